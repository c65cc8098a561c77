import * as z from 'zod'
import { countOf } from '../contract/counted-visit.ts'
import { dayOf, daysUntil, filledDays, noCounts } from '../contract/visit-days.ts'
import { devices, visitKinds } from '../contract/visit-kinds.ts'
import type { DayCounts } from '../contract/visits.ts'
import type { Env } from '../env.ts'
import { jsonAnswer } from './json-answer.ts'
import type { Visits } from './visits.ts'

/** How long Analytics Engine keeps data points. */
const keptMonths = 3
const patience = 8000
/** Bytes of an answer. */
const most = 512 * 1024
/** Names of a part. */
const mostNames = 100

const number = z.coerce.number().transform(Math.round)
const rowsOf = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row) })
const dayRow = z.object({ day: z.iso.date(), kind: z.enum(visitKinds), counted: number })
const visitorRow = z.object({ day: z.iso.date(), visitors: number })
const partOf = <T extends z.ZodType>(name: T) => z.object({ name, views: number })

/** Reads what `analyticsEngineVisits` wrote, by Cloudflare's SQL API. Throws without its settings. */
export function analyticsEngineReader(env: Env): Visits['read'] {
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
      ask(visitorRow, `SELECT blob2 AS day, COUNT(DISTINCT blob6) AS visitors ${views} AND blob6 != '' GROUP BY day`),
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
  return [...days.values()]
}

/** A name that is one word of SQL, in quotes or not. */
function plain(name: string): string {
  if (!/^[\w-]+$/.test(name)) throw new Error(`${name} is not allowed in a query to Analytics Engine`)
  return name
}
