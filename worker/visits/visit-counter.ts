import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env.ts'
import { DAY, HOUR } from '../platform/time.ts'
import type { VisitCalls } from './counted-visit.ts'
import type { VisitReport } from './schema.ts'
import { addToDay, closeDays, type Salting, visitDays } from './visit-days.ts'
import { firstKept, reportOf, visitsByDay } from './visit-numbers.ts'

const month = 30 * DAY
/** In milliseconds. A website writes at most this often; meanwhile, batches wait to be written together. */
const writeEvery = 2000

type Batch = Parameters<VisitCalls['add']>[0]
type Waiting = { batch: Batch } & Pick<PromiseWithResolvers<void>, 'resolve' | 'reject'>

/** A website's visitor statistics. An alarm deletes past salts and hashes, and old numbers. */
export class VisitCounter extends DurableObject<Env> implements VisitCalls {
  readonly #sql = this.ctx.storage.sql
  #waiting: Waiting[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #writtenAt = Number.NEGATIVE_INFINITY

  async add(batch: Batch): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#waiting.push({ batch, resolve, reject })
    const early = this.#writtenAt + writeEvery - batch.now
    // The caller's clock may differ.
    if (early <= 0 || early > writeEvery) void this.#write(batch.now)
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
    this.#writtenAt = now
    try {
      const salting = await openSalting()
      const batches = waiting.map(({ batch }) => batch)
      const closings = this.ctx.storage.transactionSync(() => this.#addAll(batches, now, salting))
      for (const closing of closings) await this.#setAlarm(closing > now ? closing : now + month)
      for (const { resolve } of waiting) resolve()
    } catch (error) {
      for (const { reject } of waiting) reject(error)
    }
  }

  /** Adds the batches' visits. Returns when the affected days close. */
  #addAll(batches: readonly Batch[], now: number, salting: Salting): number[] {
    if (this.#isForgotten()) return []
    const parts = batches.flatMap(({ id, timeZone, visits }) =>
      [...visitsByDay(visits, timeZone)].map(([day, visits]) => ({ day, id, timeZone, visits })),
    )
    const days = Map.groupBy(parts, ({ day }) => day)
    return [...days].map(([day, added]) => addToDay(this.#sql, { day, added, now }, salting))
  }

  async read(of: Parameters<VisitCalls['read']>[0]): Promise<VisitReport> {
    await this.#write(of.now)
    this.#sql.exec(visitDays)
    const { since } = this.#sql.exec<{ since: string | null }>('select min(day) as since from visit_days').one()
    return reportOf(of, {
      since,
      read: (first) =>
        this.#sql
          .exec<{ day: string; numbers: string }>('select day, numbers from visit_days where day >= ?', first)
          .toArray()
          .map(({ day, numbers }) => [day, JSON.parse(numbers)]),
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
    if (this.#isForgotten()) return this.ctx.storage.deleteAll()
    this.#sql.exec('delete from visit_days where day < ?', firstKept(now))
    const isEmpty = this.#sql.exec('select 1 from visit_days limit 1').toArray().length === 0
    if (!isEmpty) await this.#setAlarm(closeDays(this.#sql, now) ?? now + month)
  }

  #isForgotten(): boolean {
    this.#sql.exec(visitDays)
    return this.#sql.exec('select 1 from forgotten').toArray().length > 0
  }

  /** Sets the alarm to this time, unless it's already set for earlier. */
  async #setAlarm(at: number): Promise<void> {
    const set = await this.ctx.storage.getAlarm()
    if (set === null || set > at) await this.ctx.storage.setAlarm(at)
  }
}

/** Imported lazily, since every page request loads this file. */
async function openSalting(): Promise<Salting> {
  const { createHash, randomBytes } = await import('node:crypto')
  return {
    fresh: () => randomBytes(32).toString('hex'),
    // Six bytes are enough to distinguish twenty thousand visitors.
    hashOf: (salt, visitor) =>
      createHash('sha256').update(salt).update(visitor).digest().subarray(0, 6).toString('base64url'),
  }
}
