import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../../worker/platform/crypto/hash.ts'
import { keyOf } from '../../../../worker/platform/limits/count-attempt.ts'
import {
  attemptLimits,
  growingPauses,
  type LimitName,
  type PauseName,
  type TotalName,
  totals,
} from '../../../../worker/platform/limits/limits.ts'
import {
  deleteAccount,
  expire,
  newBrowser,
  newPerson,
  type Person,
  proveOnceMore,
  storedOf,
  storedOfAll,
  twinOf,
} from './person.ts'
import {
  type ApiAnswer,
  ask,
  type Cell,
  inShort,
  type Named,
  type Role,
  type Route,
  roles,
  routes,
  table,
  tabled,
  writes,
} from './table.ts'

let deleted: Person

describe('the authorization table', () => {
  beforeAll(async () => {
    deleted = await newPerson()
    await deleteAccount(deleted)
    // The first call loads the sign-in library.
  }, 30_000)

  // ASVS 8.2.1, Threat 3
  it('lists exactly the existing routes', () => {
    expect(Object.keys(table).sort()).toEqual(routes)
  })

  describe('a row', () => {
    // ASVS 8.2.1, ASVS 8.3.1
    it.each(tabled)('predicts the response to each role: $name', async (route) => {
      const answers = await Promise.all(roles.map(async (role) => [role, await answerTo(role, route)]))
      const expected = Object.fromEntries(roles.map((role) => [role, route.row[role]]))
      expect(Object.fromEntries(answers)).toEqual(expected)
    })
  })
})

/** The short form of a response for a role, on things of its own. A refused call must change nothing. */
async function answerTo(role: Role, route: Route): Promise<string> {
  const cell = await cellOf(role)
  const { act } = route.row
  if (act && cell.by && role !== 'beforeReauth' && role !== 'deleted') await proveOnceMore(cell.by, act)
  const isRefused = Number.parseInt(route.row[role], 10) >= 400
  const before = isRefused && (await storedOf(cell.of))
  const answer = await ask(route, cell)
  if (isRefused) expect(await storedOf(cell.of), `${role} is refused`).toEqual(before)
  return inShort(answer)
}

async function cellOf(role: Role): Promise<Cell> {
  if (role === 'deleted') return { of: deleted, by: { ...deleted, browser: twinOf(deleted) } }
  const of = await newPerson({ verified: role !== 'unverified' })
  if (role === 'anonymous') return { of, by: undefined }
  if (role === 'other') return { of, by: await newPerson() }
  if (role === 'expired') await expire(of)
  return { of, by: of }
}

let owner: Person
let other: Person

const ofThings = tabled.filter(({ path }) => /:(draftId|domainName|linkId|messageId|otherSessionId)/.test(path))
const ofPictures = tabled.filter(({ path }) => path.includes(':imageId'))
const nothing = (): Named => ({
  ...owner,
  otherSessionId: newId(),
  draftId: newId(),
  imageId: newId(),
  linkId: newId(),
  handle: `h-${newId().slice(0, 20)}`,
  messageId: newId(),
  domainName: `h-${newId().slice(0, 20)}.custom.localhost`,
})

/** The response to another person who uses these ids. */
const requestedByOther = (route: Route, named: Named) => ask(route, { of: { ...owner, ...named }, by: other })

