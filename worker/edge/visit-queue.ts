import { writeLine } from '../platform/log/line.ts'
import type { VisitBatch } from '../visits/schema.ts'
import { mostSent } from '../visits/visit-line.ts'
import { addEdgeFailures, logEdgeFailure, takeEdgeFailures } from './failures.ts'
import { suspendInMemory } from './page-memory.ts'
import { visitWaitMs } from './visit-costs.ts'

/**
 * In milliseconds: when a newer request takes over sending from an older one, and when a request sends no further batch, since accepting
 * one may take ten seconds and a request's work ends after thirty.
 */
const turnMs = 10_000
const longestMs = 15_000
const retryMs = 500
/** A batch that fails this often is dropped, so that it doesn't block the others. */
const mostTries = 100
/** Visits in an isolate's memory. */
const mostWaiting = 20_000

/** Undefined from an earlier version of the app's Worker. */
export type Suspended = readonly string[] | undefined
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
    await wait(visitWaitMs)
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
    const isDone = await Promise.race([sent.then(() => true), wait(visitWaitMs).then(() => false)])
    if (isDone) return sent
    suspendInMemory((await send({ id: crypto.randomUUID(), visits: [], failures: [] }).catch(() => [])) ?? [])
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
