import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { checkNewPassword } from '../../../worker/accounts/passwords/new-password.ts'
import { hashPassword } from '../../../worker/accounts/passwords/password-hash.ts'
import { mailsTo, newestToken, signIn } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'

const email = 'anna.schmidt@kitty-salon.example'
const isRefused = (password: string) =>
  checkNewPassword(password, email).then(
    () => false,
    (error: { code: string }) => error.code === 'password_too_common',
  )

const refused: [why: string, ...passwords: string[]][] = [
  ['is on the list', '1qaz2wsx3edc', 'Unbelievable', 'motherfucker', '123qweasdzxc'],
  ['repeats a common one', 'passwordpassword', 'monkeymonkeymonkey', 'love love love'],
  [
    'adds digits or signs to a common one',
    'password1234',
    'Football2024!',
    '!!iloveyou!!',
    '2023liverpool',
    'qwertyuiop12',
  ],
  [
    'runs along an alphabet or a keyboard',
    'abcdefghijkl',
    '123456789012',
    '0987654321098',
    'zxcvbnmasdfg',
    'qwertzuiop123',
  ],
  ['repeats itself', 'aaaaaaaaaaaa', '123456123456', 'x7k!x7k!x7k!', '............', '🦊🐢🦊🐢🦊🐢🦊🐢🦊🐢🦊🐢'],
  ['is the address', email, 'anna.schmidt', 'Anna-Schmidt', 'schmidtschmidt', 'annaschmidt2024', 'kitty-salon1'],
  ['is the product', 'ShingleShingle', 'shingle12345', 'Shingle-2026!'],
  ['is a common one in wide letters', 'ｐａｓｓｗｏｒｄ１２３４'],
]

describe('choosing a password', () => {
  // ASVS 6.2.4
  it.each(refused)('rejects a password that %s', async (...[, ...passwords]) => {
    for (const password of passwords) expect([password, await isRefused(password)]).toEqual([password, true])
  })

  // ASVS 6.2.5
  it('accepts phrases and anything without a pattern', async () => {
    const fine = [
      'correct horse battery staple',
      'correcthorsebatterystaple',
      'seven green bicycles',
      'monkey eats football',
      'kcuf-vqmd-zpwa',
      '839201746582',
      'x8Kq2mPzTr5w',
      'der blaue Kugelschreiber',
      '我们今天去公园喂鸭子好吗？',
      'anna likes shingle roofs',
      `password ${'and a very long rest '.repeat(5)}`,
    ]
    for (const password of fine) expect([password, await isRefused(password)]).toEqual([password, false])
  })

  // ASVS 15.2.2
  it('takes little time for the longest passwords', async () => {
    const start = performance.now()
    for (const password of ['password'.repeat(16), '1a'.repeat(64), 'lovemikejohnfire'.repeat(8)])
      await isRefused(password)
    expect(performance.now() - start).toBeLessThan(10_000)
  })
})

const password = 'seven green bicycles'

const signUp = (browser: Browser, email: string, chosen = password) =>
  browser.post('/api/login/sign-up', { email, password: chosen })

const whoIs = async (browser: Browser) =>
  ((await browser.get('/api/session')).body as { user: { uid: string; verified: boolean } | null }).user

