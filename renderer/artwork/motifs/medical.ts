import { motif } from '../motif.ts'
import { bars, circle, mirrored, path, place, rect, ring, stroke } from '../shapes.ts'

export const tooth = motif(
  140,
  170,
  ({ light }) =>
    path(
      'M0-148C24-172 70-160 66-112C64-80 50-70 46-34C42-6 22-4 16-30C12-50 8-60 0-60S-12-50-16-30C-22-4-42-6-46-34C-50-70-64-80-66-112C-70-160-24-172 0-148Z',
      light.lit,
    ) + stroke('M-46-124C-46-136-38-142-30-142', light.tint, 8),
)

export const toothbrush = motif(
  50,
  250,
  ({ main, light, pop }) =>
    bars('M-12-120V-56', light.base, 26, 9, 4) +
    rect(-3, -126, 16, 78, main.lit, 8) +
    path('M-3-56H13C13-20 22 20 20 110C20 126-10 126-10 110C-12 20-3-20-3-56Z', main.lit) +
    rect(-3, 30, 16, 54, pop.base, 8),
)

export const brushCup = motif(
  120,
  200,
  ({ alt, main, pop, light }) =>
    place(
      rect(-6, -150, 12, 130, main.base, 6) +
        bars('M-14-190V-150', light.base, 20, 8, 3) +
        rect(-6, -194, 12, 50, main.base, 5),
      { x: 0, y: 0, turn: -12 },
    ) +
    place(
      rect(-6, -140, 12, 120, pop.base, 6) +
        bars('M14-176V-138', light.base, 20, 8, 3) +
        rect(-6, -180, 12, 50, pop.base, 5),
      { x: 4, y: 0, turn: 11 },
    ) +
    path(mirrored('44,-96 L 38,-8 C 38,-2 34,0 30,0 L 0,0'), alt.lit),
)

export const stethoscope = motif(
  170,
  240,
  ({ main, metal, dark }) =>
    stroke('M-48-110V-60C-48 0 32 0 32-60V-110', main.base, 13) +
    stroke('M-8-16V40C-8 110 76 100 70 40V16', main.base, 13) +
    stroke('M-48-112V-120M32-112V-120', metal.base, 11) +
    circle(70, 2, 30, metal.lit) +
    circle(70, 2, 17, dark.tint),
)

export const pills = motif(
  150,
  130,
  ({ pop, light, alt, main }) =>
    rect(-70, -130, 80, 28, light.lit, 6) +
    rect(-64, -104, 68, 104, pop.lit, 10) +
    rect(-64, -78, 68, 46, light.lit) +
    circle(-30, -55, 12, main.base) +
    place(
      path('M-34 0A17 17 0 0 1-17-17H0V17H-17A17 17 0 0 1-34 0Z', main.lit) +
        path('M0-17H17A17 17 0 0 1 17 17H0Z', light.base),
      { x: 52, y: -18, turn: -8 },
    ) +
    circle(34, -46, 13, alt.base),
)

export const heart = motif(
  170,
  160,
  ({ pop, light }) =>
    path(mirrored('0,-116 C 34,-176 108,-140 78,-76 C 60,-40 24,-14 0,0'), pop.lit) +
    stroke('M-54-108C-54-124-44-132-34-132', light.base, 7, 0.6),
)

export const firstAid = motif(
  180,
  150,
  ({ light, pop, dark }) =>
    stroke('M-34-116V-140H34V-116', dark.base, 9) +
    rect(-88, -118, 176, 118, light.lit, 14) +
    path('M-14-94H14V-72H36V-44H14V-22H-14V-44H-36V-72H-14Z', pop.base),
)

export const microscope = motif(
  150,
  230,
  ({ main, dark, metal, pop }) =>
    path('M-66 0C-66-14-50-20-40-20H60C70-20 72-10 72 0Z', dark.lit) +
    stroke('M10-20C76-40 80-120 18-140', main.base, 15) +
    rect(-56, -66, 84, 10, metal.lit, 4) +
    place(
      rect(-17, -84, 34, 100, main.lit, 6) + rect(-12, 14, 24, 24, metal.shade) + rect(-12, -108, 24, 28, dark.lit, 4),
      { x: -10, y: -122, turn: 18 },
    ) +
    circle(38, -60, 12, pop.base),
)

export const spineModel = motif(
  110,
  250,
  ({ light, wood, dark }) =>
    stroke('M36 0V-236C36-250 0-250 0-236', dark.base, 6) +
    rect(-34, -10, 100, 10, wood.lit, 4) +
    [-216, -190, -164, -138, -112, -86, -60]
      .map((y, i) => rect(-20 - Math.round(Math.sin(i * 0.9) * 9), y, 40, 18, light.lit, 7))
      .join('') +
    path(mirrored('14,-38 L 6,-20 L 0,-18'), light.shade),
)

export const handsHeart = motif(
  260,
  220,
  ({ pop, wood, warm, main, alt }) =>
    path(mirrored('0,-146 C 30,-200 92,-168 66,-112 C 52,-82 22,-58 0,-46'), pop.lit) +
    path('M-120-104C-112-124-96-118-92-100L-84-66C-60-70-30-50-12-26L-20 0H-60C-90-10-116-50-120-104Z', warm.lit) +
    path('M120-104C112-124 96-118 92-100L84-66C60-70 30-50 12-26L20 0H60C90-10 116-50 120-104Z', wood.lit) +
    path('M-74-12H-4V20H-70Z', main.base) +
    path('M74-12H4V20H70Z', alt.base),
)

export const magnifier = motif(
  130,
  240,
  ({ metal, alt, wood, light }) =>
    rect(-10, 20, 20, 96, wood.lit, 9) +
    circle(0, -44, 62, alt.tint, 0.75) +
    ring(0, -44, 62, 62, metal.shade, 13) +
    path('M-36-30L10-84L24-76L-22-18Z', light.base, 0.6),
)

export const dentalMirror = motif(
  60,
  250,
  ({ metal, alt, light }) =>
    rect(-5, -60, 10, 184, metal.lit, 5) +
    rect(-8, 20, 16, 70, metal.shade, 6) +
    circle(0, -88, 32, metal.lit) +
    circle(0, -88, 24, alt.tint) +
    path('M-14-80L6-106L14-100L-6-72Z', light.base, 0.7),
)

export const dentalProbe = motif(
  60,
  250,
  ({ metal, main }) =>
    stroke('M0-40C2-84 30-86 22-112C16-124-2-120-4-108', metal.base, 7) +
    rect(-5, -50, 10, 174, metal.lit, 5) +
    rect(-8, -20, 16, 80, main.lit, 7),
)
