import type { Env } from '../../env.ts'
import { copyKey, mediaKeysOf } from './media.ts'
import { announceHostWritten, hostKey, type Manifest, manifestKey, releaseFileKey, type StoredPage } from './release.ts'

/** A release ready to be stored. */
export type ReleaseFiles = {
  releaseId: string
  page: StoredPage
  /** All files except the index page, by path, as stored. */
  files: Record<string, string | ArrayBuffer>
  manifest: Manifest
}

/**
 * Writes all of a release's files, or only those whose key is `needed`. Nothing refers to them yet, so a failure doesn't affect the live
 * website. Idempotent. Throws KV's error.
 */
export async function writeRelease(
  { SITES }: Pick<Env, 'SITES'>,
  release: ReleaseFiles,
  needed: (key: string) => boolean = () => true,
): Promise<void> {
  const { releaseId, page, files, manifest } = release
  const entries: [key: string, value: string | ArrayBuffer, options?: KVNamespacePutOptions][] = [
    [releaseFileKey(releaseId, 'index.html'), page.body, { metadata: page.metadata }],
    [manifestKey(releaseId), JSON.stringify(manifest)],
    ...Object.entries(files).map(([path, body]): [string, string | ArrayBuffer] => [keyIn(manifest, path), body]),
  ]
  await Promise.all(entries.filter(([key]) => needed(key)).map(([key, ...entry]) => SITES.put(key, ...entry)))
}

function keyIn({ keys }: Manifest, path: string): string {
  const key = keys[path]
  if (key === undefined) throw new Error(`a file without a key: ${path}`)
  return key
}

/** Deletes all of a release's files. Idempotent. Throws KV's error. */
export async function removeRelease(
  { SITES }: Pick<Env, 'SITES'>,
  { releaseId, manifest }: Pick<ReleaseFiles, 'releaseId' | 'manifest'>,
): Promise<void> {
  const keys = [releaseFileKey(releaseId, 'index.html'), manifestKey(releaseId), ...Object.values(manifest.keys)]
  await Promise.all(keys.map((key) => SITES.delete(key)))
}

/** Puts a page online at a hostname. Throws KV's error; the write may have succeeded anyway. */
export async function writeHost({ SITES }: Pick<Env, 'SITES'>, hostname: string, page: StoredPage): Promise<void> {
  try {
    await SITES.put(hostKey(hostname), page.body, { metadata: page.metadata })
  } finally {
    announceHostWritten(hostname)
  }
}

/** The value for a hostname that redirects. `origin` has no trailing slash. */
export const redirectPage = (origin: string): StoredPage => ({
  // KV accepts an empty value, but not every environment reads it back the same way.
  body: new Uint8Array([0]).buffer,
  metadata: { releaseId: '', headers: {}, redirect: origin },
})

/** The value for the hostnames of a website that an operator took offline. */
export const suspendedPage = (): StoredPage => ({
  body: new Uint8Array([0]).buffer,
  metadata: { releaseId: '', headers: {}, suspended: true },
})

/** Takes a hostname offline. */
export async function removeHost({ SITES }: Pick<Env, 'SITES'>, hostname: string): Promise<void> {
  try {
    await SITES.delete(hostKey(hostname))
  } finally {
    announceHostWritten(hostname)
  }
}

type Media = Pick<Env, 'MEDIA'>
type Copies = Pick<Env, 'MEDIA' | 'SITES_ORIGIN'>

/** Stores one of a picture's files. Idempotent. Throws R2's error; the write may have succeeded anyway. */
export async function writeMedia({ MEDIA }: Media, key: string, bytes: Uint8Array, contentType: string): Promise<void> {
  await MEDIA.put(key, bytes, { httpMetadata: { contentType } })
}

/**
 * Deletes all of a picture's files, then this location's cached copies, since visitors may read a copy until its file is gone. Throws R2's
 * error.
 */
export async function removeMedia(env: Copies, hash: string): Promise<void> {
  const keys = mediaKeysOf(hash)
  await env.MEDIA.delete(keys)
  await Promise.all(keys.map((key) => caches.default.delete(copyKey(env, key))))
}
