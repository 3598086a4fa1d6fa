"""The house: what is compiled, what an install holds, what depends on what, what is written down of it."""

import importlib
import importlib.metadata
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import ultimo
from ultimo import build_info

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "ultimo"
INSTALLED = Path(ultimo.__path__[0])
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MADE = SOURCE / "server" / "page"
"""The built page: not a part of the sources, though it lies there."""


def hot_modules() -> list[str]:
    """The names of the modules that pyproject.toml lists as compiled."""
    patterns = PROJECT["tool"]["ultimo"]
    chosen = {path for pattern in patterns["compiled"] for path in SOURCE.glob(pattern)}
    left_out = {path for pattern in patterns["uncompiled"] for path in SOURCE.glob(pattern)}
    return sorted(".".join(path.relative_to(SOURCE.parent).with_suffix("").parts) for path in chosen - left_out)


def is_binary(path: Path) -> bool:
    return path.name.endswith(tuple(EXTENSION_SUFFIXES))


def requirements() -> Iterator[Requirement]:
    """Everything that running, building, testing and checking asks for by name."""
    project = PROJECT["project"]
    asked = [*project["dependencies"], *PROJECT["build-system"]["requires"]]
    for extra in project["optional-dependencies"].values():
        asked += extra
    yield from map(Requirement, asked)


