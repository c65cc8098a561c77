import { motif } from '../motif.ts'
import { circle, ellipse, mirrored, path, rect, stroke } from '../shapes.ts'

export const guitar = motif(
  150,
  380,
  ({ wood, warm, dark, light }) =>
    path('M-16-380H16L12-330H-12Z', dark.lit) +
    rect(-9, -332, 18, 150, dark.tint) +
    path(mirrored('0,-196 C 26,-202 56,-188 54,-150 C 52,-128 48,-120 56,-104 C 92,-60 74,0 0,0'), warm.lit) +
    path(
      'M9-192C30-190 54-178 54-150C52-128 48-120 56-104C92-60 74 0 0 0C62-16 66-60 40-100C28-120 36-160 9-192Z',
      wood.base,
      0.5,
    ) +
    circle(0, -118, 23, dark.base) +
    rect(-30, -48, 60, 11, dark.base, 3) +
    stroke('M-3-340V-44M3-340V-44', light.base, 1.5, 0.7),
)

export const piano = motif(
  330,
  250,
  ({ main, dark, light, pop }) =>
    rect(-152, -250, 304, 160, main.lit, 6) +
    rect(-140, -236, 280, 74, main.shade, 4) +
    path('M-60-176L-50-226H50L60-176Z', light.lit) +
    rect(-164, -120, 328, 22, dark.lit, 3) +
    rect(-150, -130, 300, 12, light.base) +
    path([-132, -112, -72, -52, -32, 8, 28, 68, 88, 108].map((x) => `M${x}-130h11v8h-11Z`).join(''), dark.base) +
    rect(-148, -98, 22, 98, main.shade) +
    rect(126, -98, 22, 98, main.shade) +
    rect(-126, -98, 252, 70, main.shade) +
    stroke('M-14-20H-8M8-20H14', pop.base, 7),
)

export const musicNote = motif(
  140,
  200,
  ({ pop, main }) =>
    ellipse(-44, 74, 32, 24, pop.lit) +
    ellipse(56, 52, 32, 24, main.lit) +
    path('M-26 72V-88L88-114V52H74V-66L-12-46V72Z', main.base),
)

export const metronome = motif(
  120,
  190,
  ({ wood, dark, warm, metal }) =>
    path('M-30-186H30L58 0H-58Z', wood.lit) +
    path('M-20-160H20L34-56H-34Z', dark.lit) +
    stroke('M0-40L34-170', metal.base, 5) +
    path('M14-128L34-134L38-112L20-106Z', warm.base) +
    rect(-62, -12, 124, 12, wood.shade, 4),
)

export const violin = motif(
  130,
  330,
  ({ warm, dark, wood }) =>
    rect(-7, -320, 14, 160, dark.lit, 4) +
    circle(0, -320, 12, wood.base) +
    path(mirrored('0,-190 C 40,-196 60,-160 44,-128 C 34,-118 34,-104 46,-94 C 74,-50 54,0 0,0'), warm.lit) +
    stroke('M-20-126C-30-110-14-90-24-74M20-126C30-110 14-90 24-74', dark.base, 4) +
    rect(-9, -180, 18, 100, dark.base, 4) +
    rect(-18, -70, 36, 8, wood.shade, 3) +
    path('M-8-62H8L5-14H-5Z', dark.base),
)

export const sheetMusic = motif(
  190,
  210,
  ({ light, dark, wood, pop }) =>
    stroke('M0-70V-10M-40 0L0-20L40 0', dark.base, 7) +
    rect(-92, -86, 184, 14, wood.lit, 4) +
    path('M-84-206H-2V-86H-84Z', light.lit) +
    path('M2-206H84V-86H2Z', light.shade) +
    stroke('M-70-180H-18M-70-164H-18M-70-148H-18M18-180H70M18-164H70M18-148H70', dark.tint, 2, 0.5) +
    circle(-56, -120, 8, pop.base) +
    circle(-30, -128, 8, dark.base) +
    circle(40, -118, 8, pop.base),
)

export const headphones = motif(
  150,
  160,
  ({ main, dark, pop }) =>
    stroke('M-60-60C-66-176 66-176 60-60', dark.base, 13) +
    rect(-76, -84, 36, 82, pop.lit, 17) +
    rect(40, -84, 36, 82, pop.lit, 17) +
    rect(-46, -76, 14, 66, main.shade, 7) +
    rect(32, -76, 14, 66, main.shade, 7),
)
