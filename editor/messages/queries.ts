import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, responseBody } from '#api/client.ts'
import type { Message, MessageFolder, MessageList, MessageSummary } from '#worker/messages/schema.ts'

/** Key prefix of all message queries. */
export const messagesKey = ['messages'] as const

export const unreadQuery = queryOptions({
  queryKey: [...messagesKey, 'unread'],
  queryFn: () => responseBody(api.messages.unread.$get()),
  staleTime: 30_000,
})

export type MessageFilter = {
  folder: MessageFolder
  /** Undefined: all websites. */
  draftId?: string | undefined
  search: string
  unread: boolean
}

/** Key prefix of all message lists. */
export const messageListsKey = [...messagesKey, 'list'] as const

/** Messages page by page, newest first. */
export const messageListQuery = ({ folder, draftId, search, unread }: MessageFilter) =>
  infiniteQueryOptions({
    queryKey: [...messageListsKey, { folder, draftId, search, unread }],
    queryFn: ({ pageParam, signal }): Promise<MessageList> =>
      responseBody(
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

export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: [...messagesKey, 'one', id],
    queryFn: async (): Promise<Message> =>
      (await responseBody(api.messages[':messageId'].$get({ param: { messageId: id } }))).message,
    staleTime: 30_000,
  })

/** Flattens pages without duplicates, since a new message moves others to the next page. */
export function messagesOf(pages: readonly MessageList[]): MessageSummary[] {
  const messages = pages.flatMap((page) => page.messages)
  return [...new Map(messages.map((message) => [message.id, message])).values()]
}
