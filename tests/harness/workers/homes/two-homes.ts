import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import type { Env } from '../../../../worker/env.ts'
import { newPerson, uidOf } from '../accounts/account.ts'
import type { Browser } from '../accounts/browser.ts'
import { smallDocument } from '../sites/documents.ts'

/** The bindings of a deployment whose new accounts live in one database. */
export const livingIn = (home: 1 | 2): Partial<Env> => ({ ACCOUNT_DATABASES: String(home) })

export const databaseOf = (home: 1 | 2): D1Database => (home === 1 ? env.DB : second())

function second(): D1Database {
  if (!env.DB_2) throw new Error('this test needs two databases')
  return env.DB_2
}

/** A browser with somebody new signed in, who lives in a database. */
export async function newResident(home: 1 | 2): Promise<{ browser: Browser; userId: string }> {
  const browser = await newPerson(livingIn(home))
  return { browser, userId: await uidOf(browser) }
}

/** A website of theirs, not online. */
export async function newDraft(browser: Browser, businessName = 'Reed Plumbing'): Promise<string> {
  const websiteSettings = { ...smallDocument(), businessName }
  const { status, body } = await browser.post('/api/drafts', { websiteSettings })
  expect(status).toBe(201)
  return (body as { draftId: string }).draftId
}

/** Publishes a website as it is stored. Returns the status. */
export async function publishAt(browser: Browser, draftId: string, handle: string): Promise<number> {
  const { body } = await browser.get(`/api/drafts/${draftId}`)
  const { revision } = body as { revision: number }
  const headers = { 'if-match': `"${revision}"` }
  return (await browser.post(`/api/drafts/${draftId}/publish`, { handle }, headers)).status
}

/** How many rows of a table a database has. */
export const rowsIn = async (home: 1 | 2, table: string, which = 'true'): Promise<number> =>
  (await databaseOf(home).prepare(`select count(*) as count from ${table} where ${which}`).first<number>('count')) ?? 0
