import {
  finishHost,
  leaseHost,
  listWaiting,
  type OutboxRow,
  releaseLease,
} from '../../storage/publishing/outbox-rows.ts'
import type { StoredPage } from '../../storage/release-store/keys.ts'
import { leadingTo, removeHost, writeHost } from '../../storage/release-store/write-host.ts'
import type { ServiceContext } from '../context.ts'
import { withinSeconds } from '../within-seconds.ts'
import { releasePage } from './release-page.ts'
import { hostOrigin } from './site-address.ts'
import { stepsOf } from './step.ts'

/** Longer than a write to the store is waited for; after a crash a host waits this long for its next writer. */
const leaseMs = 30_000
const patience = 20

/** Index pages at hand, by release. */
export type Pages = ReadonlyMap<string, StoredPage>
type Outbox = Pick<ServiceContext, 'env' | 'db' | 'now' | 'around'>

/**
 * Brings one host to what its row in the outbox says. Answers whether nothing is left to do; never throws. A write that hangs keeps
 * its lease: it may still land.
 */
export const writeWaitingHost = (ctx: Outbox, hostname: string, pages: Pages): Promise<boolean> =>
  withinSeconds(patience, writeWaiting(ctx, hostname, pages)).catch((error: unknown) => {
    console.error(`outbox: ${hostname}: ${error}`)
    return false
  })

/** The lease keeps a slow older write from landing after a newer one. What came in during the write is written right after it. */
async function writeWaiting(ctx: Outbox, hostname: string, pages: Pages): Promise<boolean> {
  const step = stepsOf(ctx, 'write a host')
  for (;;) {
    const at = ctx.now().getTime()
    const row = await step(1, 'lease', () => leaseHost(ctx.db, { hostname, at, until: at + leaseMs }))
    if (!row) return (await step(2, 'look again', () => listWaiting(ctx.db, [hostname]))).length === 0
    try {
      await step(3, 'write', () => write(ctx, row, pages))
    } catch (error) {
      await step(4, 'give the lease back', () => releaseLease(ctx.db, row))
      throw error
    }
    if (await step(5, 'finish', () => finishHost(ctx.db, row))) return true
  }
}

async function write(ctx: Outbox, { hostname, releaseId, redirectTo }: OutboxRow, pages: Pages): Promise<void> {
  const step = stepsOf(ctx, 'bring a page')
  if (releaseId === null && redirectTo === null) return step(1, 'remove', () => removeHost(ctx.env, hostname))
  if (releaseId !== null) {
    const page = pages.get(releaseId) ?? (await step(2, 'find the page', () => releasePage(ctx, releaseId)))
    return step(3, 'show', () => writeHost(ctx.env, hostname, page))
  }
  const leading = leadingTo(hostOrigin(ctx.env, redirectTo ?? ''))
  return step(4, 'lead on', () => writeHost(ctx.env, hostname, leading))
}
