import type { MessagesChange } from '../../contract/messages.ts'
import { notifyOwner } from '../../live/notify-owner.ts'
import { changeMessageRows } from '../../storage/inbox/change-rows.ts'
import type { ServiceContext } from '../context.ts'

/**
 * Marks messages as read or unread, and moves them; out of the spam folder, they are no longer spam. Those that are not this person's are
 * left alone. Returns the number changed.
 */
export async function changeMessages(ctx: ServiceContext, of: { userId: string } & MessagesChange): Promise<number> {
  const { userId, ids, read, folder } = of
  const changed = await changeMessageRows(ctx.db, { userId, ids, read, folder, at: ctx.now() })
  if (changed.length > 0) notifyOwner(ctx, userId, { type: 'messages.changed' })
  return changed.length
}
