import {
  finishHost,
  leaseHost,
  listWaiting,
  type OutboxRow,
  releaseLease,
} from '../../storage/publishing/outbox-rows.ts'
import { metadataLimit, type PageMetadata, type StoredPage } from '../../storage/release-store/keys.ts'
import { readPage } from '../../storage/release-store/read-page.ts'
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
type Before = NonNullable<PageMetadata['before']>
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

/** Visitors who have the page open ask for its pictures as they scroll. */
const hour = 60 * 60 * 1000
const releasesBeforeAtMost = 3
const patienceToLook = 3

/** What a host shows now. Undefined where the store does not answer in time: no publish waits for that. */
const pageNow = ({ env }: Outbox, hostname: string) =>
  withinSeconds(patienceToLook, readPage(env, hostname)).catch(() => undefined)

/** The releases whose pages visitors may still have open at a host. */
function releasesBefore(shown: StoredPage | undefined, releaseId: string, now: number): Before {
  if (!shown || shown.metadata.releaseId === '') return []
  const { releaseId: last, before = [] } = shown.metadata
  const left = before.filter(([id, until]) => id !== releaseId && until > now)
  const all: Before = last === releaseId ? left : [[last, now + hour], ...left]
  return all.slice(0, releasesBeforeAtMost)
}

/** The page with them beside it, as many as fit. */
function withBefore({ body, metadata }: StoredPage, before: Before): StoredPage {
  if (before.length === 0) return { body, metadata }
  const added = { ...metadata, before }
  const size = new TextEncoder().encode(JSON.stringify(added)).byteLength
  return size <= metadataLimit ? { body, metadata: added } : withBefore({ body, metadata }, before.slice(0, -1))
}

async function write(ctx: Outbox, { hostname, releaseId, redirectTo }: OutboxRow, pages: Pages): Promise<void> {
  const step = stepsOf(ctx, 'bring a page')
  if (releaseId === null && redirectTo === null) return step(1, 'remove', () => removeHost(ctx.env, hostname))
  if (releaseId !== null) {
    const page = pages.get(releaseId) ?? (await step(2, 'find the page', () => releasePage(ctx, releaseId)))
    const shown = await step(3, 'look at what is there', () => pageNow(ctx, hostname))
    const before = releasesBefore(shown, releaseId, ctx.now().getTime())
    return step(4, 'show', () => writeHost(ctx.env, hostname, withBefore(page, before)))
  }
  const leading = leadingTo(hostOrigin(ctx.env, redirectTo ?? ''))
  return step(5, 'lead on', () => writeHost(ctx.env, hostname, leading))
}
