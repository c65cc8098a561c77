import { motif } from '../motif.ts'
import { circle, ellipse, mirrored, path, rect, stroke } from '../shapes.ts'

export const sofa = motif(
  440,
  190,
  ({ main, pop, wood, light }) =>
    stroke('M-180-16L-188 0M180-16L188 0', wood.shade, 11) +
    rect(-176, -186, 352, 130, main.lit, 28) +
    rect(-160, -96, 158, 62, main.tint, 14) +
    rect(2, -96, 158, 62, main.tint, 14) +
    path('M-138-148L-78-160L-66-98L-128-92Z', pop.lit) +
    path('M84-152L140-140L128-92L72-100Z', light.lit) +
    rect(-214, -128, 60, 112, main.lit, 24) +
    rect(154, -128, 60, 112, main.shade, 24) +
    rect(-170, -42, 340, 28, main.shade, 8),
)

export const armchair = motif(
  230,
  230,
  ({ pop, wood, light }) =>
    stroke('M-66-24L-78 0M66-24L78 0', wood.shade, 10) +
    rect(-80, -226, 160, 180, pop.lit, 46) +
    path('M-40-146L34-152L40-92L-36-88Z', light.lit) +
    rect(-70, -104, 140, 58, pop.tint, 18) +
    rect(-112, -136, 48, 112, pop.lit, 22) +
    rect(64, -136, 48, 112, pop.shade, 22) +
    rect(-76, -52, 152, 28, pop.shade, 8),
)

export const diningTable = motif(
  420,
  190,
  ({ wood, main, light, pop, leaf: green }) =>
    path('M-196-190H-160L-152-96H-130L-124 0H-136L-140-70H-184L-190 0H-202Z', main.lit) +
    path('M196-190H160L152-96H130L124 0H136L140-70H184L190 0H202Z', main.shade) +
    stroke('M-100-120L-112 0M100-120L112 0', wood.shade, 11) +
    rect(-136, -136, 272, 18, wood.lit, 7) +
    path(mirrored('12,-172 C 22,-160 20,-140 14,-136 L 0,-136'), light.lit) +
    stroke('M0-170V-206M-2-180L-20-202M2-180L20-200', green.base, 4) +
    circle(0, -210, 11, pop.base) +
    circle(-24, -204, 9, pop.tint) +
    circle(24, -202, 9, pop.shade) +
    path('M-92-142H-48L-54-136H-86ZM48-142H92L86-136H54Z', light.base),
)

export const treatmentBed = motif(
  400,
  160,
  ({ light, main, wood, pop, alt }) =>
    stroke('M-140-80L-150 0M140-80L150 0', wood.shade, 12) +
    stroke('M-146-30H146', wood.shade, 8) +
    rect(-190, -112, 380, 40, light.lit, 15) +
    path('M-40-116H190C194-100 190-70 176-60H-40Z', main.lit) +
    path('M-10-116H10V-60H-10Z', main.shade) +
    rect(-182, -138, 92, 32, alt.lit, 15) +
    rect(90, -136, 66, 22, pop.lit, 10) +
    rect(98, -154, 54, 20, light.lit, 9),
)

export const barberChair = motif(
  210,
  300,
  ({ main, metal, dark, pop }) =>
    path(mirrored('11,-110 L 13,-24 L 66,-12 L 66,0 L 0,0'), metal.lit) +
    path('M-64-280C-64-296-40-296-36-282L-26-150H-78C-74-190-66-240-64-280Z', main.shade) +
    rect(-92, -296, 52, 52, main.lit, 14) +
    rect(-86, -148, 168, 42, main.lit, 16) +
    stroke('M-50-196H48', metal.base, 11) +
    stroke('M44-194V-140', metal.shade, 8) +
    rect(-52, -212, 112, 22, dark.lit, 10) +
    stroke('M70-112L102-42', metal.shade, 9) +
    rect(76, -46, 62, 13, dark.base, 6) +
    rect(-86, -118, 168, 9, pop.base, 4),
)

