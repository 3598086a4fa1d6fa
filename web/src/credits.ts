// Whose work is on the page. A test compares the pictures with those that the sources import.

/** The pictures of game-icons.net (CC BY 3.0) that we use, by the artist who drew them. */
export const ARTISTS: Record<string, string[]> = {
  Delapouite: ['spiked-dragon-head'],
  DarkZaitzev: ['hooded-figure'],
  Lorc: ['beer-stein', 'grim-reaper', 'juggler', 'king', 'queen-crown', 'trade', 'visored-helm', 'witch-flight'],
  Skoll: ['revolver'],
  sbed: ['death-skull'],
}

/** The pictures of Fluent Emoji (MIT) that we use. */
export const EMOJI: string[] = [
  'mouse-face', 'raccoon', 'fox', 'wolf', 'gorilla', 'elephant',
  'rabbit-face', 'bear', 'giraffe', 'owl', 'cat-face', 'lion', 'pig-face', 'panda', 'monkey-face',
]
