import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { OwnSession, OwnSessions, Session } from '../../../worker/accounts/schema.ts'
import { browserName } from '../../../worker/accounts/sessions/browser-name.ts'
import { eventually } from '../../harness/eventually.ts'
import { codeOf, newPasswordPerson, password, uidOf } from '../../harness/workers/accounts/account.ts'
import { Browser, listen } from '../../harness/workers/accounts/browser.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

async function signInWith(email: string, userAgent: string): Promise<Browser> {
  const browser = new Browser()
  const headers = { 'user-agent': userAgent }
  expect((await browser.post('/api/login/password', { email, password }, headers)).status).toBe(200)
  return browser
}

const list = async (browser: Browser, userAgent = 'unknown') => {
  const { status, body } = await browser.get('/api/account/sessions', { headers: { 'user-agent': userAgent } })
  expect(status).toBe(200)
  return (body as OwnSessions).sessions
}
const isSignedIn = async (browser: Browser) => ((await browser.get('/api/session')).body as Session).user !== null
const end = (browser: Browser, { id }: Pick<OwnSession, 'id'>) => browser.delete(`/api/account/sessions/${id}`)
const theOther = async (browser: Browser) => {
  const other = (await list(browser)).find(({ isThis }) => !isThis)
  if (!other) throw new Error('only one session')
  return other
}
const unusedFor = (email: string, browser: string, hours: number) =>
  env.DB.prepare(
    'update sessions set updated_at = ? where user_agent = ? and user_id = (select id from users where email = ?)',
  )
    .bind(Date.now() - hours * 3_600_000, browser, email)
    .run()

describe('the session list', () => {
  it('starts with the current session, then sorts by last use', async () => {
    const { browser, email } = await newPasswordPerson()
    await signInWith(email, iPhone)
    await signInWith(email, firefox)
    await signInWith(email, 'something homemade')
    await unusedFor(email, 'Firefox on Linux', 30)
    await unusedFor(email, 'Safari on an iPhone', 60)
    const sessions = await list(browser, firefox)
    expect(sessions.map(({ browser, isThis }) => [browser, isThis])).toEqual([
      ['Firefox on Linux', true],
      [null, false],
      ['Firefox on Linux', false],
      ['Safari on an iPhone', false],
    ])
    const hoursAgo = sessions.map(({ lastUsedAt }) => Math.round((Date.now() - Date.parse(lastUsedAt)) / 3_600_000))
    expect(hoursAgo).toEqual([0, 0, 30, 60])
    expect(JSON.stringify(sessions)).not.toContain(
      decodeURIComponent(browser.cookies.get('session') ?? '').split('.')[0],
    )
  })

  it('updates the last use at most once an hour', async () => {
    const { browser, email } = await newPasswordPerson()
    const phone = await signInWith(email, iPhone)
    const usedAt = async () =>
      (await list(browser)).find((session) => session.browser === 'Safari on an iPhone')?.lastUsedAt
    const began = await usedAt()
    await isSignedIn(phone)
    expect(await usedAt()).toBe(began)
    await env.DB.prepare(`update sessions set updated_at = updated_at - 3600001, expires_at = expires_at - 3600001
      where user_agent = 'Safari on an iPhone' and user_id = ?`)
      .bind(await uidOf(browser))
      .run()
    await isSignedIn(phone)
    expect(Date.parse((await usedAt()) ?? '')).toBeGreaterThanOrEqual(Date.parse(began ?? ''))
  })

  it('omits ended sessions', async () => {
    const { browser, email } = await newPasswordPerson()
    await signInWith(email, iPhone)
    await signInWith(email, firefox)
    const day = 24 * 3_600_000
    const set = (column: string, value: number, name: string) =>
      env.DB.prepare(
        `update sessions set ${column} = ? where user_agent = ? and user_id in (select id from users where email = ?)`,
      )
        .bind(value, name, email)
        .run()
    await set('expires_at', Date.now() - 1000, 'Safari on an iPhone')
    await set('created_at', Date.now() - 181 * day, 'Firefox on Linux')
    expect(await list(browser)).toHaveLength(1)
    expect((await browser.get('/api/account')).body).toMatchObject({ sessions: 1 })
  })
})

