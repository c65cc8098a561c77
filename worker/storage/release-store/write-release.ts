import type { Env } from '../../env.ts'
import { type Manifest, manifestKey, releaseFileKey, type StoredPage } from './keys.ts'

/** A release ready to be stored: the index page compressed, the other files as they are. */
export type ReleaseFiles = {
  releaseId: string
  page: StoredPage
  files: Record<string, string>
  manifest: Manifest
}

/**
 * Writes every file of a release, or those under `keys` only. Nothing points to it yet, so that a failure half-way leaves what is live
 * alone; writing the same release again changes nothing. Throws KV's error.
 */
export async function writeRelease(
  { SITES }: Pick<Env, 'SITES'>,
  { releaseId, page, files, manifest }: ReleaseFiles,
  keys?: ReadonlySet<string>,
): Promise<void> {
  const entries: [key: string, value: string | ArrayBuffer, options?: KVNamespacePutOptions][] = [
    [releaseFileKey(releaseId, 'index.html'), page.body, { metadata: page.metadata }],
    [manifestKey(releaseId), JSON.stringify(manifest)],
    ...Object.entries(files).map(([path, body]): [string, string] => [releaseFileKey(releaseId, path), body]),
  ]
  const chosen = keys ? entries.filter(([key]) => keys.has(key)) : entries
  await Promise.all(chosen.map(([key, value, options]) => SITES.put(key, value, options)))
}

/** Removes every file of a release; may be repeated. Throws KV's error. */
export async function removeRelease(
  { SITES }: Pick<Env, 'SITES'>,
  { releaseId, manifest }: Pick<ReleaseFiles, 'releaseId' | 'manifest'>,
): Promise<void> {
  const keys = [releaseFileKey(releaseId, 'index.html'), manifestKey(releaseId), ...Object.values(manifest.keys)]
  await Promise.all(keys.map((key) => SITES.delete(key)))
}
