import { expect, it } from 'vitest'
import { foldPlaceName } from '../../../worker/adapters/places/fold-place-name.ts'

it.each([
  ['São Paulo', 'sao paulo'],
  ['SAO PAULO', 'sao paulo'],
  ['Sa\u0303o Paulo', 'sao paulo'],
  ['Łódź', 'lodz'],
  ['Ærøskøbing', 'aeroskobing'],
  ['Weißenfels', 'weissenfels'],
  ['İstanbul', 'istanbul'],
  ['Diyarbakır', 'diyarbakir'],
  ['St. Louis', 'st louis'],
  ['Washington, D.C.', 'washington dc'],
  ["King's Lynn", 'kings lynn'],
  ['King’s Lynn', 'kings lynn'],
  ['Stoke-on-Trent', 'stoke on trent'],
  ['  Newcastle   upon\tTyne ', 'newcastle upon tyne'],
  ['Москва', 'москва'],
  ['--', ''],
])('%s is compared as %s', (name, folded) => {
  expect(foldPlaceName(name)).toBe(folded)
  expect(foldPlaceName(folded)).toBe(folded)
})
