import { describe, expect, it } from 'vitest'
import { titleAdvice } from '../../../../editor/designer/settings/title-advice.ts'

describe('the advice on a page title', () => {
  it.each([
    ['', 'If left empty, the title is “Riverside – Leeds”.'],
    ['   ', 'If left empty, the title is “Riverside – Leeds”.'],
    ['R', '1 character: short. People search for what you do and where, so say both.'],
    ['Riverside | Plumber in Leeds', '28 characters: a good length.'],
    ['x'.repeat(60), '60 characters: a good length.'],
    ['x'.repeat(61), '61 characters: search results may cut off the end.'],
  ])('%j: %s', (title, advice) => {
    expect(titleAdvice(title, 'Riverside – Leeds')).toBe(advice)
  })
})
