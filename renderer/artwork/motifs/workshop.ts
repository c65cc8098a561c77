import { motif } from '../motif.ts'
import { bars, circle, ellipse, mirrored, path, place, rect, ring, stroke } from '../shapes.ts'

export const wrench = motif(
  84,
  230,
  ({ metal, wall }) =>
    path('M-14-50C-40-62-46-94-28-118V-84L0-70L28-84V-118C46-94 40-62 14-50L18 84C26 112-26 112-18 84Z', metal.lit) +
    ellipse(0, 88, 7, 9, wall.shade),
)

export const hammer = motif(
  150,
  240,
  ({ wood, dark }) =>
    path('M-11-80H11L14 108C14 122-14 122-14 108Z', wood.lit) +
    path('M-62-116H26C52-116 68-102 78-82L66-76C56-88 46-86 30-82H-38V-78H-62C-68-78-70-116-62-116Z', dark.lit),
)

export const saw = motif(
  280,
  110,
  ({ metal, wood, wall }) =>
    path(`M60-36L-140 6V24${'l6 9 6-8'.repeat(16)}L60 36Z`, metal.lit) +
    path('M46-48H104C138-48 140-14 128 6C120 22 118 44 104 52C92 58 56 54 50 40Z', wood.lit) +
    path('M78-22H100C112-22 110-8 104 2C98 12 98 26 88 28C76 28 72 6 78-22Z', wall.shade),
)

export const screwdriver = motif(
  46,
  230,
  ({ pop, metal, dark }) =>
    path('M-6-94L-9-116H9L6-94V10H-6Z', metal.lit) +
    rect(-11, 4, 22, 16, dark.base, 3) +
    path('M-14 18H14C22 30 22 50 18 62C22 80 22 98 16 112H-16C-22 98-22 80-18 62C-22 50-22 30-14 18Z', pop.lit) +
    stroke('M-6 34V98M6 34V98', pop.shade, 4),
)

const plierHalf = (jaw: string, grip: string) =>
  path('M-12 8C-22-20-18-64 2-84V8Z', jaw) +
  path('M-12 0C-2 0 10 4 12 14C22 50 22 90 16 120C10 128-2 126-3 118C4 84 0 50-12 14Z', grip)

export const pliers = motif(
  90,
  220,
  ({ metal, pop, dark }) =>
    place(plierHalf(metal.shade, pop.shade), { x: 0, y: 0, turn: 3, mirror: true }) +
    place(plierHalf(metal.base, pop.base), { x: 0, y: 0, turn: -3 }) +
    circle(0, 2, 7, dark.base),
)

export const plane = motif(
  240,
  110,
  ({ wood, dark, metal, warm }) =>
    path('M-120-14C-120-34-106-36-96-36H104C116-36 122-24 122-14V0H-120Z', wood.lit) +
    rect(-120, -9, 242, 9, metal.shade) +
    path('M-10-36L20-104L40-98L28-36Z', dark.lit) +
    path('M50-36C54-60 44-76 56-92C66-102 84-96 84-84C80-66 92-54 96-36Z', wood.shade) +
    circle(-74, -52, 18, dark.base) +
    stroke('M-130-2C-150-10-146-36-128-30', warm.tint, 7),
)

export const level = motif(
  260,
  46,
  ({ main, alt, light, dark }) =>
    rect(-130, -22, 260, 44, main.lit, 8) +
    rect(-30, -14, 60, 28, alt.tint, 14) +
    ellipse(4, -2, 12, 9, light.base) +
    rect(-16, -14, 3, 28, dark.base) +
    rect(14, -14, 3, 28, dark.base) +
    circle(-96, 0, 13, alt.tint) +
    circle(96, 0, 13, alt.tint),
)

export const paintRoller = motif(
  160,
  240,
  ({ pop, metal, main, wood }) =>
    stroke('M62-96H80V-46H0V6', metal.shade, 8) +
    rect(-66, -120, 126, 48, pop.lit, 12) +
    rect(-66, -120, 14, 48, wood.shade, 7) +
    path('M-10 2H10L14 104C14 120-14 120-14 104Z', main.lit),
)

export const paintBrush = motif(
  80,
  230,
  ({ pop, metal, wood, wall }) =>
    path('M-36-104C-24-122 14-112 36-108L32-44H-32Z', pop.lit) +
    rect(-34, -50, 68, 30, metal.lit, 3) +
    path('M-30-20H30C28 8 12 14 12 40C12 70 16 86 10 112H-10C-16 86-12 70-12 40C-12 14-28 8-30-20Z', wood.lit) +
    circle(0, 94, 5, wall.shade),
)

export const paintCan = motif(
  116,
  112,
  ({ metal, pop, light }) =>
    rect(-54, -100, 108, 100, metal.lit, 4) +
    rect(-54, -72, 108, 44, light.lit) +
    ellipse(0, -100, 54, 11, metal.shade) +
    ellipse(0, -100, 46, 8, pop.base) +
    path('M-46-99C-30-90-10-92-6-91V-52C-6-42-20-42-20-52V-70C-20-78-30-78-30-70C-30-62-42-62-42-72Z', pop.base) +
    stroke('M-54-88C-60-30 60-30 54-88', metal.shade, 3),
)

