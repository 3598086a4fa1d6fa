// What does not fit, a line each: a page that scrolls sideways, a hand that is not in sight, a target smaller than 44 px,
// something to press that something else lies over.
() => {
  const TARGET = 44
  const found = []
  const said = (one) => (one.ariaLabel || one.labels?.[0]?.textContent || one.textContent || '').trim().slice(0, 30)
  const words = (one) => `${one.tagName.toLowerCase()}.${[...one.classList].join('.')} "${said(one)}"`
  const root = document.scrollingElement
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`)
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const hand = dialog ? null : document.querySelector('.tray .hand')
  for (const card of hand?.querySelectorAll('.card') ?? []) {
    const box = card.getBoundingClientRect()
    // The lower rim of a lying card may touch the edge of the screen, its value and its picture not.
    const inside = box.left > -1 && box.right < innerWidth + 1 && box.top >= 0 && box.bottom < innerHeight + box.height / 4
    if (!inside) found.push(`${words(card)} is out of sight`)
  }
  const scrolls = hand && hand.scrollWidth > hand.clientWidth + 1 && getComputedStyle(hand).overflowX !== 'visible'
  if (scrolls) found.push('the hand scrolls')
  const pressable = 'button, a[href], input, select, textarea, summary'
  for (const one of (dialog ?? document).querySelectorAll(pressable)) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert], .unseen')) continue
    const isHit = (x, y) => {
      const top = document.elementFromPoint(x, y)
      return !!top && (one.contains(top) || !!one.labels && [...one.labels].some((label) => label.contains(top)))
    }
    const faults = () => {
      const box = one.getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      if (!isHit(x, y)) return [`${words(one)} is covered by ${words(document.elementFromPoint(x, y) ?? root)}`]
      const reach = TARGET / 2 - 1
      const wide = box.width >= TARGET - 0.5 || (isHit(x - reach, y) && isHit(x + reach, y))
      const high = box.height >= TARGET - 0.5 || (isHit(x, y - reach) && isHit(x, y + reach))
      return wide && high ? [] : [`${words(one)} is ${Math.round(box.width)} by ${Math.round(box.height)}`]
    }
    // What lies beyond an edge, people scroll to.
    if (faults().length) one.scrollIntoView({ block: 'center', behavior: 'instant' })
    found.push(...faults())
  }
  scrollTo(0, 0)
  return found
}
