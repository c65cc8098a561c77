import type { PresetStyle } from '../document/enumerations.ts'
import type { Paint } from './color/paint.ts'
import type { MotifName } from './motif-library.ts'
import type { Random } from './random.ts'

/** What a scene is drawn from. The shorter side of the picture is 600 units. */
export type Stage = {
  width: number
  height: number
  paint: Paint
  random: Random
  /** The drawing came out too large: leave out what can be left out. */
  spare: boolean
  subject: Subject
}

/** The things to show, as far as the words name them: things asked for by name first in each list. */
export type Subject = {
  /** The style of the website, where its pictures follow it. */
  style?: PresetStyle
  /** The one thing that was asked for by name, if any. */
  lead?: MotifName
  /** Everything that was asked for by name. */
  named: readonly MotifName[]
  /** Things that stand on a table. */
  table: readonly MotifName[]
  /** Tools and fittings that hang or lie. */
  tools: readonly MotifName[]
  /** Furniture and fixtures that stand on a floor. */
  room: readonly MotifName[]
  /** Things under the sky. */
  outdoor: readonly MotifName[]
  person: PersonCue
}

export type Clothes = 'casual' | 'apron' | 'coat' | 'suit' | 'sport' | 'work'
export type PersonCue = {
  look: 'any' | 'woman' | 'man'
  older: boolean
  child: boolean
  count: number
  clothes: Clothes
}

/** Draws a whole picture, edge to edge. */
export type Scene = (stage: Stage) => string
