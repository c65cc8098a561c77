import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { Browser } from '../../../harness/workers/accounts/browser.ts'
import { mailsTo, newestToken, signIn } from '../../../harness/workers/accounts/sign-in.ts'

const password = 'seven green bicycles'
const another = 'eleven quiet rivers'

const whoIs = async (browser: Browser) =>
  ((await browser.get('/api/session')).body as { user: { uid: string; verified: boolean } | null }).user
const enter = async (email: string, tried: string) =>
  (await new Browser().post('/api/login/password', { email, password: tried })).status

/** Asks for a reset and finds its token in the mail. */
async function requestReset(email: string, browser = new Browser()): Promise<string> {
  const { status } = await browser.post('/api/login/reset', { email })
  expect(status).toBe(200)
  return newestToken(email)
}
const confirm = (token: string, chosen = another) =>
  new Browser().post('/api/login/reset/confirm', { token, password: chosen })

it('answers alike whether an address is known: status, headers, body; only the known one gets a mail', async () => {
  await signIn(new Browser(), 'known@example.com')
  const mails = Number(await mailsTo('known@example.com'))
  const [known, unknown] = await Promise.all(
    ['known@example.com', 'unknown@example.com'].map((email) => new Browser().post('/api/login/reset', { email })),
  )
  const fixed = (headers?: Headers) =>
    [...(headers ?? [])]
      .filter(([name]) => name !== 'x-request-id')
      .map(([name, value]) => [name, value.replace(/^asking=[^;]+/, 'asking=')])
  expect(known?.status).toBe(200)
  expect([known?.status, known?.text, fixed(known?.headers)]).toEqual([
    unknown?.status,
    unknown?.text,
    fixed(unknown?.headers),
  ])
  expect(await mailsTo('known@example.com')).toBe(mails + 1)
  expect(await mailsTo('unknown@example.com')).toBe(0)
})

it('answers before it knows whether there is such an account, so that not even its haste tells', async () => {
  await signIn(new Browser(), 'haste@example.com')
  const broken: SendEmail = { send: () => Promise.reject(new Error('E_SENDER_NOT_VERIFIED')) }
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const browser = new Browser({ MAIL_PROVIDER: 'cloudflare', MAIL_FROM: 'hello@example.com', EMAIL: broken })
  const { status, body } = await browser.post('/api/login/reset', { email: 'haste@example.com' })
  expect({ status, body }).toEqual({ status: 200, body: { sent: true } })
  expect(logged).toHaveBeenCalled()
  logged.mockRestore()
})

it('sets a new password, ends every session and open tab, and counts the address as verified', async () => {
  const browser = new Browser()
  const email = 'forgot@example.com'
  await browser.post('/api/login/sign-up', { email, password })
  expect(await whoIs(browser)).toMatchObject({ verified: false })
  const { webSocket } = await browser.fetch('/api/live', { headers: { upgrade: 'websocket', origin: env.APP_ORIGIN } })
  const closed = new Promise((resolve) => webSocket?.addEventListener('close', resolve))
  webSocket?.accept()
  expect((await confirm(await requestReset(email))).status).toBe(204)
  await closed
  expect(await whoIs(browser)).toBeNull()
  expect(await enter(email, password)).toBe(403)
  const again = new Browser()
  await again.post('/api/login/password', { email, password: another })
  expect(await whoIs(again)).toMatchObject({ verified: true })
})

it('gives a password to an account that never had one', async () => {
  const email = 'never@example.com'
  await signIn(new Browser(), email)
  expect((await confirm(await requestReset(email))).status).toBe(204)
  expect(await enter(email, another)).toBe(200)
})

it('keeps one account for a person who came by code, by link and by a reset password', async () => {
  const email = 'one@example.com'
  const [byCode, byLink, byPassword] = [new Browser(), new Browser(), new Browser()]
  await signIn(byCode, email)
  await byLink.post('/api/login/link/', { email: 'One@Example.com' })
  await byLink.post('/api/login/link/verify', { token: await newestToken(email) })
  const uids = [(await whoIs(byCode))?.uid, (await whoIs(byLink))?.uid]
  await confirm(await requestReset(email))
  await byPassword.post('/api/login/password', { email, password: another })
  uids.push((await whoIs(byPassword))?.uid)
  expect(uids[0]).toEqual(expect.any(String))
  expect(new Set(uids).size).toBe(1)
  expect(await env.DB.prepare('select count(*) as count from users where email = ?').bind(email).first('count')).toBe(1)
})

it('accepts a reset link once, for half an hour, from the newest mail', async () => {
  const email = 'once@example.com'
  const browser = new Browser()
  await signIn(browser, email)
  const old = await requestReset(email, browser)
  const token = await requestReset(email, browser)
  const expired = [410, { error: { code: 'mail_link_expired' } }]
  const outcome = async (tried: string) => {
    const { status, body } = await confirm(tried)
    return [status, body]
  }
  expect(await outcome(old)).toMatchObject(expired)
  expect(await outcome('x'.repeat(24))).toMatchObject(expired)
  const twice = await Promise.all([confirm(token), confirm(token)])
  expect(twice.map(({ status }) => status).toSorted()).toEqual([204, 410])
  expect(await outcome(token)).toMatchObject(expired)

  const late = await requestReset(email)
  await env.DB.prepare("update otp_sessions set expires_at = ? where kind = 'reset'")
    .bind(Date.now() - 1)
    .run()
  expect(await outcome(late)).toMatchObject(expired)
})

it('rejects a reset link once the account has another address', async () => {
  const [mover, heir] = ['mover@example.com', 'moved@example.com']
  await signIn(new Browser(), mover)
  const token = await requestReset(mover)
  await env.DB.prepare('update users set email = ? where email = ?').bind(heir, mover).run()
  expect((await confirm(token)).status).toBe(410)
  await signIn(new Browser(), mover)
  expect((await confirm(token)).status).toBe(410)
  expect(await enter(heir, another)).toBe(403)
})

it('refuses a common password or one made of the address, and keeps the link good for another', async () => {
  const email = 'lighthouse@example.com'
  await signIn(new Browser(), email)
  const token = await requestReset(email)
  for (const common of ['password1234', 'lighthouse2024']) {
    expect((await confirm(token, common)).body).toMatchObject({ error: { code: 'password_too_common' } })
  }
  expect((await confirm(token)).status).toBe(204)
})

it('keeps no token that could be read back', async () => {
  const email = 'stored@example.com'
  await signIn(new Browser(), email)
  const token = await requestReset(email)
  const kept = await Promise.all(
    ['verifications', 'otp_sessions'].map(async (of) => (await env.DB.prepare(`select * from ${of}`).all()).results),
  )
  expect(JSON.stringify(kept)).toContain('reset')
  expect(JSON.stringify(kept)).not.toContain(token)
})
