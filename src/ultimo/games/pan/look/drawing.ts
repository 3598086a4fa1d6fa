// How a card is drawn: an animal's head, and a hat, suit and tie of ours, as an address. The home page needs no more than this and
// two or three heads.

/** Who it is, and what they wear. */
export interface Figure {
  head: string
  /** Left, top, width of the head in a window of 100 by 127. */
  at: [number, number, number]
  /** Left, top, width and turn of the hat. */
  hat: [number, number, number, number]
  tone: string
  light: string
  /** None for the two that wear their own skin. */
  suit?: string
  tie: string
}

const STRIPES = [14, 24, 34, 66, 76, 86]

function suit(cloth: string, tie: string): string {
  const stripes = STRIPES.map((x) => `<path d="M${x} 82V114" stroke="#fff" stroke-opacity=".16"/>`).join('')
  return (
    `<path d="M4 114C6 86 26 79 50 79s44 7 46 35z" fill="${cloth}"/>${stripes}<path d="M37 79l13 28 13-28z" fill="#f4ecdc"/>` +
    `<path d="M46 82h8l-1.500 5 4 16-6.500 9-6.500-9 4-16z" fill="${tie}"/>` +
    '<path d="M37 78L26 86l12 6 9 20zM63 78l11 8-12 6-9 20z" fill="#000" fill-opacity=".35"/>'
  )
}

function hat([x, y, width, turn]: Figure['hat'], band: string): string {
  return (
    `<g transform="rotate(${turn} ${x + width / 2} ${y + 10}) translate(${x} ${y - 8}) scale(${width / 60})">` +
    '<path d="M12 25C12 12 15 3 22 3c4 0 5 3 8 3s4-3 8-3c7 0 10 9 10 22z" fill="#211a1c"/>' +
    `<path d="M11.500 26c0-3 .3-5 .8-7.500 11 3.500 24.500 3.500 35.400 0 .5 2.500.8 4.500.8 7.500z" fill="${band}"/>` +
    '<path d="M1 25c4-3 8-1 12 0 11 3 23 3 34 0 4-1 8-3 12 0 1 5-12 10-29 10S0 30 1 25z" fill="#2e2528"/>' +
    '<path d="M24 7c2 2 4 2 6 2s4 0 6-2" stroke="#4a3d40" stroke-width="1.600" fill="none"/></g>'
  )
}

/** The picture of a card. */
export function draw(figure: Figure): string {
  const [x, y, width] = figure.at
  const slats = Array.from({ length: 7 }, (_, i) => `<path d="M-20 ${i * 19 - 8}l150 -22v8l-150 22z" fill="${figure.light}" opacity=".34"/>`).join('')
  const head = figure.head.replace(/<svg[^>]*>/, `<svg x="${x}" y="${y}" width="${width}" height="${width}" viewBox="0 0 32 32">`)
  return address(
    '0 0 100 127',
    `<rect width="100" height="130" fill="${figure.tone}"/><circle cx="52" cy="52" r="44" fill="${figure.light}" opacity=".55"/>${slats}` +
      `<g transform="translate(0 13)">${figure.suit ? suit(figure.suit, figure.tie) : ''}${head}${hat(figure.hat, figure.tie)}</g>`,
  )
}

/** A drawing as the address of a picture. */
export function address(box: string, body: string): string {
  const [, , width, height] = box.split(' ')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}0" height="${height}0">${body}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
