import { motif } from '../motif.ts'
import { circle, ellipse, leaf, mirrored, path, rect, stroke } from '../shapes.ts'

export const pottedPlant = motif(
  200,
  250,
  ({ leaf: green, pop }) =>
    path(leaf(0, -70, 150, 26, -48) + leaf(0, -70, 170, 26, 14) + leaf(0, -70, 130, 24, 66), green.shade) +
    path(leaf(0, -70, 165, 26, -18) + leaf(0, -70, 150, 26, 40) + leaf(0, -70, 115, 22, -74), green.base) +
    path(mirrored('44,-78 L 34,0 L 0,0'), pop.lit) +
    rect(-48, -82, 96, 18, pop.lit, 4),
)

export const snakePlant = motif(
  130,
  260,
  ({ leaf: green, light, alt }) =>
    path(leaf(-14, -70, 150, 17, -14) + leaf(10, -70, 190, 17, 3) + leaf(22, -70, 130, 15, 18), green.shade) +
    path(leaf(-4, -70, 170, 15, -5) + leaf(16, -70, 150, 14, 10) + leaf(-20, -70, 100, 14, -26), green.base) +
    path(mirrored('50,-80 C 50,-30 44,0 34,0 L 0,0'), light.lit) +
    ellipse(0, -80, 50, 7, alt.shade),
)

export const flowers = motif(
  180,
  270,
  ({ leaf: green, pop, warm, light, alt }) =>
    stroke('M0-100C-4-150-30-180-46-200M4-100C4-160 10-200 16-226M6-100C14-150 40-170 58-184', green.shade, 5) +
    path(leaf(-14, -140, 60, 14, -70) + leaf(10, -150, 60, 14, 62) + leaf(6, -120, 64, 14, 86), green.base) +
    circle(-48, -206, 30, pop.lit) +
    circle(-48, -206, 10, warm.base) +
    circle(18, -238, 34, light.lit) +
    circle(18, -238, 11, warm.base) +
    circle(62, -190, 26, pop.shade) +
    circle(62, -190, 8, warm.base) +
    path(mirrored('20,-120 C 20,-92 44,-86 44,-46 C 44,-14 30,0 24,0 L 0,0'), alt.lit),
)

export const branches = motif(200, 290, ({ leaf: green, wood, light }) => {
  const along = (steps: readonly [number, number, number][]) =>
    steps.map(([x, y, turn]) => leaf(x, y, 46, 11, turn)).join('')
  return (
    stroke('M-2-110C-10-170-40-220-70-260M4-110C10-180 34-220 64-244', wood.shade, 4) +
    path(
      along([
        [-12, -150, -80],
        [-26, -190, -88],
        [-50, -232, -80],
        [16, -170, 84],
        [34, -206, 96],
        [64, -244, 60],
      ]),
      green.shade,
    ) +
    path(
      along([
        [-10, -160, 26],
        [-30, -200, 14],
        [-56, -240, 8],
        [-70, -258, -34],
        [10, -150, -22],
        [24, -194, -14],
        [48, -228, -4],
      ]),
      green.base,
    ) +
    path(mirrored('16,-124 C 16,-104 52,-100 52,-50 C 52,-12 36,0 28,0 L 0,0'), light.lit)
  )
})

export const cactus = motif(
  120,
  190,
  ({ leaf: green, pop, warm }) =>
    stroke('M0-70V-160', green.base, 44) +
    stroke('M4-92H46V-128', green.base, 24) +
    stroke('M0-80H-42V-104', green.shade, 22) +
    stroke('M0-76V-160M12-78V-156', green.shade, 3) +
    circle(0, -184, 9, warm.base) +
    path(mirrored('42,-70 L 32,0 L 0,0'), pop.lit) +
    rect(-46, -74, 92, 14, pop.lit, 4),
)

export const roundTree = motif(
  190,
  300,
  ({ leaf: green, wood }) =>
    path('M-8 0L-5-130H5L8 0Z', wood.shade) +
    stroke('M0-100L30-140M0-120L-26-156', wood.shade, 7) +
    ellipse(0, -200, 88, 102, green.lit) +
    path(leaf(30, -130, 60, 16, 30) + leaf(-30, -170, 56, 15, -24) + leaf(14, -210, 52, 14, 14), green.shade, 0.6),
)

export const cypress = motif(
  80,
  280,
  ({ leaf: green, wood }) =>
    rect(-5, -30, 10, 30, wood.shade) + path(mirrored('0,-284 C 26,-220 46,-60 30,-24 L 0,-18'), green.lit),
)

export const pine = motif(
  150,
  260,
  ({ leaf: green, wood }) =>
    rect(-6, -34, 12, 34, wood.shade) +
    path('M0-120L72-28H-72Z', green.shade) +
    path('M0-190L58-84H-58Z', green.base) +
    path('M0-262L44-150H-44Z', green.lit),
)

export const shrub = motif(
  180,
  90,
  ({ leaf: green, pop }) =>
    path('M-92 0C-104-40-70-62-48-52C-44-94 20-104 32-64C60-76 104-44 88 0Z', green.lit) +
    circle(-40, -30, 8, pop.base) +
    circle(6, -58, 8, pop.base) +
    circle(48, -30, 8, pop.base),
)

export const flowerBed = motif(
  200,
  100,
  ({ leaf: green, pop, light, warm }) =>
    path(
      [-80, -50, -20, 14, 46, 78].map((x, i) => leaf(x, 0, 60 + (i % 3) * 12, 11, i * 11 - 26)).join(''),
      green.base,
    ) +
    [-84, -44, -4, 36, 80]
      .map(
        (x, i) =>
          stroke(`M${x} 0v${-60 - (i % 2) * 22}`, green.shade, 4) +
          circle(x, -66 - (i % 2) * 22, 15, i % 2 ? light.base : pop.base) +
          circle(x, -66 - (i % 2) * 22, 5, warm.base),
      )
      .join(''),
)
