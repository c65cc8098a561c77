import { describe, expect, it } from 'vitest'
import { phoneProblem } from '../../../../editor/fields/facts/phone-problem.ts'

describe('a phone number', () => {
  it.each([
    ['0113 496 0000', 'GB'],
    ['(207) 555-0142', 'US'],
    ['1-207-555-0142', 'US'],
    ['+44 113 496 0000', 'US'],
    ['0033 1 23 45 67 89', 'GB'],
    ['030 123456', 'DE'],
    ['13 14 50', 'AU'],
    ['0113 496 0000 ext. 12', 'GB'],
    ['555 0142', ''],
    ['', 'US'],
  ])('is right: %s in %s', (number, country) => {
    expect(phoneProblem(number, country)).toBeUndefined()
  })

  it.each([
    ['555 0142', 'US', 'Numbers in the United States have at least 10 digits; this one has 7 so far.'],
    ['01 23 45', 'FR', 'Numbers in France have 10 digits; this one has 6 so far.'],
    ['+44 113', 'GB', 'That’s short for a phone number. It has 5 digits so far.'],
    ['1', '', 'That’s short for a phone number. It has 1 digit so far.'],
  ])('lacks digits: %s in %s', (number, country, sentence) => {
    expect(phoneProblem(number, country)).toEqual({ sentence, isUnfinished: true })
  })

  it.each([
    ['207 555 0142 99', 'US', /at most 11 digits; this one has 12\. For a number abroad, begin with \+/],
    ['+44 113 496 0000 1234 5', 'GB', /too many digits for a phone number/],
    ['call Mia', 'GB', /Enter digits only/],
  ])('is wrong while it is typed already: %s in %s', (number, country, sentence) => {
    expect(phoneProblem(number, country)?.sentence).toMatch(sentence)
    expect(phoneProblem(number, country)?.isUnfinished).toBe(false)
  })
})
