import type { CreationEvent } from '../contract/creation-events.ts'
import { eventText, keepAlive } from './event-stream.ts'

type Listener = ReadableStreamDefaultController<Uint8Array>

/** Tabs that may listen at once; the oldest makes room. */
const maxListeners = 16
/** In milliseconds. */
const quiet = 15_000

const bytes = (text: string) => new TextEncoder().encode(text)

/** Who listens to the events of one creation. */
export class CreationListeners {
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
      // It left a moment ago.
    }
  }

  #forget(listener: Listener): void {
    this.#open.delete(listener)
    if (this.#open.size > 0) return
    clearInterval(this.#pulse)
    this.#pulse = undefined
  }
}
