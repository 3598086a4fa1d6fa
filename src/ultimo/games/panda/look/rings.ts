// A slice of a tree, drawn by sums of sines: the rim, and one line for each year.

const POINTS = 40

/** A closed line round the middle of a field of 1000 by 600. `radius` of 500 touches its sides; `twist` turns its bumps. */
export function ring(radius: number, twist: number): string {
  const points = Array.from({ length: POINTS }, (_, i) => {
    const angle = (i / POINTS) * 2 * Math.PI
    const far = radius * (1 + 0.018 * Math.sin(angle * 3 + twist) + 0.012 * Math.sin(angle * 7 + twist * 2.3) + 0.008 * Math.sin(angle * 13 + twist))
    return [500 + far * Math.cos(angle), 300 + far * 0.6 * Math.sin(angle)] as const
  })
  const at = (x: number, y: number): string => `${x.toFixed(0)} ${y.toFixed(0)}`
  const steps = points.map(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % POINTS] ?? [x, y]
    const half = at((x + nextX) / 2, (y + nextY) / 2)
    return i ? `Q${at(x, y)} ${half}` : `M${half}`
  })
  const [[x, y] = [0, 0], [nextX, nextY] = [0, 0]] = points
  return `${steps.join('')}Q${at(x, y)} ${at((x + nextX) / 2, (y + nextY) / 2)}Z`
}

/** The years, from the bark inwards. */
export const YEARS = Array.from({ length: 15 }, (_, i) => ({ line: ring(452 - i * 29 - (i % 3) * 5, 1 + i * 0.22), faint: 0.14 + (i % 4) * 0.05, width: 1.2 + (i % 3) }))

export const BARK = ring(503, 1)
export const BAST = ring(488, 1)
export const WOOD = ring(468, 1)
