import { motif } from '../motif.ts'
import { circle, ellipse, mirrored, path, rect, stroke } from '../shapes.ts'

export const croissant = motif(
  180,
  84,
  ({ warm, light }) =>
    path('M-96-3H96C88 6 50 8 0 8S-88 6-96-3Z', light.shade) +
    path('M-82-4C-94-50-48-86 0-86S94-50 82-4C66 0 56-20 44-26C20-36-20-36-44-26C-56-20-66 0-82-4Z', warm.lit) +
    stroke('M-28-80Q-16-60-22-36M28-80Q16-60 22-36M-64-58Q-44-48-46-28M64-58Q44-48 46-28', warm.shade, 5),
)

export const loaf = motif(
  190,
  84,
  ({ warm, light, wood }) =>
    rect(-104, -10, 208, 10, wood.lit, 4) +
    path('M-88-10C-106-44-80-80-36-82C20-92 66-84 84-62C100-42 96-20 88-10Z', warm.lit) +
    stroke('M-50-74Q-34-60-36-42M-10-80Q6-64 2-46M32-80Q46-64 40-48', light.base, 6, 0.7),
)

export const apple = motif(
  120,
  112,
  ({ pop, leaf, wood }) =>
    stroke('M0-84C0-96 4-104 10-110', wood.shade, 6) +
    path('M6-98C18-118 42-116 50-106C42-90 20-88 6-98Z', leaf.lit) +
    path(mirrored('0,-82 C 30,-104 66,-80 57,-36 C 50,-6 22,4 0,-3'), pop.lit) +
    stroke('M-40-60C-42-44-38-30-32-22', pop.tint, 6),
)

export const pear = motif(
  100,
  140,
  ({ alt, leaf, wood }) =>
    stroke('M0-118C0-128 6-136 12-140', wood.shade, 6) +
    path('M4-124C-10-142-34-138-40-128C-30-116-12-114 4-124Z', leaf.lit) +
    path(mirrored('0,-120 C 26,-122 22,-92 34,-72 C 62,-40 44,0 0,0'), alt.lit),
)

export const avocado = motif(
  104,
  126,
  ({ leaf, alt, wood, light }) =>
    path(mirrored('0,-126 C 34,-124 28,-86 42,-64 C 66,-26 42,0 0,0'), leaf.shade) +
    path(mirrored('0,-114 C 24,-112 20,-80 33,-60 C 54,-26 32,-11 0,-11'), alt.tint) +
    circle(0, -42, 23, wood.lit) +
    ellipse(-8, -50, 5, 7, light.base, 0.5),
)

export const cake = motif(
  170,
  150,
  ({ wood, light, pop, alt }) =>
    path(mirrored('86,-44 L 82,-36 L 14,-34 L 10,-8 L 44,0 L 0,0'), wood.lit) +
    rect(-62, -116, 124, 72, alt.lit, 6) +
    path('M-62-80H62V-66H-62Z', light.lit) +
    path(
      'M-66-116C-66-126-60-128-54-128H54C60-128 66-126 66-116V-98C66-86 52-86 52-98C52-106 40-106 40-98V-90C40-78 24-78 24-90V-100H-8V-94C-8-82-24-82-24-94V-98C-24-106-38-106-38-98C-38-84-66-84-66-98Z',
      light.lit,
    ) +
    circle(-30, -136, 11, pop.lit) +
    circle(2, -138, 11, pop.lit) +
    circle(34, -136, 11, pop.lit),
)

export const fruit = motif(
  170,
  78,
  ({ warm, pop, light, leaf }) =>
    circle(46, -36, 36, pop.lit) +
    path('M44-70C52-88 74-90 82-82C74-68 58-64 44-70Z', leaf.lit) +
    circle(-40, -38, 38, warm.lit) +
    circle(-40, -38, 31, light.base) +
    path(
      'M-40-64A26 26 0 0 1-17-51L-36-40ZM-63-51A26 26 0 0 1-44-64V-42ZM-66-38A26 26 0 0 1-64-48L-44-38ZM-64-28A26 26 0 0 0-44-12V-34ZM-36-12A26 26 0 0 0-16-28L-36-36ZM-15-34A26 26 0 0 0-16-47L-34-38Z',
      warm.base,
    ),
)

export const bakery = motif(
  190,
  130,
  ({ light, warm, pop, metal }) =>
    path(mirrored('0,-130 C 64,-130 84,-80 84,-30 L 0,-30'), light.base, 0.45) +
    path('M-58-30C-64-66-40-84-22-84S14-66 12-30Z', warm.lit) +
    circle(-24, -90, 10, pop.lit) +
    path('M10-30C8-56 24-68 40-68S68-54 66-30Z', warm.shade) +
    circle(0, -134, 8, metal.base) +
    path('M-92-30H92V-22H12V-8H50V0H-50V-8H-12V-22H-92Z', metal.lit),
)

export const pan = motif(
  210,
  70,
  ({ dark, pop, leaf, wood }) =>
    circle(-50, -58, 16, pop.lit) +
    circle(10, -60, 18, pop.lit) +
    path('M-28-60C-30-84-4-92 0-76C-6-60-18-56-28-60Z', leaf.lit) +
    path('M24-56C34-80 56-72 52-58Z', leaf.shade) +
    rect(76, -56, 86, 14, wood.lit, 7) +
    path('M-90-58H86C84-16 66 0 44 0H-48C-70 0-88-16-90-58Z', dark.lit),
)

export const platter = motif(250, 70, ({ metal, light, warm, pop, leaf, alt }) => {
  const bite = (x: number, top: string) =>
    path(`M${x - 17}-20H${x + 17}L${x + 14}-34H${x - 14}Z`, warm.lit) + circle(x, -44, 12, top)
  return (
    path('M-124-18C-60-6 60-6 124-18L112-8C60 2-60 2-112-8Z', metal.lit) +
    rect(-106, -21, 212, 8, light.lit, 4) +
    bite(-84, pop.lit) +
    bite(-42, leaf.lit) +
    bite(0, alt.lit) +
    bite(42, pop.lit) +
    bite(84, leaf.lit)
  )
})

export const cloche = motif(
  190,
  136,
  ({ metal, light, dark }) =>
    path('M-78-16C-78-74-44-108 0-108S78-74 78-16Z', metal.lit) +
    stroke('M-56-34C-52-62-38-80-22-88', light.base, 7, 0.7) +
    path('M-8-106L-6-118H6L8-106Z', metal.shade) +
    circle(0, -124, 11, metal.base) +
    rect(-95, -18, 190, 12, metal.shade, 6) +
    rect(-60, -6, 120, 6, dark.base, 3),
)
