import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import type { Account, ReauthenticationAct } from '../../../../worker/accounts/schema.ts'
import type { Env } from '../../../../worker/env.ts'
import { Browser } from './browser.ts'
import { newestCode, newestToken, signIn } from './sign-in.ts'

export const password = 'a long enough passphrase'

let addresses = 0
/** An address that no other test of the file uses. */
export const newAddress = (name = 'somebody') => `${name}-${addresses++}@example.com`

/** A browser in which somebody new has just signed up with a password. Their address is not verified. */
export async function newPasswordPerson(changes: Partial<Env> = {}): Promise<{ browser: Browser; email: string }> {
  const [browser, email] = [new Browser(changes), newAddress()]
  expect((await browser.post('/api/login/sign-up', { email, password })).status).toBe(201)
  return { browser, email }
}

/** The same, who has verified their address. */
export async function newVerifiedPerson(changes: Partial<Env> = {}): Promise<{ browser: Browser; email: string }> {
  const person = await newPasswordPerson(changes)
  const token = await newestToken(person.email)
  expect((await person.browser.post('/api/account/verification/confirm', { token })).status).toBe(200)
  return person
}

/** The same in another browser. */
export async function signInElsewhere(email: string, word = password): Promise<Browser> {
  const browser = new Browser()
  expect((await browser.post('/api/login/password', { email, password: word })).status).toBe(200)
  return browser
}

/** A browser in which somebody new has just signed in by a code, who has no password. */
export async function newCodePerson(changes: Partial<Env> = {}): Promise<{ browser: Browser; email: string }> {
  const [browser, email] = [new Browser(changes), newAddress()]
  await signIn(browser, email)
  return { browser, email }
}

export const accountOf = async (browser: Browser) => (await browser.get('/api/account')).body as Account

export const uidOf = async (browser: Browser) =>
  ((await browser.get('/api/session')).body as { user: { uid: string } }).user.uid

/** Proves by the password who somebody is. */
export async function reauthenticate(browser: Browser, act: ReauthenticationAct, word = password): Promise<void> {
  const { status } = await browser.post('/api/account/reauthentication/password', { act, password: word })
  expect(status).toBe(200)
}

/** Asks for a code that proves it, and finds it in the mail. */
export async function requestProof(browser: Browser, email: string, act: ReauthenticationAct) {
  const { status, body } = await browser.post('/api/account/reauthentication/code', { act })
  expect(status).toBe(200)
  return { act, session: (body as { session: string }).session, code: await newestCode(email) }
}

/** Asks for another address, and takes the link out of the mail to it. */
export async function requestChange(browser: Browser, to: string): Promise<string> {
  await reauthenticate(browser, 'change-email')
  expect((await browser.post('/api/account/email', { email: to })).status).toBe(200)
  return newestToken(to)
}

/** Lets what sessions have proven be that many milliseconds older. */
export const ageReauthentications = (ms: number) =>
  env.DB.prepare('update reauthentications set expires_at = expires_at - ?').bind(ms).run()

/** The error code of an answer. */
export const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } } | undefined)?.error?.code
