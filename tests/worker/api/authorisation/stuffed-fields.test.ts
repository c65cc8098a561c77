import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { ask, inShort } from './ask.ts'
import { newBrowser, newPerson, type Person, proveOnceMore } from './person.ts'
import { storedOf, storedOfAll } from './stored.ts'
import { type Route, writes } from './table.ts'

const revision = 987_654_321
const at = '2001-02-03T04:05:06.000Z'
/** What would show in the database if a stuffed field got there. */
const marks = ['stuffed', String(revision), at, String(Date.parse(at))]

/** Fields that no caller may set, in the spellings of the API and of the database. */
const stuffing = ({ userId }: Person) => ({
  ...{ userId, user_id: userId, uid: userId, owner: userId, user: { id: userId } },
  ...{ id: 'stuffed-id', draftId: 'stuffed-draft', handle: 'stuffed-handle', releaseId: 'stuffed-release' },
  ...{
    state: 'StuffedState',
    status: 'stuffed',
    kind: 'stuffed',
    type: 'stuffed',
    hash: 'stuffed',
    version: 'stuffed',
  },
  ...{ revision, emailVerified: true, email_verified: true, verified: true, role: 'stuffed', name: 'stuffed' },
  ...{ createdAt: at, modifiedAt: at, lastPublishedAt: at, lastDesignedAt: at, expiresAt: at, registeredAt: at },
})

/** The body a route asks for with more in it, beside and inside the document. */
function stuffed(body: Record<string, unknown>, other: Person): Record<string, unknown> {
  const { websiteSettings } = body
  return {
    ...stuffing(other),
    ...body,
    ...(typeof websiteSettings === 'object' && { websiteSettings: { ...stuffing(other), ...websiteSettings } }),
  }
}

async function callStuffed(route: Route, { verified }: { verified: boolean }) {
  const [person, other] = [await newPerson({ verified }), await newPerson()]
  if (route.row.act) await proveOnceMore(person, route.row.act)
  const [mine, theirs] = [await storedOf(person), await storedOf(other)]
  const told = await ask(
    route,
    { of: person, by: person },
    {
      ...(!route.row.picture && { body: (body: Record<string, unknown>) => stuffed(body, other) }),
      headers: route.row.picture ? {} : { 'content-type': 'application/json' },
      url: (url) =>
        `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ userId: other.userId, id: 'stuffed' })}`,
    },
  )
  expect(await storedOf(other), 'what is another’s').toEqual(theirs)
  return { person, told, before: mine, after: await storedOf(person) }
}

const verifiedIn = ({ users }: Record<string, unknown[]>) =>
  users?.map((row) => (row as { email_verified: number }).email_verified)

describe('fields that no caller may set are ignored or refused', () => {
  it.each(writes)('$name', async (route) => {
    for (const [verified, role] of [
      [true, 'owner'],
      [false, 'unverified'],
    ] as const) {
      const { told, before, after } = await callStuffed(route, { verified })
      expect([route.row[role], '400 invalid_request']).toContain(inShort(told))
      for (const mark of marks) expect(JSON.stringify(after).toLowerCase()).not.toContain(mark)
      if (after.users?.length) expect(verifiedIn(after)).toEqual(verifiedIn(before))
    }
  })

  it('also where nobody is signed in yet', async () => {
    const body = { email: 'new@example.com', password: 'long enough for a password' }
    const person = await newPerson()
    const { status } = await newBrowser().post('/api/login/sign-up', { ...stuffing(person), ...body })
    expect(status).toBe(201)
    const row = await env.DB.prepare('select * from users where email = ?').bind(body.email).first()
    expect(row).toMatchObject({ email_verified: 0, name: '', registered_at: null })
    expect(row?.id).not.toBe(person.userId)
  })

  it('nowhere in the database', async () => {
    const stored = Object.entries(await storedOfAll()).map(([table, rows]) => [table, JSON.stringify(rows)] as const)
    const found = stored.filter(([, text]) => marks.some((mark) => text.toLowerCase().includes(mark)))
    expect(found).toEqual([])
  })
})