/** A response without the parts that differ per request. */
function bytesOf({ status, headers, text }: ApiAnswer) {
  const requestId = headers.get('x-request-id') ?? 'none'
  const rest = [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date')
  return { status, headers: rest, text: text.replaceAll(requestId, 'this-call') }
}

describe('access across accounts', () => {
  beforeAll(async () => {
    owner = await newPerson()
    other = await newPerson()
  })

  describe('a request for another account’s data', () => {
    it.each(ofThings)('gets the response for missing data: $name', async (route) => {
      const answer = bytesOf(await requestedByOther(route, owner))
      expect(answer).toEqual(bytesOf(await requestedByOther(route, nothing())))
      expect(answer.status).toBe(Number.parseInt(route.row.other, 10))
    })

    // ASVS 8.2.2
    it.each(ofPictures)('gets the response for a missing picture on the caller’s website: $name', async (route) => {
      const below = (imageId: string) => requestedByOther(route, { ...other, imageId })
      const answer = bytesOf(await below(owner.imageId))
      expect(answer).toEqual(bytesOf(await below(newId())))
      expect(answer.status).toBe(404)
    })

    // ASVS 8.4.1
    it.each(ofPictures)('gets the response for a missing website with the caller’s picture: $name', async (route) => {
      const below = (draftId: string) => requestedByOther(route, { ...other, draftId })
      const answer = bytesOf(await below(owner.draftId))
      expect(answer).toEqual(bytesOf(await below(newId())))
      expect(answer.status).toBe(404)
    })

    it.each(ofThings)('gets the response for an unknown handle: $name', async (route) => {
      const by = (handle: string) => requestedByOther(route, { ...owner, draftId: handle })
      expect(bytesOf(await by(owner.handle))).toEqual(bytesOf(await by(nothing().handle)))
    })
  })

  it('a handle in use reveals no owner, whatever the draft id', async () => {
    const statusText = async (draftId: string) =>
      (await other.browser.get(`/api/handles/${owner.handle}?draftId=${draftId}`)).text
    expect(await statusText(owner.draftId)).toBe(await statusText(newId()))
    expect(await statusText(owner.draftId)).toBe(await statusText(other.draftId))
  })
})

const revision = 987_654_321
const at = '2001-02-03T04:05:06.000Z'
/** Values that would appear in the database if a stuffed field got there. */
const marks = ['stuffed', String(revision), at, String(Date.parse(at))]

/** Fields that no caller may set, in the spellings of the API and the database. */
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

/** A route's body with extra fields, beside and inside the document. */
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
  const answer = await ask(
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
  return { person, answer, before: mine, after: await storedOf(person) }
}

const verifiedIn = ({ users }: Record<string, unknown[]>) =>
  users?.map((row) => (row as { email_verified: number }).email_verified)

describe('fields that callers may not set', () => {
  it.each(writes)('change nothing: $name', async (route) => {
    for (const [verified, role] of [
      [true, 'owner'],
      [false, 'unverified'],
    ] as const) {
      const { answer, before, after } = await callStuffed(route, { verified })
      expect([route.row[role], '400 invalid_request']).toContain(inShort(answer))
      for (const mark of marks) expect(JSON.stringify(after).toLowerCase()).not.toContain(mark)
      if (after.users?.length) expect(verifiedIn(after)).toEqual(verifiedIn(before))
    }
  })

  // ASVS 15.3.3
  it('change nothing in a sign-up', async () => {
    const body = { email: 'new@example.com', password: 'long enough for a password' }
    const person = await newPerson()
    const { status } = await newBrowser().post('/api/login/sign-up', { ...stuffing(person), ...body })
    expect(status).toBe(201)
    const row = await env.DB.prepare('select * from users where email = ?').bind(body.email).first()
    expect(row).toMatchObject({ email_verified: 0, name: '', registered_at: null })
    expect(row?.id).not.toBe(person.userId)
  })

  // ASVS 8.2.3, ASVS 15.3.3
  it('appear nowhere in the database', async () => {
    const stored = Object.entries(await storedOfAll()).map(([table, rows]) => [table, JSON.stringify(rows)] as const)
    const found = stored.filter(([, text]) => marks.some((mark) => text.toLowerCase().includes(mark)))
    expect(found).toEqual([])
  })
})

type PerRoute = (LimitName | PauseName | TotalName)[]

/** These only delay emails, see mail-brake.slow.test.ts. */
const mailTotals = ['sign-in emails in an hour', 'sign-in emails in a day', 'sign-in emails to a domain'] as const
const isTotal = (name: PerRoute[number]): name is TotalName => name in totals

const mailsASignIn: PerRoute = [
  ...mailTotals,
  'mails from an address',
  'codes and links to an e-mail from an address',
  'codes and links to an e-mail',
]

/** The limits of each sign-in method and account act, or why it needs none. */
const counted: Record<string, PerRoute | string> = {
  'POST /api/session/sign-out': 'ends what the caller has',
  'POST /api/session/sign-out-everywhere': 'ends what the caller has',
  'POST /api/session/token': 'signs, compares nothing',
  'POST /api/login/otp/generate': mailsASignIn,
  'POST /api/login/otp/verify': ['codes from an address'],
  'POST /api/login/link/': mailsASignIn,
  'POST /api/login/link/verify': 'a random token',
  'POST /api/login/password': [
    'passwords from an address',
    'passwords for an e-mail from an address',
    'passwords for an e-mail',
  ],
  'POST /api/login/sign-up': ['sign-ups from an address', 'confirmations to an e-mail', ...mailTotals],
  'POST /api/login/reset': ['mails from an address', 'resets of an e-mail', ...mailTotals],
  'POST /api/login/reset/confirm': 'a random token, before anything is hashed',
  'POST /api/login/register': 'a signed token',
  'POST /api/login/social': ['round trips from an address'],
  'GET /api/login/social/callback': 'a random state',
  'GET /api/account': 'about oneself',
  'GET /api/account/export': ['archives of an account'],
  'DELETE /api/account/sessions': 'ends what the caller has',
  'DELETE /api/account/sessions/:otherSessionId': 'ends what the caller has',
  'DELETE /api/account': 'once',
  'POST /api/account/verification': ['confirmations of an account', 'confirmations to an e-mail', ...mailTotals],
  'POST /api/account/verification/confirm': 'a signed token',
  'POST /api/account/email': ['confirmations of an account', 'confirmations to an e-mail'],
  'POST /api/account/email/correction': [
    'sign-ups from an address',
    'confirmations of an account',
    'confirmations to an e-mail',
    ...mailTotals,
  ],
  'POST /api/account/email/review': 'a random token',
  'POST /api/account/email/confirm': 'a random token',
  'POST /api/account/password': 'after reauthentication, every time',
  'POST /api/account/reauthentication/password': ['reauthentications of an account'],
  'POST /api/account/reauthentication/social': ['reauthentications of an account'],
  'POST /api/account/reauthentication/code': [
    'reauthentications of an account',
    'reauthentication codes of an account',
  ],
  'POST /api/account/reauthentication/code/verify': ['codes from an address'],
}

const ofAccounts = tabled.filter(
  ({ name, method, path }) =>
    name in counted || (method !== 'GET' && /^\/api\/(login|account|session)(\/|$)/.test(path)),
)

type Count = { key: string; window_ends_at: number }
const counts = async () => (await env.DB.prepare('select * from attempt_counts').all<Count>()).results
const setCount = (key: string, count: number) =>
  env.DB.prepare('update attempt_counts set count = ? where key = ?').bind(count, key).run()

/** A sign-up with a known address fails before other limits count. */
const freeAddress = (email: string) =>
  env.DB.prepare("update users set email = id || '@freed.example' where email = ?").bind(email).run()

describe('rate limits', () => {
  // ASVS 6.3.4
  it('cover every sign-in method and account action, except for a stated reason', () => {
    expect(Object.keys(counted).sort()).toEqual(ofAccounts.map(({ name }) => name).sort())
  })

  describe('limited routes', () => {
    it.each(ofAccounts.filter(({ name }) => Array.isArray(counted[name])))(
      'count requests in the database, and return the waiting time: $name',
      async (route) => {
        const person = await personWhoMay(route.name)
        await env.DB.prepare('delete from attempt_counts').run()
        const body = route.row.body?.({ of: person, by: person })
        const { email = person.email } = (body ?? {}) as { email?: string }
        const by = { ...person, browser: twinOf(person, oneHousehold) }
        const call = async () => {
          if (route.row.act) await proveOnceMore(person, route.row.act)
          if (route.name === 'POST /api/login/sign-up') await freeAddress(email)
          return ask(route, { of: person, by }, { body: () => body })
        }
        expect((await call()).status).not.toBe(429)
        const begun = await counts()
        const names = counted[route.name] as PerRoute
        const seconds = names.map((name) =>
          isTotal(name)
            ? totals[name].seconds
            : isPause(name)
              ? growingPauses[name].memory
              : attemptLimits[name].seconds,
        )
        const windows = begun.map(({ window_ends_at: end }) => Math.round((end - Date.now()) / 60_000) * 60)
        expect(windows.toSorted()).toEqual(seconds.toSorted())

        const brakes = await Promise.all(
          mailTotals.flatMap((name) => ['', email.split('@')[1] ?? ''].map((whom) => keyOf({ env }, name, whom))),
        )
        for (const { key, window_ends_at: end } of begun.filter(({ key }) => !brakes.includes(key))) {
          await setCount(key, 1_000)
          const answer = await call()
          const seconds = Number(answer.headers.get('retry-after'))
          if (!names.some(isPause) || end - Date.now() < 23 * hour) {
            expect(inShort(answer)).toBe('429 too_many_requests')
            expect(seconds).toBeCloseTo((end - Date.now()) / 1000, -1)
          } else if (route.name === 'POST /api/login/reset') {
            // The last mailed link still works, so the route succeeds without another email.
            expect(inShort(answer)).toBe('200')
          } else {
            // A flood blocks for hours at most.
            expect(inShort(answer)).toBe('429 too_many_requests')
            expect(seconds).toBeGreaterThan(10 * 60)
            expect(seconds).toBeLessThanOrEqual((2 * hour) / 1000)
          }
          await setCount(key, 0)
        }
        expect((await call()).status).not.toBe(429)
      },
    )
  })

  describe('unlimited routes', () => {
    const unlimited = ofAccounts.filter(({ name, method }) => !Array.isArray(counted[name]) && method !== 'GET')
    const acts = ['DELETE /api/account', 'POST /api/account/password']

    it.each(unlimited.filter(({ name }) => !acts.includes(name)))('send no email: $name', async (route) => {
      const person = await newPerson()
      await ask(route, { of: person, by: person })
      const mails = await env.DB.prepare('select count(*) as count from mailbox where recipient = ?')
        .bind(person.email)
        .first('count')
      expect(mails).toBe(0)
    })
  })
})

const hour = 60 * 60 * 1000
const isPause = (name: PerRoute[number]): name is PauseName => name in growingPauses

/** One visitor per address. */
const oneHousehold = { PEOPLE_AN_ADDRESS: '1' }

const forUnverified = ['POST /api/account/verification', 'POST /api/account/email/correction']

async function personWhoMay(name: string): Promise<Person> {
  const person = await newPerson({ verified: !forUnverified.includes(name) })
  // Codes are for accounts without a password.
  if (name === 'POST /api/account/reauthentication/code')
    await env.DB.prepare('delete from accounts where user_id = ?').bind(person.userId).run()
  return person
}
