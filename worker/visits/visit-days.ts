import { DAY, MINUTE } from '../platform/time.ts'
import { SeenBatches } from './seen-batches.ts'
import { addToNumbers, type DayNumbers, endOfDay, newNumbers, type Tally } from './visit-numbers.ts'
import { VisitorSet } from './visitor-set.ts'

/**
 * A website's stored visit data: one row for a day, so that a write is one row however much it counts. `numbers` are the statistics, as
 * JSON. Until `closes_at`, `salt` and `visitors` tell the day's visitors apart. `batches` detects repeated batches for another day.
 */
export const visitDays = `
create table if not exists visit_days (
  day text primary key, numbers text not null, closes_at integer not null, salt text, visitors blob, batches text
) without rowid;
create table if not exists forgotten (at integer not null);
`

export type DayRow = {
  day: string
  numbers: string
  closes_at: number
  salt: string | null
  visitors: ArrayBuffer | null
  batches: string | null
}

/** Keeps a day's visitors after its end for late visits, so that returning visitors are still recognized. */
const graceMs = 2 * MINUTE
/** How long batches are remembered after that; the edge retries for seconds. */
const batchesKept = DAY

export const closingOf = (day: string, timeZone: string) => endOfDay(day, timeZone) + graceMs

/** Every batch that the open days know. */
export const seenBatches = (sql: SqlStorage): SeenBatches =>
  new SeenBatches(
    sql
      .exec<{ batches: string }>('select batches from visit_days where batches is not null order by day')
      .toArray()
      .map(({ batches }) => batches),
  )

type Salting = { fresh: () => string; hashOf: (salt: string, visitor: string) => Uint8Array }
type Addition = { day: string; tally: Tally; timeZone: string; now: number; batches: SeenBatches }

/**
 * Adds visits to a day's row. Visitors (address and browser) are identified by a hash with the day's random salt. Both are deleted when
 * the day ends; after that, nobody can tell visitors apart, and late ones count as views only.
 */
export function addToDay(
  sql: SqlStorage,
  { day, tally, timeZone, now, batches }: Addition,
  { fresh, hashOf }: Salting,
) {
  const [stored] = sql.exec<DayRow>('select * from visit_days where day = ?', day).toArray()
  const numbers: DayNumbers = stored ? JSON.parse(stored.numbers) : newNumbers()
  const closesAt = stored?.closes_at ?? closingOf(day, timeZone)
  const salt = stored?.salt ?? (closesAt > now && tally.visitors.size > 0 ? fresh() : null)
  let visitors = stored?.visitors ?? null
  let newVisitors = 0
  if (salt !== null && tally.visitors.size > 0) {
    const set = new VisitorSet(visitors)
    const before = set.size
    for (const visitor of tally.visitors) set.add(hashOf(salt, visitor))
    newVisitors = Math.max(0, set.size - before)
    visitors = set.store()
  }
  addToNumbers(numbers, tally, newVisitors)
  putDay(sql, {
    ...{ day, numbers: JSON.stringify(numbers), closes_at: closesAt, salt, visitors },
    batches: batches.store(),
  })
}

export const putDay = (sql: SqlStorage, { day, numbers, closes_at, salt, visitors, batches }: DayRow) =>
  sql.exec(
    `insert into visit_days (day, numbers, closes_at, salt, visitors, batches) values (?, ?, ?, ?, ?, ?)
    on conflict do update set numbers = excluded.numbers, salt = excluded.salt, visitors = excluded.visitors, batches = excluded.batches`,
    ...[day, numbers, closes_at, salt, visitors, batches],
  )

/** Deletes what tells the visitors of past days apart, and old batches. */
export function closeDays(sql: SqlStorage, now: number): void {
  sql.exec('update visit_days set salt = null, visitors = null where closes_at <= ? and salt is not null', now)
  sql.exec('update visit_days set batches = null where closes_at <= ? and batches is not null', now - batchesKept)
}

/** When there is something to close; null if there is nothing. */
export function nextClosing(sql: SqlStorage): number | null {
  const { closes, forgets } = sql
    .exec<Record<'closes' | 'forgets', number | null>>(
      `select (select min(closes_at) from visit_days where salt is not null) as closes,
        (select min(closes_at) from visit_days where batches is not null) as forgets`,
    )
    .one()
  return closes ?? (forgets && forgets + batchesKept)
}
