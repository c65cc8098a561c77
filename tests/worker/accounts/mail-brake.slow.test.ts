import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { MailDelay } from '../../../worker/accounts/schema.ts'
import {
  codeOf,
  mailsTo,
  newAddress,
  newPasswordPerson,
  newVerifiedPerson,
  password,
  signIn,
} from '../../harness/workers/accounts/account.ts'
import { type Answer, Browser } from '../../harness/workers/accounts/browser.ts'
import { newPeer } from '../../harness/workers/peer.ts'
import { siteEnv, visit } from '../../harness/workers/sites/sites.ts'

/** As in production, with totals of 100 a day, 20 an hour and 5 an hour per domain. */
const settings = { PEOPLE_AN_ADDRESS: '1', SIGN_IN_MAILS_DAILY: '100' }
/** A browser in one of an attacker's networks, which share a provider. */
const attacker = (network: number, more = {}) => new Browser({ ...settings, ...more }, `2001:db8:a:${network}::1`)
let providers = 0
/** A browser in another provider's network. */
const newcomer = (more = {}) => new Browser({ ...settings, ...more }, `198.${providers++}.7.9`)

const code = (browser: Browser, email: string, more = {}) => browser.post('/api/login/otp/generate', { email, ...more })
const link = (browser: Browser, email: string) => browser.post('/api/login/link/', { email })
const delayOf = ({ body }: Answer) => (body as { delay: MailDelay | null }).delay
const mailsIn = async (domain: string) =>
  env.DB.prepare('select count(*) as n from mailbox where recipient like ?').bind(`%${domain}`).first<number>('n')

/** Requests eighty codes and links for made-up addresses at as many domains. */
async function flood(name: string): Promise<void> {
  for (let network = 0; network < 8; network += 1) {
    const browser = attacker(network)
    for (let time = 0; time < 10; time += 1) {
      const email = `made-up@${time}.${network}.${name}`
      expect((await (time % 2 ? code : link)(browser, email)).status).toBe(200)
    }
  }
}

beforeEach(() => void env.DB.prepare('delete from attempt_counts').run())

const later = (seconds: number) =>
  env.DB.prepare('update attempt_counts set window_ends_at = window_ends_at - ?')
    .bind(seconds * 1000)
    .run()

describe('a flood of codes and links to unverified addresses', () => {
  it('ends at the hourly total for the provider’s networks', async () => {
    await flood('hourly.example')
    expect(await mailsIn('hourly.example')).toBe(20 + 3)
  })

  it('ends at the daily total', async () => {
    await flood('first.example')
    for (let hour = 1; hour <= 6; hour += 1) {
      await later(3600)
      await flood(`hour-${hour}.first.example`)
    }
    const sent = (await mailsIn('first.example')) ?? 0
    expect(sent).toBeGreaterThan(100)
    expect(sent).toBeLessThan(100 + 12)
  })

  it('doesn’t delay a verified account’s code, link and reset, even in the same network', async () => {
    const { email } = await newVerifiedPerson()
    await flood('spared.example')
    const before = Number(await mailsTo(email))
    const owner = attacker(3)
    expect((await code(owner, email)).status).toBe(200)
    expect((await link(owner, email)).status).toBe(200)
    expect((await owner.post('/api/login/reset', { email })).status).toBe(200)
    expect(await mailsTo(email)).toBe(before + 3)
    await signIn(attacker(4), email)
  })

  it('gets the same response for addresses with and without an account', async () => {
    const { email } = await newVerifiedPerson()
    await flood('equal.example')
    const shape = async (ask: typeof code, to: string) => {
      const { status, headers, body } = await ask(attacker(7), to)
      const { delay } = body as { delay: MailDelay }
      const names = [...headers.keys()].toSorted()
      return { status, names, keys: Object.keys(body as object), delay: { ...delay, retryAfter: delay.retryAfter > 0 } }
    }
    for (const ask of [link, code]) expect(await shape(ask, email)).toEqual(await shape(ask, 'made-up@equal.example'))
    expect(await mailsTo(email)).toBe(3)
    expect(await mailsTo('made-up@equal.example')).toBe(0)
  })

  it('doesn’t keep newcomers in other networks from getting a code', async () => {
    await flood('others.example')
    const answer = await code(newcomer(), 'newcomer@others.example')
    expect(delayOf(answer)).toBeNull()
    expect(await mailsTo('newcomer@others.example')).toBe(1)
  })

  it('makes newcomers in the provider’s networks wait minutes, and shows them how long', async () => {
    await flood('waiting.example')
    const delay = delayOf(await code(attacker(9), 'newcomer@waiting.example'))
    expect(delay).toEqual({ retryAfter: expect.any(Number), check: null })
    expect(delay?.retryAfter).toBeLessThanOrEqual(60)
    await later(61)
    expect(delayOf(await code(attacker(9), 'newcomer@waiting.example'))).toBeNull()
    expect(await mailsTo('newcomer@waiting.example')).toBe(1)
  })

  it('slows a domain only for the flooding provider', async () => {
    for (let time = 0; time < 12; time += 1) await code(attacker(time), `made-up-${time}@mail.example`)
    expect(await mailsIn('@mail.example')).toBe(5 + 3)
    await code(attacker(0), 'somebody@other.example')
    await code(newcomer(), 'newcomer@mail.example')
    expect([await mailsTo('somebody@other.example'), await mailsTo('newcomer@mail.example')]).toEqual([1, 1])
  })
})

