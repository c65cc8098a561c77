import { motif } from '../motif.ts'
import { bars, circle, ellipse, mirrored, path, rect, ring, stroke } from '../shapes.ts'

export const sprayBottle = motif(
  100,
  214,
  ({ pop, main, light, alt }) =>
    path('M-22-150V-178L-52-176V-200L16-214C34-214 42-202 42-190L20-184V-150Z', main.lit) +
    stroke('M-30-174C-30-156-36-150-40-144', main.shade, 8) +
    path(mirrored('16,-156 C 16,-130 46,-128 46,-92 L 40,-8 C 40,-2 36,0 32,0 L 0,0'), pop.lit) +
    rect(-43, -90, 86, 54, light.lit) +
    circle(0, -63, 15, alt.base),
)

export const bucket = motif(
  160,
  190,
  ({ main, alt, metal, light }) =>
    stroke('M-66-112C-60-196 60-196 66-112', metal.shade, 6) +
    ellipse(0, -112, 70, 15, main.shade) +
    circle(-34, -120, 20, light.base) +
    circle(-4, -130, 26, light.tint) +
    circle(32, -120, 19, light.shade) +
    circle(64, -158, 10, light.base, 0.6) +
    circle(-58, -166, 7, light.base, 0.6) +
    path('M-70-112C-46-96 46-96 70-112L54 0H-54Z', main.lit) +
    path('M-63-62L-60-44H60L63-62C40-52-40-52-63-62Z', alt.base),
)

export const broom = motif(
  110,
  260,
  ({ wood, warm, pop }) =>
    rect(-7, -130, 14, 170, wood.lit, 7) +
    path('M-24 36H24L54 124C30 132-30 132-54 124Z', warm.lit) +
    stroke('M-14 62L-28 122M0 62V126M14 62L28 122', warm.shade, 4) +
    rect(-28, 28, 56, 22, pop.lit, 6),
)

export const towels = motif(
  190,
  112,
  ({ light, pop, alt }) =>
    rect(-88, -38, 176, 38, alt.lit, 17) +
    rect(-80, -74, 164, 37, light.lit, 17) +
    rect(-84, -110, 160, 37, pop.lit, 17) +
    stroke('M-60-19H70M-56-55H66M-60-91H58', light.shade, 3, 0.7),
)

export const soap = motif(
  150,
  96,
  ({ pop, light, alt }) =>
    path('M-70-12H70C66 0 50 0 40 0H-40C-50 0-66 0-70-12Z', light.lit) +
    rect(-52, -50, 104, 40, pop.lit, 18) +
    circle(-20, -62, 15, alt.tint, 0.8) +
    circle(8, -66, 20, alt.base, 0.7) +
    circle(40, -80, 10, alt.tint, 0.8),
)

export const squeegee = motif(
  190,
  220,
  ({ main, dark, metal }) =>
    path('M-92-108H92V-92H-92Z', dark.base) +
    rect(-92, -96, 184, 20, metal.lit, 4) +
    path('M-34-76H34L12-30H-12Z', metal.shade) +
    rect(-14, -34, 28, 144, main.lit, 13),
)

export const brushes = motif(
  150,
  190,
  ({ wood, alt, light, pop }) =>
    stroke('M-24-80L-40-176M26-80L44-160', wood.base, 11) +
    rect(-64, -190, 46, 30, light.lit, 12) +
    bars('M46-182V-140', pop.base, 44, 5, 3) +
    path(mirrored('46,-90 L 38,0 L 0,0'), alt.lit) +
    ring(0, -90, 46, 6, alt.shade, 3),
)

export const vacuum = motif(
  220,
  240,
  ({ main, dark, metal, pop }) =>
    stroke('M40-60C110-70 90-190 20-222L-90-14', metal.shade, 10) +
    rect(-124, -16, 70, 16, dark.lit, 6) +
    path('M-10-10C-20-90 90-120 106-40V-10Z', main.lit) +
    circle(66, -24, 24, dark.lit) +
    circle(66, -24, 10, metal.base) +
    circle(20, -50, 11, pop.base),
)
