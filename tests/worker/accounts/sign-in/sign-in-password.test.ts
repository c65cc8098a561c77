import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { hashPassword } from '../../../../worker/accounts/passwords/password-hash.ts'
import { Browser } from '../../../harness/workers/accounts/browser.ts'
import { mailsTo, newestToken, signIn } from '../../../harness/workers/accounts/sign-in.ts'

const password = 'seven green bicycles'

const signUp = (browser: Browser, email: string, chosen = password) =>
  browser.post('/api/login/sign-up', { email, password: chosen })
const enter = (browser: Browser, email: string, tried = password) =>
  browser.post('/api/login/password', { email, password: tried })
const whoIs = async (browser: Browser) =>
  ((await browser.get('/api/session')).body as { user: { uid: string; verified: boolean } | null }).user

it('makes an account that is not verified, signs it in and mails a link to its address', async () => {
  const browser = new Browser()
  const { status, body } = await signUp(browser, ' Ada@Example.com ')
  expect({ status, body }).toEqual({ status: 201, body: { draftId: null } })
  expect(await whoIs(browser)).toMatchObject({ email: 'ada@example.com', type: 'email', verified: false })
  expect(await newestToken('ada@example.com')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  const again = new Browser()
  expect((await enter(again, 'ADA@example.com')).status).toBe(200)
  expect((await whoIs(again))?.uid).toBe((await whoIs(browser))?.uid)
})

it('says account_exists for an address that has an account, whichever way it was made, and mails nothing', async () => {
  await signIn(new Browser(), 'taken@example.com')
  const mails = await mailsTo('taken@example.com')
  const browser = new Browser()
  const { status, body } = await signUp(browser, 'taken@example.com')
  expect(status).toBe(409)
  expect(body).toMatchObject({ error: { code: 'account_exists' } })
  expect(await whoIs(browser)).toBeNull()
  expect(await mailsTo('taken@example.com')).toBe(mails)
})

it('makes one account of an address that is signed up twice at once, and says account_exists to the other', async () => {
  // The database refuses the second one.
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const answers = await Promise.all([1, 2].map(() => signUp(new Browser(), 'race@example.com')))
  logged.mockRestore()
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const users = "select count(*) as count from users where email = 'race@example.com'"
  expect(await env.DB.prepare(users).first('count')).toBe(1)
})

it('says wrong_password alike to an unknown address, a wrong password and an account without one', async () => {
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

it('counts a password’s characters, and refuses what would be much work before it does any', async () => {
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

it('refuses a common password and one made of the address, but not a phrase', async () => {
  for (const chosen of ['Password1234', 'qwertyuiop12', 'choosy@example.com', 'Choosy-Choosy']) {
    const { status, body } = await signUp(new Browser(), 'choosy@example.com', chosen)
    expect([chosen, status, body]).toMatchObject([chosen, 422, { error: { code: 'password_too_common' } }])
  }
  expect((await signUp(new Browser(), 'choosy@example.com')).status).toBe(201)
})

it('removes an unproven account’s password, sessions and open tabs once its address is proven', async () => {
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

it('gives no session to a password that was changed while it was being compared', async () => {
  const browser = new Browser()
  await signUp(browser, 'slow@example.com')
  const uid = (await whoIs(browser))?.uid
  const other = await hashPassword('another green bicycle')
  // Between comparing and answering, as a trigger runs: exactly when the new session comes into being.
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
