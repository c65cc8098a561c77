import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { allowanceOf, countAttempt, countWithPauses, spend } from '../../../worker/platform/limits/count-attempt.ts'
import { attemptLimits, growingPauses, type LimitName, type PauseName } from '../../../worker/platform/limits/limits.ts'
import {
  codeOf,
  mailsTo,
  newAddress,
  newestCode,
  newestToken,
  newPasswordPerson,
  newVerifiedPerson,
  password,
  requestCode,
  signIn,
  signInElsewhere,
} from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { contextOf } from '../../harness/workers/sites/sites.ts'

/** As in production: an address is one household's. */
const strict = { PEOPLE_AN_ADDRESS: '1' }
const another = 'quite another passphrase'
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status
const tryPassword = (browser: Browser, email: string, word = 'not the right password') =>
  browser.post('/api/login/password', { email, password: word })

/** Browsers of strangers, each at a separate address. */
const strangers = (count: number) => Array.from({ length: count }, () => new Browser(strict))

/** Sets a new password by whichever link for it came last. */
async function useNewestReset(email: string): Promise<number> {
  const token = await newestToken(email)
  return statusOf(new Browser(strict).post('/api/login/reset/confirm', { token, password: another }))
}

describe('ten sign-in links that a stranger asks for in somebody’s name', () => {
  it.each([
    ['from one address', 1],
    ['from ten addresses', 10],
  ])('leave the owner a code, a link and a reset (%s)', async (_where, addresses) => {
    const { email } = await newVerifiedPerson()
    const attackers = strangers(addresses)
    for (let time = 0; time < 10; time++) await attackers[time % addresses]?.post('/api/login/link/', { email })
    const owner = new Browser(strict)
    expect(await statusOf(owner.post('/api/login/link/', { email }))).toBe(200)
    expect(await statusOf(owner.post('/api/login/reset', { email }))).toBe(200)
    expect(await useNewestReset(email)).toBe(204)
    await signIn(new Browser(strict), email)
  })
})

describe('a hundred wrong passwords from ten addresses', () => {
  const attack = async (email: string) => {
    const attackers = strangers(10)
    await Promise.all(Array.from({ length: 100 }, (_, time) => tryPassword(attackers[time % 10] as Browser, email)))
  }

  // ASVS 6.3.1, Threat 2
  it('shut out neither the right one in a browser that signed in before, nor a code anywhere; strangers wait for minutes', async () => {
    const { email } = await newVerifiedPerson()
    const known = await signInElsewhere(email)
    await known.post('/api/session/sign-out')
    await attack(email)
    const refused = await tryPassword(new Browser(strict), email, password)
    expect(codeOf(refused)).toBe('too_many_requests')
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(15 * 60)
    expect(await statusOf(tryPassword(known, email, password))).toBe(200)
    await signIn(new Browser(strict), email)
  })
})

describe('a stranger who never stops asking', () => {
  const flood = async (path: string, email: string) => {
    for (const stranger of strangers(40)) await stranger.post(path, { email })
  }

  it('keeps no browser from its code that has signed in before', async () => {
    const { email } = await newVerifiedPerson()
    const known = await signInElsewhere(email)
    for (const path of ['/api/login/otp/generate', '/api/login/link/', '/api/login/reset']) await flood(path, email)
    await signIn(known, email)
    expect(await statusOf(known.post('/api/login/link/', { email }))).toBe(200)
    expect(await statusOf(known.post('/api/login/reset', { email }))).toBe(200)
  })

  it('keeps nobody from a reset: when no further one is sent, a link that works is in the mailbox', async () => {
    const { email } = await newVerifiedPerson()
    const before = Number(await mailsTo(email))
    await flood('/api/login/reset', email)
    const owner = new Browser(strict)
    const mailed = await mailsTo(email)
    expect(await owner.post('/api/login/reset', { email })).toMatchObject({ status: 200, body: { sent: true } })
    expect(await mailsTo(email)).toBe(mailed)
    expect(Number(mailed) - before).toBeLessThan(10)
    expect(await useNewestReset(email)).toBe(204)
    expect(await statusOf(tryPassword(owner, email, another))).toBe(200)
  })

  it('fills no mailbox: some twenty emails at once, then one after a pause that grows', async () => {
    const email = newAddress('flooded')
    await flood('/api/login/otp/generate', email)
    await flood('/api/login/link/', email)
    expect(await mailsTo(email)).toBeLessThanOrEqual(20)
    const { headers } = await new Browser(strict).post('/api/login/otp/generate', { email })
    expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(30 * 60)
  })

  it('makes nobody wait longer for having asked in vain', async () => {
    const email = newAddress('patient')
    await flood('/api/login/otp/generate', email)
    const owner = new Browser(strict)
    for (let time = 1; time <= 8; time++) expect(await statusOf(owner.post('/api/login/link/', { email }))).toBe(429)
    await env.DB.prepare('update attempt_counts set window_ends_at = window_ends_at - 61000').run()
    expect(await statusOf(owner.post('/api/login/link/', { email }))).toBe(200)
  })

  it('does not make the code, link and reset worthless that its owner has just asked for', async () => {
    const { email } = await newVerifiedPerson()
    const [owner, stranger] = [new Browser(strict), new Browser(strict)]
    const code = await requestCode(owner, email)
    await stranger.post('/api/login/otp/generate', { email })
    expect((await owner.post('/api/login/otp/verify', code)).body).toMatchObject({ status: 'Success' })
    await owner.post('/api/login/link/', { email })
    const token = await newestToken(email)
    await stranger.post('/api/login/link/', { email })
    expect((await owner.post('/api/login/link/verify', { token })).body).toMatchObject({ status: 'Success' })
    await owner.post('/api/login/reset', { email })
    const resetToken = await newestToken(email)
    await stranger.post('/api/login/reset', { email })
    const strangersToken = await newestToken(email)
    const use = (token: string) => statusOf(owner.post('/api/login/reset/confirm', { token, password: another }))
    expect(strangersToken).not.toBe(resetToken)
    // Once one was used, the others are worth nothing.
    expect([await use(resetToken), await use(strangersToken)]).toEqual([204, 410])
  })
})

