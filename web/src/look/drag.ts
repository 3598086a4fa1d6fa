// A card can be dragged to where it shall lie, beside being pressed. The page stays as it is until it is let go.

/** How far a finger may slip before a press becomes a drag, in pixels. */
const SLIP = 9

interface Drag {
  /** A card is on its way (its id), or none any more (""). */
  moves: (card: string) => void
  /** It was let go there: whether it stays. */
  drop: (card: string, x: number, y: number) => boolean
}

/** Make the cards within `root` that are buttons draggable; give what undoes it. */
export function draggable(root: HTMLElement, { moves, drop }: Drag): () => void {
  let card: HTMLElement | null = null
  let [pointer, x, y] = [-1, 0, 0]
  let isMoving = false

  function down(event: PointerEvent): void {
    const found = (event.target as HTMLElement).closest<HTMLElement>('button.card[data-card]')
    if (!found || event.button !== 0 || card) return
    card = found
    ;[pointer, x, y] = [event.pointerId, event.clientX, event.clientY]
  }

  function move(event: PointerEvent): void {
    if (!card || event.pointerId !== pointer) return
    const [right, down] = [event.clientX - x, event.clientY - y]
    if (!isMoving) {
      if (Math.hypot(right, down) < SLIP) return
      isMoving = true
      card.classList.add('is-dragged')
      card.setPointerCapture(pointer)
      moves(card.dataset['card'] ?? '')
    }
    card.style.translate = `${right}px ${down}px`
  }

  function up(event: PointerEvent): void {
    if (!card || event.pointerId !== pointer) return
    const [was, dragged] = [card, isMoving]
    card = null
    isMoving = false
    if (!dragged) return
    // The click that follows is no press.
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
    const stays = event.type === 'pointerup' && drop(was.dataset['card'] ?? '', event.clientX, event.clientY)
    moves('')
    was.classList.remove('is-dragged')
    // A card that stays is where it was let go until the table has taken it, and flies on from there.
    if (stays) setTimeout(() => (was.style.translate = ''), STAYS)
    else was.style.translate = ''
  }

  /** Milliseconds after which a card goes back that the table has not taken. */
  const STAYS = 700
  const swallow = (event: Event): void => {
    event.stopPropagation()
    event.preventDefault()
  }
  const ends = ['pointerup', 'pointercancel'] as const
  root.addEventListener('pointerdown', down)
  addEventListener('pointermove', move)
  ends.forEach((end) => addEventListener(end, up))
  return () => {
    root.removeEventListener('pointerdown', down)
    removeEventListener('pointermove', move)
    ends.forEach((end) => removeEventListener(end, up))
  }
}
