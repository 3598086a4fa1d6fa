"""`bench/chart.py`: the chart of docs/performance.md shows what was measured, and nothing else."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

CHART = Path(__file__).parents[1] / "bench" / "chart.py"
WHERE = {"machine": "a machine <of two cores>", "python": "CPython 3.11.7"}


@pytest.fixture(scope="module")
def chart() -> ModuleType:
    spec = importlib.util.spec_from_file_location("chart", CHART)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def draw(chart: ModuleType, folder: Path, **rates: float | None) -> str:
    figures = [{"name": name, "value": rate, "unit": "moves/s", "where": WHERE} for name, rate in rates.items()]
    (folder / "figures.json").write_bytes(msgspec.json.encode(figures))
    chart.main(str(folder / "figures.json"), str(folder / "chart.svg"))
    return (folder / "chart.svg").read_text(encoding="utf-8")


def test_the_fastest_comes_first_and_a_tenfold_rate_is_one_line_longer(chart: ModuleType, tmp_path: Path) -> None:
    drawn = draw(chart, tmp_path, uncompiled=1e5, reference=1e7, playouts=1e6)
    assert re.findall(r">(Pan[^<]*)<", drawn) == ["Pan in C, the reference", "Pan, compiled", "Pan, uncompiled"]
    assert re.findall(r">([\d.]+ [Mk])<", drawn) == ["10.0 M", "1.0 M", "100 k"]
    longest, middle, shortest = [float(width) for width in re.findall(r'<rect[^>]* width="([\d.]+)"', drawn)]
    assert longest - middle == pytest.approx(middle - shortest, abs=0.11)
    assert longest > middle


def test_what_was_not_measured_or_is_no_rate_has_no_bar(chart: ModuleType, tmp_path: Path) -> None:
    drawn = draw(chart, tmp_path, playouts=1e7, driven=None, copy=45.0)
    assert drawn.count("<rect") == 1


def test_the_machine_is_named_and_cannot_break_the_drawing(chart: ModuleType, tmp_path: Path) -> None:
    drawn = draw(chart, tmp_path, playouts=2.6e7, reference=5.6e7)
    assert "a machine &lt;of two cores&gt;; CPython 3.11.7" in drawn
