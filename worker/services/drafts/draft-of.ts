import { parseDocument } from '../../../renderer/document/versions.ts'
import type { Draft } from '../../contract/drafts.ts'
import type { DraftRow } from '../../storage/drafts.ts'

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
