import { expect, it } from 'vitest'
import { addressOf, movedTo, placeIn } from '../../../../editor/features/inbox/inbox-place.ts'

const placeOf = (address: string) => placeIn(new URLSearchParams(address))

it('is the whole inbox where the address says nothing', () => {
  const place = placeOf('')
  expect(place).toEqual({ folder: 'inbox', website: undefined, search: '', unread: false, message: undefined })
  expect(String(addressOf(place))).toBe('')
})

it('is written to the address, and read from it again', () => {
  const place = { folder: 'spam', website: 'draft-1', search: 'tap & sink', unread: true, message: 'one' } as const
  expect(placeOf(String(addressOf(place)))).toEqual(place)
})

it('takes an address that says something else for the usual', () => {
  expect(placeOf('folder=bin&search=&message=')).toEqual(placeOf(''))
  expect(placeOf(`search=${'x'.repeat(500)}`).search).toHaveLength(100)
})

it('begins another list without an open message, unless it is to stay', () => {
  const place = placeOf('message=one&search=tap')
  expect(movedTo(place, { folder: 'archive' })).toMatchObject({ folder: 'archive', search: 'tap', message: undefined })
  expect(movedTo(place, { search: 'sink', message: place.message })).toMatchObject({ search: 'sink', message: 'one' })
})
