import type { Paint } from '../color/paint.ts'
import { motif } from '../motif.ts'
import { circle, ellipse, path, rect, ring, stroke } from '../shapes.ts'

const pane = (x: number, y: number, w: number, h: number, { alt, light }: Paint) =>
  rect(x - 5, y - 5, w + 10, h + 10, light.base, 2) +
  rect(x, y, w, h, alt.lit) +
  stroke(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, light.base, 4)

export const house = motif(340, 290, (paint) => {
  const { light, main, pop, dark, wood } = paint
  return (
    rect(70, -262, 32, 70, wood.shade) +
    path('M-140 0V-150L0-262L140-150V0Z', light.lit) +
    path('M-166-142L0-284L166-142L150-124L0-250L-150-124Z', main.lit) +
    rect(-28, -104, 56, 104, pop.lit, 4) +
    circle(16, -50, 4, dark.base) +
    pane(-108, -96, 52, 58, paint) +
    pane(56, -96, 52, 58, paint) +
    circle(0, -170, 25, light.tint) +
    circle(0, -170, 19, paint.alt.lit) +
    rect(-38, -6, 76, 8, wood.base)
  )
})

export const modernHouse = motif(420, 240, (paint) => {
  const { light, main, wood, dark, alt, pop } = paint
  return (
    rect(-196, -130, 220, 130, light.lit) +
    rect(-120, -236, 320, 112, main.lit) +
    rect(-136, -242, 352, 14, dark.lit) +
    rect(24, -124, 160, 124, wood.lit) +
    rect(-176, -104, 104, 74, alt.lit) +
    stroke('M-124-104V-30', light.base, 5) +
    rect(-50, -100, 52, 100, pop.lit) +
    rect(-90, -212, 120, 62, alt.lit) +
    stroke('M-30-212V-150', main.shade, 5) +
    rect(70, -212, 96, 62, alt.lit) +
    stroke('M118-212V-150', main.shade, 5) +
    stroke('M36-96H172M36-68H172M36-40H172', wood.shade, 4)
  )
})

export const apartments = motif(
  230,
  360,
  ({ pop, alt, light, dark, main }) =>
    rect(-106, -350, 212, 350, pop.lit) +
    rect(-116, -360, 232, 16, pop.shade) +
    [-310, -230, -150]
      .map(
        (y) =>
          [-80, -20, 40].map((x) => rect(x, y, 40, 48, (x + y) % 3 ? alt.lit : light.base)).join('') +
          rect(-88, y + 48, 176, 6, light.base),
      )
      .join('') +
    rect(-26, -72, 52, 72, main.lit) +
    rect(-84, -68, 42, 44, alt.lit) +
    rect(42, -68, 42, 44, alt.lit) +
    circle(14, -36, 4, dark.base),
)

export const shop = motif(
  420,
  300,
  ({ main, light, pop, alt, dark, wood, warm }) =>
    rect(-190, -300, 380, 300, main.lit) +
    rect(-204, -308, 408, 18, main.shade) +
    rect(-150, -276, 300, 40, light.lit, 4) +
    stroke('M-96-256H-20M0-256H60M80-256H96', main.base, 9) +
    rect(-166, -178, 210, 132, light.base) +
    rect(-158, -170, 194, 116, alt.lit) +
    path('M-120-54L-50-170H-14L-84-54Z', light.base, 0.45) +
    rect(70, -186, 92, 186, wood.lit) +
    rect(82, -172, 68, 104, alt.lit) +
    circle(152, -54, 5, dark.base) +
    path('M-184-226H184L204-178H-204Z', pop.lit) +
    path([-4, -2, 0, 2].map((i) => `M${i * 46 + 23}-226h46l${i * 2.5 + 5} 48h-51Z`).join(''), light.base) +
    path(Array.from({ length: 8 }, (_, i) => `M${-204 + i * 51}-178a25.5 22 0 0 0 51 0Z`).join(''), pop.shade) +
    rect(-176, -46, 230, 14, wood.lit) +
    circle(-90, -74, 19, pop.base) +
    circle(-40, -72, 16, warm.base) +
    rect(-16, -98, 30, 44, main.base, 4),
)

