import { writeLine } from '../platform/log/line.ts'
import type { SeenVisit, VisitBatch } from '../visits/schema.ts'
import { maxSent } from '../visits/sent-visits.ts'
import { addEdgeFailures, logEdgeFailure, takeEdgeFailures } from './failures.ts'
import { suspendInMemory } from './page-memory.ts'
import { visitWaitMs } from './visit-costs.ts'

/**
 * In milliseconds: when a newer request takes over sending from an older one, and when a request stops sending batches, since its work ends
 * after thirty seconds.
 */
const turnMs = 10_000
const maxMs = 15_000
const retryMs = 500
/** A batch that fails this often is dropped, so that it doesn't block others. */
const maxTries = 100
/** Visits in an isolate's memory. */
const maxWaiting = 20_000

/** Accepts a batch and returns the recently suspended hosts, or rejects. A retry has the same id. */
export type Send = (batch: VisitBatch) => Promise<readonly string[]>

/** The isolate's unsent visits. Whichever request is active sends them, one batch after another. */
export class VisitQueue {
  #waiting: SeenVisit[] = []
  #unsent: VisitBatch | undefined
  #tries = 0
  #dropped = 0
  #owed = false
  #begun = Number.NEGATIVE_INFINITY

  /** Adds a visit, or none if there is only something to request or report. Returns whether the caller must call `flush`. */
  add(visit: SeenVisit | undefined, now: number): boolean {
    this.#owed = true
    if (visit !== undefined && this.#waiting.push(visit) > maxWaiting) {
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
    while (this.#next() && Date.now() - mine < maxMs) {
      await this.#sendNext(send)
      if (this.#begun !== mine) return
    }
    this.#begun = Number.NEGATIVE_INFINITY
  }

  #next(): VisitBatch | undefined {
    if (this.#unsent || !this.#owed) return this.#unsent
    this.#tries = 0
    const visits = this.#waiting.splice(0, maxSent)
    this.#owed = this.#waiting.length > 0
    this.#unsent = { id: crypto.randomUUID(), visits, failures: takeEdgeFailures() }
    return this.#unsent
  }

  async #sendNext(send: Send): Promise<void> {
    const batch = this.#unsent
    if (!batch) return
    try {
      suspendInMemory(await send(batch))
      if (this.#unsent === batch) this.#unsent = undefined
      if (this.#dropped > 0) {
        addEdgeFailures('visits.dropped', this.#dropped)
        writeLine('visits.dropped', { outcome: 'failed', count: this.#dropped })
      }
      this.#dropped = 0
    } catch (error) {
      logEdgeFailure('visits.not_sent', error)
      this.#tries += 1
      if (this.#tries === maxTries) this.#unsent = undefined
      await wait(retryMs)
    }
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
