import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { mayJoin } from '../../../worker/accounts/may-join.ts'
import { requestCode, signIn } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { newIssuer } from '../../harness/workers/accounts/scripted-issuer.ts'

const closed = {
  SIGN_UP: 'closed',
  INVITED_EMAILS: 'Guest@Closed.example, @team.example',
  OPERATOR_EMAILS: 'boss@closed.example',
} as const
const refused = { error: { code: 'sign_up_closed', requestId: expect.any(String) } }
const countOf = (email: string) =>
  env.DB.prepare('select count(*) as n from users where email = ?').bind(email).first('n')

describe('a closed sign-up', () => {
  it.each([
    ['guest@closed.example', true],
    ['anybody@team.example', true],
    ['boss@closed.example', true],
    ['stranger@closed.example', false],
    ['guest@closed.example.evil.example', false],
    ['x@notteam.example', false],
    ['@team.example@evil.example', false],
  ])('decides on %s: %s', (email, may) => {
    expect(mayJoin(closed, email)).toBe(may)
    expect(mayJoin({ ...closed, SIGN_UP: 'open' }, email)).toBe(true)
    expect(mayJoin({ SIGN_UP: 'closed', INVITED_EMAILS: ', ' }, email)).toBe(false)
  })

  it('allows accounts by code for invited people only', async () => {
    const stranger = new Browser(closed)
    const attempt = await requestCode(stranger, 'stranger@closed.example')
    expect(await stranger.post('/api/login/otp/verify', attempt)).toMatchObject({ status: 403, body: refused })
    expect(await countOf('stranger@closed.example')).toBe(0)
    await signIn(new Browser(closed), 'guest@closed.example')
    expect(await countOf('guest@closed.example')).toBe(1)
  })

  it('allows accounts by password for invited people only, while others still sign in', async () => {
    const password = 'a long enough sentence of words'
    const signUp = (browser: Browser, email: string) => browser.post('/api/login/sign-up', { email, password })
    expect(await signUp(new Browser(closed), 'other@closed.example')).toMatchObject({ status: 403, body: refused })
    expect(await countOf('other@closed.example')).toBe(0)
    await signIn(new Browser(), 'before@closed.example')
    await signIn(new Browser(closed), 'before@closed.example')
  })

  it('allows accounts by social sign-in for invited people only, and explains it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const issuer = await newIssuer()
    const come = async (email: string) => {
      const browser = new Browser({ ...issuer.bindings, ...closed })
      return issuer.signIn(browser, { sub: `sub-${email}`, email })
    }
    expect(await come('third@closed.example')).toMatchObject({ query: { error: 'not_invited' } })
    expect(await countOf('third@closed.example')).toBe(0)
    expect((await come('friend@team.example')).query).toEqual({})
  })
})
