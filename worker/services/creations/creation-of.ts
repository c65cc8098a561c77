import { parseDocument } from '../../../renderer/document/versions.ts'
import { type Creation, creationAnswers } from '../../contract/creations.ts'
import type { CreationRow } from '../../storage/creations.ts'

/** A stored creation as its browser reads it. */
export const creationOf = (row: CreationRow): Creation => ({
  creationId: row.id,
  answers: creationAnswers.safeParse(JSON.parse(row.answers)).data ?? null,
  websiteSettings: parseDocument(JSON.parse(row.websiteSettings)),
  createdAt: row.createdAt.toISOString(),
  status: row.status,
  draftId: row.draftId,
})
