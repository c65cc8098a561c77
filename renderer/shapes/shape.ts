import { type Composition, createCanvas, filled, type ShapeDetail, type ShapeFrame, type ShapePath } from './canvas.ts'
import { arches, arcs, coil, echoes, rings, scales } from './compositions/arcs.ts'
import { checker, chevrons, diagonals, fade, halves, shift, stairs } from './compositions/bands.ts'
import { blinds, coat, plaid, weave } from './compositions/cloth.ts'
import { discs, dotwork, halftone, moon } from './compositions/dots.ts'
import { edge, rays } from './compositions/edges.ts'
import { bloom, leaves, rosette, scallops } from './compositions/flowers.ts'
import { bricks, frames, herringbone, terrazzo, truchet } from './compositions/tiles.ts'
import { contours, dunes, ripples, runs, waves } from './compositions/water.ts'
import type { ShapeName } from './shape-names.ts'

export type { ShapeFrame, ShapePath } from './canvas.ts'
export type { ShapeColor } from './colors.ts'
export { type ShapeName, type Shapes, shapeNames } from './shape-names.ts'

const compositions: Record<ShapeName, Composition> = {
  arches,
  arcs,
  blinds,
  bloom,
  bricks,
  checker,
  chevrons,
  coat,
  coil,
  contours,
  diagonals,
  discs,
  dotwork,
  dunes,
  echoes,
  edge,
  fade,
  frames,
  halftone,
  halves,
  herringbone,
  leaves,
  moon,
  plaid,
  rays,
  rings,
  ripples,
  rosette,
  runs,
  scales,
  scallops,
  shift,
  steps: stairs,
  terrazzo,
  truchet,
  waves,
  weave,
}

/** `seed` is an integer; the same seed gives the same picture. The first path covers the frame. */
export function drawShape(
  name: ShapeName,
  seed: number,
  frame: ShapeFrame,
  detail: ShapeDetail = 'picture',
): readonly ShapePath[] {
  const { turning, draw } = compositions[name]
  const canvas = createCanvas({ name, turning, detail }, seed, frame)
  return [filled(canvas.scheme.ground, canvas.pen().box(0, 0, canvas.width, canvas.height)), ...draw(canvas)]
}
