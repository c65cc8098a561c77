import { sql } from 'drizzle-orm'
import { keepMonths } from '../../contract/messages.ts'
import type { Database } from '../database.ts'
import { rawStatement } from '../raw-statement.ts'

type Run = { at: Date; limit: number }

/** Removes messages that are older than their website's owner wants to keep them, at most `limit` of them. */
export function deleteOutlived(db: Database, { at, limit }: Run) {
  const cases = keepMonths.map((months) => sql`when ${months} then ${monthsBefore(at, months).getTime()}`)
  return rawStatement(
    db,
    sql`
    delete from customer_contact_forms where rowid in (
      select message.rowid from inbox_settings cross join customer_contact_forms message
      where inbox_settings.keep_months is not null and message.draft_id = inbox_settings.draft_id
        and message.created_at < case inbox_settings.keep_months ${sql.join(cases, sql` `)} end
      limit ${limit})`,
  )
}

/** Removes spam that came before a moment, and was not looked at or moved there since. */
export const deleteSpamBefore = (db: Database, before: Date, { limit }: Pick<Run, 'limit'>) =>
  rawStatement(
    db,
    sql`
    delete from customer_contact_forms where rowid in (
      select rowid from customer_contact_forms
      where folder = 'spam' and created_at < ${before.getTime()} and coalesce(read_at, 0) < ${before.getTime()}
      limit ${limit})`,
  )

/** The same day of an earlier month, or its last one where it is shorter. */
function monthsBefore(at: Date, months: number): Date {
  const then = new Date(at)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() - months)
  const days = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(at.getUTCDate(), days))
  return then
}
