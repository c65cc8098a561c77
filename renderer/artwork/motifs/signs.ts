import { motif } from '../motif.ts'
import { circle, ellipse, leaf, mirrored, path, rect, ring, stroke } from '../shapes.ts'

export const shield = motif(
  170,
  200,
  ({ main, light, alt }) =>
    path(mirrored('0,-100 C 30,-84 58,-76 84,-76 C 88,10 56,72 0,100'), main.lit) +
    path(mirrored('0,-80 C 26,-66 46,-60 68,-58 C 70,8 44,56 0,80'), alt.lit) +
    stroke('M-30 2L-8 26L34-26', light.base, 15),
)

export const bug = motif(
  200,
  210,
  ({ dark, pop, light }) =>
    stroke(
      'M-44-30L-84-56M-50 12H-94M-42 52L-78 84M44-30L84-56M50 12H94M42 52L78 84M-14-84C-20-104-34-108-42-106M14-84C20-104 34-108 42-106',
      dark.base,
      9,
    ) +
    circle(0, -60, 30, dark.lit) +
    path(mirrored('0,-50 C 50,-50 62,10 48,50 C 36,84 14,92 0,92'), pop.lit) +
    stroke('M0-44V88', dark.base, 5) +
    circle(-26, -8, 10, dark.base) +
    circle(26, -8, 10, dark.base) +
    circle(-22, 40, 9, dark.base) +
    circle(22, 40, 9, dark.base) +
    ellipse(-10, -70, 4, 5, light.base),
)

export const mapPin = motif(
  130,
  180,
  ({ pop, light, dark }) =>
    ellipse(0, -2, 40, 8, dark.base, 0.25) +
    path(mirrored('0,-180 C 80,-180 84,-90 0,-2'), pop.lit) +
    circle(0, -118, 25, light.lit),
)

export const folk = motif(
  230,
  200,
  ({ main, pop, alt, wood, warm }) =>
    circle(-66, -140, 30, wood.lit) +
    path('M-120 0V-56C-120-120-12-120-12-56V0Z', main.lit) +
    circle(66, -140, 30, warm.lit) +
    path('M12 0V-56C12-120 120-120 120-56V0Z', alt.lit) +
    circle(0, -116, 34, wood.shade) +
    path('M-62 0V-26C-62-98 62-98 62-26V0Z', pop.lit),
)

export const donationBox = motif(
  190,
  190,
  ({ pop, main, light, wood }) =>
    path(mirrored('0,-152 C 22,-190 66,-166 46,-128 C 36,-108 16,-96 0,-88'), pop.lit) +
    path('M-92-104H92L84-88H-84Z', wood.shade) +
    rect(-84, -90, 168, 90, wood.lit, 4) +
    rect(-30, -102, 60, 8, main.shade, 4) +
    rect(-44, -60, 88, 34, light.lit, 3),
)

export const seedling = motif(
  140,
  170,
  ({ leaf: green, wood, pop }) =>
    stroke('M0-50V-100', green.shade, 8) +
    path(leaf(0, -96, 76, 24, -42) + leaf(0, -104, 80, 25, 36), green.lit) +
    path(mirrored('46,-58 L 36,0 L 0,0'), pop.lit) +
    ellipse(0, -58, 46, 9, wood.shade),
)

export const dog = motif(
  170,
  200,
  ({ wood, dark, light, pop }) =>
    stroke('M56-30C86-40 84-74 76-86', wood.shade, 13) +
    path('M-38-130C-40-80-56-40-52 0H64C72-50 40-92 26-126Z', wood.lit) +
    path('M-22-90C-30-50-28-20-26 0H12C18-30 10-70-2-94Z', light.lit) +
    path('M-62-166C-62-196 20-206 30-160C36-124-4-104-34-110C-58-112-84-118-82-134C-80-146-62-148-62-166Z', wood.lit) +
    path('M4-188C34-186 46-150 34-122C14-120 2-150 4-188Z', wood.shade) +
    ellipse(-76, -138, 9, 8, dark.base) +
    circle(-38, -160, 5, dark.base) +
    stroke('M-34-108C-16-104 6-108 20-120', pop.base, 11),
)

export const cat = motif(
  140,
  200,
  ({ dark, pop, warm }) =>
    stroke('M44-16C92-20 78-80 62-92', dark.base, 12) +
    path(mirrored('22,-130 C 30,-80 58,-60 54,0 L 0,0'), dark.lit) +
    path('M-44-190L-20-172H20L44-190L46-144C46-104-46-104-46-144Z', dark.lit) +
    circle(-17, -144, 5, warm.base) +
    circle(17, -144, 5, warm.base) +
    stroke('M-28-112C-10-104 10-104 28-112', pop.base, 8),
)

export const mask = motif(
  170,
  90,
  ({ alt, light, dark }) =>
    ring(-66, -46, 22, 28, dark.tint, 3) +
    ring(66, -46, 22, 28, dark.tint, 3) +
    rect(-66, -84, 132, 78, alt.lit, 18) +
    stroke('M-46-60H46M-50-42H50M-46-24H46', light.base, 4, 0.8),
)

export const server = motif(
  170,
  230,
  ({ dark, main, pop, alt }) =>
    [-226, -172, -118, -64]
      .map(
        (y, i) =>
          rect(-80, y, 160, 48, i % 2 ? main.lit : dark.lit, 8) +
          circle(-56, y + 24, 7, i === 1 ? pop.base : alt.base) +
          circle(-36, y + 24, 7, alt.base) +
          stroke(`M0 ${y + 24}h56`, alt.base, 5, 0.6),
      )
      .join('') + rect(-88, -14, 176, 14, dark.base, 4),
)

export const gear = motif(
  190,
  190,
  ({ main, wall, pop }) =>
    stroke('M0-80V80M-80 0H80M-57-57L57 57M57-57L-57 57', main.base, 28) +
    circle(0, 0, 66, main.lit) +
    circle(0, 0, 32, wall.base) +
    circle(0, 0, 16, pop.base),
)
