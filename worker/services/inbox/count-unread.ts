import type { UnreadCounts } from '../../contract/messages.ts'
import { countUnreadRows } from '../../storage/inbox/message-rows.ts'
import type { ServiceContext } from '../context.ts'

/** How many messages of a person's inbox are unread. */
export async function countUnread(ctx: ServiceContext, { userId }: { userId: string }): Promise<UnreadCounts> {
  const rows = await countUnreadRows(ctx.db, userId)
  return {
    unread: rows.reduce((sum, { count }) => sum + count, 0),
    byWebsite: Object.fromEntries(rows.map(({ draftId, count }) => [draftId, count])),
  }
}
