import type { PingKind } from '../../renderer/document/visit-pings.ts'
import type { EdgeEnv } from '../env.ts'
import { writeLine } from '../platform/log/line.ts'
import type { VisitBatch } from '../visits/schema.ts'
import { encodeVisit, longestField, mostSent } from '../visits/visit-line.ts'
import { suspendInMemory } from './page-memory.ts'
import { addEdgeFailures, logEdgeFailure, takeEdgeFailures } from './send.ts'

/** Accepts a batch and returns the hosts that were suspended lately, or rejects. A retry has the same id. */
type SendVisits = (env: EdgeEnv, batch: VisitBatch) => Promise<Suspended>
/** Undefined from an earlier version of the app's Worker. */
type Suspended = readonly string[] | undefined

/**
 * In milliseconds: how long visits wait for a batch, when a newer request takes over sending from an older one, and when a request sends no
 * further batch, since accepting one may take ten seconds and a request's work ends after thirty.
 */
const waitMs = 1000
const turnMs = 10_000
const longestMs = 15_000
const retryMs = 500
/** A batch that fails this often is dropped, so that it doesn't block the others. */
const mostTries = 100
/** Visits in an isolate's memory. */
const mostWaiting = 20_000

type Send = (batch: VisitBatch) => Promise<Suspended>

/** The isolate's unsent visits. Whichever request is active sends them, one batch after another. */
export class VisitQueue {
  #waiting: string[] = []
  #unsent: VisitBatch | undefined
  #sender: string | undefined
  #batches = 0
  #tries = 0
  #dropped = 0
  #owed = false
  #begun = Number.NEGATIVE_INFINITY

  /** Adds a visit, or none where there is only something to ask or to report. Returns whether the caller must call `flush`. */
  add(line: string | undefined, now: number): boolean {
    this.#owed = true
    if (line !== undefined && this.#waiting.push(line) > mostWaiting) {
      this.#waiting.pop()
      this.#dropped += 1
    }
    if (now - this.#begun < turnMs) return false
    this.#begun = now
    return true
  }

  /** Sends until the queue is empty or a later caller takes over. Never rejects: failed batches stay queued. */
  async flush(send: Send): Promise<void> {
    const mine = this.#begun
    await wait(waitMs)
    while (this.#next() && Date.now() - mine < longestMs) {
      await this.#sendNext(send)
      if (this.#begun !== mine) return
    }
    this.#begun = Number.NEGATIVE_INFINITY
  }

  #next(): VisitBatch | undefined {
    if (this.#unsent || !this.#owed) return this.#unsent
    this.#tries = 0
    const visits = this.#waiting.splice(0, mostSent)
    this.#owed = this.#waiting.length > 0
    this.#unsent = { id: this.#nextId(), visits, failures: takeEdgeFailures() }
    return this.#unsent
  }

  /** The isolate and the batch's number, as a UUID: remembering the highest number is enough to count each batch once (worker/visits/seen-batches.ts). */
  #nextId(): string {
    // Not when the Worker starts, which has no random values.
    this.#sender ??= crypto.randomUUID().slice(0, 24)
    this.#batches += 1
    return this.#sender + this.#batches.toString(16).padStart(12, '0')
  }

  async #sendNext(send: Send): Promise<void> {
    const batch = this.#unsent
    if (!batch) return
    try {
      suspendInMemory((await askMeanwhile(send(batch), send)) ?? [])
      if (this.#unsent === batch) this.#unsent = undefined
      if (this.#dropped > 0) {
        addEdgeFailures('visits.dropped', this.#dropped)
        writeLine('visits.dropped', { outcome: 'failed', count: this.#dropped })
      }
      this.#dropped = 0
    } catch (error) {
      logEdgeFailure('visits.not_sent', error)
      this.#tries += 1
      if (this.#tries === mostTries) this.#unsent = undefined
      await wait(retryMs)
    }
  }
}

/** A busy website accepts visits only every ten seconds. In between, an empty batch asks for suspended hosts once a second. */
async function askMeanwhile(sent: Promise<Suspended>, send: Send): Promise<Suspended> {
  for (;;) {
    const isDone = await Promise.race([sent.then(() => true), wait(waitMs).then(() => false)])
    if (isDone) return sent
    suspendInMemory((await send({ id: crypto.randomUUID(), visits: [], failures: [] }).catch(() => [])) ?? [])
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const queue = new VisitQueue()
let taken: SendVisits | undefined

/** Counts visits directly in the Worker that stores them; other Workers send them to that one through a binding. */
export function takeVisitsBy(take: SendVisits): void {
  taken = take
}

const tell: SendVisits = async ({ COUNTS }, batch) => COUNTS?.add(batch)

/** Reports after the response, with a visit or without one, what waits; learns which hosts were suspended. */
export function reportSoon(env: EdgeEnv, ctx: ExecutionContext, line?: string): void {
  const send = env.COUNTS ? tell : taken
  if (send && queue.add(line, Date.now())) ctx.waitUntil(queue.flush((batch) => send(env, batch)))
}

/** What was shown or followed, and on which host. */
type Seen = { kind: 'view' | PingKind; releaseId: string; hostname: string }

/**
 * Queues a visit to be sent after the response. It only copies values, since it runs for every page. Skips prefetches, which may never be
 * seen, and range requests, which browsers don't make for pages.
 */
export function gatherVisit(
  request: Request,
  { kind, releaseId, hostname }: Seen,
  env: EdgeEnv,
  ctx: ExecutionContext,
): void {
  const { headers } = request
  if ((env.VISITS_PROVIDER ?? 'none') === 'none') {
    reportSoon(env, ctx)
    return
  }
  if (headers.get('sec-purpose') !== null || headers.get('range') !== null) return
  const header = (name: string) => headers.get(name) ?? ''
  const line = encodeVisit({
    releaseId,
    hostname,
    kind,
    at: String(Date.now()),
    address: header('cf-connecting-ip'),
    country: String(headers.get('cf-ipcountry') ?? request.cf?.country ?? ''),
    campaign: campaignOf(request.url),
    untracked: header('sec-gpc') === '1' || header('dnt') === '1' ? '1' : '',
    referrer: header('referer').slice(0, longestField),
    userAgent: header('user-agent').slice(0, longestField),
  })
  reportSoon(env, ctx, line)
}

/** Whether a response shows a page: sent whole, or unchanged for a browser that has it. */
export const isShown = ({ method }: Request, { status }: Response): boolean =>
  method === 'GET' && (status === 304 || status === 200)

const campaign = /[?&]utm_source=([^&#]{0,200})/

/** As in the URL. */
function campaignOf(url: string): string {
  return (url.includes('utm_source=') && campaign.exec(url)?.[1]) || ''
}
