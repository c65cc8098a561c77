import { AppError } from '../../contract/errors.ts'
import { findOwnDraftRow } from '../../storage/drafts.ts'
import type { Refusal } from '../../storage/publishing/guards.ts'
import type { ServiceContext } from '../context.ts'
import { draftOf } from '../drafts/draft-of.ts'
import { Overtaken } from './overtaken.ts'
import { discardRelease } from './remove-releases.ts'
import { stepsOf } from './step.ts'
import type { StoredRelease } from './store-release.ts'

type Refused = { userId: string; draftId: string; revision?: number | undefined; release: StoredRelease }

/** Says why a transaction changed nothing, and removes the unused files. */
export async function refuse(ctx: ServiceContext, { release, ...of }: Refused, reason: Refusal): Promise<never> {
  const step = stepsOf(ctx, 'refuse')
  if (reason === 'live-changed' || reason === 'release-gone') throw new Overtaken(reason)
  await step(1, 'discard the files', () => discardRelease(ctx, release)).catch(() => undefined)
  if (reason === 'handle-in-use') throw new AppError('handle_in_use')
  const current = await step(2, 'find the draft', () => findOwnDraftRow(ctx.db, of))
  if (current && current.revision !== of.revision) throw new AppError('stale_revision', { current: draftOf(current) })
  throw new AppError('not_found')
}
