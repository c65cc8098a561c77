import { beforeAll, describe, expect, it } from 'vitest'
import { ask, inShort } from './ask.ts'
import { type Role, roles } from './expectations.ts'
import { deleteAccount, expire, newPerson, type Person, proveOnceMore, twinOf } from './person.ts'
import type { Cell } from './row.ts'
import { storedOf } from './stored.ts'
import { type Route, routes, table, tabled } from './table.ts'

let deleted: Person
beforeAll(async () => {
  deleted = await newPerson()
  await deleteAccount(deleted)
  // The first call loads the sign-in library.
}, 30_000)

it('knows every route, and none that is not there', () => {
  expect(Object.keys(table).sort()).toEqual(routes)
})

describe('answers each as the table says', () => {
  it.each(tabled)('$name', async (route) => {
    const answers = await Promise.all(roles.map(async (role) => [role, await answerTo(role, route)]))
    const expected = Object.fromEntries(roles.map((role) => [role, route.row[role]]))
    expect(Object.fromEntries(answers)).toEqual(expected)
  })
})

/** In short, after a call on things that nobody else calls on. A call that is refused changes nothing of them. */
async function answerTo(role: Role, route: Route): Promise<string> {
  const cell = await cellOf(role)
  const { act } = route.row
  if (act && cell.by && role !== 'beforeReauth' && role !== 'deleted') await proveOnceMore(cell.by, act)
  const isRefused = Number.parseInt(route.row[role], 10) >= 400
  const before = isRefused && (await storedOf(cell.of))
  const told = await ask(route, cell)
  if (isRefused) expect(await storedOf(cell.of), `${role} is refused`).toEqual(before)
  return inShort(told)
}

async function cellOf(role: Role): Promise<Cell> {
  if (role === 'deleted') return { of: deleted, by: { ...deleted, browser: twinOf(deleted) } }
  const of = await newPerson({ verified: role !== 'unverified' })
  if (role === 'anonymous') return { of, by: undefined }
  if (role === 'other') return { of, by: await newPerson() }
  if (role === 'expired') await expire(of)
  return { of, by: of }
}
