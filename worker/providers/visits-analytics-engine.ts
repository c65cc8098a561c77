import { createHash, randomBytes } from 'node:crypto'
import type { CountedVisit } from '../contract/counted-visit.ts'
import { dayOf } from '../contract/visit-days.ts'
import type { Env } from '../env.ts'
import { openDatabase } from '../storage/database.ts'
import { takeSalt } from '../storage/visits/salt-rows.ts'
import type { Visits } from './visits.ts'
import { analyticsEngineReader } from './visits-sql.ts'

/**
 * Visits as data points of Workers Analytics Engine, for whoever would not pay for an object a website. It keeps them for three months,
 * samples where there are many, and counts a batch that is sent again again: these numbers are good, not exact. What stands where:
 *
 * - `index1`: the draft's id, by which it samples
 * - `blob1` kind, `blob2` day in the website's time zone, `blob3` source, `blob4` country, `blob5` device
 * - `blob6`: the visitor's hash with the day's salt, blank for nobody's. The salt is a row of D1 that goes when the day is over everywhere
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

/** Eight bytes, of no use for another website. */
const hashOf = (salt: string, draftId: string, visitor: string) =>
  createHash('sha256').update(`${salt}\n${draftId}\n${visitor}`).digest('hex').slice(0, 16)
