import type { EdgeEnv } from '../env.ts'
import { onHostWritten, readPage } from '../platform/store/release.ts'
import { logEdgeFailure } from './failures.ts'
import { type HeldPage, holdPage, indexHeaders } from './held-page.ts'
import { notModified } from './negotiation.ts'
import type { Sendable } from './send.ts'

type Held = { page: HeldPage; readAt: number; refreshedAt: number; used: boolean }
type Begun = { at: number; forgotten: number }

/** How long a page is fresh, and how much longer it may be served while a new copy loads. */
const freshMs = 15_000
const usableMs = 60_000
const retryMs = 5000
/** Headers and other data, in addition to the body. */
const overhead = 2048

/**
 * Pages by hostname, up to `budget` bytes. Evicts with the clock algorithm: a page used since the last sweep gets a second chance, which is
 * close to LRU and costs nothing on a hit.
 */
export class PageMemory {
  readonly #held = new Map<string, Held>()
  readonly #budget: number
  #bytes = 0
  #forgotten = 0

  constructor(budget: number) {
    this.#budget = budget
  }

  /** The page, and whether the caller should fetch a newer one. */
  find(hostname: string, now: number): { page: HeldPage; due: boolean } | undefined {
    const held = this.#held.get(hostname)
    if (held === undefined || now - held.readAt > usableMs) return undefined
    held.used = true
    const due = now - held.refreshedAt > freshMs
    // One request refreshes the page; if that fails, a later one tries again.
    if (due) held.refreshedAt = now - freshMs + retryMs
    return { page: held.page, due }
  }

  /** Call before the read whose result goes to `keep`. */
  begin(now: number): Begun {
    return { at: now, forgotten: this.#forgotten }
  }

  /**
   * Caches a read's result: a page or its absence. Skips a result that may be stale, because a page was evicted since the read began or a
   * later read has been cached.
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

  /** Evicts a page after its hostname was written. */
  forget(hostname: string): void {
    this.#forgotten += 1
    this.#remove(hostname)
  }

  /** Shows the notice instead of a hostname's page for more than a minute, whatever reads return. */
  suspend(hostname: string, now: number): void {
    this.#remove(hostname)
    this.#makeRoom(overhead)
    const readAt = now + usableMs
    this.#held.set(hostname, { page: suspendedPage(), readAt, refreshedAt: readAt, used: false })
    this.#bytes += overhead
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

export function unchanged(page: HeldPage): ResponseInit {
  page.notModified ??= notModified(page.compressed.headers)
  return page.notModified
}

/** The same page for the rare client without brotli. Its bytes differ, so its ETag does too. */
export const plainOf = (page: HeldPage): Sendable => ({
  headers: indexHeaders(page, `"${page.releaseId}-plain"`),
})

/** The page's text, as bytes. */
export async function decompressed({ body }: Pick<HeldPage, 'body'>) {
  const { brotliDecompressSync } = await import('node:zlib')
  return brotliDecompressSync(new Uint8Array(body))
}

const suspendedPage = () =>
  holdPage({ body: new ArrayBuffer(0), metadata: { releaseId: '', headers: {}, suspended: true } })

/** An isolate has 128 MB for everything: some 3,000 pages. */
const memory = new PageMemory(24 * 1024 * 1024)
onHostWritten((hostname) => memory.forget(hostname))

/** Takes websites offline in this isolate before KV's copies at its location are renewed. */
export function suspendInMemory(hostnames: readonly string[]): void {
  for (const hostname of hostnames) memory.suspend(hostname, Date.now())
}

/**
 * A hostname's page if this isolate has it. Serves a stale copy while a new one loads; if that fails, later requests try again until the
 * copy expires.
 */
export function findInMemory(hostname: string, env: EdgeEnv, ctx: ExecutionContext): HeldPage | undefined {
  const found = memory.find(hostname, Date.now())
  if (found?.due)
    ctx.waitUntil(readAndKeep(hostname, env).catch((error) => logEdgeFailure('edge.page_not_renewed', error)))
  return found?.page
}

/**
 * A hostname's page, from memory or by one read. Undefined if it doesn't exist. Misses aren't cached, so a newly published website shows at
 * once. Throws KV's error.
 */
export async function findPage(hostname: string, env: EdgeEnv, ctx: ExecutionContext): Promise<HeldPage | undefined> {
  return findInMemory(hostname, env, ctx) ?? readAndKeep(hostname, env)
}

/** Every miss reads separately, since waiting for another request's read could hang when that visitor leaves. */
async function readAndKeep(hostname: string, env: EdgeEnv): Promise<HeldPage | undefined> {
  const begun = memory.begin(Date.now())
  const stored = await readPage(env, hostname)
  const page = stored && holdPage(stored)
  memory.keep(hostname, page, begun)
  return page
}
