/** Where a seat is: in per cent of the scene where it is wide, in columns (per cent) and rows (from 1) on a phone. */
export interface Spot {
  x: number
  y: number
  column: number
  row: number
}

const spot = (x: number, y: number, column: number, row: number): Spot => ({ x, y, column, row })
const [left, middle, right] = [17, 50, 83]

/** The others' spots while they are few, clockwise from your left hand, by how many they are. */
const FEW: readonly (readonly Spot[])[] = [
  [],
  [spot(50, 5, middle, 1)],
  [spot(18, 29, left, 1), spot(82, 29, right, 1)],
  [spot(18, 29, left, 1), spot(50, 5, middle, 1), spot(82, 29, right, 1)],
  [spot(12.5, 44, left, 2), spot(24, 12, left, 1), spot(76, 12, right, 1), spot(87.5, 44, right, 2)],
  [spot(12, 45, left, 2), spot(21, 15, left, 1), spot(50, 5, middle, 1), spot(79, 15, right, 1), spot(88, 45, right, 2)],
]

/** How many others sit as these few; more sit close together. */
export const FEW_OTHERS = FEW.length - 1

/** The spots of so many others, up to fifteen: up the left side, along the top, down the right; on a phone up one side and down the other. */
export function spots(others: number): readonly Spot[] {
  const few = FEW[others]
  if (few) return few
  const side = others < 9 ? 2 : 3
  const top = others - 2 * side
  const rows = Math.floor(others / 2)
  return Array.from({ length: others }, (_, i) => {
    const [x, y] =
      i < side ? [7, height(side - i, side)]
      : i < side + top ? [along(i - side, top), 8]
      : [93, height(i - side - top + 1, side)]
    const odd = others % 2 === 1
    const [column, row] = i < rows ? [left, rows - i] : odd && i === rows ? [middle, 1] : [right, i - rows - (odd ? 1 : 0) + 1]
    return spot(x, y, column, row)
  })
}

/** Of the places down a side, the first below the corner. */
const height = (place: number, side: number): number => (side === 2 ? 14 + place * 17 : 10 + place * 17)

/** Along the top, from corner to corner once it is full. */
function along(i: number, top: number): number {
  const reach = Math.min(42, 10.5 * (top - 1) / 2 + (top < 7 ? 6 : 0))
  return top === 1 ? 50 : 50 - reach + (2 * reach * i) / (top - 1)
}
