import type { Component } from 'svelte'
import type { TableState } from './net/table.svelte'
import type { Moment } from './story'
import type { Happened } from './wire'

/** What a game's table scene is given. */
export interface SceneProps {
  table: TableState
  act: (move: string) => void
  openRule: (id: string) => void
}

/** The module of a game's table scene. */
export interface Scene {
  default: Component<SceneProps>
}

const scenes = import.meta.glob<Scene>('../../src/ultimo/games/*/look/*Table.svelte')
const rooms = import.meta.glob<{ default: Component }>('../../src/ultimo/games/*/look/Room.svelte')
const stories = import.meta.glob<{ story(events: readonly Happened[]): Moment[] }>('../../src/ultimo/games/*/look/moments.ts')

const portraits = import.meta.glob<{ default: Component<{ table: TableState; seat: number }> }>('../../src/ultimo/games/*/look/Portrait.svelte')
const firstSights = import.meta.glob<{ default: Component }>('../../src/ultimo/games/*/look/Hero.svelte', { eager: true })

/** What the home page shows of each game, by game. */
export const heroes: Readonly<Record<string, Component>> = Object.fromEntries(
  Object.entries(firstSights).map(([path, hero]) => [path.split('/').at(-3) ?? '', hero.default]),
)

function of<T>(files: Record<string, () => Promise<T>>, game: string): Promise<T> {
  const found = Object.entries(files).find(([path]) => path.includes(`/games/${game}/`))
  if (!found) return Promise.reject(new Error(`${game} has no such part of the page`))
  return found[1]()
}

/** The scene of a game's table. */
export const scene = (game: string): Promise<Scene> => of(scenes, game)

/** The room and the bare table of a game. */
export const room = (game: string) => of(rooms, game)

/** A picture of who somebody was in a match. */
export const portrait = (game: string) => of(portraits, game)

/** How a game tells the story of a match. */
export const story = (game: string) => of(stories, game)
