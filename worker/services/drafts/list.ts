import type { DraftListItem } from '../../contract/drafts.ts'
import { listDraftRows } from '../../storage/drafts.ts'
import type { ServiceContext } from '../context.ts'
import { handleHost, hostOrigin } from '../publishing/site-address.ts'

/** A person's drafts, newest first by when they were last designed, else modified. */
export async function listDrafts(ctx: ServiceContext, userId: string): Promise<DraftListItem[]> {
  const rows = await listDraftRows(ctx.db, userId)
  return rows.map((row) => ({
    draftId: row.id,
    revision: row.revision,
    publishedHandle: row.handle,
    mainDomain: row.mainDomain,
    url: row.handle && `${hostOrigin(ctx.env, row.mainDomain ?? handleHost(ctx.env, row.handle))}/`,
    businessName: row.businessName,
    createdAt: row.createdAt.toISOString(),
    modifiedAt: row.modifiedAt.toISOString(),
    lastDesignedAt: row.lastDesignedAt?.toISOString() ?? null,
    lastPublishedAt: row.lastPublishedAt?.toISOString() ?? null,
  }))
}
