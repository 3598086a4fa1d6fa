"""Every screen, in every language: nobody is shut out, and everything fits, from a small phone to a wide desk."""

from pathlib import Path
from typing import Any

import pytest
from people import DESKTOP, PHONE, SMALL_PHONE, TABLET, WIDE, MakePerson, Person
from site_server import SiteServer
from walks import screens

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
SIZES = (SMALL_PHONE, PHONE, TABLET, DESKTOP, WIDE)

LOOK_FOR_BARRIERS = """async () => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await axe.run(document, { resultTypes: ['violations'], runOnly: tags })
  return violations
    .filter((each) => ['serious', 'critical'].includes(each.impact))
    .flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.target.join(' ')} ${node.any[0]?.message ?? each.help}`))
}"""

# What does not fit: a page that scrolls sideways, a hand that is not in sight, a target smaller than 44 px, something to
# press that something else lies over.
LOOK_FOR_MISFITS = """() => {
  const TARGET = 44
  const found = []
  const words = (one) => `${one.tagName.toLowerCase()}.${[...one.classList].join('.')} "${(one.ariaLabel || one.textContent || '').trim().slice(0, 30)}"`
  const root = document.scrollingElement
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`)
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const hand = dialog ? null : document.querySelector('.tray .hand')
  for (const card of hand?.querySelectorAll('.card') ?? []) {
    const box = card.getBoundingClientRect()
    // The lower rim of a lying card may touch the edge of the screen, its value and its picture not.
    if (box.left < -1 || box.right > innerWidth + 1 || box.top < 0 || box.bottom > innerHeight + box.height / 4) found.push(`${words(card)} is out of sight`)
  }
  if (hand && hand.scrollWidth > hand.clientWidth + 1 && getComputedStyle(hand).overflowX !== 'visible') found.push('the hand scrolls')
  const pressable = 'button, a[href], input, select, textarea, summary'
  for (const one of (dialog ?? document).querySelectorAll(pressable)) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert], .unseen')) continue
    const isHit = (x, y) => {
      const top = document.elementFromPoint(x, y)
      return !!top && (one.contains(top) || !!one.labels && [...one.labels].some((label) => label.contains(top)))
    }
    let box = one.getBoundingClientRect()
    if (box.top < 0 || box.bottom > innerHeight) {
      one.scrollIntoView({ block: 'center', behavior: 'instant' })
      box = one.getBoundingClientRect()
    }
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    if (!isHit(x, y)) found.push(`${words(one)} is covered by ${words(document.elementFromPoint(x, y) ?? root)}`)
    const inSentence = one.matches('p a, p button') && getComputedStyle(one).display === 'inline'
    const reach = TARGET / 2 - 1
    const wide = box.width >= TARGET - 0.5 || (isHit(x - reach, y) && isHit(x + reach, y))
    const high = box.height >= TARGET - 0.5 || (isHit(x, y - reach) && isHit(x, y + reach))
    if (!inSentence && !(wide && high)) found.push(`${words(one)} is ${Math.round(box.width)} by ${Math.round(box.height)}`)
  }
  scrollTo(0, 0)
  return found
}"""


# Until the page was drawn once more, so that what follows the size has followed it; clocks of the page may stand still.
DRAWN = """() => new Promise((done) => new ResizeObserver((_, self) => { self.disconnect(); done() }).observe(document.body))"""


def barriers(one: Person) -> dict[str, list[Any]]:
    """What axe finds serious or critical, by theme."""
    found = {}
    for theme in ("dark", "light"):
        one.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]  # one of the literals
        one.page.locator(f"html[data-theme='{theme}']").wait_for()
        if not one.page.evaluate("() => 'axe' in window"):
            one.page.evaluate(AXE.read_text(encoding="utf-8"))
        found[theme] = one.page.evaluate(LOOK_FOR_BARRIERS)
    return found


def misfits(one: Person) -> dict[str, list[str]]:
    """What does not fit, by size."""
    found = {}
    for width, height in SIZES:
        one.page.set_viewport_size({"width": width, "height": height})
        one.page.evaluate(DRAWN)
        found[f"{width}x{height}"] = one.page.evaluate(LOOK_FOR_MISFITS)
    one.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    return found


@pytest.fixture(params=["en", "fr", "es"])
def pair(request: pytest.FixtureRequest, person: MakePerson, stage: SiteServer) -> tuple[Person, Person]:
    """Somebody who goes through all screens in each language, and company."""
    one, other = person(request.param, at=stage), person("en", at=stage)
    one.page.clock.install()
    return one, other


def test_no_screen_shuts_anybody_out_in_any_language_or_theme(pair: tuple[Person, Person]) -> None:
    found = {f"{screen}, {theme}": faults for screen in screens(*pair) for theme, faults in barriers(pair[0]).items()}
    assert len(found) >= 40
    assert {where: faults for where, faults in found.items() if faults} == {}


def test_every_screen_fits_from_a_small_phone_to_a_wide_desk(pair: tuple[Person, Person]) -> None:
    found = {f"{screen}, {size}": faults for screen in screens(*pair) for size, faults in misfits(pair[0]).items()}
    assert len(found) >= 100
    assert {where: faults for where, faults in found.items() if faults} == {}
