import type { Env } from '../../../worker/env.ts'
import { openContext } from '../../../worker/platform/context.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { DAY } from '../../../worker/platform/time.ts'
import type { SeenVisit } from '../../../worker/visits/schema.ts'
import { addVisits } from '../../../worker/visits/take-visits.ts'
import { VisitCounter as Counter } from '../../../worker/visits/visit-counter.ts'
import { schema } from '../workers/tables.ts'

export { OwnerChannel } from '../../../worker/platform/live/owner-channel.ts'

const written = { rows: 0, alarms: 0 }
let isCounting = false

/** The product's object, counting its written rows. Setting an alarm is billed as a row. */
export class VisitCounter extends Counter {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    if (!isCounting) countWrites(ctx.storage)
    isCounting = true
  }
}

/** Shared by all objects, because Durable Objects don't accept wrapped storage. */
function countWrites(storage: DurableObjectStorage): void {
  const [sqlMethods, methods] = [Object.getPrototypeOf(storage.sql), Object.getPrototypeOf(storage)]
  const { exec } = sqlMethods
  sqlMethods.exec = function (this: SqlStorage, ...statement: Parameters<SqlStorage['exec']>) {
    const cursor: SqlStorageCursor<Record<string, SqlStorageValue>> = exec.apply(this, statement)
    written.rows += cursor.rowsWritten
    return cursor
  }
  const { setAlarm, getAlarm } = methods
  methods.setAlarm = function (this: DurableObjectStorage, at: number) {
    written.alarms += 1
    // A day of the benchmark lasts a minute.
    return setAlarm.call(this, at + DAY)
  }
  methods.getAlarm = async function (this: DurableObjectStorage) {
    const at: number | null = await getAlarm.call(this)
    return at && at - DAY
  }
}

const draftId = 'counted'
const releaseId = 'release'

type Batch = { at: number; id: string; visits: SeenVisit[] }

/**
 * GET /fill creates the website. POST /report accepts batches with the times at which edge isolates send them, and returns the rows written
 * so far and the day's numbers.
 */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/fill') await fill(env)
    if (pathname !== '/report') return Response.json({})
    const batches: Batch[] = await request.json()
    const ctx = openContext(env, () => {})
    const added: Promise<void>[] = []
    for (const [index, { at, id, visits }] of batches.entries()) {
      added.push(addVisits({ ...ctx, now: () => new Date(at) }, { id, visits }))
      // Sends batches in order but doesn't await each, since the counter holds one back until later ones arrive.
      if (index % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 1))
    }
    const now = batches.at(-1)?.at ?? 0
    const read = () => env.VISITS.getByName(draftId).read({ days: 7, timeZone: 'UTC', now })
    // Waits for the last batch, then reads, which writes pending batches.
    await new Promise((resolve) => setTimeout(resolve, 200))
    await read()
    await Promise.all(added)
    const { days } = await read()
    return Response.json({ ...written, day: days.at(-1) })
  },
}

async function fill(env: Env) {
  const db = openDatabase(env.DB)
  const at = new Date()
  const stamps = { createdAt: at, updatedAt: at }
  await db
    .insert(schema.users)
    .values({ id: 'owner', name: '', email: 'o@example.com', emailVerified: true, ...stamps })
  await db.insert(schema.draftWebsites).values({
    ...{ id: draftId, userId: 'owner', version: '1.0', websiteSettings: '{}', businessName: 'Counted' },
    ...{ createdAt: at, modifiedAt: at },
  })
  await db.insert(schema.releases).values({
    ...{ id: releaseId, draftId, userId: 'owner', handle: 'counted', number: 1 },
    ...{ document: '{}', manifest: '{}', createdAt: at },
  })
}
