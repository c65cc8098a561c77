import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { releases } from '../schema/websites.ts'

/** A release whose files one worker removes. `goneDraftId`: its draft's, if that is gone as well. */
export type Removal = { id: string; manifest: string; goneDraftId: string | null; leasedUntil: Date }

/** Marks releases whose publishing never ended: their files go. */
export const giveUpPending = (db: Database, at: Date) =>
  db
    .update(releases)
    .set({ state: 'removing' })
    .where(and(eq(releases.state, 'pending'), lt(releases.heldUntil, at)))

const removal = {
  id: releases.id,
  manifest: releases.manifest,
  goneDraftId: sql<string | null>`case when releases.draft_id <> '' and not exists (
    select 1 from draft_websites where draft_websites.id = releases.draft_id) then releases.draft_id end`,
}

/** A host that waits to be written shows until then what it showed before, which was made for it. */
const noHostMayShowIt = sql`not exists (
  select 1 from outbox where outbox.hostname = ${releases.host} or instr(outbox.hostname, ${releases.handle} || '.') = 1
)`

/**
 * Takes some releases that have to go for one worker until `until`, the least tried first: of one draft, or of all. What visitors
 * may still hold is left, and what a host may still show.
 */
export async function leaseRemovals(
  db: Database,
  { at, until, limit, draftId }: { at: Date; until: Date; limit: number; draftId?: string | undefined },
): Promise<Removal[]> {
  const due = db
    .select({ id: releases.id })
    .from(releases)
    .where(
      and(
        eq(releases.state, 'removing'),
        lte(releases.heldUntil, at),
        sql`(${releases.leasedUntil} is null or ${lt(releases.leasedUntil, at)})`,
        noHostMayShowIt,
        draftId === undefined ? undefined : eq(releases.draftId, draftId),
      ),
    )
    .orderBy(releases.attempts, releases.heldUntil)
    .limit(limit)
  const leased = await db
    .update(releases)
    .set({ leasedUntil: until, attempts: sql`${releases.attempts} + 1` })
    .where(inArray(releases.id, due))
    .returning(removal)
  return leased.map((row) => ({ ...row, leasedUntil: until }))
}

/**
 * Takes a release whose writer has no use for it, in order to remove it; undefined when somebody else has begun to write the same,
 * or has kept it.
 */
export async function leaseUnused(
  db: Database,
  { id, heldUntil, until }: { id: string; heldUntil: Date; until: Date },
): Promise<Removal | undefined> {
  const leased = await db
    .update(releases)
    .set({ state: 'removing', leasedUntil: until })
    .where(and(eq(releases.id, id), eq(releases.state, 'pending'), eq(releases.heldUntil, heldUntil)))
    .returning(removal)
    .get()
  return leased && { ...leased, leasedUntil: until }
}

const mine = ({ id, leasedUntil }: Removal) =>
  and(eq(releases.id, id), eq(releases.state, 'removing'), eq(releases.leasedUntil, leasedUntil))

/** The files are gone: the row may go. */
export const finishRemoval = (db: Database, removal: Removal) => db.delete(releases).where(mine(removal))

/** After a failure: the next run may try at once. */
export const releaseRemoval = (db: Database, removal: Removal) =>
  db.update(releases).set({ leasedUntil: null }).where(mine(removal))
