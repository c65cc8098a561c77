import type { Message, MessageSummary } from '../../../worker/messages/schema.ts'
import type { InboxPlace } from './inbox-place.ts'

/** A list of unread messages keeps the open one, although it is now read, so that nothing moves under the pointer. */
export function withOpen(
  messages: readonly MessageSummary[],
  open: Message | undefined,
  { unread, folder }: Pick<InboxPlace, 'unread' | 'folder'>,
): readonly MessageSummary[] {
  if (!unread || !open || open.folder !== folder || messages.some(({ id }) => id === open.id)) return messages
  return [...messages, open].toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
}
