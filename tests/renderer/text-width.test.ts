import { describe, expect, it } from 'vitest'
import { titleFamilies } from '../../renderer/document/theme.ts'
import { fittedWidths, textWidth } from '../../renderer/fonts/text-width.ts'

describe('a line’s width', () => {
  it.each(titleFamilies)('sums its letters and the tracking after each in %s', (family) => {
    const [one, two] = [textWidth('n', family), textWidth('nn', family)]
    expect(one).toBeGreaterThan(0.3)
    expect(two).toBeCloseTo(2 * one)
    expect(textWidth('nn', family, { tracking: -0.02 })).toBeCloseTo(two - 0.04)
    expect(textWidth('', family)).toBe(0)
  })

  it('includes an average width for an unmeasured letter', () => {
    const unknown = textWidth('Ж', 'Fraunces')
    expect(unknown).toBeGreaterThan(textWidth('i', 'Fraunces'))
    expect(unknown).toBeLessThan(textWidth('M', 'Fraunces'))
    expect(textWidth('ЖЖ', 'Fraunces')).toBeCloseTo(2 * unknown)
  })

  it('grows with the weight, within the family’s range', () => {
    const widthAt = (weight: number) => textWidth('Bruny Island', 'Fraunces', { weight })
    expect(widthAt(400)).toBeCloseTo((widthAt(300) + widthAt(500)) / 2)
    expect([widthAt(100), widthAt(900)]).toEqual([widthAt(300), widthAt(500)])
    expect(textWidth('Bruny Island', 'Fraunces')).toBe(widthAt(300))
  })

  it('grows with the width axis, linearly between measured values', () => {
    const widthAt = (width: number) => textWidth('MARLOW', 'Archivo', { width })
    expect(widthAt(68.5)).toBeCloseTo((widthAt(62) + widthAt(75)) / 2)
    expect(widthAt(125)).toBeGreaterThan(1.7 * widthAt(62))
    expect([widthAt(10), widthAt(200)]).toEqual([widthAt(62), widthAt(125)])
    expect(textWidth('MARLOW', 'Archivo')).toBe(widthAt(75))
  })

  it('includes kerning in the family used for fitted lines', () => {
    const apart = textWidth('A', 'Archivo') + textWidth('V', 'Archivo')
    expect(textWidth('AV', 'Archivo')).toBeLessThan(apart - 0.02)
  })
})

describe('lines fitted to one width', () => {
  it('share one size, each filling the width with its own letter width', () => {
    const lines = ['218 ADLER', 'STREET', 'TOLEDO']
    const { size, widths } = fittedWidths(lines, 'Archivo')
    for (const [at, line] of lines.entries())
      expect(textWidth(line, 'Archivo', { width: widths[at] ?? 0 }) * size).toBeCloseTo(1)
    expect(Math.min(...widths)).toBe(62)
    expect(Math.max(...widths)).toBeLessThan(125)
  })

  it('grow as large as the longest line allows', () => {
    const alone = fittedWidths(['& DAUGHTER'], 'Archivo')
    expect(fittedWidths(['MARLOW', '& DAUGHTER'], 'Archivo').size).toBe(alone.size)
    expect(alone.widths).toEqual([62])
  })

  it('remain short if even the widest letters do not fill the width', () => {
    const { size, widths } = fittedWidths(['TUE–FRI', '9–6'], 'Archivo')
    expect(widths).toEqual([62, 125])
    expect(textWidth('9–6', 'Archivo', { width: 125 }) * size).toBeLessThan(1)
  })

  it('include the space between letters', () => {
    const lines = ['MARLOW', '& DAUGHTER']
    const { size, widths } = fittedWidths(lines, 'Archivo', { tracking: -0.01 })
    for (const [at, line] of lines.entries())
      expect(textWidth(line, 'Archivo', { width: widths[at] ?? 0, tracking: -0.01 }) * size).toBeCloseTo(1)
  })
})
