import { describe, expect, it } from 'vitest'
import { readExperience, typedExperience } from '../../../../editor/fields/facts/experience-text.ts'

const read = (year: string, years = '') => readExperience({ year, years }, 2026)

describe('years of experience as they are typed', () => {
  it('are a founding year, a number of years, both or nothing', () => {
    expect(read('1998').said).toEqual({ year: 1998, years: null })
    expect(read('', '12').said).toEqual({ year: null, years: 12 })
    expect(read('1998', '12').said).toEqual({ year: 1998, years: 12 })
    expect(read(' ', '')).toEqual({ said: null })
  })

  it('come back as they were', () => {
    const since = { year: 1998, years: 12, source: 'typed' as const }
    expect(readExperience(typedExperience(since), 2026).said).toEqual({ year: 1998, years: 12 })
    expect(typedExperience(null)).toEqual({ year: '', years: '' })
  })

  it.each([
    ['19', '', 'year', /four digits/],
    ['0999', '', 'year', /after 1000/],
    ['2027', '', 'year', /in the future/],
    ['', 'many', 'years', /whole number/],
    ['', '0', 'years', /from 1 to 500/],
    ['', '501', 'years', /from 1 to 500/],
  ])('say what is wrong with %j and %j', (year, years, of, sentence) => {
    expect(read(year, years).problem?.of).toBe(of)
    expect(read(year, years).problem?.sentence).toMatch(sentence)
  })
})
