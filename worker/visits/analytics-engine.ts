import { createHash, randomBytes } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import * as z from 'zod'
import { jsonAnswer } from '../adapters/fetch/safe-fetch.ts'
import type { Env } from '../env.ts'
import { type Database, openDatabase, runBatch } from '../platform/db/database.ts'
import { type CountedVisit, countOf, type Visits } from './counted-visit.ts'
import type { DayCounts } from './schema.ts'
import { visitSalts } from './tables.ts'
import { devices, visitKinds } from './visit-kinds.ts'
import { atLeastSender, dayOf, daysUntil, filledDays, noCounts } from './visit-numbers.ts'

/**
 * Visits as data points of Workers Analytics Engine, for operators who do not want one Durable Object per website. It keeps them for
 * three months, samples high volumes, and counts a retried batch twice: the numbers are approximate. The fields:
 *
 * - `index1`: the draft's id, by which it samples
 * - `blob1` kind, `blob2` day in the website's time zone, `blob3` source, `blob4` country, `blob5` device
 * - `blob6`: the visitor's hash with the day's salt, blank for opted-out visitors. The salt's row in D1 is deleted when the day has ended in every time zone
 * - `double1`: how many, to be counted as `sum(_sample_interval * double1)`
 */
export function analyticsEngineVisits(env: Env): Visits {
  const { VISIT_POINTS, DB } = env
  if (!VISIT_POINTS) throw new Error('VISITS_PROVIDER is analytics-engine and there is no binding VISIT_POINTS.')
  const read = analyticsEngineReader(env)
  return {
    add: async (_, { draftId, timeZone, visits }, now) => {
      const salts = new Map<string, string>()
      for (const day of new Set(visits.map(({ at }) => dayOf(at, timeZone))))
        salts.set(day, await takeSalt(openDatabase(DB), day, randomBytes(32).toString('hex'), now))
      const points = new Map<string, number>()
      for (const visit of visits) {
        const day = dayOf(visit.at, timeZone)
        const blobs = JSON.stringify(blobsOf(visit, day, (visitor) => hashOf(salts.get(day) ?? '', draftId, visitor)))
        points.set(blobs, (points.get(blobs) ?? 0) + 1)
      }
      for (const [blobs, count] of points)
        VISIT_POINTS.writeDataPoint({ indexes: [draftId], blobs: JSON.parse(blobs), doubles: [count] })
    },
    read,
  }
}

const blobsOf = (
  { kind, source, country, device, visitor }: CountedVisit,
  day: string,
  hashed: (visitor: string) => string,
) => [kind, day, source, country, device, visitor === null ? '' : hashed(visitor)]

/** Truncated to eight bytes and salted, so it can't be matched across websites. */
const hashOf = (salt: string, draftId: string, visitor: string) =>
  createHash('sha256').update(`${salt}\n${draftId}\n${visitor}`).digest('hex').slice(0, 16)

/** How long Analytics Engine keeps data points. */
const keptMonths = 3
const patience = 8000
/** Maximum response size in bytes. */
const most = 512 * 1024
/** Names per breakdown. */
const mostNames = 100

const number = z.coerce.number().transform(Math.round)
const rowsOf = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row) })
const dayRow = z.object({ day: z.iso.date(), kind: z.enum(visitKinds), counted: number })
const visitorRow = z.object({ day: z.iso.date(), visitors: number })
const partOf = <T extends z.ZodType>(name: T) => z.object({ name, views: number })

/** Reads what `analyticsEngineVisits` wrote, through Cloudflare's SQL API. Throws if settings are missing. */
function analyticsEngineReader(env: Env): Visits['read'] {
  const { CLOUDFLARE_ACCOUNT_ID: account, VISITS_TOKEN: token, CLOUDFLARE_URL, VISITS_DATASET = 'shingle_visits' } = env
  if (!account || !token)
    throw new Error('VISITS_PROVIDER is analytics-engine: set CLOUDFLARE_ACCOUNT_ID, and VISITS_TOKEN.')
  const api = CLOUDFLARE_URL || 'https://api.cloudflare.com/client/v4'
  const url = new URL(`${api}/accounts/${account}/analytics_engine/sql`)
  const ask = async <T extends z.ZodType>(row: T, sql: string): Promise<z.infer<T>[]> => {
    const headers = { authorization: `Bearer ${token}` }
    const { status, body } = await jsonAnswer(url, {
      method: 'POST',
      headers,
      body: `${sql} FORMAT JSON`,
      patience,
      most,
    })
    if (status !== 200) throw new Error(`Analytics Engine answered ${status}`)
    return rowsOf(row).parse(body).data
  }
  return async ({ draftId, timeZone, days }, now) => {
    const asked = daysUntil(dayOf(now.getTime(), timeZone), days)
    const from = `FROM ${plain(VISITS_DATASET)} WHERE index1 = '${plain(draftId)}'`
    const views = `${from} AND blob1 = 'view' AND blob2 >= '${asked[0]}'`
    const sum = 'SUM(_sample_interval * double1)'
    const part = <T extends z.ZodType>(name: T, blob: string) =>
      ask(
        partOf(name),
        `SELECT ${blob} AS name, ${sum} AS views ${views} GROUP BY name ORDER BY views DESC LIMIT ${mostNames}`,
      )
    const [counts, visitors, sources, countries, onDevices] = await Promise.all([
      ask(dayRow, `SELECT blob2 AS day, blob1 AS kind, ${sum} AS counted ${from} GROUP BY day, kind`),
      ask(
        visitorRow,
        `SELECT blob2 AS day, COUNT(DISTINCT blob6) AS visitors ${from} AND blob2 >= '${asked[0]}' AND blob6 != '' GROUP BY day`,
      ),
      part(z.string(), 'blob3'),
      part(z.string(), 'blob4'),
      part(z.enum(devices), 'blob5'),
    ])
    const counted = dayCountsOf(counts, visitors)
    const since = counted.map(({ day }) => day).toSorted()[0] ?? null
    return { timeZone, keptMonths, since, days: filledDays(asked, counted), sources, countries, devices: onDevices }
  }
}

function dayCountsOf(counts: z.infer<typeof dayRow>[], visitors: z.infer<typeof visitorRow>[]): DayCounts[] {
  const days = new Map<string, DayCounts>()
  for (const { day, kind, counted } of counts)
    days.set(day, { ...(days.get(day) ?? { day, ...noCounts }), [countOf[kind]]: counted })
  for (const { day, visitors: some } of visitors)
    days.set(day, { ...(days.get(day) ?? { day, ...noCounts }), visitors: some })
  return [...days.values()].map(atLeastSender)
}

/** A name as a single SQL word, quoted or not. */
function plain(name: string): string {
  if (!/^[\w-]+$/.test(name)) throw new Error(`${name} is not allowed in a query to Analytics Engine`)
  return name
}

/** A day's salt: the stored one, or else `fresh`, which is stored. One statement, so concurrent callers get the same salt. */
async function takeSalt(db: Database, day: string, fresh: string, at: Date): Promise<string> {
  const {
    stored: [row],
  } = await runBatch(db, {
    fresh: db.insert(visitSalts).values({ day, salt: fresh, createdAt: at }).onConflictDoNothing(),
    stored: db.select({ salt: visitSalts.salt }).from(visitSalts).where(eq(visitSalts.day, day)),
  })
  return row?.salt ?? fresh
}

/** For the hourly cron: deletes the salts of past days. */
export const deleteSaltsBefore = (db: Database, day: string) => db.delete(visitSalts).where(lt(visitSalts.day, day))
