import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../../env.ts'
import type { CreationEvent, CreationOrder, CreationState } from '../schema.ts'
import { type CreationCalls, eventStream, eventText, keepAlive } from './event-stream.ts'
import { type ImportOutcome, maxCreationMs } from './phases.ts'
import { firstState, stateAfter } from './state.ts'

type Listener = ReadableStreamDefaultController<Uint8Array>

/** How many tabs may listen at once; a new one replaces the oldest. */
const maxListeners = 16
/** In milliseconds. */
const quiet = 15_000

const bytes = (text: string) => new TextEncoder().encode(text)

/** The listeners of one creation. */
class CreationListeners {
  readonly #open = new Set<Listener>()
  #pulse: ReturnType<typeof setInterval> | undefined

  /** A stream that starts with `first` and continues with new events. */
  add(first: CreationEvent): ReadableStream<Uint8Array> {
    let own: Listener
    return new ReadableStream<Uint8Array>({
      start: (listener) => {
        own = listener
        const [oldest] = this.#open
        if (this.#open.size >= maxListeners && oldest) this.#close(oldest)
        this.#open.add(own)
        this.#pulse ??= setInterval(() => this.#send(keepAlive), quiet)
        own.enqueue(bytes(eventText(first)))
      },
      cancel: () => this.#forget(own),
    })
  }

  tell(event: CreationEvent): void {
    this.#send(eventText(event))
  }

  /** Ends every stream. */
  close(): void {
    for (const listener of this.#open) this.#close(listener)
  }

  #send(text: string): void {
    for (const listener of this.#open) {
      try {
        listener.enqueue(bytes(text))
      } catch {
        this.#forget(listener)
      }
    }
  }

  #close(listener: Listener): void {
    this.#forget(listener)
    try {
      listener.close()
    } catch {
      // The listener disconnected a moment ago.
    }
  }

  #forget(listener: Listener): void {
    this.#open.delete(listener)
    if (this.#open.size > 0) return
    clearInterval(this.#pulse)
    this.#pulse = undefined
  }
}

/** `tries` counts starts: more than one only after a crash. */
type Begun = { order: CreationOrder; requestId?: string | null; at: number; tries: number }

/** After this many tries, the stored state becomes the result. */
const maxTries = 3

/**
 * Runs one creation, independent of the page that started it. An alarm does the work, so the platform runs it again after an interruption,
 * with the model's earlier answers cached.
 */
export class CreationRun extends DurableObject<Env> implements CreationCalls {
  readonly #listeners = new CreationListeners()
  #state: CreationState | undefined
  #running = false
  #imported: ImportOutcome | null = null

  async start(order: CreationOrder, requestId: string | null = null): Promise<void> {
    const { storage } = this.ctx
    if (!(await this.#begun())) await storage.put<Begun>('begun', { order, requestId, at: Date.now(), tries: 0 })
    if (!this.#running && (await storage.getAlarm()) === null) await storage.setAlarm(Date.now())
  }

  async imported(): Promise<ImportOutcome | null> {
    return this.#imported
  }

  /** The creation's current state, then its updates. 404 if nothing more will come. */
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

  async #work({ tries, ...begun }: Begun): Promise<void> {
    await this.ctx.storage.put<Begun>('begun', { ...begun, tries: tries + 1 })
    const { order, requestId, at } = begun
    this.#state = firstState(order.answers.link !== '')
    // Imported lazily, since every page request loads this class.
    const { runLoggedCreation } = await import('./run-creation.ts')
    const end = await runLoggedCreation({
      ...{ env: this.env, waitUntil: (promise) => this.ctx.waitUntil(promise), order, requestId: requestId ?? null },
      ...{ report: (event) => this.#tell(event), tries: tries + 1 },
      timeoutMs: tries < maxTries ? at + maxCreationMs - Date.now() : 0,
    })
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
