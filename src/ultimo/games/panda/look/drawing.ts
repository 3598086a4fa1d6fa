// How a card is drawn: a head in a sun, behind leaves of ours, as an address. The home page needs no more than this and three heads.

/** The head, the colour of the sky, the colour of the sun. */
export type Figure = [head: string, sky: string, sun: string]

export const leaf = (fill: string, more: string): string =>
  `<g fill="${fill}" ${more}><path d="M0 60C10 20 45 0 100 4 92 44 55 66 0 60z"/><path d="M4 58C34 40 60 22 94 8" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2.5"/></g>`

/** A panda's level, in coins on the leaves. */
function coins(level: number): string {
  const first = 50 - (level - 1) * 8.5
  return Array.from({ length: level }, (_, i) => `<circle cx="${first + i * 17}" cy="115" r="7.2" fill="#ffd05c" stroke="#5b3517" stroke-width="2"/>`).join('')
}

/** The picture of a card. */
export function draw([head, sky, sun]: Figure, level = 0): string {
  const face = head.replace(/<svg[^>]*>/, '<svg x="15" y="27" width="70" height="70" viewBox="0 0 32 32">')
  return address(
    '0 0 100 127',
    `<rect width="100" height="127" fill="${sky}"/><circle cx="50" cy="60" r="43" fill="${sun}"/>` +
      `${leaf('#164427', 'opacity=".55" transform="translate(110 46) rotate(163) scale(.62 .6)"')}${face}` +
      `${leaf('#1c5a31', 'transform="translate(-12 92) scale(.68 .67)"')}${leaf('#2f8243', 'transform="translate(106 96) scale(-.74 .7)"')}${coins(level)}`,
  )
}

/** A drawing as the address of a picture. */
export function address(box: string, body: string): string {
  const [, , width, height] = box.split(' ')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}0" height="${height}0">${body}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
