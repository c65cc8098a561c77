import { describe, expect, it } from 'vitest'
import { mended } from '../../../templates/plan/mend.ts'

describe('Mending an owner’s sentence', () => {
  it.each([
    ['gives it a capital and a full stop', 'we mend clocks', 'We mend clocks.'],
    ['drops emoji at the end', 'I walk dogs!! 🐾🐾', 'I walk dogs.'],
    ['puts a comma for emoji between words', 'nails 💅 gel and acrylics', 'Nails, gel and acrylics.'],
    ['drops hashtags', 'Fresh bread daily #sourdough #leeds', 'Fresh bread daily.'],
    ['calms exclamation marks', 'I come to you!!', 'I come to you.'],
    ['keeps a question', 'Really?', 'Really?'],
    ['writes I, not i', 'i’m quick and i answer', 'I’m quick and I answer.'],
    ['puts back apostrophes', 'i dont do roofs and cant park', 'I don’t do roofs and can’t park.'],
    [
      'spells out what was typed in a hurry',
      'pls text me w/ ur size, thru the app',
      'Please text me with your size, through the app.',
    ],
    ['writes days with capitals', 'no visits on mondays', 'No visits on Mondays.'],
    ['calms a shouted word', 'we do NOT take cash', 'We do not take cash.'],
    ['keeps initials', 'HETAS trained, DBS checked', 'HETAS trained, DBS checked.'],
    ['drops empty brackets', 'an actual shop (!!) on Wabash', 'An actual shop on Wabash.'],
  ])('%s', (_, typed, expected) => expect(mended(typed, 'en-GB')).toBe(expected))

  it('takes shouting back and keeps the names', () => {
    expect(mended('LICENSED PLUMBER IN LEEDS AND YORK', 'en-GB', ['Leeds', 'York'])).toBe(
      'Licensed plumber in Leeds and York.',
    )
  })

  it('gives a name its capital back', () => {
    expect(mended('based near leeds', 'en-GB', ['Leeds'])).toBe('Based near Leeds.')
  })

  it('never changes the words of another language', () => {
    expect(mended('u bent welkom, i dont', 'nl-NL')).toBe('U bent welkom, i dont.')
  })

  it.each(['12 ft, not 12', 'A & B Plumbing', 'I can’t cook', 'It is art', 'the w/e is ours'])(
    'leaves alone what could mean something else: %s',
    (typed) => expect(mended(typed, 'en-GB').toLowerCase()).toBe(`${typed.toLowerCase()}.`),
  )
})
