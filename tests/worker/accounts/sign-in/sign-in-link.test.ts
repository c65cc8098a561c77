import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import worker from '../../../../worker/index.ts'
import { Browser } from '../../../harness/workers/accounts/browser.ts'
import { mailsTo, newestToken, requestCode, signIn } from '../../../harness/workers/accounts/sign-in.ts'
import { assets } from '../../../harness/workers/sites/sites.ts'

const open = async (browser: Browser, token: string) =>
  (await browser.post('/api/login/link/verify', { token })).body as { status: string; draftId: string | null }

/** Asks for a link and finds its token in the mail. */
async function requestLink(browser: Browser, email: string): Promise<string> {
  const { status, body } = await browser.post('/api/login/link/', { email })
  expect({ status, body }).toEqual({ status: 200, body: { expiresAt: expect.any(String) } })
  return newestToken(email)
}

const whoIs = async (browser: Browser) => ((await browser.get('/api/session')).body as { user: unknown }).user

it('signs a new person in by the link that was mailed, as verified', async () => {
  const browser = new Browser()
  const token = await requestLink(browser, 'link@example.com')
  expect(await open(browser, token)).toEqual({ status: 'Success', draftId: null })
  expect(await whoIs(browser)).toMatchObject({ email: 'link@example.com', type: 'email', verified: true })
})

it('opens a link only in the browser that asked for it, and keeps it good there', async () => {
  const [browser, empty, busy] = [new Browser(), new Browser(), new Browser()]
  await requestCode(busy, 'somebody@example.com')
  const token = await requestLink(browser, 'bound@example.com')
  expect(await open(empty, token)).toEqual({ status: 'WrongDevice', draftId: null })
  expect(await open(busy, token)).toEqual({ status: 'WrongDevice', draftId: null })
  expect(await whoIs(empty)).toBeNull()
  expect(await whoIs(busy)).toBeNull()
  expect((await open(browser, token)).status).toBe('Success')
})

it('opens a link once, also when it is opened twice at the same moment', async () => {
  const browser = new Browser()
  const token = await requestLink(browser, 'twice@example.com')
  const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await open(browser, token)).status))
  expect(statuses.toSorted()).toEqual([...Array<string>(5).fill('ExpiredLink'), 'Success'])
  expect((await open(browser, token)).status).toBe('ExpiredLink')
  const count =
    "select count(*) as count from sessions join users on users.id = user_id where email = 'twice@example.com'"
  expect(await env.DB.prepare(count).first('count')).toBe(1)
})

it('counts a link as expired after its ten minutes, and when a newer one was sent', async () => {
  const browser = new Browser()
  const asked = Date.now()
  const { body } = await browser.post('/api/login/link/', { email: 'late@example.com' })
  expect((Date.parse((body as { expiresAt: string }).expiresAt) - asked) / 60_000).toBeCloseTo(10, 0)
  const late = await newestToken('late@example.com')
  await env.DB.prepare("update otp_sessions set expires_at = ? where email = 'late@example.com'")
    .bind(Date.now() - 1)
    .run()
  expect((await open(browser, late)).status).toBe('ExpiredLink')

  const old = await requestLink(browser, 'newer@example.com')
  const newer = await requestLink(browser, 'newer@example.com')
  expect((await open(browser, old)).status).toBe('ExpiredLink')
  expect((await open(browser, newer)).status).toBe('Success')
})

it('answers ExpiredLink, and no failure, to a link of which only the outer half is known', async () => {
  const browser = new Browser()
  const token = await requestLink(browser, 'half@example.com')
  await env.DB.prepare("delete from verifications where value like '%half@example.com%'").run()
  const { status, body } = await browser.post('/api/login/link/verify', { token })
  expect({ status, body }).toEqual({ status: 200, body: { status: 'ExpiredLink', draftId: null } })
  expect((await open(browser, 'a'.repeat(32))).status).toBe('ExpiredLink')
})

it('keeps no link that could be read back', async () => {
  const token = await requestLink(new Browser(), 'stored@example.com')
  const kept = await Promise.all(
    ['verifications', 'otp_sessions'].map(
      async (table) => (await env.DB.prepare(`select * from ${table}`).all()).results,
    ),
  )
  expect(JSON.stringify(kept)).toContain('stored@example.com')
  expect(JSON.stringify(kept)).not.toContain(token)
})

it('asks known and unknown addresses alike: status, names of headers, body', async () => {
  await signIn(new Browser(), 'known@example.com')
  const before = await mailsTo('known@example.com')
  const asked = (email: string, path: string) => new Browser().post(path, { email })
  for (const path of ['/api/login/link/', '/api/login/otp/generate']) {
    const [known, unknown] = [await asked('known@example.com', path), await asked('unknown@example.com', path)]
    expect(sameOf(known)).toEqual(sameOf(unknown))
  }
  expect(await mailsTo('known@example.com')).toBe(Number(before) + 2)
  expect(await mailsTo('unknown@example.com')).toBe(2)
})

/** An answer without what is random in it or tells the time. */
const sameOf = ({ status, headers, body }: { status: number; headers: Headers; body: unknown }) => ({
  status,
  headers: [...headers]
    .filter(([name]) => name !== 'x-request-id')
    .map(([name, value]) => [name, name === 'set-cookie' ? value.replace(/=[^;]*/, '=') : value]),
  body: Object.entries(body as object).map(([name, value]) => [name, typeof value, String(value).length]),
})

it('lets scanners follow the link as often as they like: GET and HEAD use nothing up', async () => {
  const browser = new Browser()
  const token = await requestLink(browser, 'scanned@example.com')
  const page = `${env.APP_ORIGIN}/login/link?token=${token}`
  const api = `/api/login/link/verify?token=${token}`
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  // Only waitUntil is called.
  const ctx = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} } as unknown as ExecutionContext
  for (const method of ['GET', 'HEAD']) {
    for (const sent of ['', cookie]) {
      const request = new Request(page, { method, headers: { cookie: sent } })
      const answer = await worker.fetch(request as Parameters<typeof worker.fetch>[0], { ...env, ASSETS: assets }, ctx)
      expect(answer.status).toBe(200)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    expect((await browser.fetch(api, { method })).status).toBe(404)
  }
  expect(await whoIs(browser)).toBeNull()
  expect((await open(browser, token)).status).toBe('Success')
})
