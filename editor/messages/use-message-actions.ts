import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problems } from '#ui/errors/error-texts.ts'
import { toastError, toastWithAction } from '#ui/toasts/toast.tsx'
import type { MessageFolder, MessageSummary } from '#worker/messages/schema.ts'
import { changeMessagesOptions, deleteMessagesOptions } from './changes.ts'
import { messagesCount } from './message-words.ts'

const movedWords: Record<MessageFolder, string> = {
  inbox: 'moved to the inbox',
  archive: 'archived',
  spam: 'moved to spam',
}

/** Actions on messages. All of them are optimistic. Failures revert them and show an error. */
export function useMessageActions() {
  const queries = useQueryClient()
  const failed = (what: string) => (error: Error) => toastError(error, what)
  const change = useMutation(changeMessagesOptions(queries, failed(problems.messageChange)))
  const removal = useMutation(deleteMessagesOptions(queries, failed(problems.messageDeletion)))
  return {
    mark: (messages: readonly MessageSummary[], read: boolean) => {
      const others = messages.filter(({ readAt }) => (readAt !== null) !== read)
      if (others.length > 0) change.mutate({ messages: others, read })
    },
    /** All messages must be from one folder. */
    move: (messages: readonly MessageSummary[], folder: MessageFolder) => {
      const from = messages[0]?.folder
      if (!from || from === folder) return
      change.mutate({ messages, folder })
      const which = messages.length === 1 ? 'Message' : messagesCount(messages.length)
      toastWithAction(`${which} ${movedWords[folder]}`, {
        text: 'Undo',
        run: () => change.mutate({ messages: messages.map((message) => ({ ...message, folder })), folder: from }),
      })
    },
    remove: (messages: readonly MessageSummary[]) => removal.mutate({ messages }),
  }
}

export type MessageActions = ReturnType<typeof useMessageActions>
