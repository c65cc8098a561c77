import { collectPictureRows } from '../../storage/pictures/collection-rows.ts'
import type { ServiceContext } from '../context.ts'
import { drainMediaRemovals } from '../pictures/drain-removals.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

const longestUpload = hour
const keptUnused = 30 * day
/** So that the documents read stay few, however many websites there are. */
const draftsPerRun = 200

/**
 * Removes pictures that are of no use any more, rows first and then files: uploads that were cut off, and what no draft has shown
 * for 30 days and no release shows. The library's own pictures stay as long as their website. What a run leaves, the next one
 * finishes; runs may overlap.
 */
export async function collectPictures(ctx: Pick<ServiceContext, 'env' | 'db' | 'now'>): Promise<void> {
  const at = ctx.now()
  const ago = (ms: number) => new Date(at.getTime() - ms)
  const rows = { at, pendingSince: ago(longestUpload), unusedSince: ago(keptUnused), drafts: draftsPerRun }
  await collectPictureRows(ctx.db, rows)
  const { failed } = await drainMediaRemovals(ctx)
  if (failed > 0) console.error(`media: the files of ${failed} pictures still wait to be removed`)
}
