import { type Composition, dashed, filled, steps, stroked } from '../canvas.ts'

/** Interwoven bands. */
export const weave: Composition = {
  turning: 'fixed',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const across = Math.round((width / short) * canvas.count(4, 5, 3))
    const down = Math.max(2, Math.round((height * across) / width))
    const [wide, high] = [width / across, height / down]
    const pitch = Math.min(wide, high)
    const band = pitch * 0.74
    const rows = canvas.pen()
    const columns = canvas.pen()
    const overX = wide
    const overY = high
    for (const row of steps(down)) {
      const y = (row + 0.5) * high
      rows.move((row % 2 ? wide * 0.5 : wide * 1.5) - overX / 2 - wide * 2, y).line(width + wide, y)
    }
    for (const column of steps(across)) {
      const x = (column + 0.5) * wide
      columns.move(x, (column % 2 ? high * 1.5 : high * 0.5) - overY / 2 - high * 2).line(x, height + high)
    }
    const lengths = { rows: [overX, wide * 2 - overX], columns: [overY, high * 2 - overY] }
    return [
      dashed(scheme.figure, band, rows, ...lengths.rows),
      dashed(scheme.accent, band, columns, ...lengths.columns),
      dashed(scheme.rest, band * 0.2, rows, ...lengths.rows),
      dashed(scheme.rest, band * 0.2, columns, ...lengths.columns),
    ]
  },
}

/** Broad stripes under fine stripes. */
export const plaid: Composition = {
  turning: 'quarters',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const across = Math.round((width / short) * canvas.count(2, 3, 2))
    const down = Math.max(1, Math.round((height * across) / width))
    const [wide, high] = [width / across, height / down]
    const fine = canvas.isIcon ? 3 : 7
    const broad = canvas.pen()
    const thread = canvas.pen()
    const lines = canvas.pen()
    for (const column of steps(across)) {
      broad.box((column + 0.12) * wide, 0, wide * 0.46, height)
      thread.box((column + 0.76) * wide, 0, wide * 0.06, height)
    }
    for (const row of steps(down)) {
      const pitch = (high * 0.52) / fine
      for (const line of steps(fine)) lines.box(0, (row + 0.1) * high + line * pitch, width, pitch / 2)
      lines.box(0, (row + 0.78) * high, width, pitch / 2)
    }
    return [filled(scheme.accent, broad), filled(scheme.accent, thread), filled(scheme.figure, lines)]
  },
}

/** Slats crossed by light: colors swap at its edge. */
export const blinds: Composition = {
  turning: 'mirror',
  draw(canvas) {
    const { width, height, short, scheme } = canvas
    const slats = canvas.count(8, 11, 5)
    const pitch = height / slats
    const lean = height * canvas.random.between(0.4, 0.6)
    const parts = Math.max(1, Math.round(width / height / 1.5))
    const panes = steps(parts).flatMap((part) => {
      const left = ((part + 0.5) * width) / parts - short * 0.29 - lean / 2
      return [
        [left, short * 0.36],
        [left + short * 0.44, short * 0.14],
      ] as const
    })
    const dark = canvas.pen()
    const light = canvas.pen()
    const lit = canvas.pen()
    for (const [x, wide] of panes) light.polygon([x + lean, 0], [x + lean + wide, 0], [x + wide, height], [x, height])
    for (const slat of steps(slats)) {
      const [top, bottom] = [slat * pitch + pitch * 0.2, slat * pitch + pitch * 0.8]
      dark.box(0, top, width, bottom - top)
      for (const [x, wide] of panes) {
        const at = (y: number) => x + lean * (1 - y / height)
        lit.polygon([at(top), top], [at(top) + wide, top], [at(bottom) + wide, bottom], [at(bottom), bottom])
      }
    }
    return [filled(scheme.figure, dark), filled(scheme.accent, light), filled(scheme.ground, lit)]
  },
}

/** Rows of short strokes that lean together like hair. */
export const coat: Composition = {
  turning: 'quarters',
  draw(canvas) {
    const { width, height, short, random, scheme } = canvas
    const columns = Math.round((width / short) * canvas.count(7, 8, 5))
    const rows = Math.round((height / short) * canvas.count(3, 4, 3))
    const [wide, high] = [width / columns, height / rows]
    const pens = { figure: canvas.pen(), accent: canvas.pen() }
    const phase = random.between(0, 6)
    for (const column of steps(columns)) {
      const lean = (0.4 + 0.09 * Math.round(Math.sin(phase + column * 0.7) * 2)) * wide
      const drop = (column * 0.375) % 1
      for (const row of steps(rows + 2)) {
        const x = (column + 0.5) * wide
        const y = (row - 1 + drop) * high
        const pen = random.chance(0.6) ? pens.figure : pens.accent
        pen.move(x + lean, y).line(x - lean, y + high * 0.62)
      }
    }
    return [
      stroked(scheme.figure, wide * 0.56, pens.figure, 'round'),
      stroked(scheme.accent, wide * 0.56, pens.accent, 'round'),
    ]
  },
}
