import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { queryProblem } from '#session/query-problem.ts'
import type { Message, MessageSummary } from '#worker/messages/schema.ts'
import type { InboxView } from './inbox-view.ts'
import { messageListQuery, messageQuery, messagesOf } from './queries.ts'

export function useMessageList({ folder, website, search, unread, message }: InboxView) {
  const filter = { folder, draftId: website, search, unread }
  const list = useInfiniteQuery({ ...messageListQuery(filter), placeholderData: keepPreviousData })
  const open = useQuery({ ...messageQuery(message ?? ''), enabled: message !== undefined }).data
  const pages = list.data?.pages ?? []
  const known = messagesOf(pages)
  // While loading, keep a search's previous results, but not another folder's messages.
  const isOther = list.isPlaceholderData && (known.length === 0 || known[0]?.folder !== folder)
  return {
    messages: isOther || !list.data ? undefined : withOpen(known, open, { unread, folder }),
    counts: pages[0]?.counts,
    problem: queryProblem(list),
    retry: () => void list.refetch(),
    /** Undefined on the last page. */
    more: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
    isReadingMore: list.isFetchingNextPage,
    isReading: list.isPlaceholderData,
  }
}

/** Keeps the open message in a list of unread messages, so that rows don't move under the pointer. */
export function withOpen(
  messages: readonly MessageSummary[],
  open: Message | undefined,
  { unread, folder }: Pick<InboxView, 'unread' | 'folder'>,
): readonly MessageSummary[] {
  if (!unread || !open || open.folder !== folder || messages.some(({ id }) => id === open.id)) return messages
  return [...messages, open].toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
}
