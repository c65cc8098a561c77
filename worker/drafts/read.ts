import { parseDocument } from '../../renderer/document/versions.ts'
import { handleHost, hostOrigin } from '../platform/addresses/site-address.ts'
import type { ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import type { Owner } from '../platform/owner.ts'
import { type DraftRow, findDraftRow, listDraftRows } from './rows.ts'
import type { Draft, DraftListItem } from './schema.ts'

/** A person's draft by its id or its published handle. Throws not_found, for a foreign one as for none. */
export async function getDraft(ctx: ServiceContext, which: Owner & { idOrHandle: string }): Promise<Draft> {
  const row = await findDraftRow(ctx.db, which)
  if (!row) throw new AppError('not_found')
  return draftOf(row)
}

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

/** A stored draft as its owner reads it: its document brought to the current version, its times as ISO text. */
export const draftOf = (row: DraftRow): Draft => ({
  draftId: row.id,
  revision: row.revision,
  version: row.version,
  websiteSettings: parseDocument(JSON.parse(row.websiteSettings)),
  handle: row.handle,
  createdAt: row.createdAt.toISOString(),
  modifiedAt: row.modifiedAt.toISOString(),
  lastDesignedAt: row.lastDesignedAt?.toISOString() ?? null,
  lastPublishedAt: row.lastPublishedAt?.toISOString() ?? null,
})
