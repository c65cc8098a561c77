import { motif } from '../motif.ts'
import { bars, circle, ellipse, mirrored, path, rect, ring, stroke } from '../shapes.ts'

export const bookStack = motif(190, 116, ({ main, pop, alt, light, dark }) => {
  const book = (x: number, y: number, w: number, h: number, fill: string, spine: string) =>
    rect(x, y, w, h, fill, 4) + rect(x + w - 14, y + 5, 14, h - 10, light.base) + rect(x + 16, y, 8, h, spine)
  return (
    book(-90, -34, 180, 34, main.lit, main.shade) +
    book(-74, -64, 156, 30, alt.lit, alt.shade) +
    book(-84, -98, 164, 34, pop.lit, pop.shade) +
    path('M20-98V-106H60C66-106 66-98 60-98Z', dark.base)
  )
})

export const books = motif(
  230,
  180,
  ({ main, pop, alt, light, dark, wood }) =>
    rect(-112, -160, 36, 160, main.lit, 3) +
    rect(-74, -178, 30, 178, pop.lit, 3) +
    rect(-42, -150, 40, 150, light.lit, 3) +
    rect(0, -168, 28, 168, alt.lit, 3) +
    path('M36 0L70-154L104-146L72 0Z', wood.lit) +
    rect(-112, -134, 36, 8, light.base) +
    rect(-74, -60, 30, 26, dark.base) +
    rect(-34, -120, 24, 6, main.base) +
    rect(0, -130, 28, 8, dark.base),
)

export const openBook = motif(
  230,
  90,
  ({ light, main, pop }) =>
    path('M-112-70C-70-84-30-76 0-58C30-76 70-84 112-70V0C70-12 30-8 0 0C-30-8-70-12-112 0Z', main.lit) +
    path('M-104-78C-66-90-28-82 0-64V-8C-28-20-66-24-104-14Z', light.lit) +
    path('M104-78C66-90 28-82 0-64V-8C28-20 66-24 104-14Z', light.shade) +
    stroke('M-84-64C-60-70-40-66-20-58M-84-46C-60-52-40-48-20-40', main.base, 3, 0.5) +
    path('M40-82H58V-36L49-46L40-38Z', pop.base),
)

export const penPot = motif(
  90,
  180,
  ({ alt, pop, main, wood, dark }) =>
    path('M-26-80L-40-164L-34-178L-24-168L-10-80Z', pop.base) +
    path('M-4-80V-160L4-176L12-160V-80Z', wood.lit) +
    path('M18-80L34-150L44-148L34-80Z', main.base) +
    rect(-40, -92, 80, 92, alt.lit, 8) +
    rect(-40, -40, 80, 12, dark.base, 0, 0.25),
)

export const laptop = motif(
  270,
  172,
  ({ dark, metal, main, pop, alt }) =>
    rect(-110, -166, 220, 152, dark.lit, 10) +
    rect(-100, -156, 200, 128, main.lit, 3) +
    circle(44, -104, 32, pop.lit) +
    path('M-100-28V-70C-60-96-30-60 10-66S70-84 100-56V-28Z', alt.base) +
    path('M-136-14H136C134-4 126 0 118 0H-118C-126 0-134-4-136-14Z', metal.lit),
)

const barHeights = [34, 62, 48, 92]

export const monitor = motif(
  250,
  220,
  ({ dark, metal, alt, light, pop, main }) =>
    path('M-18-60H18L26-6H44V0H-44V-6H-26Z', metal.shade) +
    rect(-122, -218, 244, 164, dark.lit, 10) +
    rect(-112, -208, 224, 144, light.lit, 3) +
    rect(-112, -208, 56, 144, main.lit) +
    [-38, 0, 38, 76]
      .map((x, i) => rect(x, -84 - (barHeights[i] ?? 0), 24, barHeights[i] ?? 0, i === 3 ? pop.base : alt.shade, 3))
      .join(''),
)

export const calculator = motif(
  130,
  180,
  ({ dark, alt, light, pop }) =>
    rect(-62, -178, 124, 178, dark.lit, 14) +
    rect(-46, -162, 92, 38, alt.tint, 5) +
    bars('M-44-98H24', light.base, 22, 22, 13) +
    bars('M-44-64H24', light.base, 22, 22, 13) +
    bars('M-44-30H24', light.base, 22, 22, 13) +
    rect(26, -109, 20, 56, pop.base, 3) +
    rect(26, -41, 20, 22, pop.tint, 3),
)

export const ledger = motif(
  180,
  210,
  ({ main, light, pop, dark }) =>
    rect(-84, -206, 168, 206, main.lit, 8) +
    rect(-70, -192, 144, 180, light.lit, 3) +
    stroke('M-50-160H54M-50-132H20M-50-104H54M-50-76H30', light.shade, 6) +
    stroke('M-50-36L-20-60L6-44L52-84', pop.base, 7) +
    rect(-84, -206, 14, 206, dark.base, 0, 0.25),
)

