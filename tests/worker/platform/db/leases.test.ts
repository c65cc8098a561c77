import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { outbox } from '../../../../worker/drafts/tables.ts'
import { openDatabase } from '../../../../worker/platform/db/database.ts'
import { releaseLease, takeLease } from '../../../../worker/platform/db/queue.ts'

const db = openDatabase(env.DB)
const start = Date.parse('2027-03-09T08:00:00Z')
const lease = (ms: number) => ({ at: new Date(start + ms), until: new Date(start + ms + 1000) })
let hosts = 0

/** A row that waits, and what it takes to lease and to release it. */
async function newRow() {
  const hostname = `leased${hosts++}.localhost`
  await db.insert(outbox).values({ hostname, revision: 1, createdAt: new Date(start) })
  const which = eq(outbox.hostname, hostname)
  return {
    take: (ms: number) => takeLease(db, outbox, which, lease(ms)),
    release: (leasedUntil: Date | null) => releaseLease(db, outbox, which, { leasedUntil }),
  }
}

it('gives a leased row to no other worker until the lease ends', async () => {
  const { take } = await newRow()
  expect((await take(0))?.leasedUntil).toEqual(new Date(start + 1000))
  expect(await take(0)).toBeUndefined()
  expect(await take(999)).toBeUndefined()
  expect((await take(1000))?.leasedUntil).toEqual(new Date(start + 2000))
})

it('gives a row to one of two workers that ask at once', async () => {
  const { take } = await newRow()
  const taken = await Promise.all([take(0), take(0), take(0)])
  expect(taken.filter((row) => row !== undefined)).toHaveLength(1)
})

it('frees a released row at once', async () => {
  const { take, release } = await newRow()
  await release((await take(0))?.leasedUntil ?? null)
  expect((await take(1))?.leasedUntil).toEqual(new Date(start + 1001))
})

it('ignores a worker that releases a row after its lease went to another worker', async () => {
  const { take, release } = await newRow()
  const late = await take(0)
  await take(1000)
  await release(late?.leasedUntil ?? null)
  expect(await take(1500)).toBeUndefined()
})

it('frees nothing for a row that was never leased', async () => {
  const { take, release } = await newRow()
  await take(0)
  await release(null)
  expect(await take(1)).toBeUndefined()
})
