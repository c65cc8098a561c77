import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { composeCreation } from '../../../../worker/creation/compose.ts'
import { insertCreation } from '../../../../worker/creation/rows.ts'
import { type CreationEvent, creationEvent } from '../../../../worker/creation/run/events.ts'
import type { Creation, CreationAnswers, CreationOrder } from '../../../../worker/creation/schema.ts'
import type { Env } from '../../../../worker/env.ts'
import { creationIdOf, newToken } from '../../../../worker/platform/crypto/hash.ts'
import { openDatabase } from '../../../../worker/platform/db/database.ts'
import type { Browser } from '../accounts/browser.ts'
import { contextOf } from '../sites/sites.ts'

/** Runs that never start, for tests of what happens around one. The product calls these two methods only, which makes the cast safe. */
export const idleRuns = {
  getByName: () => ({ start: async () => undefined, imported: async () => null }),
} as unknown as typeof env.CREATIONS

export const plumberAnswers: CreationAnswers = {
  businessName: 'Ada’s Plumbing',
  businessActivities: 'Plumbing and heating repairs for homes in the north of the city',
  businessLocation: 'Leeds',
  link: '',
  fontPair: 'manrope-source-sans',
  palette: 'harbour',
  sections: ['Header', 'Introduction', 'Gallery', 'Contact', 'Footer'],
  contact: '',
  dismissed: [],
}

/** Begins a website as the wizard does. */
export async function beginCreation(browser: Browser, answers: Partial<CreationAnswers> = {}): Promise<Creation> {
  const { status, body } = await browser.post('/api/creations', { ...plumberAnswers, ...answers })
  expect(status, JSON.stringify(body)).toBe(201)
  return body as Creation
}

/** Every event of the creation that a browser holds, until it has ended. */
export async function watchToEnd(browser: Browser): Promise<CreationEvent[]> {
  const response = await browser.fetch('/api/creations/current/events')
  expect(response.status).toBe(200)
  return eventsIn(await response.text())
}

/** The events in a stream, each checked. */
export const eventsIn = (text: string): CreationEvent[] =>
  text
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => creationEvent.parse(JSON.parse(block.slice('data: '.length))))

/** Has a website made, from the answers to the end. */
export async function createWebsite(browser: Browser, answers: Partial<CreationAnswers> = {}): Promise<Creation> {
  await beginCreation(browser, answers)
  const end = (await watchToEnd(browser)).at(-1)
  if (end?.type !== 'done') throw new Error(`it ended with ${JSON.stringify(end)}`)
  return end.creation
}

/** A running creation in the database, which nobody works on yet, and its token. */
export async function newOrder(
  changes: Partial<CreationAnswers> = {},
  userId: string | null = null,
): Promise<{ order: CreationOrder; token: string }> {
  const token = newToken()
  const creationId = await creationIdOf(token)
  const answers = { ...plumberAnswers, ...changes }
  await insertCreation(openDatabase(env.DB), {
    id: creationId,
    answers: JSON.stringify(answers),
    websiteSettings: JSON.stringify(await composeCreation(contextOf(), { answers, creationId })),
    createdAt: new Date(),
    status: 'running',
    userId,
  })
  return { order: { creationId, answers, userId, caller: { userId: null, address: 'somewhere' } }, token }
}

/** The Durable Object of an order, which works with bindings that differ from wrangler.toml's. Not begun. */
export async function runOf({ creationId }: CreationOrder, changes: Partial<Env> = {}) {
  const run = env.CREATIONS.getByName(creationId)
  await runInDurableObject(run, (instance) => {
    Object.assign(instance, { env: { ...env, ...changes } })
  })
  return run
}
