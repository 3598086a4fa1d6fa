import { piles as pilesInOrder, type Pile } from '$web/look/cards'

export { without } from '$web/look/cards'

/** Cards as they are laid out, the best first: equal ones on one pile when they are more than `most`. */
export const piles = (cards: readonly string[], most: number): Pile[] => pilesInOrder([...cards].sort((a, b) => Number(b) - Number(a)), most)
