import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { isVerified } from '../accounts/user-rows.ts'
import { ownsDraft } from '../drafts/rows.ts'
import type { ServiceContext } from '../platform/context.ts'
import { creationIdOf } from '../platform/crypto/hash.ts'
import { websiteLimit } from '../platform/limits/limits.ts'
import { notifyOwner } from '../platform/live/notify-owner.ts'
import type { Owner } from '../platform/owner.ts'
import type { ImportedPicture, ImportedReview } from './import/schema.ts'
import {
  adoptCreationRow,
  type CreationRow,
  claimCreationRow,
  creationOf,
  endCreationRow,
  findCreationRow,
  listStuckCreations,
} from './rows.ts'
import { maxCreationMs } from './run/phases.ts'
import type { CreationEnd } from './schema.ts'

type Claim = Owner & { token: string | undefined }
type Claimed = {
  draftId: string | null
  /** Still running; it will become this person's draft. */
  running: boolean
  /** Still waiting because the account is full. */
  limitReached: boolean
}

/**
 * Makes the browser's creation a person's draft: immediately, or when it finishes if it is running. Claiming again returns the same draft;
 * if another person claimed it, returns none.
 */
export async function claimCreation(ctx: ServiceContext, { userId, token }: Claim): Promise<Claimed> {
  const nothing = { draftId: null, running: false, limitReached: false }
  if (!token) return nothing
  const id = await creationIdOf(token)
  const limit = websiteLimit(ctx, { verified: await isVerified(ctx.db, userId) })
  await adoptCreationRow(ctx.db, { id, userId, limit })
  await claimCreationRow(ctx.db, { id, userId, at: ctx.now(), limit })
  const row = await findCreationRow(ctx.db, id)
  if (!row || row.status === 'failed') return nothing
  if (row.status === 'running') return { ...nothing, running: row.userId === userId, limitReached: row.userId === null }
  const { draftId } = row
  if (draftId === null) return { ...nothing, limitReached: true }
  if (!(await ownsDraft(ctx.db, { userId, draftId }))) return nothing
  notifyOwner(ctx, userId, { type: 'draft.saved', draftId, revision: 1 })
  return { ...nothing, draftId }
}

type Finished = {
  creationId: string
  document: WebsiteSettings
  /** From the imported website, if any. */
  pictures?: readonly ImportedPicture[]
  reviews?: readonly ImportedReview[]
  summary?: string
}

/**
 * Stores the result of a running creation. It becomes its owner's draft. If their account is full, or nobody is signed in, it waits in the
 * browser. Changes nothing if the creation has already ended.
 */
export async function finishCreation(
  ctx: ServiceContext,
  { creationId, document, pictures = [], reviews = [], summary = '' }: Finished,
): Promise<void> {
  await endCreationRow(ctx.db, {
    id: creationId,
    websiteSettings: JSON.stringify(document),
    importedPictures: listOrNull(pictures),
    importedReviews: listOrNull(reviews),
    scrapeSummary: summary === '' ? null : summary,
  })
  await giveToOwner(ctx, creationId)
}

/** Makes a finished creation its owner's draft, if it has an owner. */
export async function giveToOwner(ctx: ServiceContext, creationId: string): Promise<void> {
  const ended = await findCreationRow(ctx.db, creationId)
  if (!ended?.userId || ended.draftId) return
  const { userId } = ended
  const limit = websiteLimit(ctx, { verified: await isVerified(ctx.db, userId) })
  await claimCreationRow(ctx.db, { id: creationId, userId, at: ctx.now(), limit })
  const draftId = (await findCreationRow(ctx.db, creationId))?.draftId
  if (draftId) notifyOwner(ctx, userId, { type: 'draft.saved', draftId, revision: 1 })
}

const listOrNull = (list: readonly unknown[]) => (list.length > 0 ? JSON.stringify(list) : null)

/** The last event of a finished creation. */
export function endOf(row: CreationRow | undefined): CreationEnd {
  if (row?.status !== 'done') return { type: 'failed', code: 'creation_failed' }
  if (row.userId !== null && row.draftId === null) return { type: 'failed', code: 'website_limit_reached' }
  return { type: 'done', creation: creationOf(row) }
}

/** Ends permanently interrupted creations with the composer's texts. */
export async function settleStuck(ctx: ServiceContext): Promise<void> {
  for (const row of await listStuckCreations(ctx.db, new Date(ctx.now().getTime() - 2 * maxCreationMs))) {
    await finishCreation(ctx, { creationId: row.id, document: creationOf(row).websiteSettings })
  }
}
