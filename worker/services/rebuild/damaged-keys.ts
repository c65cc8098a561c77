import type { ReleaseSource } from '../../storage/rebuild/release-pages.ts'
import type { StoredFiles } from '../../storage/rebuild/stored-files.ts'
import { type Manifest, manifestKey, releaseFileKey, type StoredPage } from '../../storage/release-store/keys.ts'
import { hashOf } from '../hash-of.ts'
import { releaseIdOf } from '../publishing/render-release.ts'

/** The keys of a release under which the store has nothing, or other bytes than were written once: all, where no hashes were kept. */
export async function damagedKeys(
  row: ReleaseSource,
  { hashes = {} }: Partial<Manifest>,
  { page, manifest, files }: StoredFiles,
): Promise<Set<string>> {
  const bodies = [['index.html', page?.body], ...files] as const
  const checked = await Promise.all(
    bodies.map(async ([path, bytes]) => {
      const isWhole = bytes && (await hashOf(new Uint8Array(bytes))) === hashes[path]
      return isWhole ? [] : [releaseFileKey(row.id, path)]
    }),
  )
  return new Set([...checked.flat(), ...(manifest === row.manifest ? [] : [manifestKey(row.id)])])
}

/** Whether what lies beside a page is its own, all bytes being whole: a release's id is made from it too. */
export async function hasOwnMetadata(
  { id, draftId }: ReleaseSource,
  { metadata }: StoredPage,
  { hashes }: Manifest,
): Promise<boolean> {
  const { headers } = metadata
  if (JSON.stringify(metadata) !== JSON.stringify({ releaseId: id, headers })) return false
  return (await releaseIdOf({ hashes, headers }, draftId)) === id
}
