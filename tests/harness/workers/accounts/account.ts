import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import type { Account, ReauthenticationAct } from '../../../../worker/accounts/schema.ts'
import type { Env } from '../../../../worker/env.ts'
import { Browser } from './browser.ts'

/** Requests a code; returns the session and the code from the email. */
export async function requestCode(browser: Browser, email: string): Promise<{ session: string; code: string }> {
  const { status, body } = await browser.post('/api/login/otp/generate', { email })
  expect(status).toBe(200)
  const { session } = body as { session: string }
  return { session, code: await newestCode(email) }
}

/** The code in the last email to an address. */
export async function newestCode(email: string): Promise<string> {
  const subject = await env.DB.prepare('select subject from mailbox where recipient = ? order by rowid desc limit 1')
    .bind(email)
    .first<string>('subject')
  const code = subject?.match(/^\d{6}/)?.[0]
  if (!code) throw new Error(`no code was mailed to ${email}`)
  return code
}

/** Signs a browser in with a mailed code, as a new person unless the address is known. */
export async function signIn(browser: Browser, email: string): Promise<{ draftId: string | null }> {
  const { body } = await browser.post('/api/login/otp/verify', await requestCode(browser, email))
  const { status, draftId } = body as { status: string; draftId: string | null }
  expect(status).toBe('Success')
  return { draftId }
}

/** The token of the link in the last email to an address. */
export async function newestToken(email: string): Promise<string> {
  const text = await env.DB.prepare('select text from mailbox where recipient = ? order by rowid desc limit 1')
    .bind(email)
    .first<string>('text')
  const token = text?.match(/[?&]token=([\w%.-]+)/)?.[1]
  if (!token) throw new Error(`no link was mailed to ${email}`)
  return decodeURIComponent(token)
}

/** The number of emails to an address. */
export const mailsTo = (email: string): Promise<number | null> =>
  env.DB.prepare('select count(*) as count from mailbox where recipient = ?').bind(email).first<number>('count')

let people = 0

/** A browser with a new signed-in person. `changes` are bindings that differ from wrangler.toml's. */
export async function newPerson(changes: Partial<Env> = {}): Promise<Browser> {
  const browser = new Browser(changes)
  await signIn(browser, `person${people++}@example.com`)
  return browser
}

export const password = 'a long enough passphrase'

let addresses = 0
/** An address that no other test in the file uses. */
export const newAddress = (name = 'somebody') => `${name}-${addresses++}@example.com`

/** A browser whose new person just signed up with a password. Their address is unverified. */
export async function newPasswordPerson(changes: Partial<Env> = {}): Promise<{ browser: Browser; email: string }> {
  const [browser, email] = [new Browser(changes), newAddress()]
  expect((await browser.post('/api/login/sign-up', { email, password })).status).toBe(201)
  return { browser, email }
}

/** A browser whose new person signed up with a password and verified their address. */
export async function newVerifiedPerson(changes: Partial<Env> = {}): Promise<{ browser: Browser; email: string }> {
  const person = await newPasswordPerson(changes)
  const token = await newestToken(person.email)
  expect((await person.browser.post('/api/account/verification/confirm', { token })).status).toBe(200)
  return person
}

/** Signs the person in with their password in a second browser. */
export async function signInElsewhere(email: string, word = password): Promise<Browser> {
  const browser = new Browser()
  expect((await browser.post('/api/login/password', { email, password: word })).status).toBe(200)
  return browser
}

/** A browser whose new person just signed in by code and has no password. */
export async function newCodePerson(changes: Partial<Env> = {}): Promise<{ browser: Browser; email: string }> {
  const [browser, email] = [new Browser(changes), newAddress()]
  await signIn(browser, email)
  return { browser, email }
}

export const accountOf = async (browser: Browser) => (await browser.get('/api/account')).body as Account

export const uidOf = async (browser: Browser) =>
  ((await browser.get('/api/session')).body as { user: { uid: string } }).user.uid

/** Reauthenticates with the password. */
export async function reauthenticate(browser: Browser, act: ReauthenticationAct, word = password): Promise<void> {
  const { status } = await browser.post('/api/account/reauthentication/password', { act, password: word })
  expect(status).toBe(200)
}

/** Requests a reauthentication code; returns the code from the email. */
export async function requestProof(browser: Browser, email: string, act: ReauthenticationAct) {
  const { status, body } = await browser.post('/api/account/reauthentication/code', { act })
  expect(status).toBe(200)
  return { act, session: (body as { session: string }).session, code: await newestCode(email) }
}

/** Requests a change of address, and returns the token from the email. */
export async function requestChange(browser: Browser, to: string): Promise<string> {
  await reauthenticate(browser, 'change-email')
  expect((await browser.post('/api/account/email', { email: to })).status).toBe(200)
  return newestToken(to)
}

/** Ages the sessions' reauthentications by milliseconds. */
export const ageReauthentications = (ms: number) =>
  env.DB.prepare('update reauthentications set expires_at = expires_at - ?').bind(ms).run()

/** The error code of a response. */
export const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } } | undefined)?.error?.code

/** A person who signed up with a password and an address that they haven't verified. */
export async function newUnverified(settings: Partial<Env>, address: string): Promise<Browser> {
  const browser = new Browser(settings, address)
  expect((await browser.post('/api/login/sign-up', { email: newAddress(), password })).status).toBe(201)
  return browser
}
