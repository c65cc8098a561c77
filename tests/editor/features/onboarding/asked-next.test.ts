import { describe, expect, test } from 'vitest'
import { askedNext, withLineFor, withoutUnfinished } from '../../../../editor/features/onboarding/asked-next.ts'
import { missingFacts } from '../../../../worker/creation/facts/schema.ts'

test('every fact that may be missing has a question, which fits a button', () => {
  expect(Object.keys(askedNext).toSorted()).toEqual([...missingFacts].toSorted())
  for (const question of Object.values(askedNext)) expect(question).toMatch(/^[A-Z].{4,20}\?$/)
})

describe('a line that begins to answer', () => {
  test.each([
    ['Plumber in Leeds', 'prices', 'en-GB', 'Plumber in Leeds\nPrices: '],
    ['Plumber in Leeds.\n\n', 'hours', 'en', 'Plumber in Leeds.\nOpen: '],
    ['', 'services', 'en', 'Services: '],
    ['Klempner in Linz', 'prices', 'de-AT', 'Klempner in Linz\nPreise: '],
    ['Plombier à Lyon', 'area', 'fr', 'Plombier à Lyon\nZone : '],
    ['Hydraulik w Łodzi', 'prices', 'pl-PL', 'Hydraulik w Łodzi\n'],
  ] as const)('after %j, for %s in %s, is %j', (text, missing, language, whole) => {
    expect(withLineFor(text, missing, language)).toBe(whole)
  })

  test('makes way for the next one when nobody went on with it', () => {
    const begun = withLineFor('Plumber', 'prices', 'en')
    expect(withLineFor(begun, 'hours', 'en')).toBe('Plumber\nOpen: ')
    expect(withLineFor(`${begun}£40 an hour`, 'hours', 'en')).toBe('Plumber\nPrices: £40 an hour\nOpen: ')
  })

  test('is gone when it is left unfinished, and stays when it says something', () => {
    expect(withoutUnfinished('Plumber\nPrices: ')).toBe('Plumber')
    expect(withoutUnfinished('Prices:')).toBe('')
    for (const text of ['Plumber\nPrices: £40', 'Prices:\nLeaks £40', 'Plumber', ''])
      expect(withoutUnfinished(text)).toBe(text)
  })
})
