import { stringify } from 'csv-stringify/sync'
import { preferredTimeShape } from '../../renderer/document/contact-form.ts'
import { product } from '../../renderer/document/product.ts'
import type { ServiceContext } from '../platform/context.ts'
import { headerLine, plainWords } from '../platform/emails/letter.ts'
import { AppError } from '../platform/http/errors.ts'
import type { Owner } from '../platform/owner.ts'
import { HOUR } from '../platform/time.ts'
import { findMessageRow, listWholeRows, type Position, type WholeRow } from './rows.ts'
import { type Answer, messageFolders } from './schema.ts'

const columns = [
  { key: 'createdAt', header: 'Received' },
  { key: 'businessName', header: 'Website' },
  { key: 'folder', header: 'Folder' },
  { key: 'name', header: 'Name' },
  { key: 'email', header: 'Email' },
  { key: 'phone', header: 'Phone' },
  { key: 'preferredTime', header: 'Preferred time' },
  { key: 'message', header: 'Message' },
  { key: 'answers', header: 'Other answers' },
  { key: 'photoCount', header: 'Photos' },
  { key: 'language', header: 'Language' },
  { key: 'hostname', header: 'Sent from' },
  { key: 'readAt', header: 'Read' },
  { key: 'replied', header: 'Replied' },
  { key: 'spamReasons', header: 'Kept apart because of' },
]

/**
 * Streams a person's messages as CSV, for one website or all. Times are ISO 8601 in UTC, except the preferred time, which is as entered.
 * Errors on the first page are thrown before the response starts.
 */
export async function exportMessages(
  ctx: ServiceContext,
  { userId, draftId }: Owner & { draftId?: string | undefined },
): Promise<ReadableStream<Uint8Array>> {
  const pages = messagePages(ctx, { userId, draftId })
  const first = await pages.next()
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (out) => out.enqueue(encoder.encode(headed(first.done ? [] : first.value))),
    pull: async (out) => {
      const page = await pages.next()
      if (page.done) out.close()
      else out.enqueue(encoder.encode(lines(page.value, {})))
    },
  })
}

/** The byte order mark tells spreadsheets that the file is UTF-8. */
const headed = (rows: WholeRow[]) => lines(rows, { header: true, bom: true })

const lines = (rows: WholeRow[], begin: { header?: boolean; bom?: boolean }) =>
  stringify(rows.map(cellsOf), {
    ...begin,
    ...{ columns, quoted: true, quoted_empty: true, record_delimiter: 'windows' },
    // Spreadsheets run cells that start like a formula.
    escape_formulas: true,
  })

const cellsOf = (row: WholeRow) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? '',
  replied: row.replied ? 'yes' : 'no',
  answers: (JSON.parse(row.answers) as Answer[]).map(({ label, value }) => `${label}: ${value}`).join('\n'),
  spamReasons: (JSON.parse(row.spamReasons) as string[]).join(', '),
})

const messagesPerPage = 200

/** Pages through a person's messages folder by folder, newest first. */
export async function* messagePages(
  { db }: Pick<ServiceContext, 'db'>,
  of: Owner & { draftId: string | undefined },
): AsyncGenerator<WholeRow[]> {
  for (const folder of messageFolders) {
    let before: Position | undefined
    do {
      const rows = await listWholeRows(db, { ...of, folder, before, limit: messagesPerPage })
      if (rows.length > 0) yield rows
      before = rows.length < messagesPerPage ? undefined : rows.at(-1)
    } while (before)
  }
}

type AppointmentRequest = {
  id: string
  name: string
  email: string
  phone: string
  message: string
  /** `2026-11-22T14:30`, in the business's local time; null if not requested. */
  preferredTime: string | null
  createdAt: Date
}

/**
 * A requested appointment as iCalendar: one hour, floating, tentative. Without a METHOD, mail programs offer to add it and send no
 * response. Undefined without a valid time. The library loads on first use.
 */
export async function calendarEvent({
  id,
  preferredTime,
  createdAt,
  ...asked
}: AppointmentRequest): Promise<string | undefined> {
  const start = preferredTime === null ? undefined : startOf(preferredTime)
  if (!start) return undefined
  const { default: ical, ICalEventStatus } = await import('ical-generator')
  const { name, email, phone, message } = asked
  const calendar = ical({ prodId: { company: product.name, product: 'Messages', language: 'EN' } })
  calendar.createEvent({
    id: `${id}@${new URL(product.homepage).hostname}`,
    start,
    end: new Date(start.getTime() + HOUR),
    floating: true,
    stamp: createdAt,
    status: ICalEventStatus.TENTATIVE,
    summary: headerLine(`Appointment? ${name || email || phone || 'Visitor'}`, 150),
    description: plainWords([message, [name, email, phone].filter(Boolean).join('\n')].filter(Boolean).join('\n\n')),
  })
  return `${calendar.toString().trimEnd()}\r\n`
}

/** The library writes floating times from UTC fields. */
function startOf(preferredTime: string): Date | undefined {
  const start = new Date(`${preferredTime}:00Z`)
  const isTime = preferredTimeShape.test(preferredTime) && !Number.isNaN(start.getTime())
  return isTime && start.toISOString().startsWith(preferredTime) ? start : undefined
}

/** A message's requested appointment as iCalendar. Throws not_found, also if the message has no time. */
export async function calendarEntry(ctx: ServiceContext, of: Owner & { id: string }): Promise<string> {
  const row = await findMessageRow(ctx.db, of)
  const entry = row && (await calendarEvent(row))
  if (entry === undefined) throw new AppError('not_found')
  return entry
}
