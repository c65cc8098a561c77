import { type Composition, dashed, filled, nested, steps } from '../canvas.ts'

/** Quarter circles in square tiles that join into one long line. */
export const truchet: Composition = {
  turning: 'fixed',
  draw(canvas) {
    const { width, height, short, random, scheme } = canvas
    const columns = Math.round((width / short) * canvas.count(3, 4, 2))
    const side = width / columns
    const rows = Math.ceil(height / side - 0.05)
    const top = (height - rows * side) / 2
    const half = side / 2
    const pen = canvas.pen()
    for (const column of steps(columns))
      for (const row of steps(rows)) {
        const [x, y] = [column * side, top + row * side]
        if (random.chance(0.5))
          pen
            .move(x + half, y)
            .arc(half, x, y + half)
            .move(x + side, y + half)
            .arc(half, x + half, y + side, 'left')
        else
          pen
            .move(x + half, y)
            .arc(half, x + side, y + half, 'left')
            .move(x, y + half)
            .arc(half, x + half, y + side)
      }
    const { ground, figure, accent } = scheme
    return nested(
      [
        [figure, 1],
        [ground, 0.6],
        [accent, 0.2],
      ],
      side * 0.6,
      pen,
    )
  },
}

/** Courses of long and short bricks that grow downward. Short bricks form diagonals. */
export const bricks: Composition = {
  turning: 'corners',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const courses = Math.round((height / short) * canvas.count(6, 7, 4))
    const repeats = Math.max(1, Math.round((width / short) * (canvas.isIcon ? 1 : 2)))
    const repeat = width / repeats
    const joint = short * 0.016
    const header = repeat * 0.33 - joint
    const stretcher = repeat * 0.67 - joint
    const shares = steps(courses).map((course) => 0.4 + (1.2 * course) / (courses - 1))
    return steps(courses).flatMap((course) => {
      const high = (height * (shares[course] ?? 1)) / courses
      const y = (height * shares.slice(0, course).reduce((sum, share) => sum + share, 0)) / courses + high / 2
      const start = (course % 2 ? -1 : -0.5) * repeat + joint / 2
      const long = canvas
        .pen()
        .move(start, y)
        .line(width + repeat, y)
      const brief = canvas
        .pen()
        .move(start - header - joint, y)
        .line(width + repeat, y)
      return [
        dashed(scheme.figure, high - joint, long, stretcher, repeat - stretcher),
        dashed(scheme.accent, high - joint, brief, header, repeat - header),
      ]
    })
  },
}

/** Diagonal parquet with planks at right angles. */
export const herringbone: Composition = {
  turning: 'mirror',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const unit = short / canvas.count(6, 8, 4)
    const joint = unit * 0.14
    const slope = Math.SQRT1_2
    const at = (along: number, across: number) => [(along - across) * slope, (along + across) * slope] as const
    const reach = Math.ceil(((width + height) * slope) / unit / 6) * 6
    const side = Math.ceil((width * slope) / unit / 6) * 6
    const planks = [canvas.pen(), canvas.pen()] as const
    for (const row of steps(side + Math.ceil((height * slope) / unit))) {
      const across = row - side
      const from = ((across % 6) + 6) % 6
      planks[0]
        .move(...at((from - 6) * unit + joint / 2, (across + 0.5) * unit))
        .line(...at(reach * unit, (across + 0.5) * unit))
    }
    for (const along of steps(reach)) {
      const from = ((along + 1) % 6) - side - 6
      planks[1]
        .move(...at((along + 0.5) * unit, from * unit + joint / 2))
        .line(...at((along + 0.5) * unit, reach * unit))
    }
    const lengths = [3 * unit - joint, 3 * unit + joint]
    return [
      dashed(scheme.figure, unit - joint, planks[0], ...lengths),
      dashed(scheme.accent, unit - joint, planks[1], ...lengths),
    ]
  },
}

type Chip = readonly number[]

const chips: readonly [Chip, ...Chip[]] = [
  [-4, -2, 1, -4, 4, 0, 1, 4, -3, 3],
  [-3, -4, 4, -2, 2, 4, -4, 2],
  [-4, 1, 0, -4, 4, 3],
  [-2, -4, 3, -3, 3, 2, -2, 4],
  [-4, -1, 3, -3, 4, 1, -2, 3],
]

/** Stone chips, each in its own cell, so that none touch. */
export const terrazzo: Composition = {
  turning: 'mirror',
  draw(canvas) {
    const { width, height, short, random, scheme } = canvas
    const across = width > height * 2 || height > width * 2 ? 3 : canvas.count(3, 4, 2)
    const [columns, rows] = [Math.round((width / short) * across), Math.round((height / short) * across)]
    const [wide, high] = [width / columns, height / rows]
    const pens = { figure: canvas.pen(), accent: canvas.pen() }
    for (const column of steps(columns + 1))
      for (const row of steps(rows)) {
        const size = random.pick([0.6, 0.76, 0.94])
        const scale = (Math.min(wide, high) / 8) * size
        const shift = () => random.pick([-0.5, 0, 0.5]) * (1 - size)
        const x = (column + (row % 2 ? 0.5 : 0) + shift()) * wide
        const y = (row + 0.5 + shift()) * high
        const chip = random.pick(chips)
        const stands = random.chance(0.5)
        const turned = random.chance(0.5) ? 1 : -1
        const points = steps(chip.length / 2).map((index) => {
          const [right, down] = [chip[index * 2] ?? 0, chip[index * 2 + 1] ?? 0]
          return [x + (stands ? down : right * turned) * scale, y + (stands ? right * turned : down) * scale] as const
        })
        ;(random.chance(0.55) ? pens.figure : pens.accent).polygon(...points)
      }
    return [filled(scheme.figure, pens.figure), filled(scheme.accent, pens.accent)]
  },
}

/** Nested square frames whose colors change at the diagonals. */
export const frames: Composition = {
  turning: 'mirror',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const lines = canvas.count(4, 5, 3)
    const thick = short / 2 / (lines * 2 - 0.5)
    const { figure, rest, accent } = scheme
    const inset = (by: number) =>
      [
        [by, by],
        [width - by, by],
        [width - by, height - by],
        [by, height - by],
      ] as const
    const [dark, bright, back] = [canvas.pen(), canvas.pen(), canvas.pen()]
    const outer = inset(0)
    back.polygon(outer[0], outer[1], [width - height / 2, height / 2], [height / 2, height / 2])
    back.polygon(outer[2], outer[3], [height / 2, height / 2], [width - height / 2, height / 2])
    for (const line of steps(lines)) {
      const [a, b] = [inset((line * 2 + 0.5) * thick), inset((line * 2 + 1.5) * thick)]
      for (const side of [0, 1, 2, 3] as const) {
        const next = ((side + 1) % 4) as 0 | 1 | 2 | 3
        ;(side % 2 ? dark : bright).polygon(a[side], a[next], b[next], b[side])
      }
    }
    return [filled(rest, back), filled(figure, dark), filled(accent, bright)]
  },
}
