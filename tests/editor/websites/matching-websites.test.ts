import { expect, it } from 'vitest'
import { matchingWebsites } from '#editor/websites/website-list.tsx'
import { listed } from './listed.ts'

const websites = [
  listed({ draftId: '1', businessName: 'Café Zoë', publishedHandle: 'zoe-coffee' }),
  listed({ draftId: '2', businessName: 'Fern Street Bakery' }),
  listed({ draftId: '3', businessName: 'Fern Street Barbers' }),
]
const found = (search: string) => matchingWebsites(websites, search).map(({ draftId }) => draftId)

it('a blank search finds every website', () => {
  expect(found('')).toEqual(['1', '2', '3'])
  expect(found('   ')).toEqual(['1', '2', '3'])
})

it('a website search finds words of a name in any order, ignoring case and accents', () => {
  expect(found('street FERN')).toEqual(['2', '3'])
  expect(found('fern bar')).toEqual(['3'])
  expect(found('cafe zoe')).toEqual(['1'])
})

it('a website search finds web addresses', () => {
  expect(found('coffee')).toEqual(['1'])
})

it('a website search finds nothing if one of its words matches nothing', () => {
  expect(found('fern plumber')).toEqual([])
})
