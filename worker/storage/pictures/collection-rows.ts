import { type SQL, sql } from 'drizzle-orm'
import { mediaRoot } from '../../../renderer/document/media.ts'
import type { Database } from '../database.ts'
import { rawStatement } from '../raw-statement.ts'

type Collection = {
  at: Date
  /** A picture that was not stored by then never will be. */
  pendingSince: Date
  /** A picture that its draft has not shown since then goes, if no release shows it. */
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

const isInDraft = sql`exists (
  select 1 from draft_websites
  where draft_websites.id = website_images.draft_id and ${isIn(sql`draft_websites.website_settings`)}
)`

/** Its owner may go back to any release that is there; those of a website that was deleted go with it. */
const isInRelease = sql`exists (
  select 1 from releases where releases.draft_id = website_images.draft_id and ${isIn(sql`releases.document`)}
)`

/** How many drafts, with all their releases, are read through in one transaction: the database does nothing else during it. */
const draftsAtOnce = 25

/**
 * Removes the rows of pictures that are of no use any more and says which files have to go with them: uploads that were not
 * stored in time, and what stays only while it is shown and is not. The drafts that have waited longest come first, a new
 * picture waiting since it was made, so that every draft has its turn.
 */
export async function collectPictureRows(db: Database, { at, pendingSince, unusedSince, drafts }: Collection) {
  const isLate = (row: SQL) => sql`(${row}.state = 'pending' and ${row}.created_at <= ${pendingSince.getTime()})`
  await db.batch(removalOf(db, { goes: isLate, at }))
  const waiting = await db.all<{ draftId: string }>(sql`
    select draft_id as draftId from website_images where ${isCandidate}
    group by draft_id order by min(coalesce(checked_at, created_at)) limit ${drafts}`)
  const draftIds = waiting.map(({ draftId }) => draftId)
  for (let from = 0; from < draftIds.length; from += draftsAtOnce) {
    await collectUnused(db, { draftIds: draftIds.slice(from, from + draftsAtOnce), at, unusedSince })
  }
}

/**
 * Looks whether these drafts show the pictures that stay only for that, and removes those whose days are over. Releases are read
 * only then, since there may be fifty of them; a picture that one of them shows starts its days over. One transaction, so
 * that no save, upload or publication comes in between: a picture that is shown again, or a hash that another row has, stays.
 */
async function collectUnused(
  db: Database,
  { draftIds, at, unusedSince }: { draftIds: string[]; at: Date; unusedSince: Date },
) {
  const now = at.getTime()
  const isTheirs = (row: SQL) => sql`${row}.draft_id in (select value from json_each(${JSON.stringify(draftIds)}))`
  const isOver = (row: SQL) =>
    sql`(${isTheirs(row)} and ${row}.checked_at = ${now} and ${row}.unused_since <= ${unusedSince.getTime()})`
  const pictures = sql`website_images`
  await db.batch([
    rawStatement(
      db,
      sql`
      update website_images set checked_at = ${now},
        unused_since = case when ${isInDraft} then null else coalesce(unused_since, ${now}) end
      where ${isCandidate} and ${isTheirs(pictures)}`,
    ),
    rawStatement(db, sql`update website_images set unused_since = ${now} where ${isOver(pictures)} and ${isInRelease}`),
    ...removalOf(db, { goes: isOver, at }),
  ])
}

/** As statements of a batch: removes the rows that go, and says that the files of a hash that no other row has go too. */
const removalOf = (db: Database, { goes, at }: { goes: (row: SQL) => SQL; at: Date }) =>
  [
    rawStatement(
      db,
      sql`
      insert into media_removals (hash, created_at)
      select going.hash, ${at.getTime()} from website_images as going
      where ${goes(sql`going`)} and not exists (
        select 1 from website_images as kept where kept.hash = going.hash and ${goes(sql`kept`)} is not true
      )
      on conflict do nothing`,
    ),
    rawStatement(db, sql`delete from website_images where ${goes(sql`website_images`)}`),
  ] as const

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
