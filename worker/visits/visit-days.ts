import { DAY, MINUTE } from '../platform/time.ts'
import type { CountedVisit } from './counted-visit.ts'
import { maxVisitors } from './visit-kinds.ts'
import { addToNumbers, type DayNumbers, endOfDay, newNumbers } from './visit-numbers.ts'

/**
 * A website's stored visit data, with one row per day, so that a write is one row however much it counts. `numbers`, `visitors` and
 * `batches` are JSON: the statistics, hashes of the day's visitors, and the last batches' ids. `salt` and `visitors` are null once the day
 * is over.
 */
export const visitDays = `
create table if not exists visit_days (
  day text primary key, closes_at integer not null, salt text, numbers text not null, visitors text, batches text
) without rowid;
create table if not exists forgotten (at integer not null);
`

type DayRow = {
  day: string
  closes_at: number
  salt: string | null
  numbers: string
  visitors: string | null
  batches: string | null
}

/** Keeps a day's visitors for this long after its end, so that returning visitors are still recognized in late visits. */
const graceMs = 2 * MINUTE
/** How long batches are remembered after that; the edge retries for seconds only. */
const batchesKept = DAY
/** More than the batches that arrive for one website while a batch is retried. */
const maxBatches = 1000

/** A batch's visits on one day. */
export type DayBatch = { id: string; timeZone: string; visits: readonly CountedVisit[] }
export type Salting = { fresh: () => string; hashOf: (salt: string, visitor: string) => string }

/**
 * Adds the batches that a day hasn't counted yet, and returns when the day closes. Visitors (address and browser) are identified by a hash
 * with the day's random salt. Both are deleted when the day is over: from then on, visitors can't be told apart, and late ones count as
 * views only.
 */
export function addToDay(
  sql: SqlStorage,
  { day, added, now }: { day: string; added: readonly DayBatch[]; now: number },
  { fresh, hashOf }: Salting,
): number {
  const [stored] = sql.exec<DayRow>('select * from visit_days where day = ?', day).toArray()
  const closesAt = stored?.closes_at ?? endOfDay(day, added[0]?.timeZone ?? 'UTC') + graceMs
  const batches = new Set<string>(JSON.parse(stored?.batches ?? '[]'))
  const visits = added.filter(({ id }) => !batches.has(id) && batches.add(id)).flatMap((batch) => batch.visits)
  if (visits.length === 0) return closesAt
  const numbers: DayNumbers = stored ? JSON.parse(stored.numbers) : newNumbers()
  addToNumbers(numbers, visits)
  const came = visits.flatMap(({ visitor }) => visitor ?? [])
  const salt = stored?.salt ?? (closesAt > now && came.length > 0 ? fresh() : null)
  let visitors = stored?.visitors ?? null
  if (salt !== null) {
    const known = new Set<string>(JSON.parse(visitors ?? '[]'))
    // One more than the cap marks the number as capped.
    for (const visitor of new Set(came)) if (known.size <= maxVisitors) known.add(hashOf(salt, visitor))
    numbers.visitors = known.size
    visitors = JSON.stringify([...known])
  }
  sql.exec(
    'insert or replace into visit_days (day, closes_at, salt, numbers, visitors, batches) values (?, ?, ?, ?, ?, ?)',
    ...[day, closesAt, salt, JSON.stringify(numbers), visitors, JSON.stringify([...batches].slice(-maxBatches))],
  )
  return closesAt
}

/** Deletes past days' salts and hashes, and old batches. Returns when the next day closes, or null. */
export function closeDays(sql: SqlStorage, now: number): number | null {
  sql.exec('update visit_days set salt = null, visitors = null where closes_at <= ? and salt is not null', now)
  sql.exec('update visit_days set batches = null where closes_at <= ? and batches is not null', now - batchesKept)
  return sql
    .exec<{ closes: number | null }>('select min(closes_at) as closes from visit_days where salt is not null')
    .one().closes
}
