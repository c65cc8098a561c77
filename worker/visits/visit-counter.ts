import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env.ts'
import { DAY, HOUR } from '../platform/time.ts'
import type { VisitCalls } from './counted-visit.ts'
import { dropEarlierDays, hasEarlierDays, moveOpenDays, readEarlierDays } from './earlier-days.ts'
import type { VisitReport } from './schema.ts'
import { addToDay, closeDays, nextClosing, seenBatches, visitDays } from './visit-days.ts'
import { type DayNumbers, firstKept, reportOf, tallyVisits } from './visit-numbers.ts'

const month = 30 * DAY
/**
 * A website may write so often at once, and then once in this time, in milliseconds: batches wait to be written together. Full ones don't,
 * since an edge isolate sends one after another.
 */
const writesAtOnce = 10
const writeEvery = 10_000

type Batch = Parameters<VisitCalls['add']>[0]
type Waiting = { batch: Batch } & Pick<PromiseWithResolvers<void>, 'resolve' | 'reject'>

/** A website's visitor statistics. An alarm deletes past salts and hashes, and old numbers. */
export class VisitCounter extends DurableObject<Env> implements VisitCalls {
  readonly #sql = this.ctx.storage.sql
  #waiting: Waiting[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  /** When the writes so far are paid for, one every `writeEvery`. */
  #paidUntil = 0

  /** Resolves once the visits are stored. */
  async add(batch: Batch): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#waiting.push({ batch, resolve, reject })
    const early = this.#paidUntil - writesAtOnce * writeEvery - batch.now
    // The caller's clock is another one.
    if (batch.atOnce || early <= 0 || early > writeEvery) void this.#write(batch.now)
    else this.#timer ??= setTimeout(() => void this.#write(Date.now()), early)
    await promise
  }

  /** Stores all waiting batches in one transaction, or none. Never rejects: each batch's caller gets the error. */
  async #write(now: number): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const waiting = this.#waiting
    if (waiting.length === 0) return
    this.#waiting = []
    this.#paidUntil = Math.max(Math.min(this.#paidUntil, now + writesAtOnce * writeEvery), now) + writeEvery
    try {
      // Imported lazily, since every page request loads this file.
      const { createHash, randomBytes } = await import('node:crypto')
      const salting = {
        fresh: () => randomBytes(32).toString('hex'),
        hashOf: (salt: string, visitor: string) => createHash('sha256').update(salt).update(visitor).digest(),
      }
      this.ctx.storage.transactionSync(() => {
        this.#sql.exec(visitDays)
        if (this.#sql.exec('select 1 from forgotten').toArray().length > 0) return
        const batches = seenBatches(this.#sql)
        if (hasEarlierDays(this.#sql)) moveOpenDays(this.#sql, batches)
        const added = waiting.filter(({ batch }) => batches.add(batch.id)).map(({ batch }) => batch)
        for (const [timeZone, visits] of Map.groupBy(added, (batch) => batch.timeZone))
          for (const [day, tally] of tallyVisits(
            visits.flatMap((batch) => batch.visits),
            timeZone,
          ))
            addToDay(this.#sql, { day, tally, timeZone, now, batches }, salting)
      })
      await this.#setAlarm(now)
      for (const { resolve } of waiting) resolve()
    } catch (error) {
      for (const { reject } of waiting) reject(error)
    }
  }

  async read(of: Parameters<VisitCalls['read']>[0]): Promise<VisitReport> {
    await this.#write(of.now)
    this.#sql.exec(visitDays)
    const sql = this.#sql
    const earlier = hasEarlierDays(sql)
    const since = sql
      .exec<{ since: string | null }>(
        `select min(day) as since from (select day from visit_days ${earlier ? 'union all select day from days' : ''})`,
      )
      .one().since
    return reportOf(of, {
      since,
      *read(first): Generator<[string, DayNumbers]> {
        if (earlier) yield* readEarlierDays(sql, first)
        for (const row of sql.exec<{ day: string; numbers: string }>(
          'select day, numbers from visit_days where day >= ?',
          first,
        ))
          yield [row.day, JSON.parse(row.numbers)]
      },
    })
  }

  /** Batches still in flight must not recreate the data, so a tombstone stays for an hour. */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAll()
    const now = Date.now()
    this.#sql.exec(visitDays)
    this.#sql.exec('insert into forgotten values (?)', now)
    await this.ctx.storage.setAlarm(now + HOUR)
  }

  override async alarm(): Promise<void> {
    const now = Date.now()
    await this.#write(now)
    this.#sql.exec(visitDays)
    if (this.#sql.exec('select 1 from forgotten').toArray().length > 0) return this.ctx.storage.deleteAll()
    if (hasEarlierDays(this.#sql)) {
      this.ctx.storage.transactionSync(() => moveOpenDays(this.#sql, seenBatches(this.#sql)))
      dropEarlierDays(this.#sql, firstKept(now))
    }
    this.#sql.exec('delete from visit_days where day < ?', firstKept(now))
    closeDays(this.#sql, now)
    await this.#setAlarm(now)
  }

  /** For when the current day ends or some data expires. */
  async #setAlarm(now: number): Promise<void> {
    const isEmpty = this.#sql.exec('select 1 from visit_days limit 1').toArray().length === 0
    const next = nextClosing(this.#sql) ?? (isEmpty && !hasEarlierDays(this.#sql) ? null : now + month)
    const set = await this.ctx.storage.getAlarm()
    if (next !== null && (set === null || set > next)) await this.ctx.storage.setAlarm(next)
  }
}
