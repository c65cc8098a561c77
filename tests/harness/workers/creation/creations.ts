import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import type * as z from 'zod'
import { type Business, business } from '../../../../renderer/document/business.ts'
import { placeKeys, type Shard, shardFile, shardPrefix } from '../../../../worker/adapters/places/place-shards.ts'
import { composeCreation } from '../../../../worker/creation/compose.ts'
import { importPage } from '../../../../worker/creation/import/import-page.ts'
import { insertCreation } from '../../../../worker/creation/rows.ts'
import type { Creation, CreationAnswers, CreationOrder } from '../../../../worker/creation/schema.ts'
import { type CreationEvent, creationEvent } from '../../../../worker/creation/schema.ts'
import type { Env } from '../../../../worker/env.ts'
import { openContext } from '../../../../worker/platform/context.ts'
import { creationIdOf, newToken } from '../../../../worker/platform/crypto/hash.ts'
import { openDatabase } from '../../../../worker/platform/db/database.ts'
import { siteFarm } from '../../peers/site-farm.ts'
import type { Browser } from '../accounts/browser.ts'
import { newPeer } from '../peer.ts'
import { contextOf } from '../sites/sites.ts'

const leeds: Shard = {
  regions: [
    ['GB', 'England', ''],
    ['US', 'Alabama', 'AL'],
    ['US', 'Maine', 'ME'],
  ],
  places: [
    ['Leeds', 0, 455123, 53.796, -1.548],
    ['Leeds', 1, 11936, 33.548, -86.544],
    ['Leeds', 2, 2080, 44.303, -70.119],
    ['Leek', 0, 18768, 53.106, -2.024],
  ],
}

/** An index that contains only these places. */
export function shardFiles(all: Shard): Record<string, unknown> {
  const prefixes = all.places.flatMap(([name]) => placeKeys(name).map((key) => shardPrefix(key, new Set())))
  const shards = prefixes.map((prefix) => [
    shardFile(prefix),
    {
      ...all,
      places: all.places.filter(([name]) => placeKeys(name).some((key) => shardPrefix(key, new Set()) === prefix)),
    },
  ])
  return { 'index.json': { split: [] }, ...Object.fromEntries(shards) }
}

/** Static files with a small index of places, and the editor's page for other paths. */
export const shardAssets = (of = shardFiles(leeds)) =>
  ({
    fetch: async (input: RequestInfo | URL) => {
      const file = /^\/_\/places\/(.+)$/.exec(new URL(new Request(input).url).pathname)?.[1] ?? ''
      return Object.hasOwn(of, file) ? Response.json(of[file]) : new Response('<!doctype html>', html)
    },
  }) as Fetcher

const html = { headers: { 'content-type': 'text/html' } }

/** The facts of a business. Missing ones are blank. */
export const factsOf = (facts: z.input<typeof business>): Business => business.parse(facts)

/** A hairdresser in Totnes who runs a salon by herself, with facts of every kind. */
export const hairdresser: Business = factsOf({
  activities:
    'I cut and color hair in my own little salon above the bakery. I learned the trade from my aunt. Cut £28, color from £65. 12 years in the trade, City & Guilds. Tue to Sat 9-5. I am not insured for home visits. Ring 01803 555 019.',
  location: 'Totnes',
  place: { town: 'Totnes', region: 'England', country: 'GB' },
  trade: { slug: 'hair-salon', name: 'Hairdresser' },
  since: { years: 12 },
  credentials: [{ id: 'city-guilds', kind: 'Qualification', name: 'City & Guilds' }],
  services: [
    { id: 'cut', name: 'Cut', price: { amount: 28, currency: 'GBP' } },
    { id: 'color', name: 'Color', price: { amount: 65, currency: 'GBP', from: true } },
  ],
  hours: {
    periods: [{ days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], opens: '09:00', closes: '17:00' }],
  },
  phones: [{ id: 'phone', kind: 'Phone', number: '01803 555019' }],
  sentences: [
    { id: 'salon', text: 'I cut and color hair in my own little salon above the bakery.' },
    { id: 'aunt', text: 'I learned the trade from my aunt.' },
    { id: 'prices', text: 'Cut £28, color from £65.', facts: ['cut', 'color'], covered: true },
    { id: 'insured', text: 'I am not insured for home visits.' },
  ],
})

