import type { PageMetadata } from '../storage/release-store/keys.ts'
import type { Sendable } from './range.ts'

/** A page as this isolate answers it: compressed bytes and headers made once. */
export type HeldPage = {
  releaseId: string
  /** The headers that this page brings along. */
  own: Record<string, string>
  /** The compressed bytes, and their tag. */
  body: ArrayBuffer
  etag: string
  /** For who accepts brotli, and for who has those bytes already. */
  compressed: Sendable
  notModified: ResponseInit
  /** The origin that the hostname leads to instead. */
  redirect: string | undefined
  /** See PageMetadata. */
  before: NonNullable<PageMetadata['before']>
}

type Held = { page: HeldPage; readAt: number; refreshedAt: number; used: boolean }
type Begun = { at: number; forgotten: number }

/** How long a page is answered without a look at the store, and how much longer while a fresh copy is on its way. */
const freshMs = 15_000
const usableMs = 60_000
const retryMs = 5000
/** Headers and the like, beside the body. */
const overhead = 2048

/**
 * Pages by hostname, at most `budget` bytes of them. A page that was used since it was last looked at gets a second
 * chance before it makes room: nearly least recently used, at no cost for a hit.
 */
export class PageMemory {
  readonly #held = new Map<string, Held>()
  readonly #budget: number
  #bytes = 0
  #forgotten = 0

  constructor(budget: number) {
    this.#budget = budget
  }

  /** The page, and whether somebody should look for a newer one now. */
  find(hostname: string, now: number): { page: HeldPage; due: boolean } | undefined {
    const held = this.#held.get(hostname)
    if (held === undefined || now - held.readAt > usableMs) return undefined
    held.used = true
    const due = now - held.refreshedAt > freshMs
    // One request looks; if it fails, another does a little later.
    if (due) held.refreshedAt = now - freshMs + retryMs
    return { page: held.page, due }
  }

  /** To be taken before a read that ends in `keep`. */
  begin(now: number): Begun {
    return { at: now, forgotten: this.#forgotten }
  }

  /**
   * Remembers what a read found: a page, or that there is none. Not if a page was forgotten since it began, as it may be
   * that one, nor if a read that began later has been kept.
   */
  keep(hostname: string, page: HeldPage | undefined, { at, forgotten }: Begun): void {
    if (forgotten !== this.#forgotten || at < (this.#held.get(hostname)?.readAt ?? 0)) return
    this.#remove(hostname)
    const size = (page?.body.byteLength ?? 0) + overhead
    if (page === undefined || size > this.#budget) return
    this.#makeRoom(size)
    this.#held.set(hostname, { page, readAt: at, refreshedAt: at, used: false })
    this.#bytes += size
  }

  /** For who changed what the hostname shows. */
  forget(hostname: string): void {
    this.#forgotten += 1
    this.#remove(hostname)
  }

  #makeRoom(size: number): void {
    for (const [hostname, held] of this.#held) {
      if (this.#bytes + size <= this.#budget) return
      this.#remove(hostname)
      if (!held.used) continue
      this.#held.set(hostname, { ...held, used: false })
      this.#bytes += held.page.body.byteLength + overhead
    }
  }

  #remove(hostname: string): void {
    const held = this.#held.get(hostname)
    if (!held) return
    this.#held.delete(hostname)
    this.#bytes -= held.page.body.byteLength + overhead
  }
}
