import type { Env } from '../../env.ts'
import { hostKey, type PageMetadata, releaseFileKey, type StoredPage } from './keys.ts'

type Sites = Pick<Env, 'SITES'>

/** The shortest time for which KV may answer from a location's own copy, in seconds. */
const shortestCopy = 30

/** The page a hostname shows; undefined without one. The edge's only read for a page. */
export async function readPage({ SITES }: Sites, hostname: string): Promise<StoredPage | undefined> {
  return read(SITES, hostKey(hostname), shortestCopy)
}

/** A release's index page as it was first written; undefined while it has not arrived here. */
export async function readReleasePage({ SITES }: Sites, releaseId: string): Promise<StoredPage | undefined> {
  return read(SITES, releaseFileKey(releaseId, 'index.html'), shortestCopy)
}

async function read(namespace: KVNamespace, key: string, cacheTtl: number): Promise<StoredPage | undefined> {
  const { value, metadata } = await namespace.getWithMetadata<PageMetadata>(key, { type: 'arrayBuffer', cacheTtl })
  return value === null || metadata === null ? undefined : { body: value, metadata }
}

const listeners = new Set<(hostname: string) => void>()

/** Calls back whenever this isolate changes what a hostname shows, so that a copy held in memory can be dropped. */
export function onHostWritten(listener: (hostname: string) => void): void {
  listeners.add(listener)
}

/** For the writer. */
export function announceHostWritten(hostname: string): void {
  for (const listener of listeners) listener(hostname)
}
