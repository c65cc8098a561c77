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
 * Writes every file of a release. Nothing points to it yet, so that a failure half-way leaves what is live alone; writing
 * the same release again changes nothing. Throws KV's error.
 */
export async function writeRelease({ SITES }: Pick<Env, 'SITES'>, release: ReleaseFiles): Promise<void> {
  const { releaseId, page, files, manifest } = release
  const pageKey = releaseFileKey(releaseId, 'index.html')
  await Promise.all([
    SITES.put(pageKey, page.body, { metadata: page.metadata }),
    SITES.put(manifestKey(releaseId), JSON.stringify(manifest)),
    ...Object.entries(files).map(([path, body]) => SITES.put(releaseFileKey(releaseId, path), body)),
  ])
}

/** Removes every file of a release; may be repeated. Throws KV's error. */
export async function removeRelease(
  { SITES }: Pick<Env, 'SITES'>,
  { releaseId, manifest }: Pick<ReleaseFiles, 'releaseId' | 'manifest'>,
): Promise<void> {
  const keys = [releaseFileKey(releaseId, 'index.html'), manifestKey(releaseId), ...Object.values(manifest.keys)]
  await Promise.all(keys.map((key) => SITES.delete(key)))
}
