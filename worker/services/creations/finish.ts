import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import type { CreationEnd } from '../../contract/creation-events.ts'
import type { ImportedPicture, ImportedReview } from '../../contract/imports.ts'
import { notifyOwner } from '../../live/notify-owner.ts'
import { type CreationRow, findCreationRow, finishCreationRow } from '../../storage/creations.ts'
import type { ServiceContext } from '../context.ts'
import { websiteLimit } from '../drafts/website-limit.ts'
import { creationOf } from './creation-of.ts'

type Finished = {
  creationId: string
  document: WebsiteSettings
  /** Of the old website, where there is one. */
  pictures?: readonly ImportedPicture[]
  reviews?: readonly ImportedReview[]
  summary?: string
}

/**
 * Stores what a running creation came to. It is the draft of the person it is for from now on; where their account is full it waits in the
 * browser, as for somebody who is not signed in. Changes nothing when it has ended before.
 */
export async function finishCreation(
  ctx: ServiceContext,
  { creationId, document, pictures = [], reviews = [], summary = '' }: Finished,
): Promise<void> {
  const before = await findCreationRow(ctx.db, creationId)
  await finishCreationRow(ctx.db, {
    id: creationId,
    websiteSettings: JSON.stringify(document),
    importedPictures: listOrNull(pictures),
    importedReviews: listOrNull(reviews),
    scrapeSummary: summary === '' ? null : summary,
    at: ctx.now(),
    limit: websiteLimit(ctx),
  })
  const after = await findCreationRow(ctx.db, creationId)
  if (!before?.draftId && after?.draftId && after.userId) {
    notifyOwner(ctx, after.userId, { type: 'draft.saved', draftId: after.draftId, revision: 1 })
  }
}

const listOrNull = (list: readonly unknown[]) => (list.length > 0 ? JSON.stringify(list) : null)

/** The last event of a creation that has ended. */
export function endOf(row: CreationRow | undefined): CreationEnd {
  if (row?.status !== 'done') return { type: 'failed', code: 'creation_failed' }
  if (row.userId !== null && row.draftId === null) return { type: 'failed', code: 'website_limit_reached' }
  return { type: 'done', creation: creationOf(row) }
}
