import { messageFolders } from '../../contract/messages.ts'
import { listWholeRows, type Position, type WholeRow } from '../../storage/inbox/message-rows.ts'
import type { ServiceContext } from '../context.ts'

const messagesPerPage = 200

/** All of a person's messages, those of one website or of all, folder by folder, the newest of each first: there may be thousands. */
export async function* messagePages(
  { db }: Pick<ServiceContext, 'db'>,
  of: { userId: string; draftId: string | undefined },
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
