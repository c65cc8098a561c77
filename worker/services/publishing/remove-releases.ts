import {
  finishRemoval,
  leaseRemovals,
  leaseUnused,
  type Removal,
  releaseRemoval,
} from '../../storage/publishing/removal-rows.ts'
import { removeRelease } from '../../storage/release-store/write-release.ts'
import type { ServiceContext } from '../context.ts'
import { inTurns } from '../in-turns.ts'
import { forgetVisits } from '../visits/forget-visits.ts'
import { withinSeconds } from '../within-seconds.ts'
import { stepsOf } from './step.ts'

type Remover = Pick<ServiceContext, 'env' | 'db' | 'now' | 'around'>

/** Longer than a removal is waited for, and so longer than one takes: after a crash it waits this long for the next worker. */
const leaseMs = 60_000
const patience = 20
const releasesPerRun = 100
const releasesAtOnce = 4

const leaseFrom = ({ now }: Remover) => new Date(now().getTime() + leaseMs)

/**
 * Removes releases that are of no use any more, of one draft or of all: the files first, by what the row says of them, and then the
 * row, so that no file is forgotten, nor the visitor numbers of a website that is gone, whose last trace it is. May be repeated, and
 * done by two at once. What fails stays for the next run.
 */
export async function removeReleases(ctx: Remover, draftId?: string): Promise<{ removed: number; failed: number }> {
  const step = stepsOf(ctx, 'remove')
  const removals = await step(1, 'take what has to go', () =>
    leaseRemovals(ctx.db, { at: ctx.now(), until: leaseFrom(ctx), limit: releasesPerRun, draftId }),
  )
  let removed = 0
  const tasks = removals.map((removal) => async () => {
    if (await step(2, 'remove one', () => removeOne(ctx, removal))) removed += 1
  })
  await step(3, 'remove all', () => inTurns(tasks, releasesAtOnce))
  return { removed, failed: removals.length - removed }
}

/** Removes a release that its own writer had no use for, unless somebody else has begun to write the same. */
export async function discardRelease(
  ctx: Remover,
  { id, heldUntil }: { id: string; heldUntil?: Date | undefined },
): Promise<void> {
  if (!heldUntil) return
  const step = stepsOf(ctx, 'discard')
  const removal = await step(1, 'take it', () => leaseUnused(ctx.db, { id, heldUntil, until: leaseFrom(ctx) }))
  if (removal) await step(2, 'remove it', () => removeOne(ctx, removal))
}

/** Returns whether it is gone. One that hangs keeps its lease: its writes may still arrive. */
const removeOne = (ctx: Remover, removal: Removal): Promise<boolean> =>
  withinSeconds(patience, removeWholly(ctx, removal)).catch((error: unknown) => {
    console.error(`removing release ${removal.id}: ${error}`)
    return false
  })

async function removeWholly(ctx: Remover, removal: Removal): Promise<true> {
  const { id, manifest, goneDraftId } = removal
  const step = stepsOf(ctx, 'remove one')
  try {
    await step(1, 'remove the files', () => removeRelease(ctx.env, { releaseId: id, manifest: JSON.parse(manifest) }))
    if (goneDraftId !== null) await step(2, 'forget its visits', () => forgetVisits(ctx, goneDraftId))
    await step(3, 'remove the row', () => finishRemoval(ctx.db, removal))
    return true
  } catch (error) {
    await step(4, 'give the lease back', () => releaseRemoval(ctx.db, removal))
    throw error
  }
}
