import { type SQL, sql } from 'drizzle-orm'
import { mediaRoot } from '../../../renderer/document/media.ts'
import type { Database } from '../database.ts'
import { rawStatement } from '../raw-statement.ts'

type Collection = {
  at: Date
  /** A picture that was not stored by then never will be. */
  pendingSince: Date
  /** A picture that nothing has shown since then goes. */
  unusedSince: Date
  /** How many drafts are looked at. */
  drafts: number
}

/** Whether a document, as JSON, shows the picture of a row of `website_images`. */
const isIn = (document: SQL) => sql`instr(${document}, ${mediaRoot} || website_images.hash || '/') > 0`

const isInLibrary = sql`website_images.kind in ('upload', 'stock') and website_images.removed_at is null`

/** What stays only while it is shown. */
const isCandidate = sql`website_images.state = 'ready' and not (${isInLibrary}
  and exists (select 1 from draft_websites where draft_websites.id = website_images.draft_id))`

const isShown = sql`(
  exists (
    select 1 from draft_websites
    where draft_websites.id = website_images.draft_id and ${isIn(sql`draft_websites.website_settings`)}
  )
  or exists (
    select 1 from websites join releases on releases.id = websites.release_id
    where websites.draft_id = website_images.draft_id and ${isIn(sql`releases.document`)}
  )
)`

/**
 * Looks whether drafts and live releases show the pictures that stay only for that, removes the rows that are of no use any more,
 * and says which files have to go with them. One transaction, so that no save, upload or publication comes in between: a
 * picture that is shown again, or a hash that another row has, stays. The drafts that have waited longest come first, a new
 * picture waiting since it was made, so that every draft has its turn.
 */
export async function collectPictureRows(db: Database, { at, pendingSince, unusedSince, drafts }: Collection) {
  const now = at.getTime()
  const goes = (row: SQL) => sql`(${row}.state = 'pending' and ${row}.created_at <= ${pendingSince.getTime()}
    or ${row}.checked_at = ${now} and ${row}.unused_since <= ${unusedSince.getTime()})`
  await db.batch([
    rawStatement(
      db,
      sql`
      update website_images set checked_at = ${now},
        unused_since = case when ${isShown} then null else coalesce(unused_since, ${now}) end
      where ${isCandidate} and draft_id in (
        select draft_id from website_images where ${isCandidate}
        group by draft_id order by min(coalesce(checked_at, created_at)) limit ${drafts}
      )`,
    ),
    rawStatement(
      db,
      sql`
      insert into media_removals (hash, created_at)
      select going.hash, ${now} from website_images as going
      where ${goes(sql`going`)} and not exists (
        select 1 from website_images as kept where kept.hash = going.hash and ${goes(sql`kept`)} is not true
      )
      on conflict do nothing`,
    ),
    rawStatement(db, sql`delete from website_images where ${goes(sql`website_images`)}`),
  ])
}

/** As a statement of a batch: gives a copy of a draft rows of its own for the library and for what the copy shows. */
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
