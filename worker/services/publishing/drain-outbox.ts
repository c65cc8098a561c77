import type { Env } from '../../env.ts'
import { type Database, openDatabase } from '../../storage/database.ts'
import {
  finishHost,
  leaseHost,
  listDueHosts,
  listWaiting,
  type OutboxRow,
  releaseLease,
} from '../../storage/publishing/outbox-rows.ts'
import type { StoredPage } from '../../storage/release-store/keys.ts'
import { removeHost, writeHost } from '../../storage/release-store/write-host.ts'
import type { ServiceContext } from '../context.ts'
import { releasePage } from './release-page.ts'

/** Longer than a write to the store takes; after a crash a host waits this long for its next writer. */
const leaseMs = 30_000
/** The store takes one write a second for a key: a publish that follows on another's heels waits and tries again. */
const pauseMs = 1100
const triesOfPublish = 3
const hostsPerRun = 100

type Pages = ReadonlyMap<string, StoredPage>
type Clock = () => Date
type Outbox = { env: Env; db: Database; now: Clock }

/**
 * Writes every host that waits, oldest first: the cron's part. What fails stays for the next run. Answers how many hosts
 * were written and how many still wait.
 */
export async function drainOutbox(
  env: Env,
  now: Clock = () => new Date(),
): Promise<{ written: number; failed: number }> {
  const to: Outbox = { env, db: openDatabase(env.DB), now }
  const hostnames = await listDueHosts(to.db, { at: now().getTime(), limit: hostsPerRun })
  let written = 0
  for (const hostname of hostnames) if (await writeWaiting(to, hostname, new Map())) written += 1
  return { written, failed: hostnames.length - written }
}

/**
 * Writes these hosts now, with the pages at hand, so that a person finds their page at once. Never throws: what cannot
 * be written is left to the cron.
 */
export async function writeHosts(ctx: ServiceContext, hostnames: string[], pages: Pages): Promise<void> {
  try {
    let waiting = hostnames
    for (let attempt = 1; ; attempt += 1) {
      const done = await Promise.all(waiting.map((hostname) => writeWaiting(ctx, hostname, pages)))
      waiting = waiting.filter((_, index) => !done[index])
      if (waiting.length === 0 || attempt === triesOfPublish) return
      await scheduler.wait(pauseMs)
    }
  } catch (error) {
    console.error(`outbox: ${hostnames.join(', ')}: ${error}`)
  }
}

/**
 * Brings one host to what its row says, alone: the lease keeps a slow older write from landing after a newer one. What
 * came in during the write is written right after it. Answers whether the host is done.
 */
async function writeWaiting(to: Outbox, hostname: string, pages: Pages): Promise<boolean> {
  for (;;) {
    const at = to.now().getTime()
    const row = await leaseHost(to.db, { hostname, at, until: at + leaseMs })
    if (!row) return (await listWaiting(to.db, [hostname])).length === 0
    try {
      await write(to, row, pages)
    } catch (error) {
      console.error(`outbox: ${hostname}, attempt ${row.attempts}: ${error}`)
      await releaseLease(to.db, row)
      return false
    }
    if (await finishHost(to.db, row)) return true
  }
}

async function write(to: Outbox, { hostname, releaseId }: OutboxRow, pages: Pages): Promise<void> {
  if (releaseId === null) return removeHost(to.env, hostname)
  const page = pages.get(releaseId) ?? (await releasePage(to, releaseId))
  await writeHost(to.env, hostname, page)
}
