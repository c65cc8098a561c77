import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { messageListQuery, messageQuery, messagesOf } from '../../state/messages.ts'
import { queryProblem } from '../../state/query-problem.ts'
import type { InboxPlace } from './inbox-place.ts'
import { withOpen } from './shown-list.ts'

/** The messages of a place, as far as they have been read. */
export function useMessageList({ folder, website, search, unread, message }: InboxPlace) {
  const filter = { folder, draftId: website, search, unread }
  const list = useInfiniteQuery({ ...messageListQuery(filter), placeholderData: keepPreviousData })
  const open = useQuery({ ...messageQuery(message ?? ''), enabled: message !== undefined }).data
  const pages = list.data?.pages ?? []
  const known = messagesOf(pages)
  // What a search found before stays until the next finds something; another folder's messages do not.
  const isOther = list.isPlaceholderData && (known.length === 0 || known[0]?.folder !== folder)
  return {
    messages: isOther || !list.data ? undefined : withOpen(known, open, { unread, folder }),
    counts: pages[0]?.counts,
    problem: queryProblem(list),
    retry: () => void list.refetch(),
    /** Undefined where there are no more. */
    more: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
    isReadingMore: list.isFetchingNextPage,
    isReading: list.isPlaceholderData,
  }
}
