import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../platform/context.ts'
import { type Database, rawStatement } from '../platform/db/database.ts'
import { everyHome } from '../platform/db/homes.ts'
import { emailsOf } from './emails-of.ts'
import type { AuditEntry } from './schema.ts'
import { auditLog } from './tables.ts'

/*
 * An entry is in the same transaction as what was done: at the home of the website or domain, or in the directory for an account.
 */

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

/** Entries of all databases, the newest first. `before`: after the entry with this id. */
export async function listAudit(
  ctx: ServiceContext,
  { before }: { before?: string | undefined },
): Promise<AuditEntry[]> {
  const place = before === undefined ? undefined : placeOf(before)
  const parts = await Promise.all(everyHome(ctx).map((there) => listAt(there, place && isAfter(there, place))))
  return nameOperators(ctx, parts.flat().toSorted(inOrder).slice(0, entriesPerPage))
}

/** The newest entries about a website, from its home. */
export const listAuditOf = async (there: ServiceContext, draftId: string): Promise<AuditEntry[]> =>
  nameOperators(there, await listAt(there, eq(auditLog.subjectId, draftId)))

/** Where an entry is in the log: the newest first, and of the same millisecond first those of the first home. */
type Place = { at: number; home: number; row: number }
type Found = typeof auditLog.$inferSelect & { home: number }

const inOrder = (one: Found, other: Found): number =>
  other.at.getTime() - one.at.getTime() || one.home - other.home || other.id - one.id

const idOf = ({ at, home, id }: Found) => `${at.getTime()}-${home}-${id}`

function placeOf(id: string): Place {
  const [at = 0, home = 0, row = 0] = id.split('-').map(Number)
  return { at, home, row }
}

/** Whether a row of a home comes after a place in the log. */
function isAfter({ home }: ServiceContext, place: Place): SQL {
  if (home > place.home) return sql`at <= ${place.at}`
  return home < place.home ? sql`at < ${place.at}` : sql`(at, id) < (${place.at}, ${place.row})`
}

async function listAt({ db, home }: ServiceContext, which: SQL | undefined): Promise<Found[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(which)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(entriesPerPage)
  return rows.map((row) => ({ ...row, home }))
}

async function nameOperators(ctx: ServiceContext, found: Found[]): Promise<AuditEntry[]> {
  const emails = await emailsOf(
    ctx,
    found.map(({ operatorId }) => operatorId),
  )
  return found.map((row) => {
    const { at, operatorId, act, subjectKind, subjectId, reason } = row
    const operator = emails.get(operatorId) ?? null
    return { id: idOf(row), at: at.toISOString(), operator, act, subjectKind, subjectId, reason }
  })
}