def pins() -> dict[str, str]:
    """Name and version of every line of constraints.txt."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    found: dict[str, str] = {}
    for line in lines:
        if not line.startswith("#"):
            pin = re.fullmatch(r"([A-Za-z0-9._-]+)==([0-9][A-Za-z0-9.]*)", line)
            assert pin is not None, line
            found[canonicalize_name(pin[1])] = pin[2]
    return found


# What runs


@pytest.mark.parametrize("name", hot_modules())
def test_hot_modules_are_all_compiled_or_none(name: str) -> None:
    module = importlib.import_module(name)
    assert is_binary(Path(str(module.__file__))) == build_info.is_compiled()


def test_hot_modules_are_those_that_play() -> None:
    hot = hot_modules()
    for name in ("ultimo.table.state", "ultimo.table.playout", "ultimo.games.pan.state", "ultimo.bots.bot"):
        assert name in hot
    assert not [name for name in hot if "test" in name]


def test_sources_hold_no_binary_that_would_go_on_running() -> None:
    assert [path for path in SOURCE.rglob("*") if is_binary(path)] == []


def test_version_is_the_installed_one_and_names_the_build() -> None:
    assert importlib.metadata.version("ultimo") == build_info.VERSION
    build = "compiled" if is_binary(Path(str(sys.modules["ultimo.table.state"].__file__))) else "uncompiled"
    assert build_info.describe_build() == f"{build_info.VERSION} ({build})"
    said = subprocess.run([sys.executable, "-m", "ultimo", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout == f"ultimo {build_info.VERSION} ({build})\n"


def test_an_install_holds_every_file_of_the_sources() -> None:
    for path in SOURCE.rglob("*"):
        kept = path.suffix in (".py", ".typed", ".toml", ".ftl", ".md") or path.parent.name == "transcripts"
        if kept and path.is_file() and not path.is_relative_to(MADE):
            assert (INSTALLED / path.relative_to(SOURCE)).read_bytes() == path.read_bytes()


# How it is built


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what a build reads."""
    for name in ("pyproject.toml", "setup.py", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__", "page"))
    return tmp_path


def setup(checkout: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if name != "ULTIMO_PURE"}
    return subprocess.run(
        [sys.executable, "setup.py", "--quiet", *command],
        cwd=checkout,
        env=inherited | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def built(checkout: Path) -> list[Path]:
    return list(next((checkout / "build").glob("lib*")).rglob("*"))


builds = pytest.mark.skipif(
    importlib.util.find_spec("mypyc") is None,
    reason="what builds the package is not in the environment that only runs it",
)


@pytest.mark.once
@builds
def test_a_build_without_a_c_compiler_gives_the_uncompiled_package(checkout: Path) -> None:
    done = setup(checkout, "build", CC="no-such-compiler")
    assert done.returncode == 0
    assert "it will run uncompiled" in done.stderr
    assert not any(map(is_binary, built(checkout)))
    assert any(path.name == "playout.py" for path in built(checkout))


@pytest.mark.once
@builds
def test_a_build_that_must_compile_fails_without_a_c_compiler(checkout: Path) -> None:
    done = setup(checkout, "build", CC="no-such-compiler", ULTIMO_PURE="0")
    assert done.returncode != 0


@pytest.mark.once
@builds
def test_a_type_error_in_a_hot_module_gives_the_uncompiled_package(checkout: Path) -> None:
    (checkout / "src/ultimo/table/rng.py").write_text("x: int = 'a'\n", encoding="utf-8")
    done = setup(checkout, "build")
    assert done.returncode == 0
    assert "it will run uncompiled" in done.stderr
    assert not any(map(is_binary, built(checkout)))


@pytest.mark.once
@builds
def test_ultimo_pure_builds_the_uncompiled_package_without_asking_mypyc(checkout: Path) -> None:
    done = setup(checkout, "build", ULTIMO_PURE="1", CC="no-such-compiler")
    assert done.returncode == 0
    assert "uncompiled" not in done.stderr
    assert list((checkout / "build").rglob("*.c")) == []
    assert not any(map(is_binary, built(checkout)))


@pytest.mark.once
@builds
def test_a_build_forgets_files_that_are_no_more(checkout: Path) -> None:
    setup(checkout, "build", ULTIMO_PURE="1")
    (checkout / "src/ultimo/table/playout.py").unlink()
    setup(checkout, "build", ULTIMO_PURE="1")
    names = [path.name for path in built(checkout)]
    assert "rng.py" in names
    assert "playout.py" not in names


@pytest.mark.once
@builds
def test_a_build_in_place_is_refused(checkout: Path) -> None:
    done = setup(checkout, "build_ext", "--inplace", CC="no-such-compiler")
    assert done.returncode != 0
    assert "would go on running the old binary" in done.stderr


# What depends on what


@pytest.mark.once
def test_all_arrows_go_down(checkout: Path) -> None:
    assert lint_imports(checkout).returncode == 0


@pytest.mark.parametrize(
    ("room", "line"),
    [
        ("table", "import ultimo.games"),
        ("table", "import ultimo.build_info"),
        ("games/pan", "import ultimo.bots"),
        ("bots", "from ultimo.games.pan import PAN"),
        ("lab", "import ultimo.server"),
        ("server", "import ultimo.lab"),
        ("lab", "import ultimo.cli"),
        ("table", "import time"),
        ("bots", "import random"),
        ("", "import ultimo.table"),
    ],
)
@pytest.mark.once
def test_an_arrow_that_goes_up_is_found(checkout: Path, room: str, line: str) -> None:
    (checkout / "src/ultimo" / room / "extra.py").write_text(line + "\n", encoding="utf-8")
    assert lint_imports(checkout).returncode == 1


@pytest.mark.once
def test_a_game_that_knows_another_is_found(checkout: Path) -> None:
    other = checkout / "src/ultimo/games/other"
    other.mkdir()
    (other / "__init__.py").write_text("from ultimo.games.pan import moves\n", encoding="utf-8")
    assert lint_imports(checkout).returncode == 1


def lint_imports(checkout: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [Path(sys.executable).parent / "lint-imports", "--no-cache"],
        cwd=checkout,
        env=os.environ | {"PYTHONPATH": str(checkout / "src")},
        capture_output=True,
        text=True,
        check=False,
    )


# What is written down


def test_every_dependency_is_pinned_to_a_version_that_pyproject_allows() -> None:
    pinned = pins()
    for requirement in requirements():
        assert requirement.specifier.contains(pinned[canonicalize_name(requirement.name)])


def test_every_dependency_has_its_line() -> None:
    rows = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8").splitlines()
    listed = {canonicalize_name(name) for row in rows for name in re.findall(r"^\| `([^`]+)` \|", row)}
    assert {canonicalize_name(requirement.name) for requirement in requirements()} == listed


def test_what_builds_is_what_runs() -> None:
    build = {item.name: item for item in map(Requirement, PROJECT["build-system"]["requires"])}
    run = {item.name: item for item in map(Requirement, PROJECT["project"]["dependencies"])}
    for name in build.keys() & run.keys():
        assert build[name].specifier == run[name].specifier
    assert "librt" in build
    assert "librt" in run


def test_ci_runs_the_test_command_of_the_readme() -> None:
    last = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()[-1]
    command = last.removeprefix("exec ")
    assert command == "make test"
    assert command in (ROOT / "README.md").read_text(encoding="utf-8")
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
