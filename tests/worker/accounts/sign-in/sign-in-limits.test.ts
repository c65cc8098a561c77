import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { openDatabase } from '../../../../worker/platform/db/database.ts'
import { allowanceOf, countAttempt, countWithPauses, spend } from '../../../../worker/platform/limits/count-attempt.ts'
import {
  attemptLimits,
  growingPauses,
  type LimitName,
  type PauseName,
} from '../../../../worker/platform/limits/limits.ts'
import { Browser } from '../../../harness/workers/accounts/browser.ts'
import { mailsTo, newestCode, signIn } from '../../../harness/workers/accounts/sign-in.ts'
import { contextOf } from '../../../harness/workers/sites/sites.ts'

/** As in production: an address is one household's. */
const strict = { PEOPLE_AN_ADDRESS: '1' }
const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code

it('mails an email address fifteen codes and links at once, wherever from, then one after a pause that grows', async () => {
  const email = 'many@example.com'
  const ask = (path = '/api/login/otp/generate') => new Browser().post(path, { email })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => ask(index % 2 ? undefined : '/api/login/link/')),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(15)
  expect(await mailsTo(email)).toBe(15)
  for (const refused of answers.filter(({ status }) => status !== 200)) {
    expect(codeOf(refused)).toBe('too_many_requests')
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

it('lets an address try an email’s passwords ten times, and stops before any is compared', async () => {
  const browser = new Browser(strict)
  const attempt = () =>
    browser.post('/api/login/password', { email: 'locked@example.com', password: 'wrong one, again' })
  const answers = await Promise.all(Array.from({ length: 13 }, attempt))
  expect(answers.filter((of) => codeOf(of) === 'wrong_password')).toHaveLength(10)
  const [refused] = answers.filter((of) => codeOf(of) === 'too_many_requests')
  expect(Number(refused?.headers.get('Retry-After'))).toBeLessThanOrEqual(15 * 60)
  const elsewhere = await new Browser(strict).post('/api/login/password', {
    email: 'locked@example.com',
    password: 'x',
  })
  expect(codeOf(elsewhere)).toBe('wrong_password')
})

it('lets an address find out of few emails whether they have an account', async () => {
  const signUp = (browser: Browser, email: string) =>
    browser.post('/api/login/sign-up', { email, password: 'seven green bicycles' })
  const emails = ['exists@example.com', 'exists-too@example.com']
  for (const email of emails) expect((await signUp(new Browser(), email)).status).toBe(201)
  const curious = new Browser(strict)
  const answers = await Promise.all(Array.from({ length: 13 }, (_, index) => signUp(curious, emails[index % 2] ?? '')))
  const codes = answers.map(codeOf).toSorted()
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
