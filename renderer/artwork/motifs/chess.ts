import type { Tone } from '../color/paint.ts'
import { motif } from '../motif.ts'
import { bars, circle, mirrored, path, rect, stroke } from '../shapes.ts'

const foot = (tone: Tone) =>
  path(mirrored('34,-34 C 34,-26 50,-22 50,-10 L 50,0 L 0,0'), tone.lit) + rect(-40, -40, 80, 10, tone.shade, 5)

export const king = motif(
  110,
  260,
  ({ main }) =>
    stroke('M0-256V-214M-18-240H18', main.base, 11) +
    path(mirrored('0,-216 C 20,-216 46,-208 40,-184 L 26,-152 L 0,-152'), main.lit) +
    rect(-34, -156, 68, 12, main.shade, 6) +
    path(mirrored('22,-146 C 22,-110 26,-70 36,-38 L 0,-38'), main.lit) +
    foot(main),
)

export const queen = motif(
  110,
  236,
  ({ light }) =>
    circle(0, -224, 11, light.base) +
    path('M-44-208L-20-184L0-216L20-184L44-208L28-148H-28Z', light.lit) +
    rect(-34, -152, 68, 12, light.shade, 6) +
    path(mirrored('22,-142 C 22,-110 26,-70 36,-38 L 0,-38'), light.lit) +
    foot(light),
)

export const pawn = motif(
  104,
  160,
  ({ light }) =>
    path(mirrored('16,-110 C 16,-80 24,-60 32,-38 L 0,-38'), light.lit) +
    circle(0, -130, 28, light.lit) +
    rect(-28, -108, 56, 10, light.shade, 5) +
    foot(light),
)

export const knight = motif(
  116,
  206,
  ({ pop, dark }) =>
    path(
      'M-34-38C-30-90 10-92 4-118C-14-106-34-98-48-108C-58-118-50-132-40-140C-30-166-16-188 10-192L16-206L28-188C56-170 54-100 38-38Z',
      pop.lit,
    ) +
    stroke('M26-186C44-150 40-110 34-80', pop.shade, 6) +
    circle(-4, -160, 5, dark.base) +
    foot(pop),
)

export const rook = motif(
  110,
  178,
  ({ main }) =>
    path('M-38-176H-20V-160H-9V-176H9V-160H20V-176H38V-136H-38Z', main.lit) +
    path(mirrored('24,-136 C 24,-100 28,-70 34,-38 L 0,-38'), main.lit) +
    rect(-32, -138, 64, 10, main.shade, 5) +
    foot(main),
)

export const chessboard = motif(
  320,
  60,
  ({ wood, light, dark }) =>
    path('M-120-60H120L160-22H-160Z', light.lit) +
    bars('M-112-52H120', dark.base, 14, 28, 28) +
    bars('M-96-32H140', dark.base, 16, 33, 33) +
    path('M-160-22H160V0H-160Z', wood.lit),
)

export const chessClock = motif(
  190,
  120,
  ({ wood, light, dark, pop }) =>
    rect(-60, -118, 28, 16, pop.base, 4) +
    rect(32, -112, 28, 10, dark.base, 4) +
    rect(-92, -104, 184, 104, wood.lit, 10) +
    circle(-44, -52, 36, light.lit) +
    circle(44, -52, 36, light.lit) +
    stroke('M-44-52V-76M-44-52L-28-46M44-52L62-64M44-52V-74', dark.base, 4),
)
