import { motif } from '../motif.ts'
import { circle, ellipse, mirrored, path, rect, stroke } from '../shapes.ts'

export const cup = motif(150, 96, ({ light, wood }) => {
  const saucer = path('M-74-9H74C68 0 44 3 0 3S-68 0-74-9Z', light.shade)
  const handle = stroke('M44-70C86-76 82-28 34-32', light.shade, 11)
  const body = path(mirrored('52,-88 C 52,-44 40,-9 18,-9 L 0,-9'), light.lit)
  return saucer + handle + body + ellipse(0, -88, 52, 9, light.shade) + ellipse(0, -86.5, 45, 6, wood.shade)
})

export const steamingCup = motif(
  150,
  150,
  (paint) => cup.draw(paint) + stroke('M-12-104c-14-16 12-24-2-44M16-104c-12-14 10-22 0-38', paint.light.base, 5, 0.55),
)

export const teapot = motif(
  230,
  140,
  ({ main, dark }) =>
    stroke('M-66-92C-126-112-124-18-62-28', main.shade, 12) +
    path('M62-62C92-62 94-102 118-116L132-104C114-84 116-30 58-22Z', main.shade) +
    path(mirrored('34,-112 C 92,-100 90,-34 50,0 L 0,0'), main.lit) +
    path(mirrored('0,-128 C 26,-128 40,-120 42,-108 L 0,-106'), main.shade) +
    circle(0, -133, 9, dark.base),
)

export const bottle = motif(
  76,
  216,
  ({ main, light, pop }) =>
    path(mirrored('12,-206 L 12,-158 C 12,-136 36,-132 36,-104 L 36,-8 C 36,-2 32,0 28,0 L 0,0'), main.lit) +
    rect(-13, -214, 26, 26, pop.lit, 4) +
    rect(-36, -92, 72, 54, light.lit) +
    rect(-20, -74, 40, 4, main.base) +
    rect(-14, -64, 28, 4, main.base),
)

export const pumpBottle = motif(
  80,
  172,
  ({ wood, light, dark }) =>
    path('M-6-132V-158H-36C-42-158-42-170-36-170H4C12-170 12-164 12-158V-132Z', dark.base) +
    rect(-16, -136, 32, 20, dark.lit, 3) +
    rect(-38, -120, 76, 120, wood.lit, 12) +
    rect(-38, -88, 76, 60, light.lit) +
    rect(-24, -74, 30, 4, dark.tint) +
    rect(-24, -64, 46, 3, dark.tint) +
    rect(-24, -56, 38, 3, dark.tint),
)

export const wineGlass = motif(
  84,
  172,
  ({ light, pop }) =>
    path(mirrored('34,-172 C 44,-120 32,-88 0,-88'), light.lit, 0.6) +
    path(mirrored('38,-134 C 38,-108 24,-94 0,-94'), pop.lit) +
    path(mirrored('3,-90 C 3,-30 4,-10 34,-4 L 34,0 L 0,0'), light.lit, 0.8),
)

export const fruitBowl = motif(
  170,
  130,
  ({ pop, warm, leaf, main }) =>
    ellipse(0, -70, 82, 14, main.shade) +
    circle(-38, -86, 30, pop.lit) +
    circle(52, -80, 24, leaf.lit) +
    circle(12, -92, 33, warm.lit) +
    stroke('M-40-114C-40-122-34-126-30-128', leaf.shade, 5) +
    path('M-84-70C-50-54 50-54 84-70C80-26 50-8 28-8V0H-28V-8C-50-8-80-26-84-70Z', main.lit),
)

export const bowls = motif(
  140,
  112,
  ({ alt, light, main }) =>
    path('M-46-112H46C44-86 32-78 18-76H-18C-32-78-44-86-46-112Z', main.lit) +
    path('M-58-78H58C55-48 38-38 22-36H-22C-38-38-55-48-58-78Z', light.lit) +
    path('M-70-40H70C66-10 46-4 28-4V0H-28V-4C-46-4-66-10-70-40Z', alt.lit),
)

export const vase = motif(
  128,
  190,
  ({ main }) =>
    path(mirrored('22,-190 C 12,-150 64,-140 64,-84 C 64,-32 42,-6 34,0 L 0,0'), main.lit) +
    ellipse(0, -190, 22, 5, main.shade),
)

export const jug = motif(
  130,
  158,
  ({ pop }) =>
    stroke('M22-138C84-152 84-70 46-66', pop.shade, 12) +
    path('M-40-158L26-150C26-118 54-108 54-62C54-20 40 0 30 0H-30C-40 0-54-20-54-62C-54-108-28-118-28-140Z', pop.lit),
)

export const jar = motif(
  96,
  132,
  ({ alt, wood, warm }) =>
    rect(-46, -112, 92, 112, alt.lit, 14, 0.75) +
    path('M-46-70C-20-78 20-62 46-72V-14C46-4 42 0 32 0H-32C-42 0-46-4-46-14Z', warm.lit) +
    rect(-40, -132, 80, 24, wood.lit, 6),
)
