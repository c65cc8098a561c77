import { stringify } from 'csv-stringify/sync'
import type { WholeRow } from '../../storage/inbox/message-rows.ts'
import type { ServiceContext } from '../context.ts'
import { messagePages } from './message-pages.ts'

const columns = [
  { key: 'createdAt', header: 'Received' },
  { key: 'businessName', header: 'Website' },
  { key: 'folder', header: 'Folder' },
  { key: 'name', header: 'Name' },
  { key: 'email', header: 'E-mail' },
  { key: 'phone', header: 'Phone' },
  { key: 'preferredTime', header: 'Preferred time' },
  { key: 'message', header: 'Message' },
  { key: 'language', header: 'Language' },
  { key: 'hostname', header: 'Sent from' },
  { key: 'readAt', header: 'Read' },
  { key: 'replied', header: 'Replied' },
  { key: 'spamReasons', header: 'Kept apart because of' },
]

/**
 * A person's messages as CSV, those of one website or of all, made while it is sent. Times are UTC as ISO text, but for the preferred one,
 * which is as the visitor wrote it. What is wrong with the first page is thrown before anything is sent.
 */
export async function exportMessages(
  ctx: ServiceContext,
  { userId, draftId }: { userId: string; draftId?: string | undefined },
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

/** Spreadsheets know by the mark at the beginning that it is UTF-8. */
const headed = (rows: WholeRow[]) => lines(rows, { header: true, bom: true })

const lines = (rows: WholeRow[], begin: { header?: boolean; bom?: boolean }) =>
  stringify(rows.map(cellsOf), {
    ...begin,
    ...{ columns, quoted: true, quoted_empty: true, record_delimiter: 'windows' },
    // A cell that begins as a formula does would be worked out, and might send the others somewhere.
    escape_formulas: true,
  })

const cellsOf = (row: WholeRow) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? '',
  replied: row.replied ? 'yes' : 'no',
  spamReasons: (JSON.parse(row.spamReasons) as string[]).join(', '),
})
