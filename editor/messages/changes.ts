import {
  type MutationOptions,
  mutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { api, responseBody } from '#api/client.ts'
import type { Message, MessageFolder, MessageSummary } from '#worker/messages/schema.ts'
import { messageQuery, messagesKey } from './queries.ts'
import { deleteReply } from './reply-drafts.ts'
import { type ShownChange, showChanges } from './shown-messages.ts'

export type MessagesOrder = {
  messages: readonly MessageSummary[]
  read?: boolean
  folder?: MessageFolder
}

type OnFailed = (error: Error) => void

/** The server's limit per request. */
const maxPerRequest = 200

/** Marks or moves messages optimistically, and reverts on failure. */
export const changeMessagesOptions = (queries: QueryClient, onFailed: OnFailed) =>
  optimisticMutation<MessagesOrder>(queries, {
    onFailed,
    changes: ({ messages, read, folder }) =>
      messages.map((from) => ({
        from,
        to: {
          ...from,
          folder: folder ?? from.folder,
          readAt: read === undefined ? from.readAt : read ? (from.readAt ?? new Date().toISOString()) : null,
        },
      })),
    send: ({ messages, ...change }) =>
      inBatches(messages, (ids) => responseBody(api.messages.$patch({ json: { ids, ...change } }))),
  })

/** Deletes messages permanently, optimistically. */
export const deleteMessagesOptions = (queries: QueryClient, onFailed: OnFailed) =>
  optimisticMutation<Pick<MessagesOrder, 'messages'>>(queries, {
    onFailed,
    changes: ({ messages }) => messages.map((from) => ({ from, to: null })),
    send: ({ messages }) => inBatches(messages, (ids) => responseBody(api.messages.delete.$post({ json: { ids } }))),
  })

export function useForgetSender() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (messageId: string) =>
      responseBody(api.messages[':messageId']['forget-sender'].$post({ param: { messageId } })),
    networkMode: 'always',
    onSuccess: () => void queries.invalidateQueries({ queryKey: messagesKey }),
  })
}

type Reply = { messageId: string; id: string; text: string }

/** Replies by email. Resolves once the server has accepted the reply and the draft is deleted. */
export function useSendReply(userId: string) {
  const queries = useQueryClient()
  return useMutation(sendReplyOptions(queries, userId))
}

export const sendReplyOptions = (queries: QueryClient, userId: string) =>
  mutationOptions({
    mutationFn: async ({ messageId, ...json }: Reply): Promise<Message> =>
      (await responseBody(api.messages[':messageId'].replies.$post({ param: { messageId }, json }))).message,
    networkMode: 'always',
    onSuccess: (message) => {
      deleteReply(userId, message.id)
      queries.setQueryData(messageQuery(message.id).queryKey, message)
      void queries.invalidateQueries({ queryKey: messagesKey })
    },
  })

type OptimisticChange<Order> = {
  changes: (order: Order) => ShownChange[]
  send: (order: Order) => Promise<unknown>
  onFailed: OnFailed
}

function optimisticMutation<Order>(
  queries: QueryClient,
  { changes, send, onFailed }: OptimisticChange<Order>,
): MutationOptions<unknown, Error, Order, () => void> {
  return {
    mutationKey: messagesKey,
    // Sequential, so that an undo never overtakes the change that it undoes. Each change still shows immediately.
    scope: { id: 'messages' },
    mutationFn: send,
    // Fails immediately when offline.
    networkMode: 'always',
    onMutate: async (order) => {
      // Running refetches would return stale data. Initial loads continue, since nothing else would fetch them.
      await queries.cancelQueries({ queryKey: messagesKey, predicate: ({ state }) => state.data !== undefined })
      return showChanges(queries, changes(order))
    },
    onError: (error, _order, revert) => {
      revert?.()
      onFailed(error)
    },
    onSettled: () => {
      // Only the last change refetches, since earlier responses lack later changes.
      if (queries.isMutating({ mutationKey: messagesKey }) > 1) return
      void queries.invalidateQueries({ queryKey: messagesKey })
    },
  }
}

async function inBatches(messages: readonly MessageSummary[], send: (ids: string[]) => Promise<unknown>) {
  const ids = messages.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += maxPerRequest) await send(ids.slice(from, from + maxPerRequest))
}
