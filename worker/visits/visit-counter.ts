import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env.ts'
import { DAY, HOUR, MINUTE } from '../platform/time.ts'
import type { VisitCalls } from './counted-visit.ts'
import type { VisitReport } from './schema.ts'
import { addToDay, dropOldNumbers, endOfDay, readNumbers, tallyVisits } from './visit-numbers.ts'

/** How long batch ids are remembered; the edge retries for seconds. */
const batchesKept = DAY
const month = 30 * DAY

/** A website's visitor statistics. An alarm deletes past salts and hashes, and old numbers. */
export class VisitCounter extends DurableObject<Env> implements VisitCalls {
  readonly #sql = this.ctx.storage.sql

  async add({ id, timeZone, now, visits }: Parameters<VisitCalls['add']>[0]): Promise<void> {
    const countVisitors = await visitorCounter()
    this.ctx.storage.transactionSync(() => {
      this.#sql.exec(visitTables)
      if (this.#sql.exec('select 1 from forgotten').toArray().length > 0) return
      const isNew = this.#sql.exec('insert into batches values (?, ?) on conflict do nothing returning 1', id, now)
      if (isNew.toArray().length === 0) return
      for (const [day, tally] of tallyVisits(visits, timeZone))
        addToDay(this.#sql, day, tally, countVisitors(this.#sql, tally.visitors, { day, timeZone, now }))
    })
    const [next, set] = [this.#nextAlarm(now), await this.ctx.storage.getAlarm()]
    if (next !== null && (set === null || set > next)) await this.ctx.storage.setAlarm(next)
  }

  async read(of: Parameters<VisitCalls['read']>[0]): Promise<VisitReport> {
    this.#sql.exec(visitTables)
    return readNumbers(this.#sql, of)
  }

  /** Batches still in flight must not recreate the data, so a tombstone stays for an hour. */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAll()
    const now = Date.now()
    this.#sql.exec(visitTables)
    this.#sql.exec('insert into forgotten values (?)', now)
    await this.ctx.storage.setAlarm(now + HOUR)
  }

  override async alarm(): Promise<void> {
    const now = Date.now()
    this.#sql.exec(visitTables)
    if (this.#sql.exec('select 1 from forgotten').toArray().length > 0) return this.ctx.storage.deleteAll()
    this.#sql.exec('delete from batches where at < ?', now - batchesKept)
    dropOldNumbers(this.#sql, now)
    closeDays(this.#sql, now)
    const next = this.#nextAlarm(now)
    if (next !== null) await this.ctx.storage.setAlarm(next)
  }

  /** When the current day ends or some data expires; null if there is nothing to delete. */
  #nextAlarm(now: number): number | null {
    const { closes, batch, day } = this.#sql
      .exec<Record<'closes' | 'batch' | 'day', number | null>>(
        `select (select min(closes_at) from salts) as closes, (select 1 from batches limit 1) as batch,
          (select 1 from days limit 1) as day`,
      )
      .one()
    return closes ?? (batch && now + batchesKept) ?? (day && now + month)
  }
}

/** Keeps a day's hashes after its end for late visits, so that returning visitors are still recognized. */
const graceMs = 2 * MINUTE

type Of = { day: string; timeZone: string; now: number }

/**
 * The number of visitors (address and browser) who are new that day, identified by eight bytes of a hash with the day's random salt. Both
 * are deleted when the day ends; after that, nobody can tell visitors apart.
 */
async function visitorCounter() {
  // Imported lazily, since every page request loads this file.
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

/** The day's salt; undefined after the day is over. */
function saltOf(sql: SqlStorage, { day, timeZone, now }: Of, fresh: () => string): string | undefined {
  const [kept] = sql.exec<{ salt: string }>('select salt from salts where day = ?', day).toArray()
  if (kept) return kept.salt
  const closesAt = endOfDay(day, timeZone) + graceMs
  if (closesAt <= now) return undefined
  const salt = fresh()
  sql.exec('insert into salts (day, salt, closes_at) values (?, ?, ?)', day, salt, closesAt)
  return salt
}

/** Deletes the salts and hashes of past days. */
function closeDays(sql: SqlStorage, now: number): void {
  sql.exec('delete from seen where day in (select day from salts where closes_at <= ?)', now)
  sql.exec('delete from salts where closes_at <= ?', now)
}

/**
 * A website's stored visit data. `days` and `parts` are the statistics. `salts` and `seen` tell a day's visitors apart, until `closes_at`;
 * `batches` detects repeated batches.
 */
const visitTables = `
create table if not exists days (
  day text primary key, views integer not null default 0, visitors integer not null default 0, calls integer not null default 0,
  mails integer not null default 0, bookings integer not null default 0, messages integer not null default 0
) without rowid;
create table if not exists parts (
  day text not null, kind text not null, name text not null, views integer not null, primary key (day, kind, name)
) without rowid;
create table if not exists salts (day text primary key, salt text not null, closes_at integer not null) without rowid;
create table if not exists seen (day text not null, hash text not null, primary key (day, hash)) without rowid;
create table if not exists batches (id text primary key, at integer not null) without rowid;
create table if not exists forgotten (at integer not null);
`