describe('signing up or in with a password', () => {
  const enter = (browser: Browser, email: string, tried = password) =>
    browser.post('/api/login/password', { email, password: tried })

  it('creates an unverified account, signs it in and mails a verification link', async () => {
    const browser = new Browser()
    const { status, body } = await signUp(browser, ' Ada@Example.com ')
    expect({ status, body }).toEqual({ status: 201, body: { draftId: null } })
    expect(await whoIs(browser)).toMatchObject({ email: 'ada@example.com', type: 'email', verified: false })
    expect(await newestToken('ada@example.com')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    const again = new Browser()
    expect((await enter(again, 'ADA@example.com')).status).toBe(200)
    expect((await whoIs(again))?.uid).toBe((await whoIs(browser))?.uid)
  })

  it('returns account_exists for a known address, however that account signed up, and sends no email', async () => {
    await signIn(new Browser(), 'taken@example.com')
    const mails = await mailsTo('taken@example.com')
    const browser = new Browser()
    const { status, body } = await signUp(browser, 'taken@example.com')
    expect(status).toBe(409)
    expect(body).toMatchObject({ error: { code: 'account_exists' } })
    expect(await whoIs(browser)).toBeNull()
    expect(await mailsTo('taken@example.com')).toBe(mails)
  })

  it('creates one account when two sign-ups use the same address in parallel', async () => {
    // The database refuses the second one.
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const answers = await Promise.all([1, 2].map(() => signUp(new Browser(), 'race@example.com')))
    logged.mockRestore()
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const users = "select count(*) as count from users where email = 'race@example.com'"
    expect(await env.DB.prepare(users).first('count')).toBe(1)
  })

  it('returns wrong_password alike for an unknown address, a wrong password and an account without a password', async () => {
    await signUp(new Browser(), 'has@example.com')
    await signIn(new Browser(), 'has-none@example.com')
    const answers = await Promise.all(
      ['has@example.com', 'has-none@example.com', 'unknown@example.com'].map((email) =>
        enter(new Browser(), email, 'not the right one'),
      ),
    )
    const [first] = answers
    for (const answer of answers) {
      expect(answer.status).toBe(403)
      expect(answer.body).toEqual({ error: { code: 'wrong_password', requestId: expect.any(String) } })
      expect([...answer.headers.keys()]).toEqual([...(first?.headers.keys() ?? [])])
    }
    expect((await enter(new Browser(), 'unknown@example.com', 'x')).body).toMatchObject({
      error: { code: 'wrong_password' },
    })
  })

  // ASVS 6.2.8, ASVS 6.2.9
  it('measures length in characters, and rejects overlong passwords before hashing', async () => {
    const tooLong = await enter(new Browser(), 'long@example.com', 'x'.repeat(129))
    expect(tooLong.body).toMatchObject({
      error: { code: 'invalid_request', details: { issues: [{ path: 'password' }] } },
    })
    expect((await enter(new Browser(), 'long@example.com', 'x'.repeat(600_000))).status).toBe(413)
    // Two code units each: 126 of them are 252, and one password.
    const emoji = `a${'🦊🐢'.repeat(63)}b`
    expect((await signUp(new Browser(), 'emoji@example.com', emoji)).status).toBe(201)
    expect((await enter(new Browser(), 'emoji@example.com', emoji)).status).toBe(200)
    expect((await signUp(new Browser(), 'few@example.com', '🦊🐢🦉🦔🐝🐌')).status).toBe(400)
  })

  // ASVS 6.2.11
  it('rejects common passwords and those based on the address, but not phrases', async () => {
    for (const chosen of ['Password1234', 'qwertyuiop12', 'choosy@example.com', 'Choosy-Choosy']) {
      const { status, body } = await signUp(new Browser(), 'choosy@example.com', chosen)
      expect([chosen, status, body]).toMatchObject([chosen, 422, { error: { code: 'password_too_common' } }])
    }
    expect((await signUp(new Browser(), 'choosy@example.com')).status).toBe(201)
  })

  it('removes an unverified account’s password, sessions and tabs once its address is proven', async () => {
    const [thief, owner] = [new Browser(), new Browser()]
    await signUp(thief, 'victim@example.com')
    const { webSocket } = await thief.fetch('/api/live', {
      headers: { upgrade: 'websocket', origin: env.APP_ORIGIN },
    })
    const closed = new Promise((resolve) => webSocket?.addEventListener('close', resolve))
    webSocket?.accept()
    await signIn(owner, 'victim@example.com')
    expect(await whoIs(owner)).toMatchObject({ verified: true })
    expect(await whoIs(thief)).toBeNull()
    expect((await enter(thief, 'victim@example.com')).status).toBe(403)
    await closed
  })

  it('creates no session if the password changes during the comparison', async () => {
    const browser = new Browser()
    await signUp(browser, 'slow@example.com')
    const uid = (await whoIs(browser))?.uid
    const other = await hashPassword('another green bicycle')
    // A trigger runs exactly when the new session is inserted, after the comparison.
    await env.DB.exec(
      `create trigger changed_meanwhile after insert on sessions when new.user_id = '${uid}' begin update accounts set password = '${other}' where user_id = '${uid}'; end`,
    )
    const late = new Browser()
    const { status, body } = await enter(late, 'slow@example.com')
    await env.DB.exec('drop trigger changed_meanwhile')
    expect([status, body]).toMatchObject([403, { error: { code: 'wrong_password' } }])
    expect(await whoIs(late)).toBeNull()
    const sessions = 'select count(*) as count from sessions where user_id = ?'
    expect(await env.DB.prepare(sessions).bind(uid).first('count')).toBe(1)
  })
})

const another = 'eleven quiet rivers'

/** Requests a reset and finds its token in the email. */
async function requestReset(email: string, browser = new Browser()): Promise<string> {
  const { status } = await browser.post('/api/login/reset', { email })
  expect(status).toBe(200)
  return newestToken(email)
}
const confirm = (token: string, chosen = another) =>
  new Browser().post('/api/login/reset/confirm', { token, password: chosen })

describe('resetting a password', () => {
  const enter = async (email: string, tried: string) =>
    (await new Browser().post('/api/login/password', { email, password: tried })).status

  it('responds alike for known and unknown addresses, but emails only known addresses', async () => {
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

  it('responds before looking up the account, so the timing reveals nothing', async () => {
    await signIn(new Browser(), 'haste@example.com')
    const broken: SendEmail = { send: () => Promise.reject(new Error('E_SENDER_NOT_VERIFIED')) }
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const browser = new Browser({ MAIL_PROVIDER: 'cloudflare', MAIL_FROM: 'hello@example.com', EMAIL: broken })
    const { status, body } = await browser.post('/api/login/reset', { email: 'haste@example.com' })
    expect({ status, body }).toEqual({ status: 200, body: { sent: true } })
    expect(logged).toHaveBeenCalled()
    logged.mockRestore()
  })

  // ASVS 6.4.3
  it('sets a new password, ends every session and tab, and verifies the address', async () => {
    const browser = new Browser()
    const email = 'forgot@example.com'
    await browser.post('/api/login/sign-up', { email, password })
    expect(await whoIs(browser)).toMatchObject({ verified: false })
    const { webSocket } = await browser.fetch('/api/live', {
      headers: { upgrade: 'websocket', origin: env.APP_ORIGIN },
    })
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

  it('adds a password to an account that has none', async () => {
    const email = 'never@example.com'
    await signIn(new Browser(), email)
    expect((await confirm(await requestReset(email))).status).toBe(204)
    expect(await enter(email, another)).toBe(200)
  })

  it('finds the same account as a code or link', async () => {
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
    expect(await env.DB.prepare('select count(*) as count from users where email = ?').bind(email).first('count')).toBe(
      1,
    )
  })

  // ASVS 6.4.3
  it('accepts only the newest email’s link, once, for half an hour', async () => {
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

  it('rejects a link once the account has another address', async () => {
    const [mover, heir] = ['mover@example.com', 'moved@example.com']
    await signIn(new Browser(), mover)
    const token = await requestReset(mover)
    await env.DB.prepare('update users set email = ? where email = ?').bind(heir, mover).run()
    expect((await confirm(token)).status).toBe(410)
    await signIn(new Browser(), mover)
    expect((await confirm(token)).status).toBe(410)
    expect(await enter(heir, another)).toBe(403)
  })

  it('rejects a common password or one based on the address, and keeps the link valid', async () => {
    const email = 'lighthouse@example.com'
    await signIn(new Browser(), email)
    const token = await requestReset(email)
    for (const common of ['password1234', 'lighthouse2024']) {
      expect((await confirm(token, common)).body).toMatchObject({ error: { code: 'password_too_common' } })
    }
    expect((await confirm(token)).status).toBe(204)
  })

  it('stores only a hash of the token', async () => {
    const email = 'stored@example.com'
    await signIn(new Browser(), email)
    const token = await requestReset(email)
    const kept = await Promise.all(
      ['verifications', 'otp_sessions'].map(async (of) => (await env.DB.prepare(`select * from ${of}`).all()).results),
    )
    expect(JSON.stringify(kept)).toContain('reset')
    expect(JSON.stringify(kept)).not.toContain(token)
  })
})
