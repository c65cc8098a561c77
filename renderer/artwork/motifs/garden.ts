import { motif } from '../motif.ts'
import { bars, circle, ellipse, leaf, path, place, rect, ring, stroke } from '../shapes.ts'

export const mower = motif(
  300,
  210,
  ({ pop, dark, metal, leaf: green }) =>
    stroke('M-70-70L-150-196L-172-190', dark.base, 9) +
    path('M-110-96L-52-108V-52H-104Z', dark.lit) +
    path('M-64-84C-40-112 44-118 74-92C98-84 112-60 114-34H-74Z', pop.lit) +
    rect(-20, -132, 66, 30, dark.lit, 8) +
    circle(-56, -28, 30, dark.lit) +
    circle(-56, -28, 13, metal.base) +
    circle(86, -24, 24, dark.lit) +
    circle(86, -24, 10, metal.base) +
    path([-130, -104, 122, 142].map((x, i) => leaf(x, 0, 30, 6, i * 9 - 14)).join(''), green.base),
)

const shearHalf = (blade: string, grip: string) =>
  path('M-9 12C-16-30-10-98 2-128C10-90 10-30 8 12Z', blade) + path('M-10 8H8L14 104C14 120-8 120-8 104Z', grip)

export const shears = motif(
  110,
  250,
  ({ metal, pop, dark }) =>
    place(shearHalf(metal.shade, pop.shade), { x: 0, y: 0, turn: 14, mirror: true }) +
    place(shearHalf(metal.base, pop.base), { x: 0, y: 0, turn: -14 }) +
    circle(0, 4, 7, dark.base),
)

export const wateringCan = motif(
  230,
  160,
  ({ main, alt }) =>
    stroke('M-10-120C-20-176-110-170-100-84C-98-60-84-46-66-40', main.shade, 12) +
    path('M56-40C84-60 88-110 112-138L126-128C112-90 112-30 56-10Z', main.shade) +
    path('M100-152L142-124L136-114L96-142Z', alt.base) +
    path('M-64-112H58L66 0H-72Z', main.lit) +
    ellipse(-3, -112, 61, 11, main.shade),
)

export const trowel = motif(
  80,
  230,
  ({ metal, wood, dark }) =>
    path('M0-118C30-92 36-50 30-22C14-10-14-10-30-22C-36-50-30-92 0-118Z', metal.lit) +
    path('M-3-104V-20H3V-104Z', metal.shade) +
    rect(-6, -18, 12, 40, dark.base) +
    rect(-14, 20, 28, 92, wood.lit, 13),
)

export const spade = motif(
  110,
  270,
  ({ metal, wood, dark }) =>
    rect(-7, -110, 14, 160, wood.lit) +
    ring(0, -118, 24, 16, wood.shade, 10) +
    path('M-42 36H42C44 86 26 116 0 132C-26 116-44 86-42 36Z', metal.lit) +
    rect(-11, 18, 22, 34, dark.base, 4),
)

export const rake = motif(
  140,
  270,
  ({ wood, main }) =>
    rect(-6, -132, 12, 200, wood.lit, 6) +
    rect(-64, 62, 128, 14, main.lit, 5) +
    bars('M-60 92H64', main.base, 36, 7, 12.3),
)

export const secateurs = motif(
  100,
  210,
  ({ metal, pop, dark }) =>
    path('M-10 4C-40-40-26-92 6-108C14-70 16-30 10 4Z', metal.lit) +
    path('M14 0C40-20 44-60 30-92C26-60 10-30-2-8Z', metal.shade) +
    path('M-6-6H12C24 30 40 66 34 104C22 116 14 100 14 84C10 50-4 24-6-6Z', pop.shade) +
    path('M-14 0H6C2 40-8 60-12 88C-14 108-34 112-36 98C-34 60-18 34-14 0Z', pop.lit) +
    circle(0, 0, 8, dark.base),
)

export const fence = motif(
  300,
  120,
  ({ light }) =>
    rect(-150, -84, 300, 12, light.shade) +
    rect(-150, -40, 300, 12, light.shade) +
    [-140, -90, -40, 10, 60, 110].map((x) => path(`M${x} 0V-100L${x + 15}-116L${x + 30}-100V0Z`, light.lit)).join(''),
)

export const crate = motif(
  200,
  150,
  ({ wood, leaf: green, pop, warm }) =>
    path([-60, -40, -20].map((x, i) => leaf(x, -70, 74, 16, i * 18 - 22)).join(''), green.base) +
    circle(14, -90, 24, pop.lit) +
    circle(52, -86, 22, warm.lit) +
    circle(36, -108, 20, pop.shade) +
    rect(-96, -84, 192, 38, wood.lit, 3) +
    rect(-96, -40, 192, 40, wood.lit, 3) +
    rect(-84, -84, 14, 84, wood.shade) +
    rect(70, -84, 14, 84, wood.shade),
)
