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

/** As in production, an address belongs to one household. */
const strict = { PEOPLE_AN_ADDRESS: '1' }
const another = 'quite another passphrase'
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status
const tryPassword = (browser: Browser, email: string, word = 'not the right password') =>
  browser.post('/api/login/password', { email, password: word })

/** Browsers of strangers, each at a separate address. */
const strangers = (count: number) => Array.from({ length: count }, () => new Browser(strict))

/** Sets a new password with the newest link. */
async function useNewestReset(email: string): Promise<number> {
  const token = await newestToken(email)
  return statusOf(new Browser(strict).post('/api/login/reset/confirm', { token, password: another }))
}

describe('a stranger’s ten sign-in links for someone’s address', () => {
  it.each([
    ['from one address', 1],
    ['from ten addresses', 10],
  ])('still let the owner get a code, a link and a reset (%s)', async (_where, addresses) => {
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
  it('never block codes or browsers that signed in before, and block other browsers only for minutes', async () => {
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

describe('a stranger’s flood of requests', () => {
  const flood = async (path: string, email: string) => {
    for (const stranger of strangers(40)) await stranger.post(path, { email })
  }

  it('still allows codes in a browser that signed in before', async () => {
    const { email } = await newVerifiedPerson()
    const known = await signInElsewhere(email)
    for (const path of ['/api/login/otp/generate', '/api/login/link/', '/api/login/reset']) await flood(path, email)
    await signIn(known, email)
    expect(await statusOf(known.post('/api/login/link/', { email }))).toBe(200)
    expect(await statusOf(known.post('/api/login/reset', { email }))).toBe(200)
  })

  it('doesn’t disable the reset link in the owner’s mailbox', async () => {
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

  it('causes at most twenty emails at once, then one after each growing pause', async () => {
    const email = newAddress('flooded')
    await flood('/api/login/otp/generate', email)
    await flood('/api/login/link/', email)
    expect(await mailsTo(email)).toBeLessThanOrEqual(20)
    const { headers } = await new Browser(strict).post('/api/login/otp/generate', { email })
    expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(30 * 60)
  })

  it('doesn’t extend the owner’s wait when they try too early', async () => {
    const email = newAddress('patient')
    await flood('/api/login/otp/generate', email)
    const owner = new Browser(strict)
    for (let time = 1; time <= 8; time++) expect(await statusOf(owner.post('/api/login/link/', { email }))).toBe(429)
    await env.DB.prepare('update attempt_counts set window_ends_at = window_ends_at - 61000').run()
    expect(await statusOf(owner.post('/api/login/link/', { email }))).toBe(200)
  })

  it('keeps the owner’s pending code, link and reset valid', async () => {
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
    // Using one reset link invalidates the rest.
    expect([await use(resetToken), await use(strangersToken)]).toEqual([204, 410])
  })
})

describe('the verification email', () => {
  it('goes out again at once while strangers sign up with the address', async () => {
    const { browser: owner, email } = await newPasswordPerson(strict)
    const signUps = strangers(12).map((stranger) => statusOf(stranger.post('/api/login/sign-up', { email, password })))
    expect(await Promise.all(signUps)).toEqual(Array<number>(12).fill(409))
    expect(await statusOf(owner.post('/api/account/verification'))).toBe(200)
  })

  it('goes out again at once while strangers change their own unverified address to this one', async () => {
    const { browser: owner, email } = await newPasswordPerson(strict)
    for (let time = 1; time <= 12; time++) {
      const { browser: stranger } = await newPasswordPerson(strict)
      expect(await statusOf(stranger.post('/api/account/email/correction', { email }))).toBe(409)
    }
    expect(await statusOf(owner.post('/api/account/verification'))).toBe(200)
  })
})

describe('protection against guessing', () => {
  it('allows one guess per code after strangers requested many codes', async () => {
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

  it('treats a browser known to one account as unknown to all other accounts', async () => {
    const [{ email: mine }, { email: theirs }] = [await newVerifiedPerson(), await newVerifiedPerson()]
    const known = new Browser(strict)
    expect(await statusOf(tryPassword(known, mine, password))).toBe(200)
    const answers = []
    for (let time = 0; time < 12; time++) answers.push(codeOf(await tryPassword(known, theirs)))
    expect(answers.filter((code) => code === 'too_many_requests').length).toBeGreaterThan(0)
    // Its own account remains unaffected.
    expect(await statusOf(tryPassword(known, mine, password))).toBe(200)
  })

  it('also limits a browser that signed in before', async () => {
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
  ])('forgets known browsers once %s', async (_what, end) => {
    const { browser: owner, email } = await newVerifiedPerson()
    const former = new Browser(strict)
    await tryPassword(former, email, password)
    const cookie = former.cookies.get('device')
    expect(cookie).toMatch(/\w{10,}/)
    await end(owner, email)
    // As an unknown browser, it has the limits of its address.
    for (let time = 1; time <= 10; time++) await tryPassword(former, email)
    const { headers } = await tryPassword(former, email)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(10 * 60)
  })

  it('doesn’t remember browsers for unverified accounts', async () => {
    const stranger = new Browser(strict)
    await stranger.post('/api/login/sign-up', { email: newAddress('unproven'), password })
    expect(stranger.cookies.has('device')).toBe(false)
  })

  it('ignores a forged device cookie', async () => {
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

describe('the sign-in limits', () => {
  it('allow fifteen codes and links per email address at once, then one after each growing pause', async () => {
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

  it('allow five codes and links to an email address from one network address', async () => {
    const stranger = new Browser(strict)
    const email = 'five@example.com'
    const statuses: number[] = []
    for (let time = 1; time <= 7; time++) statuses.push((await stranger.post('/api/login/link/', { email })).status)
    expect(statuses).toEqual([...Array<number>(5).fill(200), 429, 429])
  })

  it('stay hidden in the response to a reset, whether the account exists or not', async () => {
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

  it('apply per network address, so that people elsewhere still get email', async () => {
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
  it('allow ten passwords for an email address from one network address', async () => {
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

  it('allow ten account look-ups by sign-up from one network address', async () => {
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
    'count %s exactly under concurrency, and reset when the period ends',
    async (name) => {
      const start = Date.now()
      const { max: most, seconds } = attemptLimits[name]
      const at = (ms: number) => contextOf({ ...env, ...strict }, () => new Date(start + ms))
      // For limits of thousands, all but the last attempts count at once, since each is a transaction.
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
    'count the growing pause of %s exactly under concurrency',
    async (name) => {
      const start = Date.now()
      const { free, first, maxPause: longest, memory } = growingPauses[name]
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
      // Refused attempts extend no pause; the next pause is twice as long.
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

  it('store no email or network addresses', async () => {
    await new Browser().post('/api/login/otp/generate', { email: 'counted@example.com' })
    const { results } = await env.DB.prepare('select key from attempt_counts').all<{ key: string }>()
    expect(results.length).toBeGreaterThan(0)
    for (const { key } of results) expect(key).toMatch(/^[0-9a-f]{32}$/)
  })
})
