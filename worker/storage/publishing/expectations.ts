import { type SQL, sql } from 'drizzle-orm'
import { isAlive } from '../is-alive.ts'

/** Where a website is and what it shows there. */
export type Place = { handle: string; releaseId: string }

type Expected = { userId: string; draftId: string; revision?: number | undefined }

/** The draft, as long as its owner may have something go live and it is what the files were made from. */
export const draftAsItWas = ({ userId, draftId, revision }: Expected): SQL => sql`(
  select 1 from draft_websites
  where id = ${draftId} and user_id = ${userId} and ${isAlive(userId)}
    and ${revision === undefined ? sql`true` : sql`revision = ${revision}`}
)`

/** Whether a website is where it was and shows what it did; null for nowhere. */
export const siteAsItWas = (draftId: string, from: Place | null): SQL =>
  from
    ? sql`exists (select 1 from websites where draft_id = ${draftId} and handle = ${from.handle} and release_id = ${from.releaseId})`
    : sql`not exists (select 1 from websites where draft_id = ${draftId})`
