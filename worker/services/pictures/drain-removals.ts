import { removeMedia } from '../../storage/media-store/write-media.ts'
import { finishRemoval, leaseRemoval, listRemovals } from '../../storage/pictures/removal-rows.ts'
import type { ServiceContext } from '../context.ts'

/** Longer than a removal takes; after a crash it waits this long for the next remover. */
const leaseMs = 60_000
const removalsPerRun = 200

type Context = Pick<ServiceContext, 'env' | 'db' | 'now'>

/**
 * Removes the files of every hash that is on its way out, the oldest first: the cron's part, repeated until it works.
 * Returns how many are gone and how many the store would not remove.
 */
export async function drainMediaRemovals(ctx: Context): Promise<{ removed: number; failed: number }> {
  const hashes = await listRemovals(ctx.db, { at: ctx.now().getTime(), limit: removalsPerRun })
  let removed = 0
  for (const hash of hashes) if (await removeFiles(ctx, hash)) removed += 1
  return { removed, failed: hashes.length - removed }
}

/** The same for one hash. Never throws for the store's sake: what it would not remove is left to the cron. */
export async function removeFiles({ env, db, now }: Context, hash: string): Promise<boolean> {
  const at = now().getTime()
  const until = at + leaseMs
  if (!(await leaseRemoval(db, { hash, at, until }))) return false
  const gone = await removeMedia(env, hash).then(
    () => true,
    (error: unknown) => {
      console.error(`media: removing ${hash}: ${error}`)
      return false
    },
  )
  await finishRemoval(db, { hash, until, gone })
  return gone
}
