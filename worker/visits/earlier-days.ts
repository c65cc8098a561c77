import type { DayCounts } from './schema.ts'
import type { SeenBatches } from './seen-batches.ts'
import { type DayRow, putDay } from './visit-days.ts'
import { addToNumbers, type DayNumbers, newNumbers, type PartKind } from './visit-numbers.ts'
import { VisitorSet } from './visitor-set.ts'

// Until version 0.2, a day had a row for each source, country, device and visitor. Days that were over then stay in these tables until they
// are too old, and are read from there.

/** Whether a website was counted by such a version. */
export const hasEarlierDays = (sql: SqlStorage): boolean =>
  sql.exec("select 1 from sqlite_master where type = 'table' and name = 'parts'").toArray().length > 0

/** The numbers of the days from `first` on. */
export function readEarlierDays(sql: SqlStorage, first: string): Map<string, DayNumbers> {
  const days = new Map<string, DayNumbers>()
  for (const { day, ...counts } of sql.exec<DayCounts>('select * from days where day >= ?', first))
    days.set(day, { ...newNumbers(), ...counts })
  const parts = sql.exec<{ day: string; kind: PartKind; name: string; views: number }>(
    'select day, kind, name, views from parts where day >= ?',
    first,
  )
  for (const { day, kind, name, views } of parts) {
    const part = days.get(day)?.[kind]
    if (part) part[name] = (part[name] ?? 0) + views
  }
  return days
}

/** Moves the days that are still counted into their new rows, and adds the known batches to the others. */
export function moveOpenDays(sql: SqlStorage, batches: SeenBatches): void {
  for (const { id } of sql.exec<{ id: string }>('select id from batches order by at')) batches.add(id)
  sql.exec('delete from batches')
  const open = sql.exec<Pick<DayRow, 'day' | 'closes_at'> & { salt: string }>('select * from salts').toArray()
  for (const { day, salt, closes_at } of open) {
    const earlier = readEarlierDays(sql, day).get(day) ?? newNumbers()
    const [stored] = sql.exec<DayRow>('select * from visit_days where day = ?', day).toArray()
    const visitors = new VisitorSet(stored?.visitors ?? null)
    // Another salt's hashes are of nobody who is known here.
    if (!stored?.salt)
      for (const { hash } of sql.exec<{ hash: string }>('select hash from seen where day = ?', day))
        visitors.add(Buffer.from(hash, 'hex'))
    const numbers: DayNumbers = stored ? JSON.parse(stored.numbers) : newNumbers()
    addToNumbers(numbers, tallyOf(earlier), earlier.visitors)
    putDay(sql, {
      ...{ day, closes_at, salt: stored?.salt ?? salt, visitors: visitors.store() },
      ...{ numbers: JSON.stringify(numbers), batches: batches.store() },
    })
    sql.exec('delete from days where day = ?', day)
    sql.exec('delete from parts where day = ?', day)
    sql.exec('delete from seen where day = ?', day)
    sql.exec('delete from salts where day = ?', day)
  }
}

const tallyOf = ({ source, country, device, visitors: _, ...counts }: DayNumbers) => {
  const parts = { source, country, device }
  const entries = Object.entries(parts).map(([kind, part]) => [kind, new Map(Object.entries(part))] as const)
  return { counts, parts: Object.fromEntries(entries) as Record<PartKind, Map<string, number>> }
}

/** Deletes numbers of days before `first`. */
export function dropEarlierDays(sql: SqlStorage, first: string): void {
  sql.exec('delete from days where day < ?', first)
  sql.exec('delete from parts where day < ?', first)
}