export const barChart = motif(
  200,
  190,
  ({ main, pop, alt, light }) =>
    rect(-90, -60, 40, 60, alt.lit, 4) +
    rect(-42, -100, 40, 100, main.lit, 4) +
    rect(6, -130, 40, 130, light.lit, 4) +
    rect(54, -180, 40, 180, pop.lit, 4),
)

export const coins = motif(170, 96, ({ warm, light }) => {
  const stack = (x: number, count: number) =>
    Array.from({ length: count }, (_, i) => rect(x, -14 - i * 15, 64, 14, i % 2 ? warm.shade : warm.base, 6)).join('') +
    ellipse(x + 32, -count * 15, 30, 5, warm.tint)
  return stack(-82, 3) + stack(-10, 6) + circle(74, -26, 26, warm.lit) + circle(74, -26, 16, light.base, 0.4)
})

export const clock = motif(
  140,
  150,
  ({ main, light, dark, pop }) =>
    stroke('M-40-20L-52-4M40-20L52-4', dark.base, 10) +
    circle(0, -78, 70, main.lit) +
    circle(0, -78, 55, light.lit) +
    stroke('M0-78V-114', dark.base, 6) +
    stroke('M0-78L26-66', pop.base, 6) +
    circle(0, -78, 6, dark.base),
)

export const globe = motif(
  160,
  220,
  ({ alt, leaf: green, wood, metal }) =>
    stroke('M56-186A82 82 0 0 1-16-50', metal.shade, 8) +
    circle(0, -130, 66, alt.lit) +
    path(
      'M-40-176C-10-196 20-180 10-160C-8-150-10-136-26-132C-50-136-62-156-40-176ZM14-126C40-136 60-118 50-98C40-82 20-76 12-94Z',
      green.base,
    ) +
    path(mirrored('6,-56 L 8,-18 C 40,-16 48,-8 48,0 L 0,0'), wood.lit),
)

export const calendar = motif(
  170,
  170,
  ({ light, pop, main, dark, alt }) =>
    rect(-80, -156, 160, 156, light.lit, 10) +
    path('M-80-146C-80-152-76-156-70-156H70C76-156 80-152 80-146V-114H-80Z', pop.lit) +
    stroke('M-40-168V-146M40-168V-146', dark.base, 8) +
    bars('M-60-84H62', alt.base, 22, 22, 12) +
    bars('M-60-50H62', alt.base, 22, 22, 12) +
    circle(-14, -51, 15, main.base) +
    bars('M-60-18H30', alt.base, 20, 22, 12),
)

export const phone = motif(
  100,
  190,
  ({ dark, alt, light, pop, main }) =>
    rect(-48, -188, 96, 188, dark.lit, 16) +
    rect(-40, -176, 80, 164, alt.lit, 8) +
    circle(0, -128, 24, pop.lit) +
    rect(-26, -88, 52, 10, light.base, 5) +
    rect(-26, -68, 36, 10, light.base, 5) +
    rect(-26, -42, 52, 18, main.base, 9),
)

export const envelope = motif(
  190,
  124,
  ({ light, pop, alt }) =>
    rect(-94, -122, 188, 122, light.lit, 6) +
    path('M-94-6L-14-68H14L94-6C92 0 88 0 86 0H-86C-90 0-92-2-94-6Z', light.shade) +
    path('M-94-116C-94-120-90-122-86-122H86C90-122 94-120 94-116L10-50C4-46-4-46-10-50Z', alt.lit) +
    circle(0, -58, 17, pop.lit),
)

export const camera = motif(
  190,
  130,
  ({ dark, metal, main, pop, light }) =>
    path('M-40-108L-28-128H28L40-108Z', dark.base) +
    rect(-92, -110, 184, 110, dark.lit, 14) +
    rect(-92, -84, 184, 54, main.lit) +
    circle(0, -56, 46, metal.lit) +
    circle(0, -56, 34, dark.base) +
    circle(0, -56, 20, main.shade) +
    circle(-8, -64, 7, light.base, 0.8) +
    circle(68, -97, 7, pop.base),
)

export const frame = motif(
  150,
  190,
  ({ wood, light, pop, main }) =>
    path('M-30 0L0-60L30 0Z', wood.shade) +
    rect(-74, -188, 148, 182, wood.lit, 3) +
    rect(-60, -174, 120, 154, light.lit) +
    circle(14, -124, 26, pop.base) +
    path('M-60-20V-70C-30-100 0-60 24-74C40-82 50-80 60-70V-20Z', main.lit),
)

export const trophy = motif(
  130,
  180,
  ({ warm, dark, wood }) =>
    ring(0, -132, 58, 28, warm.shade, 9) +
    path(mirrored('44,-178 C 46,-110 30,-84 10,-80 L 8,-50 L 26,-40 L 0,-40'), warm.lit) +
    rect(-40, -42, 80, 42, wood.lit, 4) +
    rect(-22, -30, 44, 16, dark.base, 3),
)
