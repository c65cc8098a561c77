import { DurableObject } from 'cloudflare:workers'
import type { VisitReport } from '../contract/visits.ts'
import type { Env } from '../env.ts'
import { closeDays, visitorCounter } from './day-visitors.ts'
import { tallyVisits } from './tally-visits.ts'
import type { VisitCalls } from './visit-calls.ts'
import { addToDay, dropOldNumbers, readNumbers } from './visit-numbers.ts'
import { visitTables } from './visit-tables.ts'

const hour = 60 * 60 * 1000
/** An isolate of the visitors' side tries again for seconds. */
const batchesKept = 24 * hour
const month = 30 * 24 * hour

/** A website's visitor numbers. What is over, salts, hashes and old numbers, is removed by an alarm. */
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

  /** What is still on its way from some isolate must not come back: for an hour it is known that there is nothing to count any more. */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAll()
    const now = Date.now()
    this.#sql.exec(visitTables)
    this.#sql.exec('insert into forgotten values (?)', now)
    await this.ctx.storage.setAlarm(now + hour)
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

  /** When the next day is over, or something else gets too old; null where there is nothing. */
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
