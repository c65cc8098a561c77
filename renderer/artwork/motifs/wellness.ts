import { motif } from '../motif.ts'
import { circle, ellipse, leaf, mirrored, path, rect, stroke } from '../shapes.ts'

const flame = (x: number, y: number, base: string, core: string) =>
  path(`M${x} ${y}c18-12 12-34 0-50c-12 16-18 38 0 50Z`, base) + path(`M${x} ${y}c8-6 6-16 0-24c-6 8-8 18 0 24Z`, core)

export const candle = motif(
  100,
  190,
  ({ light, warm, alt, dark }) =>
    stroke('M0-118V-132', dark.base, 4) +
    flame(0, -126, warm.base, light.tint) +
    path(mirrored('44,-118 L 44,-10 C 44,-3 40,0 36,0 L 0,0'), alt.lit) +
    ellipse(0, -118, 44, 8, light.lit) +
    rect(-26, -78, 52, 36, light.lit, 3),
)

export const candles = motif(
  170,
  210,
  ({ light, warm, pop, alt, dark }) =>
    stroke('M-40-150V-160M12-100V-110M56-64V-74', dark.base, 3) +
    flame(-40, -156, warm.base, light.tint) +
    flame(12, -106, warm.base, light.tint) +
    flame(56, -70, warm.base, light.tint) +
    rect(-66, -150, 52, 150, light.lit, 6) +
    rect(-14, -100, 52, 100, pop.lit, 6) +
    rect(36, -64, 44, 64, alt.lit, 6),
)

export const stones = motif(
  170,
  150,
  ({ dark, metal, alt }) =>
    ellipse(0, -24, 82, 25, dark.lit) +
    ellipse(-6, -66, 60, 21, metal.lit) +
    ellipse(4, -101, 44, 17, alt.lit) +
    ellipse(-2, -129, 27, 13, dark.lit),
)

export const diffuser = motif(
  120,
  230,
  ({ wood, main, light, pop, leaf: green }) =>
    stroke('M-6-92L-34-214M0-92L-4-226M6-92L26-210M10-92L50-190', wood.base, 4) +
    path(leaf(-34, -206, 34, 9, -30) + leaf(50, -184, 34, 9, 40), green.base) +
    rect(-15, -104, 30, 22, pop.base, 3) +
    path(mirrored('18,-86 C 56,-78 56,-50 52,-8 C 52,-2 48,0 44,0 L 0,0'), main.lit) +
    rect(-32, -56, 64, 34, light.lit),
)

export const mortar = motif(
  150,
  150,
  ({ metal, wood, leaf: green }) =>
    path('M10-70L58-148L74-140L36-64Z', wood.lit) +
    path(leaf(-20, -84, 60, 15, -30) + leaf(-8, -84, 56, 14, 6), green.base) +
    path('M-70-86H70C66-40 48-24 26-18L34 0H-34L-26-18C-48-24-66-40-70-86Z', metal.lit),
)

export const lotus = motif(
  200,
  120,
  ({ pop, alt, leaf: green }) =>
    ellipse(0, -8, 100, 11, green.lit) +
    path(leaf(0, -10, 100, 30, -64) + leaf(0, -10, 100, 30, 64), alt.base) +
    path(leaf(0, -10, 110, 32, -34) + leaf(0, -10, 110, 32, 34), pop.shade) +
    path(leaf(0, -10, 116, 34, 0), pop.lit),
)

export const tissues = motif(
  150,
  120,
  ({ main, light, alt }) =>
    path('M-30-66C-40-100-14-120 4-112C10-126 36-116 28-94L30-66Z', light.lit) +
    rect(-72, -74, 144, 74, main.lit, 8) +
    circle(0, -36, 18, alt.base, 0.6),
)

export const juice = motif(
  100,
  190,
  ({ pop, alt, light, leaf: green }) =>
    stroke('M8-120L26-190', light.base, 7) +
    path(leaf(-16, -128, 46, 14, -40), green.base) +
    path('M-44-140H44L34 0H-34Z', alt.lit, 0.6) +
    path('M-42-112H42L34 0H-34Z', pop.lit) +
    circle(34, -134, 24, pop.shade) +
    circle(34, -134, 17, alt.tint),
)

export const salad = motif(
  190,
  128,
  ({ leaf: green, pop, light, warm }) =>
    path(leaf(-60, -60, 64, 22, -40) + leaf(-20, -62, 70, 24, -12) + leaf(40, -62, 66, 22, 30), green.base) +
    circle(10, -76, 20, pop.lit) +
    path('M30-66C26-100 58-104 62-66Z', warm.base) +
    circle(-46, -72, 16, pop.shade) +
    path(leaf(66, -58, 56, 18, 58), green.shade) +
    path('M-94-66H94C90-24 62-6 34-4V0H-34V-4C-62-6-90-24-94-66Z', light.lit),
)