describe('the confirmation of an address', () => {
  it('mails the owner’s confirmation again at once while strangers keep signing up with the address', async () => {
    const { browser: owner, email } = await newPasswordPerson(strict)
    const signUps = strangers(12).map((stranger) => statusOf(stranger.post('/api/login/sign-up', { email, password })))
    expect(await Promise.all(signUps)).toEqual(Array<number>(12).fill(409))
    expect(await statusOf(owner.post('/api/account/verification'))).toBe(200)
  })

  it('mails the confirmation again at once while strangers keep correcting their own address to this one', async () => {
    const { browser: owner, email } = await newPasswordPerson(strict)
    for (let time = 1; time <= 12; time++) {
      const { browser: stranger } = await newPasswordPerson(strict)
      expect(await statusOf(stranger.post('/api/account/email/correction', { email }))).toBe(409)
    }
    expect(await statusOf(owner.post('/api/account/verification'))).toBe(200)
  })
})

describe('guessing stays infeasible', () => {
  it('gives one guess a code once strangers have asked for many', async () => {
    const email = newAddress('guessed')
    for (const stranger of strangers(15)) await stranger.post('/api/login/otp/generate', { email })
    await env.DB.prepare('update attempt_counts set window_ends_at = window_ends_at - 3600000').run()
    const guesser = new Browser(strict)
    const { session, code } = await requestCode(guesser, email)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect((await guesser.post('/api/login/otp/verify', { session, code: wrong })).body).toMatchObject({
      status: 'InvalidCode',
    })
    expect((await guesser.post('/api/login/otp/verify', { session, code })).body).toMatchObject({
      status: 'ExpiredCode',
    })
  })

  it('counts a browser that knows one account as a stranger to every other', async () => {
    const [{ email: mine }, { email: theirs }] = [await newVerifiedPerson(), await newVerifiedPerson()]
    const known = new Browser(strict)
    expect(await statusOf(tryPassword(known, mine, password))).toBe(200)
    const answers = []
    for (let time = 0; time < 12; time++) answers.push(codeOf(await tryPassword(known, theirs)))
    expect(answers.filter((code) => code === 'too_many_requests').length).toBeGreaterThan(0)
    // What it did there takes nothing from its own account.
    expect(await statusOf(tryPassword(known, mine, password))).toBe(200)
  })

  it('limits the guesses of a browser that signed in before, too', async () => {
    const { email } = await newVerifiedPerson()
    const known = new Browser(strict)
    expect(await statusOf(tryPassword(known, email, password))).toBe(200)
    const answers = []
    for (let time = 0; time < 12; time++) answers.push(codeOf(await tryPassword(known, email)))
    expect(answers.filter((code) => code === 'wrong_password').length).toBeLessThanOrEqual(10)
    expect(answers.at(-1)).toBe('too_many_requests')
  })

  it.each([
    [
      'the password was reset',
      async (_owner: Browser, email: string) => {
        await new Browser(strict).post('/api/login/reset', { email })
        expect(await useNewestReset(email)).toBe(204)
      },
    ],
    ['its owner signed out everywhere', (owner: Browser) => owner.post('/api/session/sign-out-everywhere')],
  ])('knows no browser any more once %s', async (_what, end) => {
    const { browser: owner, email } = await newVerifiedPerson()
    const former = new Browser(strict)
    await tryPassword(former, email, password)
    const cookie = former.cookies.get('device')
    expect(cookie).toMatch(/\w{10,}/)
    await end(owner, email)
    // As a stranger, it is held to the tries of its address.
    for (let time = 1; time <= 10; time++) await tryPassword(former, email)
    const { headers } = await tryPassword(former, email)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(10 * 60)
  })

  it('knows no browser by an account whose address nobody has proven', async () => {
    const stranger = new Browser(strict)
    await stranger.post('/api/login/sign-up', { email: newAddress('unproven'), password })
    expect(stranger.cookies.has('device')).toBe(false)
  })

  it('takes no device cookie that it did not sign', async () => {
    const { email } = await newVerifiedPerson()
    const forger = new Browser(strict)
    const genuine = new Browser(strict)
    await tryPassword(genuine, email, password)
    const [head, , signature] = (genuine.cookies.get('device') ?? '').split('.')
    const claims = btoa(JSON.stringify({ accounts: [{ uid: 'anybody', at: Date.now() }] })).replaceAll('=', '')
    forger.cookies.set('device', [head, claims, signature].join('.'))
    const answers = []
    for (let time = 0; time < 11; time++) answers.push(codeOf(await tryPassword(forger, email)))
    expect(answers.at(-1)).toBe('too_many_requests')
    expect(Number((await tryPassword(forger, email)).headers.get('retry-after'))).toBeGreaterThan(60)
  })
})

