import { motif } from '../motif.ts'
import { bars, circle, ellipse, mirrored, path, place, rect, ring, stroke } from '../shapes.ts'

const half = (blade: string, handle: string) =>
  path('M-8 10C-9-40-6-92 2-124C9-92 10-40 8 10Z', blade) +
  stroke('M0 4C0 24-2 36 2 50', handle, 12) +
  ring(8, 80, 20, 30, handle, 11)

export const scissors = motif(
  110,
  240,
  ({ metal, main, dark }) =>
    place(half(metal.shade, main.shade), { x: 0, y: 0, turn: 13, mirror: true }) +
    place(half(metal.lit, main.base), { x: 0, y: 0, turn: -13 }) +
    circle(0, 0, 5, dark.base),
)

export const comb = motif(
  52,
  220,
  ({ main }) =>
    bars('M8-98V98', main.shade, 34, 6, 5) +
    rect(-26, -110, 22, 220, main.lit, 9) +
    rect(-8, -110, 32, 12, main.base, 5) +
    rect(-8, 98, 32, 12, main.shade, 5),
)

export const razor = motif(
  70,
  240,
  ({ metal, wood, dark }) =>
    path('M-14 20V-112C-14-120-8-122 0-122H24V8C24 20 10 22 0 22Z', metal.lit) +
    rect(-14, -118, 9, 136, metal.shade) +
    path('M-16 14C-30 60-26 100-6 124C8 122 14 110 8 98C0 74 4 50 6 18Z', wood.lit) +
    circle(-5, 20, 6, dark.base),
)

export const hairDryer = motif(
  190,
  190,
  ({ main, dark, pop }) =>
    path('M14 0L48-6L66 92C50 104 38 102 32 94Z', main.shade) +
    path('M-104-62L-30-74V22L-104 10Z', dark.lit) +
    path('M-40-76H20C90-76 90 24 20 24H-40Z', main.lit) +
    circle(28, -26, 26, pop.lit) +
    circle(28, -26, 12, pop.shade),
)

export const handMirror = motif(
  120,
  230,
  ({ pop, alt, light }) =>
    rect(-10, 10, 20, 106, pop.lit, 10) +
    ellipse(0, -46, 58, 68, pop.lit) +
    ellipse(0, -46, 46, 56, alt.tint) +
    path('M-26-30L14-90L28-80L-14-16Z', light.base, 0.6),
)

export const barberPole = motif(
  84,
  250,
  ({ light, main, pop, metal }) =>
    path(mirrored('0,-250 C 26,-250 36,-230 36,-208 L 0,-208'), metal.lit) +
    rect(-28, -208, 56, 160, light.lit) +
    path('M-28-176L28-208V-186L-28-154ZM-28-106L28-138V-116L-28-84Z', pop.base) +
    path('M-28-141L28-173V-151L-28-119ZM-28-71L28-103V-81L-28-49Z', main.base) +
    rect(-36, -216, 72, 12, metal.shade, 4) +
    path(mirrored('36,-52 L 36,-40 L 24,-36 C 24,-16 30,-10 42,0 L 0,0'), metal.lit),
)

export const combJar = motif(
  90,
  210,
  ({ alt, main, dark, metal, light }) =>
    rect(-26, -196, 13, 130, dark.base, 5) +
    place(rect(-6, -190, 12, 130, main.base, 5), { x: 8, y: 0, turn: 5 }) +
    stroke('M20-190L14-80', metal.shade, 7) +
    rect(-40, -126, 80, 126, alt.lit, 8, 0.82) +
    rect(-44, -134, 88, 14, metal.lit, 5) +
    rect(-28, -104, 8, 80, light.base, 4, 0.6),
)

export const shavingBrush = motif(
  84,
  140,
  ({ warm, dark, light }) =>
    path(mirrored('0,-142 C 30,-140 44,-124 34,-98 L 22,-66 L 0,-66'), warm.lit) +
    path(mirrored('26,-70 C 14,-54 18,-44 24,-30 C 34,-18 32,0 26,0 L 0,0'), dark.lit) +
    rect(-27, -74, 54, 10, light.shade, 4),
)

export const nailPolish = motif(
  120,
  130,
  ({ pop, main, dark, light }) =>
    rect(-50, -126, 22, 64, dark.lit, 5) +
    rect(-62, -66, 46, 66, pop.lit, 12) +
    rect(28, -106, 20, 56, light.lit, 5) +
    rect(16, -56, 46, 56, main.lit, 12),
)
