import { DurableObject } from 'cloudflare:workers'
import type { CreationEvent, CreationState } from '../contract/creation-events.ts'
import { type ImportOutcome, longestCreation } from '../contract/creation-phases.ts'
import { firstState, stateAfter } from '../contract/creation-state.ts'
import type { CreationOrder } from '../contract/creations.ts'
import type { Env } from '../env.ts'
import type { CreationCalls } from './creation-calls.ts'
import { CreationListeners } from './creation-listeners.ts'
import { eventStream } from './event-stream.ts'

/** `tries` counts how often it was begun: more than once only after a crash. */
type Begun = { order: CreationOrder; at: number; tries: number }

/** After so many tries what there is stored is what it has come to. */
const mostTries = 3

/**
 * Works on one creation, so that it goes on when the page that began it is closed. An alarm does the work: when it is cut off, the
 * platform runs it again, and what a model answered before is known.
 */
export class CreationRun extends DurableObject<Env> implements CreationCalls {
  readonly #listeners = new CreationListeners()
  #state: CreationState | undefined
  #running = false
  #imported: ImportOutcome | null = null

  async start(order: CreationOrder): Promise<void> {
    const { storage } = this.ctx
    if (!(await this.#begun())) await storage.put<Begun>('begun', { order, at: Date.now(), tries: 0 })
    if (!this.#running && (await storage.getAlarm()) === null) await storage.setAlarm(Date.now())
  }

  async imported(): Promise<ImportOutcome | null> {
    return this.#imported
  }

  /** Its events: what is known so far, then what happens. 404 when there is nothing to come. */
  override async fetch(): Promise<Response> {
    const begun = await this.#begun()
    if (!begun) return new Response(null, { status: 404 })
    return eventStream(this.#listeners.add(this.#state ?? firstState(begun.order.answers.link !== '')))
  }

  override async alarm(): Promise<void> {
    const begun = await this.#begun()
    if (!begun || this.#running) return
    this.#running = true
    try {
      await this.#work(begun)
    } finally {
      this.#running = false
      this.#state = undefined
    }
  }

  async #work({ order, at, tries }: Begun): Promise<void> {
    await this.ctx.storage.put<Begun>('begun', { order, at, tries: tries + 1 })
    this.#state = firstState(order.answers.link !== '')
    // Late, since this class is loaded with every page that a visitor asks for.
    const [{ runCreation }, { openContext }] = await Promise.all([
      import('../services/creations/run-creation.ts'),
      import('../services/context.ts'),
    ])
    const ctx = openContext(this.env, (promise) => this.ctx.waitUntil(promise), `creation ${order.creationId}`)
    const patience = tries < mostTries ? at + longestCreation - Date.now() : 0
    const end = await runCreation(ctx, order, (event) => this.#tell(event), patience)
    await this.ctx.storage.deleteAll()
    this.#tell(end)
    this.#listeners.close()
  }

  #tell(event: CreationEvent): void {
    if (this.#state) this.#state = stateAfter(this.#state, event)
    this.#imported = this.#state?.imported ?? null
    this.#listeners.tell(event)
  }

  #begun = () => this.ctx.storage.get<Begun>('begun')
}
