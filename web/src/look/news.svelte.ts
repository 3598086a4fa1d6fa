import { tick, untrack } from 'svelte'
import type { TableState } from '../net/table.svelte'
import type { Happened } from '../wire'
import { fly, lay, type Way } from './flight'

/** What a scene does with the news of its table. */
interface Follower {
  scene: () => HTMLElement | undefined
  /** The ways of cards that this change of the page shows beside those of the news: read what they follow from here. */
  later?: () => Way[]
  /** Whether an event of the news moves its cards at once. */
  moves: (event: Happened) => boolean
  /** The ways of the cards that an event moves, where it does not name them itself. */
  ways?: (event: Happened) => Way[]
  /** The page shows the news now: sound, and whatever else moves. */
  heard: (news: readonly Happened[]) => void
  /** The page has changed. */
  changed: () => void
}

/** Follow a table's news: before the page changes, where the cards lie is noted; after it, they fly. Call where effects may be made. */
export function followNews(table: TableState, { scene, later, moves, ways = (event) => [event], heard, changed }: Follower): void {
  let wasSeq = untrack(() => table.seq)
  $effect.pre(() => {
    const { seq, fresh } = table
    const gone = later?.() ?? []
    untrack(() => {
      const news = seq !== wasSeq ? fresh : []
      wasSeq = seq
      const root = scene()
      if (!root || (!news.length && !gone.length)) return
      const before = lay(root)
      void tick().then(() => {
        const shown = scene()
        if (!shown) return
        fly(shown, before, [...gone, ...news.filter(moves).flatMap(ways)])
        if (news.length) heard(news)
        changed()
      })
    })
  })
}

/** Tells when the reader is asked something that they were not asked at the last look. */
export function newQuestion(table: TableState): () => boolean {
  let was = untrack(() => table.asked && table.view?.question)
  return () => {
    const now = table.asked && table.view?.question
    const isNew = !!now && now !== was
    was = now
    return isNew
  }
}
