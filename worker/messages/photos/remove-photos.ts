import type { ServiceContext } from '../../platform/context.ts'
import { drain, type Outcome, tryItem, whileLeased } from '../../platform/db/queue.ts'
import { MINUTE } from '../../platform/time.ts'
import { deletePhoto, leasePhoto, listDuePhotos, releasePhoto } from './photo-rows.ts'

type Context = Pick<ServiceContext, 'env' | 'db' | 'now'>

/** Longer than a removal takes. After a crash, the next worker waits this long. */
const leaseMs = MINUTE
const photosPerRun = 500
const photosAtOnce = 4
const failed = 'messages.photo_not_removed'

/**
 * Deletes the photos of messages that were deleted or never sent: the file first, then its row, so that no file is orphaned. Runs after
 * each deletion, and every minute in the cron. Returns the numbers deleted and failed.
 */
export async function removeDuePhotos(ctx: Context): Promise<{ removed: number; failed: number }> {
  const due = await listDuePhotos(ctx.db, { at: ctx.now(), limit: photosPerRun })
  const drained = await drain(due, {
    ...{ failed, atOnce: photosAtOnce, idsOf: (photoId) => ({ photoId }) },
    work: (id) => removePhoto(ctx, id),
  })
  return { removed: drained.done, failed: drained.failed }
}

async function removePhoto({ env, db, now }: Context, id: string): Promise<Outcome> {
  const at = now()
  const photo = await leasePhoto(db, { id, at, until: new Date(at.getTime() + leaseMs) })
  if (!photo) return 'skipped'
  const remove = async () => {
    await env.MESSAGE_PHOTOS.delete(id)
    await deletePhoto(db, photo)
    return 'done' as const
  }
  return tryItem({ failed, ids: { photoId: id } }, () => whileLeased(remove, () => releasePhoto(db, photo)))
}
