import type { ServiceContext } from '../platform/context.ts'
import { drain, type Outcome, tryItem, whileLeased } from '../platform/db/queue.ts'
import { removeDrawings } from '../platform/store/drawings.ts'
import { removeRelease } from '../platform/store/write.ts'
import { MINUTE } from '../platform/time.ts'
import { forgetVisits } from '../visits/visits-of.ts'
import { type DrawingsRemoval, finishDrawings, leaseDrawings, releaseDrawings } from './rows/drawings.ts'
import { finishRemoval, leaseRemovals, leaseUnused, type Removal, releaseRemoval } from './rows/releases.ts'
import { type Step, stepsOf } from './steps.ts'

type Remover = Pick<ServiceContext, 'env' | 'db' | 'now' | 'onStep'>

/** Longer than the longest removal. After a crash, the next worker waits this long. */
const leaseMs = MINUTE
const patience = 20
const releasesPerRun = 100
const releasesAtOnce = 4
const drawingsPerRun = 500
const websitesAtOnce = 4

const leaseFrom = ({ now }: Remover) => new Date(now().getTime() + leaseMs)

/**
 * Deletes releases in removal, of one draft or of all: first the files that the row lists, then the row and, for a deleted website, its
 * visitor numbers. Then it deletes the drawings that no release needs any more. Idempotent and safe to run concurrently. Failures wait
 * for the next run.
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
  const drawings = await step('remove drawings', () => removeUnnamedDrawings(ctx, draftId))
  return { removed: done, failed: failed + drawings.failed }
}

/** Deletes queued drawings, of one website or of all. Failures wait for the next run. */
export async function removeUnnamedDrawings(
  ctx: Remover,
  draftId?: string,
): Promise<{ removed: number; failed: number }> {
  const step = stepsOf(ctx, 'remove drawings')
  const lease = { at: ctx.now(), until: leaseFrom(ctx), limit: drawingsPerRun, draftId }
  const removals = await step('take what has to go', () => leaseDrawings(ctx.db, lease))
  let removed = 0
  const { failed } = await step('remove all', () =>
    drain(removals, {
      failed: 'publishing.release_not_removed',
      idsOf: (removal) => ({ draftId: removal.draftId }),
      atOnce: websitesAtOnce,
      patience,
      work: async (removal) => {
        await removeDrawingsOf(ctx, removal)
        removed += removal.paths.length
        return 'done'
      },
    }),
  )
  return { removed, failed }
}

async function removeDrawingsOf(ctx: Remover, removal: DrawingsRemoval): Promise<void> {
  const step = stepsOf(ctx, 'remove drawings')
  const { draftId, paths } = removal
  const remove = async () => {
    await step('remove the files', () => removeDrawings(ctx.env, draftId, paths))
    await step('remove the rows', () => finishDrawings(ctx.db, removal))
  }
  await whileLeased(remove, () => step('give the lease back', () => releaseDrawings(ctx.db, removal)))
}

/** Deletes a release that its writer did not use, unless another writer has started on it. */
export async function discardRelease(
  ctx: Remover,
  { id, heldUntil }: { id: string; heldUntil?: Date | undefined },
): Promise<void> {
  if (!heldUntil) return
  const step = stepsOf(ctx, 'discard')
  const removal = await step('take it', () => leaseUnused(ctx.db, { id, heldUntil, until: leaseFrom(ctx) }))
  if (!removal) return
  await step('remove it', () => removeOne(ctx, removal))
  await step('remove its drawings', () => removeUnnamedDrawings(ctx, removal.draftId))
}

/** Done: its files and its row are deleted. */
const removeOne = (ctx: Remover, removal: Removal): Promise<Outcome> =>
  tryItem({ failed: 'publishing.release_not_removed', ids: { releaseId: removal.id }, patience }, () => {
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
  await step('remove the row', () => finishRemoval(ctx.db, removal, ctx.now()))
  return 'done'
}
