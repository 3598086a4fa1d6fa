// Whose work is on the page. A test compares the pictures with those that the sources import.

/** The pictures of game-icons.net (CC BY 3.0) that we use, by the artist who drew them. */
export const ARTISTS: Record<string, string[]> = {
  Delapouite: [
    'brain-leak', 'card-exchange', 'frozen-body', 'human-target', 'magic-hat', 'peace-dove', 'push', 'receive-money', 'scroll-quill', 'spiked-dragon-head',
  ],
  DarkZaitzev: ['hooded-figure'],
  Faithtoken: ['card-random'],
  Lorc: [
    'beer-stein', 'crossed-chains', 'crystal-ball', 'divided-spiral', 'gem-pendant', 'grim-reaper', 'juggler', 'king', 'mirror-mirror', 'pirate-grave', 'plain-dagger',
    'poison-bottle', 'queen-crown', 'raining', 'ray-gun', 'return-arrow', 'rock', 'run', 'scissors', 'scythe', 'shield-bounces', 'snatch', 'spade', 'spyglass', 'trade',
    'visored-helm', 'voodoo-doll', 'witch-flight',
  ],
  Skoll: ['open-treasure-chest', 'raise-zombie', 'revolver'],
  sbed: ['death-skull'],
}

/** The pictures of Fluent Emoji (MIT) that we use. */
export const EMOJI: string[] = [
  'mouse-face', 'raccoon', 'fox', 'wolf', 'gorilla', 'elephant',
  'rabbit-face', 'bear', 'giraffe', 'owl', 'cat-face', 'lion', 'pig-face', 'panda', 'monkey-face',
]
