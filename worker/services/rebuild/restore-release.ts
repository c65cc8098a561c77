import { parseDocument } from '../../../renderer/document/versions.ts'
import { endRepair, leaseForRepair } from '../../storage/publishing/release-rows.ts'
import type { ReleaseSource } from '../../storage/rebuild/release-pages.ts'
import { readStoredFiles } from '../../storage/rebuild/stored-files.ts'
import { type Manifest, releaseFileKey, type StoredPage } from '../../storage/release-store/keys.ts'
import { type ReleaseFiles, writeRelease } from '../../storage/release-store/write-release.ts'
import type { ServiceContext } from '../context.ts'
import { renderRelease } from '../publishing/render-release.ts'
import { handleHost, hostOrigin } from '../publishing/site-address.ts'
import { stepsOf } from '../publishing/step.ts'
import { damagedKeys, hasOwnMetadata } from './damaged-keys.ts'

type Context = Pick<ServiceContext, 'env' | 'db' | 'now' | 'around'>

/** Longer than writing the files takes; nobody removes them during it. */
const leaseMs = 60_000

/**
 * Brings the files of a release in the store to what they were, byte for byte, and leaves alone what is whole, or what another worker
 * has. Answers its page and how many files were written; undefined when it would come out otherwise now: then nothing is
 * written, since a release never changes. Throws the stores' errors.
 */
export async function restoreRelease(
  ctx: Context,
  row: ReleaseSource,
): Promise<{ page: StoredPage; written: number } | undefined> {
  const step = stepsOf(ctx, 'restore')
  const manifest: Manifest = JSON.parse(row.manifest)
  const stored = await step(1, 'read', () => readStoredFiles(ctx.env, row.id, manifest))
  const { page } = stored
  const damaged = await damagedKeys(row, manifest, stored)
  if (page && damaged.size === 0 && (await hasOwnMetadata(row, page, manifest))) return { page, written: 0 }
  const release = await step(2, 'render', () => renderAgain(ctx, row))
  if (!release) return undefined
  if (JSON.stringify(page?.metadata) !== JSON.stringify(release.page.metadata)) {
    damaged.add(releaseFileKey(row.id, 'index.html'))
  }
  const at = ctx.now()
  const lease = { id: row.id, at, until: new Date(at.getTime() + leaseMs) }
  const isMine = await step(3, 'lease', () => leaseForRepair(ctx.db, lease))
  if (!isMine) return { page: release.page, written: 0 }
  await step(4, 'write the files', () => writeRelease(ctx.env, release, damaged))
  await step(5, 'finish', () => endRepair(ctx.db, lease))
  return { page: release.page, written: damaged.size }
}

/** The same files as the first time; undefined where the renderer has changed since. */
async function renderAgain({ env }: Context, row: ReleaseSource): Promise<ReleaseFiles | undefined> {
  const target = { draftId: row.draftId, origin: hostOrigin(env, row.host ?? handleHost(env, row.handle)) }
  try {
    const release = await renderRelease(parseDocument(JSON.parse(row.document)), target)
    return release.releaseId === row.id && JSON.stringify(release.manifest) === row.manifest ? release : undefined
  } catch (error) {
    console.error(`rendering release ${row.id} again: ${error}`)
    return undefined
  }
}
