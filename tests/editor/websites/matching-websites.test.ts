import { expect, it } from 'vitest'
import { matchingWebsites } from '#editor/websites/website-list.tsx'
import { listed } from './listed.ts'

const websites = [
  listed({ draftId: '1', businessName: 'Café Zoë', publishedHandle: 'zoe-coffee' }),
  listed({ draftId: '2', businessName: 'Fern Street Bakery' }),
  listed({ draftId: '3', businessName: 'Fern Street Barbers' }),
]
const found = (search: string) => matchingWebsites(websites, search).map(({ draftId }) => draftId)

it('a blank search finds all websites', () => {
  expect(found('')).toEqual(['1', '2', '3'])
  expect(found('   ')).toEqual(['1', '2', '3'])
})

it('a search matches names by words in any order, ignoring case and accents', () => {
  expect(found('street FERN')).toEqual(['2', '3'])
  expect(found('fern bar')).toEqual(['3'])
  expect(found('cafe zoe')).toEqual(['1'])
})

it('a search matches web addresses', () => {
  expect(found('coffee')).toEqual(['1'])
})

it('a search finds nothing if one word doesn’t match', () => {
  expect(found('fern plumber')).toEqual([])
})
