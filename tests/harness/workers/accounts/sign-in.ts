import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import type { Env } from '../../../../worker/env.ts'
import { Browser } from './browser.ts'

/** Asks for a code and finds it in the mail: its session and the code. */
export async function requestCode(browser: Browser, email: string): Promise<{ session: string; code: string }> {
  const { status, body } = await browser.post('/api/login/otp/generate', { email })
  expect(status).toBe(200)
  const { session } = body as { session: string }
  return { session, code: await newestCode(email) }
}

/** The six digits of the last mail to an email address. */
export async function newestCode(email: string): Promise<string> {
  const subject = await env.DB.prepare('select subject from mailbox where recipient = ? order by rowid desc limit 1')
    .bind(email)
    .first<string>('subject')
  const code = subject?.match(/^\d{6}/)?.[0]
  if (!code) throw new Error(`no code was mailed to ${email}`)
  return code
}

/** Signs a browser in with a mailed code, as a new person unless the email is known. */
export async function signIn(browser: Browser, email: string): Promise<{ draftId: string | null }> {
  const { body } = await browser.post('/api/login/otp/verify', await requestCode(browser, email))
  const { status, draftId } = body as { status: string; draftId: string | null }
  expect(status).toBe('Success')
  return { draftId }
}

/** The token of the link in the last mail to an email address. */
export async function newestToken(email: string): Promise<string> {
  const text = await env.DB.prepare('select text from mailbox where recipient = ? order by rowid desc limit 1')
    .bind(email)
    .first<string>('text')
  const token = text?.match(/[?&]token=([\w%.-]+)/)?.[1]
  if (!token) throw new Error(`no link was mailed to ${email}`)
  return decodeURIComponent(token)
}

/** How many mails an email address has got. */
export const mailsTo = (email: string): Promise<number | null> =>
  env.DB.prepare('select count(*) as count from mailbox where recipient = ?').bind(email).first<number>('count')

let people = 0

/** A browser with somebody new signed in. `changes`: bindings that differ from wrangler.toml's. */
export async function newPerson(changes: Partial<Env> = {}): Promise<Browser> {
  const browser = new Browser(changes)
  await signIn(browser, `person${people++}@example.com`)
  return browser
}
