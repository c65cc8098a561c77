import type { VisitBatch } from '../contract/visits.ts'
import type { EdgeEnv } from '../env.ts'

/** Takes a batch over, or rejects. One that is sent again has the same id. */
export type SendVisits = (env: EdgeEnv, batch: VisitBatch) => Promise<void>

/** In milliseconds. What visits wait for others; after what time a newer request goes on with the sending, and an older one stops. */
const waitMs = 1000
const turnMs = 10_000
const longestMs = 25_000
const retryMs = 500
/** What fails as often would keep all others from being counted. */
const mostTries = 100
/** Visits: of a batch (Analytics Engine takes as many points from one call), and in an isolate's memory. */
const mostSent = 250
const mostWaiting = 20_000

/** Visits of an isolate that wait to be sent, one batch after the other, by whichever request is there to do it. */
export class VisitQueue {
  #waiting: string[] = []
  #unsent: VisitBatch | undefined
  #tries = 0
  #dropped = 0
  #begun = Number.NEGATIVE_INFINITY

  /** Returns whether the caller has to `flush`. */
  add(line: string, now: number): boolean {
    if (this.#waiting.length < mostWaiting) this.#waiting.push(line)
    else this.#dropped += 1
    if (now - this.#begun < turnMs) return false
    this.#begun = now
    return true
  }

  /** Sends everything there is, until nothing is left or a later caller goes on. Never rejects: what could not be sent stays. */
  async flush(send: (batch: VisitBatch) => Promise<void>): Promise<void> {
    const mine = this.#begun
    await wait(waitMs)
    while (this.#next() && Date.now() - mine < longestMs) {
      await this.#sendNext(send)
      if (this.#begun !== mine) return
    }
    this.#begun = Number.NEGATIVE_INFINITY
  }

  #next(): VisitBatch | undefined {
    if (this.#unsent || this.#waiting.length === 0) return this.#unsent
    this.#tries = 0
    this.#unsent = { id: crypto.randomUUID(), visits: this.#waiting.splice(0, mostSent) }
    return this.#unsent
  }

  async #sendNext(send: (batch: VisitBatch) => Promise<void>): Promise<void> {
    const batch = this.#unsent
    if (!batch) return
    try {
      await send(batch)
      if (this.#unsent === batch) this.#unsent = undefined
      if (this.#dropped > 0) console.error(`visits not counted: ${this.#dropped}`)
      this.#dropped = 0
    } catch (error) {
      console.error(`visits not sent: ${error}`)
      this.#tries += 1
      if (this.#tries === mostTries) this.#unsent = undefined
      await wait(retryMs)
    }
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