/** Two dog groomers in Harrogate, with facts about each, a refusal, and different hours on Saturday. */
export const groomers: Business = factsOf({
  activities:
    'We groom dogs in Harrogate and Ripon. Bath £30, full clip £45. Mon to Fri 8-6, Sat 9-1. No cats. Cash or card. Ana was a vet nurse before she opened the shop. Ben trims claws while you wait. Claws are free for puppies.',
  location: 'Harrogate',
  place: { town: 'Harrogate', region: 'England', country: 'GB' },
  trade: { slug: 'dog-grooming', name: 'Dog groomer' },
  people: [
    { id: 'ana', name: 'Ana Reyes', role: 'Owner', about: 'Ana was a vet nurse before she opened the shop.' },
    { id: 'ben', name: 'Ben Holt', role: 'Groomer', about: 'Ben trims claws while you wait.' },
  ],
  services: [
    { id: 'bath', name: 'Bath', price: { amount: 30, currency: 'GBP' } },
    { id: 'clip', name: 'Full clip', price: { amount: 45, currency: 'GBP' } },
  ],
  areas: [
    { id: 'harrogate', name: 'Harrogate' },
    { id: 'ripon', name: 'Ripon' },
  ],
  hours: {
    periods: [
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
      { days: ['Saturday'], opens: '09:00', closes: '13:00' },
    ],
  },
  terms: [
    { id: 'cats', kind: 'Excluded', text: 'No cats' },
    { id: 'cash', kind: 'Payment', text: 'Cash or card' },
  ],
  sentences: [
    { id: 'groom', text: 'We groom dogs in Harrogate and Ripon.' },
    { id: 'puppies', text: 'Claws are free for puppies.' },
  ],
})

/** Runs that never start. The product calls only these two methods, so the cast is safe. */
export const idleRuns = {
  getByName: () => ({ start: async () => undefined, imported: async () => null }),
} as unknown as typeof env.CREATIONS

export const plumberAnswers: CreationAnswers = {
  businessName: 'Ada’s Plumbing',
  businessActivities: 'Plumber: boiler repairs, leak repairs and bathroom fitting for homes in the north of the city',
  businessLocation: 'Leeds',
  link: '',
  fontPair: 'sign',
  palette: 'harbour',
  sections: ['Header', 'Introduction', 'Gallery', 'Contact', 'Footer'],
  contact: '',
  corrections: [],
  reading: null,
}

/** Starts a website as the wizard does. */
export async function beginCreation(browser: Browser, answers: Partial<CreationAnswers> = {}): Promise<Creation> {
  const { status, body } = await browser.post('/api/creations', { ...plumberAnswers, ...answers })
  expect(status, JSON.stringify(body)).toBe(201)
  return body as Creation
}

/** All events of the browser's creation until it ends. */
export async function watchToEnd(browser: Browser): Promise<CreationEvent[]> {
  const response = await browser.fetch('/api/creations/current/events')
  expect(response.status).toBe(200)
  return eventsIn(await response.text())
}

/** The validated events in a stream. */
export const eventsIn = (text: string): CreationEvent[] =>
  text
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => creationEvent.parse(JSON.parse(block.slice('data: '.length))))

/** Makes a website from the answers and waits until it is done. */
export async function createWebsite(browser: Browser, answers: Partial<CreationAnswers> = {}): Promise<Creation> {
  await beginCreation(browser, answers)
  const end = (await watchToEnd(browser)).at(-1)
  if (end?.type !== 'done') throw new Error(`it ended with ${JSON.stringify(end)}`)
  return end.creation
}

/** A running creation in the database without a worker, and its token. */
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
  return {
    order: { creationId, answers, userId, caller: { userId: null, address: 'somewhere', network: 'somewhere' } },
    token,
  }
}

/** An order's Durable Object, with different bindings than wrangler.toml's. It isn't started. */
export async function runOf({ creationId }: Pick<CreationOrder, 'creationId'>, changes: Partial<Env> = {}) {
  const run = env.CREATIONS.getByName(creationId)
  await runInDurableObject(run, (instance) => {
    Object.assign(instance, { env: { ...env, ...changes } })
  })
  return run
}

/** The site farm, a canary, and a function that imports a page. On this machine, imports may only request `allowed`. */
export async function newFarm() {
  const canary = await newPeer([{ path: '/', text: '<p>A secret that nobody should ever have come to read.</p>' }])
  // The same server under another name, which counts as another host.
  const secret = `${canary.url.replace('127.0.0.1', 'localhost')}/`
  const farm = await newPeer((url) => siteFarm(url, secret))
  const ctx = openContext({ ...env, IMPORT_LOOPBACK_HOSTS: farm.host }, () => {})
  const read = async (path: string) => {
    let found = 0
    const onFound = () => {
      found += 1
    }
    const { pages: _, ...page } = await importPage(ctx, farm.url + path, { onFound })
    return { ...page, found }
  }
  return { farm, canary, read }
}