const errorCode = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code

describe('the limits of signing in', () => {
  it('mails an email address fifteen codes and links at once, wherever from, then one after a pause that grows', async () => {
    const email = 'many@example.com'
    const ask = (path = '/api/login/otp/generate') => new Browser().post(path, { email })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ask(index % 2 ? undefined : '/api/login/link/')),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(15)
    expect(await mailsTo(email)).toBe(15)
    for (const refused of answers.filter(({ status }) => status !== 200)) {
      expect(errorCode(refused)).toBe('too_many_requests')
      const seconds = Number(refused.headers.get('Retry-After'))
      expect(seconds).toBeGreaterThan(50)
      expect(seconds).toBeLessThanOrEqual(60)
    }
    const pauses = []
    for (let time = 1; time <= 8; time++) {
      pauses.push(Math.round(Number((await ask()).headers.get('Retry-After')) / 60))
      await env.DB.prepare('update attempt_counts set window_ends_at = window_ends_at - 1800000').run()
      expect((await ask()).status).toBe(200)
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30])
    await env.DB.prepare('update attempt_counts set window_ends_at = window_ends_at - 2 * 86400000').run()
    expect((await Promise.all([ask(), ask(), ask()])).map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('mails one address’s codes and links to an email five times at once', async () => {
    const stranger = new Browser(strict)
    const email = 'five@example.com'
    const statuses: number[] = []
    for (let time = 1; time <= 7; time++) statuses.push((await stranger.post('/api/login/link/', { email })).status)
    expect(statuses).toEqual([...Array<number>(5).fill(200), 429, 429])
  })

  it('answers the same to a reset of an unknown address and a known one, however often', async () => {
    const [email, known] = ['nobody-here@example.com', 'somebody-here@example.com']
    await signIn(new Browser(), known)
    for (let time = 1; time <= 11; time++) {
      const answers = []
      for (const each of [email, known]) answers.push(await new Browser().post('/api/login/reset', { email: each }))
      expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
        Array(2).fill({ status: 200, body: { sent: true } }),
      )
    }
    expect(await mailsTo(email)).toBe(0)
    expect(await mailsTo(known)).toBe(1 + 5)
  })

  it('does not let an address that asks too much use up what others’ emails may be sent', async () => {
    const flooder = new Browser(strict)
    for (let time = 1; time <= 30; time++) {
      await flooder.post('/api/login/reset', { email: `flooded${time}@example.com` })
    }
    const email = 'spared@example.com'
    for (let time = 1; time <= 12; time++) {
      const refused = await flooder.post('/api/login/otp/generate', { email })
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    }
    const owner = new Browser(strict)
    for (let time = 1; time <= 5; time++) {
      expect((await owner.post('/api/login/otp/generate', { email })).status).toBe(200)
    }
    expect(await newestCode(email)).toMatch(/^\d{6}$/)
  })

  // ASVS 6.3.1
  it('lets an address try an email’s passwords ten times, and stops before any is compared', async () => {
    const browser = new Browser(strict)
    const attempt = () =>
      browser.post('/api/login/password', { email: 'locked@example.com', password: 'wrong one, again' })
    const answers = await Promise.all(Array.from({ length: 13 }, attempt))
    expect(answers.filter((of) => errorCode(of) === 'wrong_password')).toHaveLength(10)
    const [refused] = answers.filter((of) => errorCode(of) === 'too_many_requests')
    expect(Number(refused?.headers.get('Retry-After'))).toBeLessThanOrEqual(15 * 60)
    const elsewhere = await new Browser(strict).post('/api/login/password', {
      email: 'locked@example.com',
      password: 'x',
    })
    expect(errorCode(elsewhere)).toBe('wrong_password')
  })

  it('lets an address find out of few emails whether they have an account', async () => {
    const signUp = (browser: Browser, email: string) =>
      browser.post('/api/login/sign-up', { email, password: 'seven green bicycles' })
    const emails = ['exists@example.com', 'exists-too@example.com']
    for (const email of emails) expect((await signUp(new Browser(), email)).status).toBe(201)
    const curious = new Browser(strict)
    const answers = await Promise.all(
      Array.from({ length: 13 }, (_, index) => signUp(curious, emails[index % 2] ?? '')),
    )
    const codes = answers.map(errorCode).toSorted()
    expect(codes).toEqual([...Array<string>(10).fill('account_exists'), ...Array<string>(3).fill('too_many_requests')])
  })

  it.each(Object.keys(attemptLimits) as LimitName[])(
    'counts %s exactly, regardless of concurrency, and starts over when its time ends',
    async (name) => {
      const start = Date.now()
      const { most, seconds } = attemptLimits[name]
      const at = (ms: number) => contextOf({ ...env, ...strict }, () => new Date(start + ms))
      // All but the last of a limit of thousands at once: each attempt is a transaction.
      const left = Math.min(most, 150)
      if (left < most) {
        const allowance = await allowanceOf(at(0), name, 'somebody')
        await spend(openDatabase(env.DB), allowance, { amount: most - left, at: new Date(start) })
      }
      const attempts = Array.from({ length: left + 5 }, () => countAttempt(at(0), name, 'somebody'))
      const outcomes = await Promise.allSettled(attempts)
      expect([name, outcomes.filter(({ status }) => status === 'fulfilled').length]).toEqual([name, left])
      await countAttempt(at(0), name, 'somebody else')
      await expect(countAttempt(at(seconds * 1000 - 1), name, 'somebody')).rejects.toMatchObject({
        code: 'too_many_requests',
        details: { retryAfter: 1 },
      })
      await countAttempt(at(seconds * 1000), name, 'somebody')
    },
  )

  it.each(Object.keys(growingPauses) as PauseName[])(
    'counts the growing pause of %s exactly, however many attempts come at once',
    async (name) => {
      const start = Date.now()
      const { free, first, longest, memory } = growingPauses[name]
      const at = (seconds: number) => contextOf(env, () => new Date(start + seconds * 1000))
      const burst = async (seconds: number, count: number) => {
        const outcomes = await Promise.allSettled(
          Array.from({ length: count }, () => countWithPauses(at(seconds), name, 'somebody')),
        )
        return outcomes.filter(({ status }) => status === 'fulfilled').length
      }
      expect([name, await burst(0, free + 5)]).toEqual([name, free])
      await countWithPauses(at(0), name, 'somebody else')
      const refused = countWithPauses(at(first - 1), name, 'somebody')
      await expect(refused).rejects.toMatchObject({ code: 'too_many_requests', details: { retryAfter: 1 } })
      // A refused attempt has made no pause longer, and the next pause is twice as long.
      expect([name, await burst(first, 3)]).toEqual([name, 1])
      expect([name, await burst(3 * first - 1, 3), await burst(3 * first, 3)]).toEqual([name, 0, 1])
      let now = 3 * first
      for (let time = 1; time <= 12; time++) {
        now += longest
        expect([name, time, await burst(now, 2)]).toEqual([name, time, 1])
      }
      expect([name, await burst(now + longest - 1, 2)]).toEqual([name, 0])
      expect([name, await burst(now + memory, free + 5)]).toEqual([name, free])
    },
  )

  it('keeps no email and no address with what it counts', async () => {
    await new Browser().post('/api/login/otp/generate', { email: 'counted@example.com' })
    const { results } = await env.DB.prepare('select key from attempt_counts').all<{ key: string }>()
    expect(results.length).toBeGreaterThan(0)
    for (const { key } of results) expect(key).toMatch(/^[0-9a-f]{32}$/)
  })
})
