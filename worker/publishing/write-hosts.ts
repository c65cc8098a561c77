import { hostOrigin } from '../platform/addresses/hosts.ts'
import { withTimeout } from '../platform/concurrency.ts'
import type { ServiceContext } from '../platform/context.ts'
import { drain, type Outcome, tryItem, whileLeased } from '../platform/db/queue.ts'
import { inJobScope, logEvent, logFailure, stopwatch } from '../platform/log/log.ts'
import {
  metadataLimit,
  type PageMetadata,
  readPage,
  readReleasePage,
  type StoredPage,
} from '../platform/store/release.ts'
import { redirectPage, removeHost, suspendedPage, writeHost } from '../platform/store/write.ts'
import { HOUR } from '../platform/time.ts'
import { removedRelease, suspendedRelease } from '../websites/pointers.ts'
import { restoreRelease } from './rebuild/restore-release.ts'
import {
  finishHost,
  leaseHost,
  listDueHosts,
  listFirst,
  listWaiting,
  type OutboxRow,
  releaseHost,
} from './rows/outbox.ts'
import { stepsOf } from './steps.ts'

/** KV allows one write per second per key: a publish right after another one waits and tries again. */
const pauseMs = 1100
const triesOfPublish = 3
const hostsPerRun = 100
const hostsAtOnce = 6
/** Pages first, then the hosts that redirect to them or go. */
const rounds = 2

type Outbox = Pick<ServiceContext, 'env' | 'db' | 'now' | 'onStep'>

/**
 * Runs in the cron: writes every waiting host, fewest attempts first. Failures stay for the next run. Returns how many hosts
 * were written and how many still wait.
 */
export async function drainOutbox(ctx: Outbox): Promise<{ written: number; failed: number }> {
  const step = stepsOf(ctx, 'drain')
  const counts = { written: 0, failed: 0 }
  const tried = new Set<string>()
  for (let round = 1; round <= rounds; round += 1) {
    const due = await step('find what waits', () => listDueHosts(ctx.db, { at: ctx.now(), limit: hostsPerRun }))
    const hostnames = due.filter((hostname) => !tried.has(hostname))
    if (hostnames.length === 0) break
    for (const hostname of hostnames) tried.add(hostname)
    const { done, failed } = await step('write all', () =>
      drain(hostnames, {
        failed: 'publishing.host_not_written',
        idsOf: () => ({}),
        atOnce: hostsAtOnce,
        work: (hostname) => step('write a host', () => writeWaitingHost(ctx, hostname, new Map())),
      }),
    )
    counts.written += done
    counts.failed += failed
  }
  return counts
}

/**
 * Writes these hosts now, pages before redirects and removals, so that the owner sees the page at once. Never throws: the cron writes hosts
 * that cannot be written now.
 */
export async function writeHosts(ctx: Outbox, hostnames: string[], pages: Pages = new Map()): Promise<void> {
  const step = stepsOf(ctx, 'write hosts')
  try {
    const first =
      hostnames.length > 1 ? await step('find what is first', () => listFirst(ctx.db, hostnames)) : hostnames
    const isFirst = (hostname: string) => first.includes(hostname)
    let waiting = hostnames
    for (let tries = 1; waiting.length > 0 && tries <= triesOfPublish; tries += 1) {
      if (tries > 1) await step('wait for the store', () => scheduler.wait(pauseMs))
      const turns = [waiting.filter(isFirst), waiting.filter((hostname) => !isFirst(hostname))]
      waiting = []
      for (const turn of turns.filter(({ length }) => length > 0))
        waiting.push(...(await step('write', () => writeAll(ctx, turn, pages))))
    }
  } catch (error) {
    logFailure('publishing.hosts_not_written', error, { count: hostnames.length })
  }
}

/** Returns the hosts that still wait. */
async function writeAll(ctx: Outbox, hostnames: string[], pages: Pages): Promise<string[]> {
  const done = await Promise.all(hostnames.map((hostname) => writeWaitingHost(ctx, hostname, pages)))
  return hostnames.filter((_, index) => done[index] !== 'done')
}

/** Longer than the longest write; after a crash a host waits this long for its next writer. */
const leaseMs = 30_000
const timeoutSeconds = 20

/** Index pages in memory, by release. */
type Pages = ReadonlyMap<string, StoredPage>
type Before = NonNullable<PageMetadata['before']>

