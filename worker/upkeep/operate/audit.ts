import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import { type Database, rawStatement } from '../../platform/db/database.ts'
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

/** Entries before one, the newest first; of one subject, or all. */
export async function listAudit(
  db: Database,
  { before, subjectId }: { before?: number | undefined; subjectId?: string },
): Promise<AuditEntry[]> {
  const { id, at, act, subjectKind, reason } = auditLog
  const rows = await db
    .select({ id, at, operator: users.email, act, subjectKind, subjectId: auditLog.subjectId, reason })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.operatorId))
    .where(
      and(
        before === undefined ? undefined : lt(id, before),
        subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
      ),
    )
    .orderBy(desc(id))
    .limit(entriesPerPage)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
