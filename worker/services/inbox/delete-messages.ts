import { notifyOwner } from '../../live/notify-owner.ts'
import { deleteMessageRows } from '../../storage/inbox/change-rows.ts'
import type { ServiceContext } from '../context.ts'

/** Deletes messages with everything that belongs to them. Returns how many there were. */
export async function deleteMessages(ctx: ServiceContext, of: { userId: string; ids: string[] }): Promise<number> {
  const deleted = await deleteMessageRows(ctx.db, of)
  if (deleted.length > 0) notifyOwner(ctx, of.userId, { type: 'messages.changed' })
  return deleted.length
}