/** Writes one host as its outbox row says. Returns done if nothing is left to do. Never throws. */
const writeWaitingHost = (ctx: Outbox, hostname: string, pages: Pages): Promise<Outcome> =>
  tryItem({ failed: 'publishing.host_not_written', ids: {}, timeoutSeconds }, () => writeWaiting(ctx, hostname, pages))

/** The lease keeps a slow older write from landing after a newer one. A change during the write is written right after it. */
async function writeWaiting(ctx: Outbox, hostname: string, pages: Pages): Promise<Outcome> {
  const step = stepsOf(ctx, 'write a host')
  for (;;) {
    const at = ctx.now()
    const until = new Date(at.getTime() + leaseMs)
    const row = await step('lease', () => leaseHost(ctx.db, { hostname, at, until }))
    if (!row) return (await step('look again', () => listWaiting(ctx.db, [hostname]))).length === 0 ? 'done' : 'failed'
    if (await inJobScope(row.requestId, {}, () => writeLeased(ctx, row, pages))) return 'done'
  }
}

/** Writes a leased host. Returns whether nothing is left to write. */
async function writeLeased(ctx: Outbox, row: OutboxRow, pages: Pages): Promise<boolean> {
  const step = stepsOf(ctx, 'write a host')
  const elapsed = stopwatch()
  await whileLeased(
    () => step('write', () => write(ctx, row, pages)),
    () => step('give the lease back', () => releaseHost(ctx.db, row)),
  )
  logEvent('publishing.host_written', { outcome: 'done', ...releaseIn(row), tries: row.attempts, ms: elapsed() })
  return step('finish', () => finishHost(ctx.db, row))
}

const releaseIn = ({ releaseId }: OutboxRow) => (releaseId === null ? {} : { releaseId })

/** Visitors who have an older page open still load its pictures as they scroll. */
const releasesBeforeAtMost = 3
const readTimeoutSeconds = 3

/** The page a host shows now. Undefined if KV does not respond in time: no publish waits for that. */
const pageNow = ({ env }: Outbox, hostname: string) =>
  withTimeout(readTimeoutSeconds, readPage(env, hostname)).catch(() => undefined)

/** The releases that visitors of a host may still have open. */
function releasesBefore(shown: StoredPage | undefined, releaseId: string, now: number): Before {
  if (!shown || shown.metadata.releaseId === '') return []
  const { releaseId: last, before = [] } = shown.metadata
  const left = before.filter(([id, until]) => id !== releaseId && until > now)
  const all: Before = last === releaseId ? left : [[last, now + HOUR], ...left]
  return all.slice(0, releasesBeforeAtMost)
}

/** The page with as many earlier releases in its metadata as fit. */
function withBefore({ body, metadata }: StoredPage, before: Before): StoredPage {
  if (before.length === 0) return { body, metadata }
  const added = { ...metadata, before }
  const size = new TextEncoder().encode(JSON.stringify(added)).byteLength
  return size <= metadataLimit ? { body, metadata: added } : withBefore({ body, metadata }, before.slice(0, -1))
}

async function write(ctx: Outbox, { hostname, releaseId, redirectTo }: OutboxRow, pages: Pages): Promise<void> {
  const step = stepsOf(ctx, 'bring a page')
  if (releaseId === removedRelease || (releaseId === null && redirectTo === null))
    return step('remove', () => removeHost(ctx.env, hostname))
  if (releaseId === suspendedRelease) return step('suspend', () => writeHost(ctx.env, hostname, suspendedPage()))
  if (releaseId !== null) {
    const page = pages.get(releaseId) ?? (await step('find the page', () => releasePage(ctx, releaseId)))
    const shown = await step('read the page', () => pageNow(ctx, hostname))
    const before = releasesBefore(shown, releaseId, ctx.now().getTime())
    return step('show', () => writeHost(ctx.env, hostname, withBefore(page, before)))
  }
  const leading = redirectPage(hostOrigin(ctx.env, redirectTo ?? ''))
  return step('lead on', () => writeHost(ctx.env, hostname, leading))
}

/** A release's index page from the store, or rendered again if the store has lost it. Throws the stores' errors. */
async function releasePage(ctx: Outbox, releaseId: string): Promise<StoredPage> {
  const step = stepsOf(ctx, 'read a page')
  const stored = await step('read', () => readReleasePage(ctx.env, releaseId))
  return stored ?? (await step('restore', () => restoreRelease(ctx, releaseId)))
}