export const scaffold = motif(
  380,
  330,
  ({ wood, metal, light, pop, alt }) =>
    path('M-150 0V-210L0-310L150-210V0Z', light.lit) +
    stroke('M-150-212L0-312L150-212M-90-252V-160M0-310V-160M90-252V-160M-150-160H150', wood.base, 12) +
    rect(-110, -120, 66, 80, alt.lit) +
    rect(44, -120, 66, 80, alt.lit) +
    rect(-26, -92, 52, 92, pop.lit) +
    stroke('M170 0V-270M-170 0V-240M170-150H112M-170-150H-112M170-60L112-150', metal.shade, 7),
)

export const door = motif(
  180,
  320,
  ({ pop, light, alt, dark, wood }) =>
    path('M-86 0V-226A86 92 0 0 1 86-226V0Z', light.lit) +
    path('M-70 0V-226A70 76 0 0 1 70-226V0Z', pop.lit) +
    path('M-50-230A50 54 0 0 1 50-230Z', alt.tint) +
    rect(-50, -204, 42, 84, pop.shade, 4) +
    rect(8, -204, 42, 84, pop.shade, 4) +
    rect(-50, -100, 100, 70, pop.shade, 4) +
    circle(52, -110, 7, dark.base) +
    rect(-96, -10, 192, 12, wood.lit, 3),
)

export const key = motif(
  100,
  240,
  ({ warm, wall }) =>
    ring(0, -72, 38, 40, warm.base, 21) +
    rect(-10, -32, 20, 146, warm.lit, 5) +
    path('M10 60H40V78H10ZM10 90H32V108H10Z', warm.shade) +
    ellipse(0, -122, 6, 5, wall.shade),
)

export const tinyHouse = motif(
  150,
  150,
  ({ pop, main, light, alt }) =>
    path('M-58 0V-80L0-130L58-80V0Z', light.lit) +
    path('M-74-76L0-142L74-76L64-64L0-120L-64-64Z', pop.lit) +
    rect(-16, -48, 32, 48, main.lit, 3) +
    rect(-6, -92, 12, 14, alt.shade, 2) +
    rect(28, -48, 20, 22, alt.lit, 2) +
    rect(-48, -48, 20, 22, alt.lit, 2),
)

export const bricks = motif(
  220,
  110,
  ({ pop, warm, light }) =>
    [
      [-108, -34, 0],
      [-34, -34, 1],
      [40, -34, 0],
      [-72, -70, 1],
      [2, -70, 0],
      [-36, -106, 0],
    ]
      .map(([x = 0, y = 0, k]) => rect(x, y, 70, 33, k ? warm.lit : pop.lit, 3))
      .join('') + stroke('M-100-36H106M-68-72H68', light.base, 2, 0.4),
)

export const hardHat = motif(
  190,
  110,
  ({ warm, light }) =>
    path('M-78-26C-80-110 80-110 78-26Z', warm.lit) +
    path('M-20-94C-18-106 18-106 20-94L14-26H-14Z', warm.tint) +
    path('M-96-14C-96-28-80-30-70-30H70C80-30 96-28 96-14C96-2 60 0 0 0S-96-2-96-14Z', warm.shade) +
    ellipse(-44, -62, 6, 14, light.base, 0.5),
)

export const blueprint = motif(
  230,
  90,
  ({ main, light, alt }) =>
    path('M-100-80H84L104 0H-112Z', main.lit) +
    stroke('M-60-64H0V-40H40V-20H-70ZM0-40V-20M40-64V-40', light.base, 3, 0.9) +
    ellipse(94, -40, 13, 44, alt.lit),
)
