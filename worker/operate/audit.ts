import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { ServiceContext } from '../platform/context.ts'
import { type Database, rawStatement } from '../platform/db/database.ts'
import type { AuditEntry } from './schema.ts'
import { auditLog } from './tables.ts'

type Entry = Pick<typeof auditLog.$inferInsert, 'operatorId' | 'act' | 'subjectKind' | 'subjectId' | 'reason' | 'at'>

/** Adds an entry in the batch of what was done. `when`: only if it was done. */
export const auditRow = (db: Database, entry: Entry, when: SQL = sql`true`) =>
  rawStatement(
    db,
    sql`
    insert into audit_log (at, operator_id, act, subject_kind, subject_id, reason)
    select ${entry.at.getTime()}, ${entry.operatorId}, ${entry.act}, ${entry.subjectKind}, ${entry.subjectId}, ${entry.reason}
    where ${when}`,
  )

const entriesPerPage = 50

/** The newest first. `before`: after the entry with this id. */
export const listAudit = (ctx: ServiceContext, { before }: { before?: string | undefined }): Promise<AuditEntry[]> =>
  list(ctx, before === undefined ? undefined : lt(auditLog.id, Number(before)))

/** The newest entries about a website. */
export const listAuditOf = (ctx: ServiceContext, draftId: string): Promise<AuditEntry[]> =>
  list(ctx, and(eq(auditLog.subjectKind, 'website'), eq(auditLog.subjectId, draftId)))

async function list({ db }: ServiceContext, which: SQL | undefined): Promise<AuditEntry[]> {
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      operator: users.email,
      act: auditLog.act,
      subjectKind: auditLog.subjectKind,
      subjectId: auditLog.subjectId,
      reason: auditLog.reason,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.operatorId))
    .where(which)
    .orderBy(desc(auditLog.id))
    .limit(entriesPerPage)
  return rows.map(({ id, at, ...row }) => ({ id: String(id), at: at.toISOString(), ...row }))
}
