import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import {
  attemptLimits,
  growingPauses,
  type LimitName,
  type PauseName,
} from '../../../../worker/platform/limits/limits.ts'
import { ask, inShort } from './ask.ts'
import { newPerson, type Person, proveOnceMore, twinOf } from './person.ts'
import { tabled } from './table.ts'

type PerRoute = (LimitName | PauseName)[]

const mailsASignIn: PerRoute = [
  'mails from an address',
  'codes and links to an e-mail from an address',
  'codes and links to an e-mail',
]

/**
 * What each way in and each act of an account counts. Without a limit, the reason: nothing is mailed there, and what is compared, if
 * anything, has 128 random bits or more.
 */
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
  'POST /api/login/sign-up': ['sign-ups from an address', 'confirmations to an e-mail'],
  'POST /api/login/reset': ['mails from an address', 'resets of an e-mail'],
  'POST /api/login/reset/confirm': 'a random token, before anything is hashed',
  'POST /api/login/register': 'a signed token',
  'POST /api/login/social': ['round trips from an address'],
  'GET /api/login/social/callback': 'a random state',
  'GET /api/account': 'about oneself',
  'GET /api/account/export': ['archives of an account'],
  'DELETE /api/account': 'once',
  'POST /api/account/verification': ['confirmations of an account', 'confirmations to an e-mail'],
  'POST /api/account/verification/confirm': 'a signed token',
  'POST /api/account/email': ['confirmations of an account', 'confirmations to an e-mail'],
  'POST /api/account/email/correction': [
    'sign-ups from an address',
    'confirmations of an account',
    'confirmations to an e-mail',
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

it('says of every way in and every act of an account what it counts', () => {
  expect(Object.keys(counted).sort()).toEqual(ofAccounts.map(({ name }) => name).sort())
})

describe('counts in the database, and says how long to wait', () => {
  it.each(ofAccounts.filter(({ name }) => Array.isArray(counted[name])))('$name', async (route) => {
    const person = await personWhoMay(route.name)
    await env.DB.prepare('delete from attempt_counts').run()
    const body = route.row.body?.({ of: person, by: person })
    const by = { ...person, browser: twinOf(person, oneHousehold) }
    const call = async () => {
      if (route.row.act) await proveOnceMore(person, route.row.act)
      return ask(route, { of: person, by }, { body: () => body })
    }
    expect((await call()).status).not.toBe(429)
    const begun = await counts()
    const names = counted[route.name] as PerRoute
    const seconds = names.map((name) => (isPause(name) ? growingPauses[name].memory : attemptLimits[name].seconds))
    const windows = begun.map(({ window_ends_at: end }) => Math.round((end - Date.now()) / 60_000) * 60)
    expect(windows.toSorted()).toEqual(seconds.toSorted())

    for (const { key, window_ends_at: end } of begun) {
      await setCount(key, 1_000)
      const told = await call()
      const seconds = Number(told.headers.get('retry-after'))
      if (!names.some(isPause) || end - Date.now() < 23 * hour) {
        expect(inShort(told)).toBe('429 too_many_requests')
        expect(seconds).toBeCloseTo((end - Date.now()) / 1000, -1)
      } else if (route.name === 'POST /api/login/reset') {
        // The link that was mailed last still works: nothing is refused, and nothing mailed.
        expect(inShort(told)).toBe('200')
      } else {
        // Whatever strangers do in somebody's name, it closes for hours at most.
        expect(inShort(told)).toBe('429 too_many_requests')
        expect(seconds).toBeGreaterThan(10 * 60)
        expect(seconds).toBeLessThanOrEqual((2 * hour) / 1000)
      }
      await setCount(key, 0)
    }
    expect((await call()).status).not.toBe(429)
  })
})

describe('mails nothing without a limit', () => {
  const unlimited = ofAccounts.filter(({ name, method }) => !Array.isArray(counted[name]) && method !== 'GET')
  const acts = ['DELETE /api/account', 'POST /api/account/password']

  it.each(unlimited.filter(({ name }) => !acts.includes(name)))('$name', async (route) => {
    const person = await newPerson()
    await ask(route, { of: person, by: person })
    const mails = await env.DB.prepare('select count(*) as count from mailbox where recipient = ?')
      .bind(person.email)
      .first('count')
    expect(mails).toBe(0)
  })
})

const hour = 60 * 60 * 1000
const isPause = (name: LimitName | PauseName): name is PauseName => name in growingPauses

/** An address is one visitor's. */
const oneHousehold = { PEOPLE_AN_ADDRESS: '1' }

const forUnverified = ['POST /api/account/verification', 'POST /api/account/email/correction']

async function personWhoMay(name: string): Promise<Person> {
  const person = await newPerson({ verified: !forUnverified.includes(name) })
  // A code is for those who have no password.
  if (name === 'POST /api/account/reauthentication/code')
    await env.DB.prepare('delete from accounts where user_id = ?').bind(person.userId).run()
  return person
}
