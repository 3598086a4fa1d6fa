/** Where somebody sits: in per cent of the scene where it is wide, on which side, and in which row on a phone (from the top). */
export interface Spot {
  x: number
  y: number
  side: 'left' | 'top' | 'right'
  /** On a phone all sit down the sides; one who is left over sits at the head. */
  column: 'left' | 'head' | 'right'
  row: number
}

/** How many sit down each side of a wide table: few along the top first. */
const downSide = (others: number): number => (others < 4 ? 0 : others < 8 ? 1 : others < 12 ? 2 : 3)

/** Heights of those down a side, the lowest first. */
const HEIGHTS: readonly (readonly number[])[] = [[], [41], [56, 31], [65, 44.5, 24]]

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
    return { ...place, column, row: i < rows ? rows - i : column === 'head' ? 0 : i - rows - odd + 1 } as const
  })
}

/** How many rows of them a phone has down the sides. */
export const rowsOf = (others: number): number => Math.max(1, Math.floor(others / 2))

/** Along the top; from corner to corner once it is full. */
function along(i: number, top: number, corners: boolean): number {
  if (top === 1) return 50
  const reach = top >= 9 ? 42 : Math.min(corners ? 38 : 36, 8.5 * top)
  return 50 - reach + (2 * reach * i) / (top - 1)
}
