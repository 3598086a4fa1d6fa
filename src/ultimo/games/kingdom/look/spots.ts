/**
 * Where somebody sits: in per cent of the scene where it is wide, and on which side; on a phone in which row, from the top.
 *
 * There a few sit along the top and below at its corners, `at` in per cent of the width. Many sit down both sides, and one who is left
 * over at the head, in row 0.
 */
export interface Spot {
  x: number
  y: number
  side: 'left' | 'top' | 'right'
  column: 'left' | 'head' | 'right'
  row: number
  at: number
}

/** How many others are few. */
export const FEW = 6

/** How many sit down each side of a wide table: few along the top first. */
const downSide = (others: number): number => (others < 4 ? 0 : others < 8 ? 1 : others < 12 ? 2 : 3)

/** Heights of those down a side, the lowest first. */
const HEIGHTS: readonly (readonly number[])[] = [[], [43], [60, 34], [66.5, 48.5, 30.5]]

/** The spots of so many others, up to fifteen, clockwise from your left hand. */
export function spots(others: number): Spot[] {
  const side = downSide(others)
  const top = others - 2 * side
  const rows = Math.floor(others / 2)
  const odd = others % 2
  const heights = HEIGHTS[side] ?? []
  return Array.from({ length: others }, (_, i) => {
    const place =
      i < side ? { x: 6, y: heights[i] ?? 0, side: 'left' as const }
      : i < side + top ? { x: along(i - side, top, side > 0), y: 0, side: 'top' as const }
      : { x: 94, y: heights[others - 1 - i] ?? 0, side: 'right' as const }
    const column = i < rows ? 'left' : odd && i === rows ? 'head' : 'right'
    if (others <= FEW) return { ...place, column, ...few(i, others) } as const
    return { ...place, column, row: i < rows ? rows - i : column === 'head' ? 0 : i - rows - odd + 1, at: 0 } as const
  })
}

/** Where a few sit on a phone: up to three in one row; of more, the first and the last in the second. */
function few(i: number, others: number): { row: number; at: number } {
  if (others < 4) return { row: 1, at: (100 * (i + 0.5)) / others }
  if (i === 0 || i === others - 1) return { row: 2, at: i ? 100 - 50 / 4 : 50 / 4 }
  return { row: 1, at: (100 * (i - 0.5)) / (others - 2) }
}

/** How many rows of them a phone has. */
export const rowsOf = (others: number): number => (others > FEW ? Math.floor(others / 2) : others < 4 ? 1 : 2)

/** Along the top; from corner to corner once it is full. */
function along(i: number, top: number, corners: boolean): number {
  if (top === 1) return 50
  const reach = top >= 9 ? 42 : Math.min(corners ? 38 : 36, 8.5 * top)
  return 50 - reach + (2 * reach * i) / (top - 1)
}
