import { expect, it } from 'vitest'
import { askedOf, withChoice } from '../../../../editor/features/visitors/visitors-address.ts'

const asked = (search: string) => askedOf(new URLSearchParams(search))

it('names a website and a time in the page’s address', () => {
  expect(asked('website=abc&days=90')).toEqual({ website: 'abc', days: 90 })
})

it('is of thirty days at first, and where the address asks for something else', () => {
  for (const search of ['', 'days=', 'days=31', 'days=07', 'days=90d', 'days=-7']) {
    expect(asked(search), search).toEqual({ website: null, days: 30 })
  }
})

it('keeps the one when the other is chosen, and leaves out what is usual', () => {
  const search = new URLSearchParams('website=abc&days=90')
  expect(withChoice(search, { website: 'def' }).toString()).toBe('website=def&days=90')
  expect(withChoice(search, { days: 365 }).toString()).toBe('website=abc&days=365')
  expect(withChoice(search, { days: 30 }).toString()).toBe('website=abc')
  expect(search.toString()).toBe('website=abc&days=90')
})
