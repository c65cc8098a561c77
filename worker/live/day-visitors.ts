import { endOfDay } from '../contract/visit-days.ts'

/** After the end of a day, for visits that are still on their way: until then a returning visitor can be recognized. */
const graceMs = 2 * 60_000

type Of = { day: string; timeZone: string; now: number }

/**
 * The number of visitors (address and browser) who are new that day. A hash with the day's random salt identifies them, of
 * which eight bytes are kept; once the day is over both are gone, nobody can be told apart any more, and nobody is counted.
 */
export async function visitorCounter() {
  // Late: this file is loaded with every page that a visitor asks for.
  const { createHash, randomBytes } = await import('node:crypto')
  const hashOf = (salt: string, visitor: string) =>
    createHash('sha256').update(salt).update(visitor).digest('hex').slice(0, 16)
  return (sql: SqlStorage, visitors: ReadonlySet<string>, of: Of): number => {
    if (visitors.size === 0) return 0
    const salt = saltOf(sql, of, () => randomBytes(32).toString('hex'))
    if (salt === undefined) return 0
    const hashes = JSON.stringify([...visitors].map((visitor) => hashOf(salt, visitor)))
    return sql
      .exec(
        'insert into seen (day, hash) select ?, value from json_each(?) where true on conflict do nothing returning 1',
        of.day,
        hashes,
      )
      .toArray().length
  }
}

/** The day's salt; undefined where that day is over. */
function saltOf(sql: SqlStorage, { day, timeZone, now }: Of, fresh: () => string): string | undefined {
  const [kept] = sql.exec<{ salt: string }>('select salt from salts where day = ?', day).toArray()
  if (kept) return kept.salt
  const closesAt = endOfDay(day, timeZone) + graceMs
  if (closesAt <= now) return undefined
  const salt = fresh()
  sql.exec('insert into salts (day, salt, closes_at) values (?, ?, ?)', day, salt, closesAt)
  return salt
}

/** Forgets the salts and the hashes of days that are over. */
export function closeDays(sql: SqlStorage, now: number): void {
  sql.exec('delete from seen where day in (select day from salts where closes_at <= ?)', now)
  sql.exec('delete from salts where closes_at <= ?', now)
}