describe('unverified accounts', () => {
  it('get no email beyond the totals', async () => {
    const { browser: signedUp, email } = await newPasswordPerson({ ...settings })
    await flood('unproven.example')
    // The test's own browsers use up their provider's share too.
    for (let time = 0; time < 3; time += 1) await code(new Browser(settings), newAddress('spent'))
    const fresh = newAddress('fresh')
    const refused = await new Browser(settings).post('/api/login/sign-up', { email: fresh, password })
    expect([refused.status, codeOf(refused)]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
    expect(codeOf(await signedUp.post('/api/account/verification'))).toBe('too_many_requests')
    expect(codeOf(await signedUp.post('/api/account/email/correction', { email: fresh }))).toBe('too_many_requests')
    const other = new Browser(settings)
    for (const path of ['otp/generate', 'link/', 'reset'])
      expect((await other.post(`/api/login/${path}`, { email })).status).toBe(200)
    expect([await mailsTo(fresh), await mailsTo(email)]).toEqual([0, 1])
    expect((await newcomer().post('/api/login/sign-up', { email: fresh, password })).status).toBe(201)
  })
})

describe('the challenge for sign-in emails', () => {
  const page = 'http://preview.localhost:8787/_/human'
  const withKeys = (url: string) => ({
    ...{ TURNSTILE_SITE_KEY: 'a-key', TURNSTILE_SECRET: 'a-secret', TURNSTILE_URL: `${url}/siteverify` },
  })
  const solve = async (keys: object, response: string, back = '/login/code?next=%2Faccount') => {
    const body = new URLSearchParams({ checked: '1', 'cf-turnstile-response': response })
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'cf-connecting-ip': '192.0.2.77' }
    const address = `${page}?${new URLSearchParams({ back })}`
    const { status, headers: answered } = await visit(
      address,
      { method: 'POST', body: body.toString(), headers },
      siteEnv({ ...settings, ...keys }),
    )
    expect(status).toBe(303)
    const { origin, pathname, search, hash } = new URL(answered.get('location') ?? '')
    return { origin, path: pathname + search, check: new URLSearchParams(hash.slice(1)).get('check') }
  }
  const passing = async () =>
    withKeys((await newPeer([{ path: '/siteverify', json: { success: true, hostname: 'preview.localhost' } }])).url)

  it('allows three emails at once per solution', async () => {
    const keys = await passing()
    await flood('checked.example')
    const asker = attacker(1, keys)
    const held = await code(asker, 'person@checked.example')
    expect(delayOf(held)?.check).toBe(page)
    expect(await mailsTo('person@checked.example')).toBe(0)
    const shown = await visit(`${page}?back=%2Flogin%2Fcode`, {}, siteEnv({ ...settings, ...keys }))
    expect(await shown.text()).toContain('data-sitekey="a-key"')
    const { origin, path, check } = await solve(keys, 'solved')
    expect([origin, path]).toEqual([env.APP_ORIGIN, '/login/code?next=%2Faccount'])
    for (let time = 1; time <= 3; time += 1)
      expect(delayOf(await code(asker, `person${time}@checked.example`, { check }))).toBeNull()
    const { check: again } = await solve(keys, 'solved')
    for (const spent of [check, again])
      expect(delayOf(await code(asker, 'person4@checked.example', { check: spent }))).not.toBeNull()
    expect(await mailsIn('@checked.example')).toBe(3)
    const signedUp = { email: 'signed-up@checked.example', password, check: (await solve(keys, 'another')).check }
    expect((await asker.post('/api/login/sign-up', signedUp)).status).toBe(201)
  })

  it('allows nothing when failed or forged, and redirects to sign-in pages only', async () => {
    const failing = await newPeer([
      { path: '/siteverify', json: { success: false, 'error-codes': ['invalid-input-response'] } },
    ])
    const keys = withKeys(failing.url)
    await flood('failed.example')
    expect((await solve(keys, 'wrong')).check).toBeNull()
    const answer = await code(attacker(2, keys), 'person@failed.example', { check: 'made.up.token' })
    expect(delayOf(answer)).not.toBeNull()
    for (const back of ['https://evil.example/login', '//evil.example/login', '/account', '/login/../account', 'x:y'])
      expect(await solve(keys, 'wrong', back)).toMatchObject({ origin: env.APP_ORIGIN, path: '/login' })
  })

  it('responds with 404 without Turnstile', async () => {
    expect((await visit(page)).status).toBe(404)
  })
})
