import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabase, rawStatement, runBatch } from '../../../worker/platform/db/database.ts'
import { drain, releaseLease, takeLease, whileLeased } from '../../../worker/platform/db/queue.ts'
import { failureCounts } from '../../../worker/platform/log/tables.ts'
import { outbox } from '../../../worker/websites/tables.ts'
import { linesAbout } from '../../harness/workers/log-lines.ts'

const log = vi.spyOn(console, 'error').mockReturnValue()

const queue = { failed: 'mail.job_failed', idsOf: (item: string) => ({ mailId: item }), atOnce: 2 } as const

describe('draining a queue', () => {
  afterEach(() => log.mockClear())

  // ASVS 16.3.4
  it('counts every outcome, and logs one line for each failed item', async () => {
    const drained = await drain(['a', 'b', 'c', 'd', 'e'], {
      ...queue,
      work: async (item) => {
        if (item === 'b') throw new Error('no stamp')
        return item === 'c' ? 'skipped' : item === 'd' ? 'failed' : 'done'
      },
    })
    expect(drained).toEqual({ done: 2, failed: 2, skipped: 1 })
    expect(linesAbout(log, queue.failed)).toEqual([
      { event: 'mail.job_failed', outcome: 'failed', mailId: 'b', cause: 'no stamp', stack: expect.any(String) },
    ])
  })

  it('works on items in parallel up to the limit', async () => {
    let [now, most] = [0, 0]
    const work = async () => {
      now += 1
      most = Math.max(most, now)
      await new Promise((resolve) => setTimeout(resolve, 1))
      now -= 1
      return 'done' as const
    }
    expect(await drain(['a', 'b', 'c', 'd', 'e'], { ...queue, work })).toMatchObject({ done: 5 })
    expect(most).toBe(2)
  })

  it('counts a hanging item as failed and continues with the others', async () => {
    const work = (item: string) => (item === 'a' ? new Promise<never>(() => {}) : Promise.resolve('done' as const))
    expect(await drain(['a', 'b'], { ...queue, timeoutSeconds: 0.01, work })).toEqual({
      done: 1,
      failed: 1,
      skipped: 0,
    })
    expect(linesAbout(log, queue.failed)).toMatchObject([{ mailId: 'a', cause: 'timed out after 0.01 seconds' }])
  })

  it('releases a lease only after an error, and throws that error', async () => {
    const release = vi.fn(async () => undefined)
    expect(await whileLeased(async () => 1, release)).toBe(1)
    expect(release).not.toHaveBeenCalled()
    await expect(whileLeased(() => Promise.reject(new Error('no stamp')), release)).rejects.toThrow('no stamp')
    expect(release).toHaveBeenCalledOnce()
  })
})

const db = openDatabase(env.DB)
const start = Date.parse('2027-03-09T08:00:00Z')
const lease = (ms: number) => ({ at: new Date(start + ms), until: new Date(start + ms + 1000) })
let hosts = 0

/** A waiting row, with functions to lease and release it. */
async function newRow() {
  const hostname = `leased${hosts++}.localhost`
  await db.insert(outbox).values({ hostname, revision: 1, createdAt: new Date(start) })
  const which = eq(outbox.hostname, hostname)
  return {
    take: (ms: number) => takeLease(db, outbox, which, lease(ms)),
    release: (leasedUntil: Date | null) => releaseLease(db, outbox, which, { leasedUntil }),
  }
}

describe('a queue’s leases', () => {
  it('block other workers until they end', async () => {
    const { take } = await newRow()
    expect((await take(0))?.leasedUntil).toEqual(new Date(start + 1000))
    expect(await take(0)).toBeUndefined()
    expect(await take(999)).toBeUndefined()
    expect((await take(1000))?.leasedUntil).toEqual(new Date(start + 2000))
  })

  it('go to one of several parallel workers', async () => {
    const { take } = await newRow()
    const taken = await Promise.all([take(0), take(0), take(0)])
    expect(taken.filter((row) => row !== undefined)).toHaveLength(1)
  })

  it('end at once on release', async () => {
    const { take, release } = await newRow()
    await release((await take(0))?.leasedUntil ?? null)
    expect((await take(1))?.leasedUntil).toEqual(new Date(start + 1001))
  })

  it('aren’t released by a worker whose lease has ended', async () => {
    const { take, release } = await newRow()
    const late = await take(0)
    await take(1000)
    await release(late?.leasedUntil ?? null)
    expect(await take(1500)).toBeUndefined()
  })

  it('aren’t released by a release without a lease', async () => {
    const { take, release } = await newRow()
    await take(0)
    await release(null)
    expect(await take(1)).toBeUndefined()
  })
})

const insert = (hour: number) => db.insert(failureCounts).values({ hour, event: 'mail.job_failed', count: 1 })
const hours = () => db.select({ hour: failureCounts.hour }).from(failureCounts).orderBy(failureCounts.hour)

describe('a statement batch', () => {
  beforeEach(() => db.delete(failureCounts))

  it('returns each result under its statement’s name, also after empty and longer groups', async () => {
    const results = await runBatch(db, {
      none: [],
      several: [insert(1), insert(2)],
      inserted: insert(3).returning({ hour: failureCounts.hour }),
      all: hours(),
    })
    expect(results.none).toEqual([])
    expect(results.several).toHaveLength(2)
    expect(results.inserted).toEqual([{ hour: 3 }])
    expect(results.all.map(({ hour }) => hour)).toEqual([1, 2, 3])
  })

  it('runs in the order of its keys', async () => {
    const { before, after } = await runBatch(db, {
      before: hours(),
      added: [insert(1)],
      removed: db.delete(failureCounts).where(eq(failureCounts.hour, 1)),
      last: insert(2),
      after: hours(),
    })
    expect([before, after]).toEqual([[], [{ hour: 2 }]])
  })

  // ASVS 2.3.3
  it('changes nothing when any statement fails', async () => {
    const failing = rawStatement(db, sql`insert into failure_counts (hour) select null`)
    await expect(runBatch(db, { first: insert(1), group: [failing] })).rejects.toThrow()
    expect(await hours()).toEqual([])
  })
})
