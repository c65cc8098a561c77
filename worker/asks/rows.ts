import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { draftWebsites } from '../drafts/tables.ts'
import { type Database, rawStatement, runBatch } from '../platform/db/database.ts'
import type { OwnedDraft } from '../platform/owner.ts'
import { type Acceptance, maxTurns, type Turn } from './schema.ts'
import { asksTable } from './tables.ts'

const ofDraft = (db: Database, { userId, draftId }: OwnedDraft) =>
  inArray(
    asksTable.draftId,
    db
      .select({ id: draftWebsites.id })
      .from(draftWebsites)
      .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId))),
  )

/** The turns of a person's draft, oldest first. */
export async function listTurns(db: Database, of: OwnedDraft): Promise<Turn[]> {
  const rows = await db.select().from(asksTable).where(ofDraft(db, of)).orderBy(asc(asksTable.createdAt), sql`rowid`)
  return rows.map(({ id, createdAt, draftId: _draftId, steps, choices, ...row }) => ({
    ...{ ...row, turnId: id, at: createdAt.toISOString() },
    ...{ steps: JSON.parse(steps), choices: JSON.parse(choices) },
  }))
}

/** Stores a turn of a person's draft, and drops the oldest beyond the limit. Does nothing for somebody else's draft. */
export async function insertTurn(db: Database, { turn, ...of }: OwnedDraft & { turn: Turn }): Promise<void> {
  const { turnId, at, message, outcome, title, text, steps, choices, screen } = turn
  await runBatch(db, {
    added: rawStatement(
      db,
      sql`
      insert into asks (id, draft_id, created_at, message, outcome, title, text, steps, choices, screen, accepted)
      select ${turnId}, id, ${Date.parse(at)}, ${message}, ${outcome}, ${title}, ${text}, ${JSON.stringify(steps)},
        ${JSON.stringify(choices)}, ${screen}, null
      from draft_websites where id = ${of.draftId} and user_id = ${of.userId}`,
    ),
    dropped: rawStatement(
      db,
      sql`
      delete from asks where draft_id in (
        select id from draft_websites where id = ${of.draftId} and user_id = ${of.userId}) and id not in (
        select id from asks where draft_id = ${of.draftId} order by created_at desc, rowid desc limit ${maxTurns})`,
    ),
  })
}

/** Stores what the owner made of a turn. Returns whether their draft has it. */
export async function updateAccepted(
  db: Database,
  { turnId, accepted, ...of }: OwnedDraft & Acceptance & { turnId: string },
): Promise<boolean> {
  const rows = await db
    .update(asksTable)
    .set({ accepted })
    .where(and(eq(asksTable.id, turnId), ofDraft(db, of)))
    .returning({ id: asksTable.id })
  return rows.length > 0
}
