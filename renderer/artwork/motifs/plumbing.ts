import { motif } from '../motif.ts'
import { circle, leaf, mirrored, path, rect, ring, stroke } from '../shapes.ts'

export const tap = motif(
  190,
  220,
  ({ metal, alt }) =>
    stroke('M-30-8V-120C-30-196 70-196 70-120V-112', metal.shade, 32) +
    stroke('M-33-8V-120C-33-196 67-196 67-120V-112', metal.base, 24) +
    rect(50, -116, 40, 14, metal.shade, 4) +
    stroke('M-34-96H-76', metal.base, 14) +
    rect(-92, -118, 18, 44, metal.lit, 8) +
    rect(-58, -14, 56, 14, metal.lit, 4) +
    path('M70-78C84-56 88-48 88-40A18 18 0 0 1 52-40C52-48 56-56 70-78Z', alt.lit),
)

export const washbasin = motif(
  230,
  330,
  ({ light, metal, alt }) =>
    stroke('M-6-196V-258C-6-300 50-300 50-258', metal.base, 15) +
    stroke('M-30-228H18', metal.shade, 10) +
    path('M-26-130L-18 0H18L26-130Z', light.shade) +
    path('M-112-190H112C108-140 70-112 26-108H-26C-70-112-108-140-112-190Z', light.lit) +
    rect(-118, -202, 236, 18, light.lit, 9) +
    path('M50-240C58-228 60-224 60-219A10 10 0 0 1 40-219C40-224 42-228 50-240Z', alt.base),
)

export const pipes = motif(
  240,
  240,
  ({ metal, pop, main }) =>
    stroke('M-110 70H-50V-40H50V-110', metal.shade, 34) +
    stroke('M-110 67H-53V-43H47V-110', metal.base, 24) +
    rect(-84, 48, 20, 44, metal.shade, 5) +
    rect(-12, -62, 20, 44, metal.shade, 5) +
    rect(28, -92, 44, 20, metal.shade, 5) +
    stroke('M-50 16H10', main.shade, 12) +
    ring(28, 16, 25, 25, pop.base, 11) +
    stroke('M28-6V38M6 16H50', pop.base, 8) +
    circle(28, 16, 8, pop.shade),
)

export const radiator = motif(
  280,
  190,
  ({ light, metal, pop }) =>
    stroke('M-150-40H-120V0M120-40H150', metal.shade, 8) +
    [-120, -80, -40, 0, 40, 80].map((x) => rect(x, -184, 34, 168, light.lit, 15)).join('') +
    rect(-124, -160, 248, 8, light.shade, 4) +
    rect(-124, -46, 248, 8, light.shade, 4) +
    circle(-138, -40, 13, pop.base) +
    stroke('M-112-16V0M108-16V0', light.shade, 10),
)

export const boiler = motif(
  180,
  300,
  ({ light, alt, dark, pop, metal }) =>
    stroke('M-40-60V0M0-60V0M40-60V0', metal.shade, 9) +
    rect(-86, -296, 172, 244, light.lit, 16) +
    rect(-60, -268, 120, 70, alt.lit, 10) +
    circle(-30, -128, 22, dark.lit) +
    stroke('M-30-128L-20-140', light.base, 4) +
    circle(30, -128, 22, dark.lit) +
    path('M0-204C20-226 22-238 6-258C4-242-22-238-18-216C-16-206-8-204 0-204Z', pop.base) +
    rect(-60, -84, 120, 5, light.shade),
)

export const fan = motif(
  180,
  250,
  ({ main, pop, metal, dark }) =>
    path(mirrored('7,-100 L 7,-12 C 40,-10 54,-6 54,0 L 0,0'), dark.lit) +
    circle(0, -160, 84, metal.base, 0.35) +
    path(leaf(0, -160, 74, 30, 20) + leaf(0, -160, 74, 30, 140) + leaf(0, -160, 74, 30, 260), main.base) +
    ring(0, -160, 84, 84, metal.shade, 8) +
    ring(0, -160, 56, 56, metal.shade, 3) +
    circle(0, -160, 17, pop.lit),
)

export const airUnit = motif(
  300,
  130,
  ({ light, alt, dark }) =>
    rect(-146, -62, 292, 84, light.lit, 22) +
    rect(-124, -6, 248, 12, dark.tint, 6) +
    circle(118, -36, 5, alt.shade) +
    stroke('M-84 44C-92 62-70 70-80 90M0 44C-8 62 14 70 4 90M84 44C76 62 98 70 88 90', light.base, 7, 0.55),
)

export const thermostat = motif(
  150,
  150,
  ({ light, pop, dark, main }) =>
    circle(0, 0, 74, light.lit) +
    stroke('M-37 37A52 52 0 1 1 50-14', pop.base, 11) +
    stroke('M50-14A52 52 0 0 1 37 37', light.shade, 11) +
    circle(0, 0, 32, main.lit) +
    stroke('M0 0L16-16', light.base, 5) +
    circle(50, -14, 9, dark.base),
)

export const bath = motif(
  330,
  180,
  ({ light, metal, alt }) =>
    stroke('M-130-120V-166C-130-186-96-186-96-166', metal.base, 11) +
    circle(-40, -124, 20, alt.tint) +
    circle(-10, -134, 26, alt.base) +
    circle(30, -122, 18, alt.tint) +
    path('M-150-112H150C150-50 116-20 90-20H-90C-116-20-150-50-150-112Z', light.lit) +
    rect(-164, -122, 328, 16, light.lit, 8) +
    stroke('M-92-18L-100-4M92-18L100-4', metal.shade, 11),
)

export const heatPump = motif(
  300,
  220,
  ({ light, dark, alt, metal }) =>
    stroke('M-100-20V0M100-20V0', dark.base, 16) +
    rect(-146, -216, 292, 200, light.lit, 14) +
    circle(-44, -116, 82, dark.lit) +
    path(leaf(-44, -116, 70, 28, 20) + leaf(-44, -116, 70, 28, 140) + leaf(-44, -116, 70, 28, 260), metal.base) +
    ring(-44, -116, 82, 82, light.shade, 8) +
    ring(-44, -116, 48, 48, light.shade, 4) +
    circle(-44, -116, 16, alt.lit) +
    stroke('M66-180H118M66-156H118M66-132H118M66-108H118M66-84H118', light.shade, 8) +
    rect(66, -58, 52, 22, alt.lit, 5),
)
