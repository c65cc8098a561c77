import { expect, it } from 'vitest'
import { matchingWebsites } from '#editor/websites/website-list.tsx'
import { listed } from './listed.ts'

const websites = [
  listed({ draftId: '1', businessName: 'Café Zoë', publishedHandle: 'zoe-coffee' }),
  listed({ draftId: '2', businessName: 'Fern Street Bakery' }),
  listed({ draftId: '3', businessName: 'Fern Street Barbers' }),
]
const found = (search: string) => matchingWebsites(websites, search).map(({ draftId }) => draftId)

it('finds all for a search of nothing', () => {
  expect(found('')).toEqual(['1', '2', '3'])
  expect(found('   ')).toEqual(['1', '2', '3'])
})

it('finds names by words in any order, whatever their case and accents', () => {
  expect(found('street FERN')).toEqual(['2', '3'])
  expect(found('fern bar')).toEqual(['3'])
  expect(found('cafe zoe')).toEqual(['1'])
})

it('finds web addresses', () => {
  expect(found('coffee')).toEqual(['1'])
})

it('finds nothing when a word is nowhere', () => {
  expect(found('fern plumber')).toEqual([])
})
