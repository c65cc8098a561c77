import type { Env } from '../../env.ts'
import { type Manifest, manifestKey, releaseFileKey, type StoredPage } from '../release-store/keys.ts'
import { readReleasePage } from '../release-store/read-page.ts'

/** What the store has of a release, whole or not. */
export type StoredFiles = {
  page: StoredPage | undefined
  /** As it is written, byte for byte. */
  manifest: string | null
  /** The other files by path. */
  files: Map<string, ArrayBuffer | null>
}

/** Reads everything that a release should have in the store. Throws KV's error. */
export async function readStoredFiles(
  env: Pick<Env, 'SITES'>,
  releaseId: string,
  { keys }: Pick<Manifest, 'keys'>,
): Promise<StoredFiles> {
  const [page, manifest, files] = await Promise.all([
    readReleasePage(env, releaseId),
    env.SITES.get(manifestKey(releaseId)),
    Promise.all(
      Object.keys(keys).map(
        async (path) => [path, await env.SITES.get(releaseFileKey(releaseId, path), 'arrayBuffer')] as const,
      ),
    ),
  ])
  return { page, manifest, files: new Map(files) }
}
