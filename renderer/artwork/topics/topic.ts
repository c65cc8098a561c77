import type { MotifName } from '../motif-library.ts'
import type { Clothes } from '../scene.ts'
import type { SceneName } from '../scenes/scenes.ts'

/** What a trade or a field of life looks like. */
export type Topic = {
  /** Words that call it up, as a person would write them; a longer word that begins with one of at least five letters counts too. */
  words: string
  /** Scenes that suit it; one named twice comes twice as often. */
  scenes: readonly [SceneName, ...SceneName[]]
  table: readonly MotifName[]
  tools?: readonly MotifName[]
  room?: readonly MotifName[]
  outdoor?: readonly MotifName[]
  clothes?: Clothes
}