export const stylingStation = motif(
  260,
  330,
  ({ wood, alt, light, pop, dark, metal }) =>
    path('M-92-190A92 130 0 0 1 92-190V-110H-92Z', wood.lit) +
    path('M-80-188A80 120 0 0 1 80-188V-118H-80Z', alt.tint) +
    path('M-50-130L30-280L54-262L-20-130Z', light.base, 0.5) +
    rect(-126, -110, 252, 20, wood.lit, 5) +
    stroke('M-108-90V0M108-90V0', wood.shade, 10) +
    rect(-100, -152, 22, 42, pop.lit, 5) +
    rect(-72, -138, 18, 28, light.lit, 4) +
    rect(64, -158, 20, 48, dark.lit, 5) +
    rect(68, -170, 12, 14, metal.base, 3),
)

export const dentalChair = motif(
  380,
  320,
  ({ main, light, metal, warm, dark }) =>
    stroke('M130 0V-250C130-304 40-310 10-290', metal.shade, 10) +
    ellipse(-4, -278, 44, 15, light.lit) +
    ellipse(-4, -268, 28, 7, warm.tint) +
    path(mirrored('26,-90 L 34,-20 L 90,-12 L 90,0 L 0,0'), light.lit) +
    path(
      'M-176-210C-166-226-146-222-138-206L-88-118H60L150-86C164-80 160-60 144-62L44-80H-96C-110-80-118-84-126-96L-178-188C-182-196-180-204-176-210Z',
      main.lit,
    ) +
    path('M-194-236L-158-250L-138-204L-176-190Z', main.shade) +
    rect(-62, -146, 96, 14, dark.lit, 7) +
    rect(92, -160, 90, 12, light.lit, 4) +
    rect(104, -176, 12, 16, metal.base),
)

export const desk = motif(
  380,
  250,
  ({ wood, dark, main, pop, light, metal, leaf: green }) =>
    stroke('M-150-120L-164 0M150-120L164 0', wood.shade, 11) +
    rect(-186, -136, 372, 20, wood.lit, 6) +
    rect(60, -118, 100, 46, wood.shade, 5) +
    circle(110, -95, 5, metal.base) +
    rect(-72, -234, 130, 88, dark.lit, 7) +
    rect(-64, -226, 114, 70, main.lit) +
    circle(10, -196, 18, pop.base) +
    rect(-86, -146, 158, 10, metal.lit, 4) +
    rect(104, -172, 34, 36, light.lit, 5) +
    stroke('M121-172C112-200 100-206 98-214M121-172C128-196 138-204 142-216', green.base, 8) +
    rect(-160, -150, 56, 14, pop.lit, 3) +
    rect(-154, -164, 48, 14, light.lit, 3),
)

export const bookcase = motif(280, 340, ({ wood, main, pop, alt, light, leaf: green }) => {
  const books = (skip: number, step: number) =>
    [-230, -124, -18]
      .flatMap((y, shelf) =>
        [0, 1, 2, 3, 4, 5, 6].map((i) => {
          const high = 54 + ((i * 7 + shelf * 3) % 5) * 5
          return (i + shelf) % 4 === step && i !== skip + shelf ? `M${-118 + i * 26} ${y}v-${high}h22v${high}Z` : ''
        }),
      )
      .join('')
  const shelves = [main, pop, alt, light].map((tone, step) => path(books(2, step), tone.base))
  return (
    rect(-136, -340, 272, 340, wood.lit, 5) +
    path('M-124-328H124V-230H-124ZM-124-220H124V-124H-124ZM-124-114H124V-18H-124Z', wood.shade) +
    shelves.join('') +
    rect(74, -264, 36, 34, pop.lit, 4) +
    stroke('M92-264C84-284 78-290 76-298M92-264C98-284 106-290 108-296', green.base, 7) +
    ellipse(90, -36, 24, 18, light.lit)
  )
})

export const bed = motif(
  400,
  210,
  ({ wood, light, main, pop, alt }) =>
    stroke('M-180-30V0M180-30V0', wood.shade, 13) +
    path('M-196-24V-178C-196-204-184-210-160-210H-148V-24Z', wood.lit) +
    rect(-190, -92, 380, 66, light.lit, 14) +
    path('M-60-112C0-128 120-124 178-112C194-108 196-90 196-74V-28H-60Z', main.lit) +
    path('M-60-112C-40-118-20-120-4-121V-28H-60Z', alt.lit) +
    rect(-148, -134, 92, 44, light.lit, 20) +
    rect(-118, -158, 74, 50, pop.lit, 20),
)

