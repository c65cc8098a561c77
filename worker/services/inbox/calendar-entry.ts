import { AppError } from '../../contract/errors.ts'
import { findMessageRow } from '../../storage/inbox/message-rows.ts'
import type { ServiceContext } from '../context.ts'
import { calendarEvent } from '../mail-outbox/calendar-event.ts'

/** The entry for a calendar that a message asks for, as iCalendar. Throws not_found, also where it asks for no time. */
export async function calendarEntry(ctx: ServiceContext, of: { userId: string; id: string }): Promise<string> {
  const row = await findMessageRow(ctx.db, of)
  const entry = row && (await calendarEvent(row))
  if (entry === undefined) throw new AppError('not_found')
  return entry
}
