import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '#api/client.ts'
import type { Message, MessageFolder, MessageList, MessageSummary } from '#worker/messages/schema.ts'

/** The key of all message queries. */
export const messagesKey = ['messages'] as const

/** How many are unread. */
export const unreadQuery = queryOptions({
  queryKey: [...messagesKey, 'unread'],
  queryFn: () => answerOf(api.messages.unread.$get()),
  staleTime: 30_000,
})

/** Which messages a list shows. */
export type MessageFilter = {
  folder: MessageFolder
  /** Undefined: all websites. */
  draftId?: string | undefined
  search: string
  unread: boolean
}

/** The key of all message lists. */
export const messageListsKey = [...messagesKey, 'list'] as const

/** Messages, the newest first, page by page. */
export const messageListQuery = ({ folder, draftId, search, unread }: MessageFilter) =>
  infiniteQueryOptions({
    queryKey: [...messageListsKey, { folder, draftId, search, unread }],
    queryFn: ({ pageParam, signal }): Promise<MessageList> =>
      answerOf(
        api.messages.$get(
          {
            query: {
              folder,
              search,
              unread: String(unread),
              ...(draftId && { draftId }),
              ...(pageParam && { before: pageParam }),
            },
          },
          { init: { signal } },
        ),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }: MessageList) => next ?? undefined,
    staleTime: 30_000,
  })

/** A whole message with its replies. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: [...messagesKey, 'one', id],
    queryFn: async (): Promise<Message> =>
      (await answerOf(api.messages[':messageId'].$get({ param: { messageId: id } }))).message,
    staleTime: 30_000,
  })

/** The messages of all pages, each once: a new one moves the others to the next page. */
export function messagesOf(pages: readonly MessageList[]): MessageSummary[] {
  const messages = pages.flatMap((page) => page.messages)
  return [...new Map(messages.map((message) => [message.id, message])).values()]
}
