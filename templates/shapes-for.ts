import type { ShapeName, Shapes } from '../renderer/shapes/shape-names.ts'
import type { TradeProfile } from './trade.ts'

/** Grammars that say nothing of a trade. */
export const neutralGrammars: readonly (readonly ShapeName[])[] = [
  ['edge', 'fade', 'rings', 'steps', 'waves'],
  ['arches', 'discs', 'diagonals', 'halves', 'dunes'],
  ['truchet', 'echoes', 'edge', 'frames', 'ripples'],
  ['shift', 'arcs', 'scales', 'edge', 'chevrons'],
  ['moon', 'weave', 'steps', 'arcs', 'dunes'],
  ['rays', 'checker', 'waves', 'edge', 'rings'],
]

/** The shapes of a website. Its seed, a whole number from 0, chooses them where the trade is unknown. */
export const shapesFor = ({ shapes }: Pick<TradeProfile, 'shapes'>, seed: number): Shapes => ({
  grammar: shapes.length ? shapes : (neutralGrammars[seed % neutralGrammars.length] ?? []),
  seed,
})
