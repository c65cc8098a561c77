import { and, desc, eq, isNotNull, lt, max, sql } from 'drizzle-orm'
import { parseDocument } from '../../renderer/document/versions.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { type Database, deleteSome, rawStatement } from '../platform/db/database.ts'
import type { OwnedDraft } from '../platform/owner.ts'
import { assistantCalls } from './tables.ts'

/** How many changes of a website can be undone after they were made. */
const maxUndoable = 20

type Call = {
  userId: string
  connectionId: string
  clientName: string
  tool: string
  at: Date
  draftId?: string | undefined
  change?: { title: string; revision: number; before: WebsiteSettings } | undefined
}

/** A batch statement: adds a call. With a change, only if the statement before it stored one. */
export const insertCall = (db: Database, { userId, connectionId, clientName, tool, at, draftId, change }: Call) =>
  rawStatement(
    db,
    sql`
    insert into assistant_calls (user_id, connection_id, client_name, draft_id, tool, title, revision, before, at)
    select ${userId}, ${connectionId}, ${clientName}, (select id from draft_websites where id = ${draftId ?? ''} and user_id = ${userId}),
      ${tool}, ${change?.title ?? ''}, ${change?.revision ?? null},
      ${change ? JSON.stringify(change.before) : null}, ${at.getTime()}
    where ${change ? sql`changes() > 0` : sql`true`}`,
  )

/** A batch statement: forgets the documents before all but a website's last changes. */
export const forgetOldSteps = (db: Database, draftId: string) =>
  rawStatement(
    db,
    sql`update assistant_calls set before = null where draft_id = ${draftId} and before is not null and id not in (
      select id from assistant_calls where draft_id = ${draftId} and before is not null order by id desc limit ${maxUndoable})`,
  )

/** The assistant changes directly before a revision, without other saves in between: oldest first, each with the document before it. */
export async function stepsUpTo(db: Database, { userId, draftId, revision }: OwnedDraft & { revision: number }) {
  const rows = await db
    .select()
    .from(assistantCalls)
    .where(
      and(eq(assistantCalls.draftId, draftId), eq(assistantCalls.userId, userId), isNotNull(assistantCalls.before)),
    )
    .orderBy(desc(assistantCalls.id))
    .limit(maxUndoable)
  const known = rows.findIndex((row, index) => row.revision !== revision - index)
  return rows
    .slice(0, known < 0 ? rows.length : known)
    .toReversed()
    .map(({ title, clientName, at, before }, index, all) => ({
      ...{ title, clientName, at: at.toISOString(), revision: revision - all.length + index + 1 },
      before: parseDocument(JSON.parse(before ?? '')),
    }))
}

/** When each connection of a person was last used. */
export async function lastUses(db: Database, userId: string): Promise<Map<string, Date>> {
  const rows = await db
    .select({ id: assistantCalls.connectionId, at: max(assistantCalls.at) })
    .from(assistantCalls)
    .where(eq(assistantCalls.userId, userId))
    .groupBy(assistantCalls.connectionId)
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])))
}

/** A person's calls, oldest first. */
export const listCalls = (db: Database, userId: string) => {
  const { id, clientName, draftId, tool, title, revision, at } = assistantCalls
  return db
    .select({ clientName, draftId, tool, title, revision, at })
    .from(assistantCalls)
    .where(eq(assistantCalls.userId, userId))
    .orderBy(id)
}

export const deleteCallsBefore = (db: Database, time: Date) =>
  deleteSome(db, assistantCalls, lt(assistantCalls.at, time))
