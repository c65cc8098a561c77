import { motif } from '../motif.ts'
import { circle, ellipse, mirrored, path, rect, ring, stroke } from '../shapes.ts'

export const lightBulb = motif(
  130,
  190,
  ({ warm, metal, dark, light }) =>
    path(mirrored('0,-188 C 60,-188 80,-126 48,-88 C 34,-72 32,-64 30,-50 L 0,-50'), warm.lit) +
    stroke('M-14-54L-20-108L-6-96L6-96L20-108L14-54', light.base, 4) +
    path('M-40-150C-34-164-24-170-16-172', light.base) +
    rect(-30, -52, 60, 12, metal.base, 5) +
    rect(-28, -38, 56, 12, metal.shade, 5) +
    path('M-26-24H26L14 0H-14Z', dark.lit),
)

export const plug = motif(
  130,
  240,
  ({ main, metal, dark }) =>
    stroke('M0 20C0 70-50 60-50 96S0 118 10 130', dark.base, 10) +
    rect(-30, -112, 14, 56, metal.lit, 4) +
    rect(16, -112, 14, 56, metal.lit, 4) +
    path('M-48-62H48V-30C48 4 22 26 0 26S-48 4-48-30Z', main.lit),
)

export const socket = motif(
  150,
  150,
  ({ light, dark, metal }) =>
    rect(-74, -74, 148, 148, light.lit, 20) +
    circle(0, 0, 50, light.shade) +
    circle(-20, 0, 9, dark.base) +
    circle(20, 0, 9, dark.base) +
    rect(-6, -50, 12, 12, metal.shade) +
    rect(-6, 38, 12, 12, metal.shade),
)

export const lightSwitch = motif(
  120,
  160,
  ({ light, pop }) =>
    rect(-58, -78, 116, 156, light.lit, 16) +
    rect(-28, -46, 56, 92, light.shade, 8) +
    path('M-28-38C-28-44-24-46-20-46H20C24-46 28-44 28-38V4H-28Z', pop.lit),
)

export const fuseBox = motif(
  230,
  270,
  ({ metal, dark, pop, light, main }) =>
    rect(-112, -132, 224, 264, metal.lit, 12) +
    rect(-88, -104, 176, 86, dark.lit, 6) +
    [-74, -38, -2, 34]
      .map(
        (x, i) =>
          rect(x, -92, 28, 62, light.lit, 4) +
          rect(x + 8, i === 1 ? -62 : -82, 12, 22, i === 1 ? pop.base : dark.tint, 3),
      )
      .join('') +
    rect(-88, 2, 176, 86, main.lit, 6) +
    path('M8 12L-26 52H-4L-12 82L26 38H2Z', pop.tint) +
    circle(96, 0, 6, dark.base),
)

export const cable = motif(
  220,
  200,
  ({ pop, dark, metal }) =>
    ring(-10, -76, 66, 66, pop.shade, 18) +
    ring(-10, -84, 66, 66, pop.base, 14) +
    ring(-10, -84, 44, 44, pop.shade, 10) +
    stroke('M30-22C70 0 80-10 96-40', pop.base, 12) +
    rect(82, -82, 30, 44, dark.lit, 8) +
    stroke('M90-84V-100M104-84V-100', metal.base, 6),
)

export const pendant = motif(
  180,
  330,
  ({ pop, dark, warm }) =>
    stroke('M0-330V-100', dark.base, 4) +
    ellipse(0, -8, 26, 16, warm.tint) +
    path(mirrored('14,-110 C 18,-84 90,-70 90,-8 L 0,-8'), pop.lit) +
    rect(-14, -120, 28, 16, dark.base, 4),
)

export const deskLamp = motif(
  190,
  250,
  ({ main, dark, warm, pop }) =>
    stroke('M-20-10L-64-120L20-206', dark.base, 9) +
    circle(-64, -120, 11, pop.base) +
    ellipse(62, -172, 24, 15, warm.tint) +
    path('M-4-222C14-250 60-244 84-212C98-192 100-180 98-168L20-160C8-176-6-196-4-222Z', main.lit) +
    path('M-70 0C-70-16-44-20-20-20S30-16 30 0Z', dark.lit),
)
