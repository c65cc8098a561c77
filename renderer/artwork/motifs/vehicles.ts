import type { Paint } from '../color/paint.ts'
import { motif } from '../motif.ts'
import { circle, ellipse, path, rect, ring, stroke } from '../shapes.ts'

const wheel = (x: number, r: number, { dark, metal }: Paint) =>
  circle(x, -r, r, dark.lit) + circle(x, -r, r * 0.56, metal.lit) + circle(x, -r, r * 0.2, dark.base)

export const car = motif(380, 150, (paint) => {
  const { pop, alt, light, dark } = paint
  return (
    path(
      'M-186-36C-190-70-176-84-142-90C-110-128-84-146-40-148H28C74-148 100-122 124-94C166-90 188-80 186-36C186-28 180-26 174-26H-174C-182-26-186-28-186-36Z',
      pop.lit,
    ) +
    path('M-110-92C-90-118-72-130-40-132H-8V-92Z', alt.lit) +
    path('M8-132H28C60-132 80-116 98-92H8Z', alt.lit) +
    path('M-68-92L-38-132H-22L-52-92Z', light.base, 0.6) +
    stroke('M0-130V-34', pop.shade, 3) +
    stroke('M18-76H40', dark.base, 5) +
    path('M-184-62C-176-72-164-72-158-66C-160-54-176-50-185-50Z', light.base) +
    rect(160, -70, 24, 16, dark.base, 6) +
    wheel(-106, 36, paint) +
    wheel(108, 36, paint)
  )
})

export const van = motif(360, 190, (paint) => {
  const { main, alt, light, dark, pop } = paint
  return (
    path(
      'M-176-32V-176C-176-184-172-188-164-188H66C84-188 92-182 104-164L140-110C164-104 176-96 176-70V-32Z',
      main.lit,
    ) +
    path('M48-170H70C78-170 82-166 90-154L116-112H48Z', alt.lit) +
    path('M-176-80H40V-60H-176Z', pop.base) +
    circle(-80, -122, 30, light.lit) +
    path('M-80-140C-62-120-62-112-62-108A18 16 0 0 1-98-108C-98-112-98-120-80-140Z', pop.base) +
    stroke('M36-174V-36', main.shade, 3) +
    rect(160, -80, 16, 20, light.base, 5) +
    rect(-180, -42, 360, 12, dark.base, 5) +
    wheel(-104, 36, paint) +
    wheel(104, 36, paint)
  )
})

export const bicycle = motif(
  340,
  220,
  ({ main, dark, metal, wood }) =>
    ring(-104, -66, 62, 62, dark.base, 9) +
    ring(104, -66, 62, 62, dark.base, 9) +
    ring(-104, -66, 54, 54, metal.base, 2) +
    ring(104, -66, 54, 54, metal.base, 2) +
    stroke('M-104-66L-48-160H70L-6-66ZM-60-180L-6-66M104-66L62-186', main.base, 11) +
    stroke('M62-190C80-206 96-190 84-176', dark.base, 9) +
    rect(-88, -190, 56, 13, wood.base, 6) +
    circle(-6, -66, 17, metal.shade) +
    stroke('M-6-66L8-34M0-34H18', dark.base, 6) +
    circle(-104, -66, 8, metal.shade) +
    circle(104, -66, 8, metal.shade),
)

const tyreSide = (y: number, { dark, metal }: Paint) =>
  rect(-80, y - 50, 160, 50, dark.lit, 20) + stroke(`M-60 ${y - 25}H60`, metal.shade, 4, 0.5)

export const tyreStack = motif(
  170,
  212,
  (paint) =>
    tyreSide(0, paint) +
    tyreSide(-52, paint) +
    tyreSide(-104, paint) +
    ellipse(0, -162, 74, 22, paint.dark.tint) +
    ellipse(0, -162, 40, 11, paint.dark.shade),
)

export const tyre = motif(
  190,
  190,
  ({ dark, metal, main }) =>
    circle(0, -95, 95, dark.lit) +
    ring(0, -95, 88, 88, dark.tint, 4) +
    circle(0, -95, 58, metal.lit) +
    path(
      [0, 72, 144, 216, 288]
        .map((turn) => {
          const at = (angle: number, r: number) =>
            `${Math.round(Math.sin((angle * Math.PI) / 180) * r)} ${Math.round(-95 - Math.cos((angle * Math.PI) / 180) * r)}`
          return `M${at(turn - 8, 22)}L${at(turn - 26, 50)}L${at(turn + 26, 50)}L${at(turn + 8, 22)}Z`
        })
        .join(''),
      main.shade,
    ) +
    circle(0, -95, 13, main.base),
)

export const jack = motif(
  210,
  110,
  ({ pop, metal, dark }) =>
    stroke('M-60-20L20-90M60-20L-20-90', metal.shade, 13) +
    rect(-50, -110, 100, 16, dark.lit, 5) +
    rect(-86, -20, 172, 20, pop.lit, 6) +
    stroke('M80-54H-80', metal.base, 6) +
    circle(96, -54, 11, pop.base),
)

export const sponge = motif(
  220,
  130,
  ({ warm, light, alt, main }) =>
    rect(-90, -62, 130, 62, warm.lit, 16) +
    circle(-50, -36, 6, warm.shade) +
    circle(-10, -24, 8, warm.shade) +
    circle(-20, -48, 5, warm.shade) +
    circle(-60, -74, 22, light.base) +
    circle(-28, -82, 28, light.tint) +
    circle(8, -70, 19, light.shade) +
    path(`M56 0V-84C56-92 60-94 66-94V-118H94V-94C100-94 104-92 104-84V0Z`, main.lit) +
    rect(56, -66, 48, 38, alt.lit),
)

export const bikeWheel = motif(
  196,
  196,
  ({ dark, metal, pop, warm }) =>
    ring(0, -98, 92, 92, dark.base, 11) +
    ring(0, -98, 82, 82, warm.shade, 4) +
    stroke('M-78-98H78M0-176V-20M-55-153L55-43M55-153L-55-43M-30-170L30-26M30-170L-30-26', metal.shade, 2.5) +
    circle(0, -98, 17, metal.lit) +
    circle(0, -98, 7, dark.base) +
    rect(-8, -184, 16, 12, pop.base, 3),
)
