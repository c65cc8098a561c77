import { parseDocument } from '../../../renderer/document/versions.ts'
import { AppError } from '../../contract/errors.ts'
import type { Release } from '../../contract/releases.ts'
import { findReleaseRow } from '../../storage/publishing/release-rows.ts'
import type { ServiceContext } from '../context.ts'

type Which = { userId: string; draftId: string; number: number }

/** One release of a person's draft by its number. Throws not_found. */
export async function getRelease(ctx: ServiceContext, which: Which): Promise<Release> {
  const row = await findReleaseRow(ctx.db, which)
  if (!row) throw new AppError('not_found')
  return {
    number: which.number,
    createdAt: row.createdAt.toISOString(),
    websiteSettings: parseDocument(JSON.parse(row.document)),
  }
}