export const floorLamp = motif(
  120,
  340,
  ({ dark, warm, light }) =>
    stroke('M0-250V-6', dark.base, 6) +
    rect(-34, -10, 68, 10, dark.base, 5) +
    path('M-36-336H36L58-250H-58Z', warm.lit) +
    path('M-58-250H58L70-236H-70Z', light.base, 0.35),
)

export const stool = motif(
  120,
  150,
  ({ wood, pop }) =>
    stroke('M-34-126L-48 0M34-126L48 0M-42-50H42', wood.shade, 9) + rect(-56, -146, 112, 24, pop.lit, 11),
)

export const sideTable = motif(
  140,
  190,
  ({ wood, light, pop, leaf: green }) =>
    stroke('M-36-96L-44 0M36-96L44 0', wood.shade, 8) +
    rect(-64, -108, 128, 14, wood.lit, 6) +
    rect(-44, -122, 60, 13, pop.lit, 3) +
    rect(24, -136, 26, 28, light.lit, 5) +
    stroke('M37-136C32-160 24-166 22-174M37-136C42-158 50-164 52-172', green.base, 6),
)

export const counter = motif(
  440,
  260,
  ({ main, wood, metal, dark, light, warm, pop }) =>
    rect(-204, -120, 408, 120, main.lit, 4) +
    stroke('M-150-106V0M-90-106V0M-30-106V0M30-106V0M90-106V0M150-106V0', main.shade, 4) +
    rect(-218, -134, 436, 20, wood.lit, 5) +
    rect(-160, -236, 150, 26, metal.lit, 8) +
    rect(-150, -212, 130, 40, dark.lit) +
    rect(-160, -158, 150, 24, metal.lit, 5) +
    rect(-126, -180, 20, 22, metal.shade) +
    rect(-66, -180, 20, 22, metal.shade) +
    path('M-126-158H-102L-106-140H-122ZM-68-158H-44L-48-140H-64Z', light.base) +
    stroke('M-14-200C10-200 6-170 4-160', metal.base, 7) +
    path('M-146-252h24v16h-24ZM-114-252h24v16h-24ZM-82-252h24v16h-24ZM-50-252h24v16h-24Z', light.base) +
    rect(70, -196, 112, 62, light.base, 8, 0.4) +
    path('M84-140C84-168 116-172 120-140Z', warm.base) +
    path('M128-140C128-164 162-168 166-140Z', warm.shade) +
    rect(30, -168, 30, 34, pop.lit, 4),
)

export const stove = motif(
  260,
  300,
  ({ metal, dark, main, light, pop }) =>
    rect(-120, -160, 240, 160, light.lit, 8) +
    rect(-96, -112, 192, 88, dark.lit, 8) +
    rect(-96, -126, 192, 8, metal.shade, 4) +
    [-84, -44, 44, 84].map((x) => circle(x, -143, 8, dark.base)).join('') +
    rect(-128, -172, 256, 14, dark.lit, 4) +
    path('M-96-232H10V-184C10-176 4-172-4-172H-82C-90-172-96-176-96-184Z', pop.lit) +
    rect(-104, -240, 122, 12, pop.shade, 6) +
    circle(-43, -246, 7, dark.base) +
    stroke('M-60-262c-10-14 10-20 0-36M-30-262c-10-14 10-20 0-36', light.base, 5, 0.6) +
    path('M40-200H106V-180C106-174 102-172 96-172H50C44-172 40-174 40-180Z', main.lit),
)

export const staircase = motif(
  300,
  320,
  ({ wood, light, metal }) =>
    path('M-146 0V-44H-86V-88H-26V-132H34V-176H94V-220H146V0Z', wood.lit) +
    stroke('M-146-44H-86M-86-88H-26M-26-132H34M34-176H94M94-220H146', light.base, 12) +
    stroke('M-116-50V-136M-56-94V-180M4-138V-224M64-182V-268M120-226V-310', metal.shade, 7) +
    stroke('M-128-128L130-318', wood.shade, 13),
)
