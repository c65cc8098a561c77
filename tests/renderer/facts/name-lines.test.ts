import { describe, expect, it } from 'vitest'
import { narrowWidth } from '#renderer/elements/poster/steps.ts'
import { nameLines } from '#renderer/facts/openings/name-lines.ts'

const linesOf = (name: string) => nameLines(name, (line) => narrowWidth(line.toUpperCase()))

describe('a name’s lines', () => {
  it('keep a short name on one line, even with two words', () => {
    expect(linesOf('Spoke')).toEqual(['Spoke'])
    expect(linesOf('X')).toEqual(['X'])
    expect(linesOf('Ada & Co')).toEqual(['Ada &\u00a0Co'])
  })

  it('break before the word “and”', () => {
    expect(linesOf('Marlow & Daughter')).toEqual(['Marlow', '&\u00a0Daughter'])
    expect(linesOf('Nickel City Tow & Recovery')).toEqual(['Nickel City Tow', '&\u00a0Recovery'])
  })

  it('differ in width by less than a factor of two', () => {
    for (const name of ['Brückner Heizung Sanitär', 'Hallam Okoro Dental', 'Delgado Plumbing and Heating']) {
      const widths = linesOf(name).map((line) => narrowWidth(line.toUpperCase()))
      expect(widths.length).toBeGreaterThan(1)
      expect(Math.max(...widths) / Math.min(...widths)).toBeLessThan(1.9)
    }
  })

  it('keep every word', () => {
    const name = 'The Northumberland Upholstery and Restoration Co'
    expect(linesOf(name).join(' ').replaceAll('\u00a0', ' ')).toBe(name)
  })
})
