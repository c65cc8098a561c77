import { motif } from '../motif.ts'
import { circle, ellipse, mirrored, path, rect, ring, stroke } from '../shapes.ts'

export const dumbbell = motif(
  220,
  90,
  ({ dark, metal, pop }) =>
    rect(-60, -54, 120, 18, metal.lit, 6) +
    rect(-112, -70, 22, 50, pop.shade, 7) +
    rect(90, -70, 22, 50, pop.shade, 7) +
    rect(-92, -90, 40, 90, dark.lit, 12) +
    rect(52, -90, 40, 90, dark.lit, 12),
)

export const kettlebell = motif(
  130,
  156,
  ({ main, light }) =>
    stroke('M-34-86C-46-160 46-160 34-86', main.shade, 17) +
    path(mirrored('0,-108 C 50,-108 66,-70 62,-44 C 58,-14 44,0 34,0 L 0,0'), main.lit) +
    circle(0, -52, 24, light.base, 0.85),
)

export const exerciseBall = motif(
  190,
  190,
  ({ pop }) =>
    circle(0, -94, 94, pop.lit) + stroke('M-74-136C-30-104 30-104 74-136M-92-80C-40-48 40-48 92-80', pop.shade, 5),
)

export const rolledMat = motif(
  190,
  84,
  ({ alt, main }) =>
    rect(-88, -80, 168, 80, main.lit, 14) +
    ellipse(80, -40, 18, 40, alt.lit) +
    ring(80, -40, 9, 22, main.base, 5) +
    rect(-52, -80, 14, 80, alt.base) +
    rect(20, -80, 14, 80, alt.base),
)

export const waterBottle = motif(
  74,
  200,
  ({ alt, dark, light, main }) =>
    rect(-14, -200, 28, 26, dark.lit, 6) +
    rect(-28, -180, 56, 28, main.lit, 6) +
    path(mirrored('34,-154 L 34,-100 C 34,-90 29,-90 29,-80 L 34,-60 L 34,-10 C 34,-3 30,0 26,0 L 0,0'), alt.lit) +
    rect(-24, -140, 7, 120, light.base, 4, 0.6),
)

export const barbell = motif(
  340,
  130,
  ({ dark, metal, pop, main }) =>
    rect(-168, -70, 336, 10, metal.lit, 5) +
    [-1, 1]
      .map(
        (s) =>
          rect(s * 128 - 9, -100, 18, 70, pop.lit, 6) +
          rect(s * 106 - 10, -130, 20, 130, dark.lit, 8) +
          rect(s * 84 - 9, -118, 18, 106, main.lit, 7),
      )
      .join(''),
)

export const trainers = motif(
  200,
  96,
  ({ pop, light, main }) =>
    path('M-92-16C-96-50-92-80-78-94H-40C-30-70-4-58 24-50C66-42 92-36 92-16Z', pop.lit) +
    path('M-78-94H-40C-36-84-30-76-22-70L-60-52C-76-62-84-78-78-94Z', main.base) +
    stroke('M-16-62L-4-46M4-54L14-40', light.base, 6) +
    rect(-96, -20, 192, 20, light.lit, 9),
)

export const bench = motif(
  330,
  150,
  ({ dark, main, metal }) =>
    stroke('M-90-76V-6M90-76V-6M-120-4H-60M60-4H120', metal.shade, 12) +
    rect(-150, -104, 300, 32, main.lit, 15) +
    rect(-150, -82, 300, 10, dark.base, 5, 0.4),
)
