import { type SQL, sql } from 'drizzle-orm'
import { mediaRoot } from '../../renderer/document/media.ts'
import type { Database } from '../platform/db/database.ts'
import { rawStatement } from '../platform/db/database.ts'

/** Whether a document, as JSON, shows the picture of a row of `website_images`. */
export const isIn = (document: SQL) => sql`instr(${document}, ${mediaRoot} || website_images.hash || '/') > 0`

export const isInLibrary = sql`website_images.kind in ('upload', 'stock') and website_images.removed_at is null`

/** As a statement of a batch: gives a copy of a draft separate rows for the library and the shown pictures. */
export const copyPictureRows = (db: Database, { from, to }: { from: string; to: string }) =>
  rawStatement(
    db,
    sql`
    insert into website_images (id, draft_id, user_id, kind, hash, state, provider, description, tags, credit,
      width, height, bytes, variants, created_at, removed_at)
    select lower(hex(randomblob(16))), copy.id, website_images.user_id, kind, hash, state, provider, description, tags, credit,
      width, height, bytes, variants, website_images.created_at, removed_at
    from website_images join draft_websites as copy on copy.id = ${to}
    where draft_id = ${from} and state = 'ready' and (${isInLibrary} or ${isIn(sql`copy.website_settings`)})
    order by website_images.rowid`,
  )
