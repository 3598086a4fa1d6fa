/** Where a seat is: across the scene in per cent where it is wide, in columns (per cent) and rows (from 0) on a phone. */
export interface Spot {
  x: number
  column: number
  row: number
}

const spot = (x: number, column: number, row = 0): Spot => ({ x, column, row })
const [left, middle, right] = [17, 50, 83]

/** The others' spots, clockwise from your left hand: all along the head of the coffin; on a phone, more than three also down both sides. */
const SPOTS: readonly (readonly Spot[])[] = [
  [],
  [spot(55, middle)],
  [spot(38, left), spot(72, right)],
  [spot(31, left), spot(55, middle), spot(79, right)],
  [spot(20, left, 1), spot(42, left), spot(64, right), spot(86, right, 1)],
  [spot(11, left, 1), spot(30.5, left), spot(50, middle), spot(69.5, right), spot(89, right, 1)],
]

export const spots = (others: number): readonly Spot[] => SPOTS[others] ?? []
