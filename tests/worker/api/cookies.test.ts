import type { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { newIssuer } from '../../harness/workers/accounts/scripted-issuer.ts'
import { signIn } from '../../harness/workers/accounts/sign-in.ts'
import { beginCreation } from '../../harness/workers/creation/creations.ts'

const names = ['session', 'asking', 'creation', 'device', 'round-trip']

/** A browser that has been given every cookie there is. */
async function withEveryCookie(changes: Partial<typeof env> = {}): Promise<Browser> {
  const issuer = await newIssuer()
  const browser = new Browser({ ...issuer.bindings, ...changes })
  await signIn(browser, 'every-cookie@example.com')
  await beginCreation(browser)
  await issuer.leave(browser)
  return browser
}

const live = { APP_ORIGIN: 'https://app.example.com' }
const attributes = (text: string) =>
  text
    .split(';')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '' && !/^(max-age|expires)=/.test(part))
    .sort()

describe('on https', () => {
  it('every cookie is kept to this host alone, unseen by scripts and not sent from other sites’ forms', async () => {
    const { setCookies } = await withEveryCookie(live)
    expect([...setCookies.keys()].sort()).toEqual(names.map((name) => `__Host-${name}`).sort())
    for (const [name, given] of setCookies) {
      expect(attributes(given), name).toEqual(['httponly', 'path=/', 'samesite=lax', 'secure'])
    }
  })

  it('a cookie without that name counts for nothing', async () => {
    const browser = await withEveryCookie(live)
    const tricked = new Browser(live)
    for (const [name, value] of browser.cookies) tricked.cookies.set(name.replace('__Host-', ''), value)
    expect((await tricked.get('/api/session')).body).toEqual({ user: null })
    expect((await tricked.get('/api/creations/current')).status).toBe(404)
    expect((await browser.get('/api/session')).body).toMatchObject({ user: { type: 'email' } })
  })

  it('signing out takes the session’s cookie away under its own name', async () => {
    const browser = await withEveryCookie(live)
    await browser.post('/api/session/sign-out')
    expect(browser.cookies.has('__Host-session')).toBe(false)
    expect(attributes(browser.setCookies.get('__Host-session') ?? '')).toEqual(
      expect.arrayContaining(['path=/', 'secure']),
    )
  })
})

describe('on a developer’s machine, without https', () => {
  it('every cookie has the same attributes but for what needs https', async () => {
    const { setCookies } = await withEveryCookie()
    expect([...setCookies.keys()].sort()).toEqual(names.toSorted())
    for (const [name, given] of setCookies) {
      expect(attributes(given), name).toEqual(['httponly', 'path=/', 'samesite=lax'])
    }
  })
})

it('an answer to somebody who did nothing sets no cookie', async () => {
  const browser = new Browser()
  for (const path of ['/api/health', '/api/session', '/api/drafts', '/api/places/here', '/api/login/ways']) {
    await browser.get(path)
  }
  expect([...browser.setCookies]).toEqual([])
})
