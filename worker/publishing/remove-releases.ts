import type { ServiceContext } from '../platform/context.ts'
import { drain, type Outcome, tryItem, whileLeased } from '../platform/db/queue.ts'
import { removeRelease } from '../platform/store/write.ts'
import { MINUTE } from '../platform/time.ts'
import { forgetVisits } from '../visits/visits-of.ts'
import { finishRemoval, leaseRemovals, leaseUnused, type Removal, releaseRemoval } from './rows/releases.ts'
import { type Step, stepsOf } from './steps.ts'

type Remover = Pick<ServiceContext, 'env' | 'db' | 'now' | 'onStep'>

/** Longer than the longest removal. After a crash, the next worker waits this long. */
const leaseMs = MINUTE
const timeoutSeconds = 20
const releasesPerRun = 100
const releasesAtOnce = 4

const leaseFrom = ({ now }: Remover) => new Date(now().getTime() + leaseMs)

/**
 * Deletes releases in removal, of one draft or of all: first the files that the row lists, then the row and, for a deleted website, its
 * visitor numbers. Idempotent and safe to run concurrently. Failures wait for the next run.
 */
export async function removeReleases(ctx: Remover, draftId?: string): Promise<{ removed: number; failed: number }> {
  const step = stepsOf(ctx, 'remove')
  const removals = await step('take what has to go', () =>
    leaseRemovals(ctx.db, { at: ctx.now(), until: leaseFrom(ctx), limit: releasesPerRun, draftId }),
  )
  const { done, failed } = await step('remove all', () =>
    drain(removals, {
      failed: 'publishing.release_not_removed',
      idsOf: ({ id }) => ({ releaseId: id }),
      atOnce: releasesAtOnce,
      work: (removal) => step('remove one', () => removeOne(ctx, removal)),
    }),
  )
  return { removed: done, failed }
}

/** Deletes a release that its writer did not use, unless another writer has started on it. */
export async function discardRelease(
  ctx: Remover,
  { id, heldUntil }: { id: string; heldUntil?: Date | undefined },
): Promise<void> {
  if (!heldUntil) return
  const step = stepsOf(ctx, 'discard')
  const removal = await step('take it', () => leaseUnused(ctx.db, { id, heldUntil, until: leaseFrom(ctx) }))
  if (removal) await step('remove it', () => removeOne(ctx, removal))
}

/** Done: its files and its row are deleted. */
const removeOne = (ctx: Remover, removal: Removal): Promise<Outcome> =>
  tryItem({ failed: 'publishing.release_not_removed', ids: { releaseId: removal.id }, timeoutSeconds }, () => {
    const step = stepsOf(ctx, 'remove one')
    return whileLeased(
      () => removeWholly(ctx, removal, step),
      () => step('give the lease back', () => releaseRemoval(ctx.db, removal)),
    )
  })

async function removeWholly(ctx: Remover, removal: Removal, step: Step): Promise<'done'> {
  const { id, manifest, goneDraftId } = removal
  await step('remove the files', () => removeRelease(ctx.env, { releaseId: id, manifest: JSON.parse(manifest) }))
  if (goneDraftId !== null) await step('forget its visits', () => forgetVisits(ctx, goneDraftId))
  await step('remove the row', () => finishRemoval(ctx.db, removal))
  return 'done'
}
