import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../worker/platform/crypto/hash.ts'
import { ask, type Named, type Told } from './ask.ts'
import { newPerson, type Person } from './person.ts'
import { type Route, tabled } from './table.ts'

let owner: Person
let other: Person
beforeAll(async () => {
  owner = await newPerson()
  other = await newPerson()
})

const ofThings = tabled.filter(({ path }) => /:(draftId|domainName|messageId)/.test(path))
const ofPictures = tabled.filter(({ path }) => path.includes(':imageId'))
const nothing = (): Named => ({
  ...owner,
  draftId: newId(),
  imageId: newId(),
  handle: `h-${newId().slice(0, 20)}`,
  messageId: newId(),
  domainName: `h-${newId().slice(0, 20)}.custom.localhost`,
})

/** What another person hears who names these things. */
const heardOf = (route: Route, named: Named) => ask(route, { of: { ...owner, ...named }, by: other })

/** Every byte of an answer that is not about this one call. */
function bytesOf({ status, headers, text }: Told) {
  const requestId = headers.get('x-request-id') ?? 'none'
  const rest = [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date')
  return { status, headers: rest, text: text.replaceAll(requestId, 'this-call') }
}

describe('another account’s things respond byte for byte like missing ones', () => {
  it.each(ofThings)('$name', async (route) => {
    const heard = bytesOf(await heardOf(route, owner))
    expect(heard).toEqual(bytesOf(await heardOf(route, nothing())))
    expect(heard.status).toBe(Number.parseInt(route.row.other, 10))
  })

  it.each(ofPictures)('$name, below the caller’s website', async (route) => {
    const below = (imageId: string) => heardOf(route, { ...other, imageId })
    const heard = bytesOf(await below(owner.imageId))
    expect(heard).toEqual(bytesOf(await below(newId())))
    expect(heard.status).toBe(404)
  })

  it.each(ofPictures)('$name, the caller’s picture below another’s website', async (route) => {
    const below = (draftId: string) => heardOf(route, { ...other, draftId })
    const heard = bytesOf(await below(owner.draftId))
    expect(heard).toEqual(bytesOf(await below(newId())))
    expect(heard.status).toBe(404)
  })

  it.each(ofThings)('$name, by its web address', async (route) => {
    const by = (handle: string) => heardOf(route, { ...owner, draftId: handle })
    expect(bytesOf(await by(owner.handle))).toEqual(bytesOf(await by(nothing().handle)))
  })
})

it('a web address in use says nothing of whose it is, whichever draft is named', async () => {
  const told = async (draftId: string) =>
    (await other.browser.get(`/api/handles/${owner.handle}?draftId=${draftId}`)).text
  expect(await told(owner.draftId)).toBe(await told(newId()))
  expect(await told(owner.draftId)).toBe(await told(other.draftId))
})
