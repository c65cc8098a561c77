import type { Paint } from './color/paint.ts'

/**
 * One thing. Standing things are drawn upwards from (0, 0) in the middle of their foot; tools, which hang or lie, around
 * (0, 0) with their working end up. `width` and `height` are in units of which a cup has 110.
 */
export type Motif = { width: number; height: number; draw: (paint: Paint) => string }

export const motif = (width: number, height: number, draw: (paint: Paint) => string): Motif => ({ width, height, draw })