describe('ending one session', () => {
  it('signs its browser out, closes its tabs and notifies the other tabs', async () => {
    const { browser, email } = await newPasswordPerson()
    const phone = await signInWith(email, iPhone)
    const { token } = (await phone.post('/api/session/token')).body as { token: string }
    const [here, there] = [await listen(browser), await listen(phone)]
    expect((await end(browser, await theOther(browser))).status).toBe(204)
    expect(await isSignedIn(phone)).toBe(false)
    expect((await phone.get('/api/drafts')).status).toBe(401)
    const bearer = { authorization: `Bearer ${token}` }
    expect((await phone.post('/api/login/register', undefined, bearer)).status).toBe(401)
    await eventually(() => expect([here.closed, there.closed]).toEqual([false, true]))
    await eventually(() => expect(here.received).toContainEqual({ type: 'account.changed' }))
    expect(await list(browser)).toHaveLength(1)
  })

  it('cancels the browser’s reauthentications and requests', async () => {
    const { browser, email } = await newPasswordPerson()
    const phone = await signInWith(email, iPhone)
    await phone.post('/api/account/reauthentication/password', { act: 'change-password', password })
    const proofs = () => env.DB.prepare('select * from reauthentications').all()
    expect((await proofs()).results).toHaveLength(1)
    await end(browser, await theOther(browser))
    expect((await proofs()).results).toHaveLength(0)
  })

  it('fails for current and ended sessions, and for other people’s', async () => {
    const [mine, theirs] = [await newPasswordPerson(), await newPasswordPerson()]
    const [own] = await list(mine.browser)
    const [foreign] = await list(theirs.browser)
    await signInWith(mine.email, iPhone)
    const ended = await theOther(mine.browser)
    await end(mine.browser, ended)
    for (const session of [own, foreign, ended, { id: 'made-up' }, { id: '%00' }, { id: '🙂'.repeat(300) }]) {
      const answer = await end(mine.browser, session as OwnSession)
      expect([answer.status, codeOf(answer)]).toEqual([404, 'not_found'])
    }
    expect(await isSignedIn(mine.browser)).toBe(true)
    expect(await isSignedIn(theirs.browser)).toBe(true)
  })

  it('makes its browser unknown, but not the current browser', async () => {
    const { browser, email } = await newPasswordPerson()
    await env.DB.prepare('update users set email_verified = 1 where email = ?').bind(email).run()
    await signInWith(email, iPhone)
    const before = browser.cookies.get('device')
    await end(browser, await theOther(browser))
    const since = await env.DB.prepare('select known_browsers_since as at from users where email = ?')
      .bind(email)
      .first<number>('at')
    expect(Date.now() - (since ?? 0)).toBeLessThan(60_000)
    expect(browser.cookies.get('device')).toBeTruthy()
    expect(browser.cookies.get('device')).not.toBe(before)
  })
})

it('ending all other sessions keeps only the current session', async () => {
  const { browser, email } = await newPasswordPerson()
  const others = [await signInWith(email, iPhone), await signInWith(email, firefox)]
  const stranger = await newPasswordPerson()
  const [here, there] = [await listen(browser), await listen(others[0] as Browser)]
  expect((await browser.delete('/api/account/sessions')).status).toBe(204)
  for (const other of others) expect(await isSignedIn(other)).toBe(false)
  expect(await isSignedIn(browser)).toBe(true)
  expect(await isSignedIn(stranger.browser)).toBe(true)
  expect((await list(browser)).map(({ isThis }) => isThis)).toEqual([true])
  await eventually(() => expect([here.closed, there.closed]).toEqual([false, true]))
})

describe('a browser’s name', () => {
  const chrome = '(KHTML, like Gecko) Chrome/142.0.0.0'
  it.each([
    ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${chrome} Safari/537.36`],
    [
      'Edge on Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${chrome} Safari/537.36 Edg/142.0.0.0`,
    ],
    [
      'Opera on a Mac',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 ${chrome} Safari/537.36 OPR/124.0.0.0`,
    ],
    [
      'Safari on a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    ],
    ['Safari on an iPhone', iPhone],
    [
      'Chrome on an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'Firefox on an iPad',
      'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/145.0 Mobile/15E148 Safari/605.1.15',
    ],
    [
      'Samsung Internet on Android',
      'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    ],
    ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 ${chrome} Mobile Safari/537.36`],
    ['Chrome on a Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 ${chrome} Safari/537.36`],
    ['Firefox on Linux', firefox],
    [
      'A browser on an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    ],
    ['Firefox', 'Firefox/145.0'],
    [null, 'curl/8.5.0'],
    [null, ''],
    [null, undefined],
    [null, `${'x'.repeat(100_000)} Firefox/145.0 Windows`],
    [null, '<script>alert(1)</script> 🙂 ‏שלום'],
  ])('is read as %s', (name, userAgent) => {
    expect(browserName(userAgent)).toBe(name)
  })
})
