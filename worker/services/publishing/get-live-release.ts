import { parseDocument } from '../../../renderer/document/versions.ts'
import type { LiveRelease } from '../../contract/drafts.ts'
import { AppError } from '../../contract/errors.ts'
import { findLiveRelease } from '../../storage/publishing/live-release-row.ts'
import type { ServiceContext } from '../context.ts'

type Which = { userId: string; draftId: string }

/** What visitors see of a draft now; null while it is not published. Throws not_found. */
export async function getLiveRelease(ctx: ServiceContext, which: Which): Promise<LiveRelease | null> {
  const row = await findLiveRelease(ctx.db, which)
  if (!row) throw new AppError('not_found')
  const { release } = row
  if (!release) return null
  const { number, createdAt, document } = release
  if (number === null) throw new Error(`a live release of ${which.draftId} has no number`)
  return { number, createdAt: createdAt.toISOString(), websiteSettings: parseDocument(JSON.parse(document)) }
}
