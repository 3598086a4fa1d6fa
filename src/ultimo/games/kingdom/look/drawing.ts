// How a card is drawn: a figure in a niche, in one metal, as an address. The home page needs no more than this and three figures.

/** A figure of ours, from what is inside of a drawing of 100 by 100. */
export const own = (body: string): string => `<svg width="1em" height="1em" viewBox="0 0 100 100" fill="currentColor">${body}</svg>`

/** A crown: what is inside of a drawing of 100 by 100. */
export const CROWN = '<path d="M15 84h70l7-48-20 15-9-27-13 23-13-23-9 27L8 36z"/><circle cx="8" cy="32" r="6"/><circle cx="37" cy="19" r="6"/><circle cx="63" cy="19" r="6"/><circle cx="92" cy="32" r="6"/>'
/** The Queen's crown, with a heart. */
export const QUEEN = own(`${CROWN}<path d="M50 78C30 66 38 54 50 62c12-8 20 4 0 16z" fill="#0008"/><rect x="13" y="87" width="74" height="7" rx="3"/>`)
/** The figure, the colour of the wall, the metal. */
export type Figure = [figure: string, wall: string, metal: string]

/** A figure at its place in a drawing. */
export const drawn = (figure: string, x: number, y: number, width: number, colour: string, more = ''): string =>
  figure.replace(/<svg/, `<svg x="${x}" y="${y}" color="${colour}" ${more}`).replace(/ (width|height)="1em"/g, ` $1="${width}"`)

/** The picture of a card. */
export function draw([figure, wall, metal]: Figure): string {
  return address(
    '0 0 100 127',
    `<rect width="100" height="127" fill="${wall}"/><path d="M12 127V62C12 34 30 22 50 10c20 12 38 24 38 52v65z" fill="#000" opacity=".28"/>` +
      `<path d="M16 127V63c0-26 17-37 34-48 17 11 34 22 34 48v64" fill="none" stroke="${metal}" stroke-opacity=".55" stroke-width="1.6"/>` +
      `<ellipse cx="50" cy="72" rx="34" ry="42" fill="${metal}" opacity=".16"/>${drawn(figure, 21.5, 45.5, 62, '#000', 'opacity=".45"')}${drawn(figure, 19, 43, 62, metal)}` +
      `<path d="M20 116h60" stroke="${metal}" stroke-width="2.5"/>`,
  )
}

/** A drawing as the address of a picture. */
export function address(box: string, body: string): string {
  const [, , width, height] = box.split(' ')
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}0" height="${height}0">${body}</svg>`)}`
}