export const toolbox = motif(
  220,
  130,
  ({ pop, metal, dark }) =>
    stroke('M-46-82V-112H46V-82', dark.base, 11) +
    path('M-100-52L-86-88H86L100-52Z', pop.lit) +
    rect(-106, -58, 212, 58, pop.shade, 6) +
    rect(-60, -66, 22, 24, metal.lit, 4) +
    rect(38, -66, 22, 24, metal.lit, 4),
)

export const drill = motif(
  220,
  190,
  ({ pop, dark, metal }) =>
    rect(-124, -62, 60, 9, metal.shade, 3) +
    path('M-72-74L-44-84V-30L-72-40Z', dark.lit) +
    path('M24-40H66L82 50H46Z', pop.shade) +
    path('M-46-92H50C84-92 88-30 56-26H-46Z', pop.lit) +
    rect(34, 48, 64, 42, dark.lit, 8) +
    stroke('M14-26V-6', dark.base, 9) +
    bars('M10-74V-44', pop.shade, 40, 4, 6),
)

export const tape = motif(
  110,
  104,
  ({ warm, dark, metal, light }) =>
    rect(34, -12, 70, 12, light.base) +
    bars('M46-8H104', dark.base, 7, 2, 8) +
    path('M-52-50C-52-112 52-112 52-50V0H-44C-50 0-52-4-52-10Z', warm.lit) +
    circle(0, -50, 30, dark.lit) +
    circle(0, -50, 12, metal.base),
)

export const ladder = motif(
  200,
  330,
  ({ wood }) =>
    stroke('M14-322L88 0', wood.shade, 10) +
    stroke('M-70-50H-4M-62-104H6M-54-158H12M-44-212H14M-34-266H14', wood.shade, 9) +
    stroke('M-6-322L-84 0M26-322L2 0', wood.base, 12) +
    rect(-22, -334, 60, 18, wood.lit, 5),
)

export const planks = motif(230, 92, ({ wood, warm }) => {
  const board = (x: number, y: number, w: number, fill: string) =>
    rect(x, y, w, 20, fill, 2) + ellipse(x + w - 8, y + 10, 5, 6, wood.shade)
  return (
    board(-112, -20, 226, wood.lit) +
    board(-100, -42, 206, warm.lit) +
    board(-108, -64, 196, wood.lit) +
    board(-84, -86, 180, warm.lit)
  )
})

export const sawhorse = motif(
  230,
  170,
  ({ wood, warm }) =>
    stroke('M-56-120L-92 0M56-120L92 0M-40-120L-60 0M40-120L60 0', wood.shade, 11) +
    rect(-110, -140, 220, 24, wood.lit, 4) +
    rect(-120, -156, 240, 16, warm.lit, 3) +
    ring(-30, -148, 9, 4, warm.shade, 2) +
    path(mirrored('0,-60 L 76,-60 L 78,-50 L 0,-50'), wood.shade),
)

export const floorPump = motif(
  120,
  240,
  ({ pop, metal, dark, wood, light }) =>
    stroke('M16-18C70-18 62-120 44-150', dark.base, 7) +
    rect(-5, -230, 10, 76, metal.shade) +
    rect(-48, -240, 96, 18, wood.lit, 9) +
    rect(-14, -160, 28, 144, pop.lit, 8) +
    rect(-50, -16, 100, 16, dark.lit, 6) +
    circle(0, -34, 19, metal.base) +
    circle(0, -34, 14, light.base) +
    stroke('M0-34L8-42', dark.base, 3),
)

export const polisher = motif(
  240,
  120,
  ({ pop, dark, metal, warm, light }) =>
    path('M-112-16C-112-4-100 0-92 0H-8C0 0 12-4 12-16Z', warm.lit) +
    rect(-106, -30, 112, 16, light.lit, 6) +
    rect(-62, -46, 24, 18, metal.shade, 3) +
    path('M-92-46C-96-92-70-100-40-100H84C110-100 122-84 120-66C118-52 100-50 86-52H-8V-46Z', pop.lit) +
    stroke('M-64-98C-64-120-28-120-26-100', dark.base, 11) +
    rect(52, -62, 40, 12, dark.base, 5) +
    rect(-8, -82, 44, 12, dark.lit, 5),
)

export const mousetrap = motif(
  220,
  72,
  ({ wood, metal, warm, dark }) =>
    rect(-110, -18, 220, 18, wood.lit, 4) +
    stroke('M-4-20C-8-66 44-74 66-60L96-20', metal.shade, 6) +
    circle(-4, -22, 11, metal.base) +
    circle(-4, -22, 4, dark.base) +
    stroke('M-4-28L-62-24', metal.shade, 4) +
    path('M-98-20L-58-20V-34C-66-46-84-52-94-54Z', warm.lit) +
    circle(-76, -32, 5, warm.shade) +
    circle(-66, -25, 3, warm.shade),
)
