import type { Component } from 'svelte'
import type { TableState } from './net/table.svelte'
import type { Moment } from './story'
import type { Happened } from './wire'

// What a game's `look/` may hold. Whatever is not there, the house has: see `look/house/`.

/** What a game's table scene is given. */
export interface SceneProps {
  table: TableState
  act: (move: string) => void
  openRule: (id: string) => void
  /** What ended the match has been seen: the result may come. */
  seen: () => void
}

/** The module of a game's table scene. `lastSight`: milliseconds for which the end stays in sight, at most, before the result covers it. */
export interface Scene {
  default: Component<SceneProps>
  lastSight?: number
}

/** What the picture of a game on the home page is given. */
export interface HeroProps {
  /** The names of the game's cards by their ids, in the reader's language: the game's own texts are not loaded there. */
  names: Readonly<Record<string, string>>
  /** It has one part of the page beside other games, not the whole. */
  part: boolean
}

/** The module that tells the story of a match. `pictures`: drawings (SVG) for the moments that name one. */
export interface Story {
  story(events: readonly Happened[]): Moment[]
  pictures?: Readonly<Record<string, string>>
}

export type Hero = Component<HeroProps>
type Room = { default: Component }
type Gallery = { default: Component }
type Portrait = { default: Component<{ table: TableState; seat: number }> }

// Moods are small, and home shows all of them at once.
import.meta.glob('../../src/ultimo/games/*/look/mood.css', { eager: true })

const scenes = import.meta.glob<Scene>('../../src/ultimo/games/*/look/*Table.svelte')
const rooms = import.meta.glob<Room>('../../src/ultimo/games/*/look/Room.svelte')
const stories = import.meta.glob<Story>('../../src/ultimo/games/*/look/moments.ts')
const portraits = import.meta.glob<Portrait>('../../src/ultimo/games/*/look/Portrait.svelte')
const galleries = import.meta.glob<Gallery>('../../src/ultimo/games/*/look/Gallery.svelte')
const heroes = import.meta.glob<{ default: Hero }>('../../src/ultimo/games/*/look/Hero.svelte')

/** How to load the game's own part of the page, if it has one. */
function own<T>(files: Record<string, () => Promise<T>>, game: string): (() => Promise<T>) | undefined {
  const found = Object.keys(files).find((path) => path.includes(`/games/${game}/`))
  return found === undefined ? undefined : files[found]
}

/** The game's own part of the page, or else the house's. */
const of = <T>(files: Record<string, () => Promise<T>>, game: string, house: () => Promise<T>): Promise<T> => (own(files, game) ?? house)()

/** The scene of a game's table. */
export const scene = (game: string): Promise<Scene> => of(scenes, game, () => import('./look/house/HouseTable.svelte'))

/** The room and the bare table of a game. */
export const room = (game: string): Promise<Room> => of(rooms, game, () => import('./look/house/HouseRoom.svelte'))

/** A picture of who somebody was in a match. */
export const portrait = (game: string): Promise<Portrait> => of(portraits, game, () => import('./look/house/HousePortrait.svelte'))

/** How a game tells the story of a match; null for one that has no way of its own. */
export const story = (game: string): Promise<Story | null> => of<Story | null>(stories, game, () => Promise.resolve(null))

/** What the home page shows of a game. */
export const hero = async (game: string): Promise<Hero> => (await of(heroes, game, () => import('./look/house/HouseHero.svelte'))).default

/** How to load all cards of a game, each with what it does; undefined for one whose cards need no telling. */
export const gallery = (game: string): (() => Promise<Gallery>) | undefined => own(galleries, game)
