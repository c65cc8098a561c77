import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import { openDocumentAtom } from '#editor/designer/document/open-document.ts'
import { releasesKey } from '#editor/designer/publish/queries.ts'
import { domainsKey } from '#editor/domains/queries.ts'
import { messagesKey } from '#editor/messages/queries.ts'
import { draftsQuery } from '#editor/websites/drafts.ts'
import { type OwnerMessage, ownerMessage } from '#worker/platform/live/schema.ts'
import { openLiveChannel } from './live-channel.ts'
import { accountQuery, sessionQuery } from './session.ts'

type DraftMessage = Extract<OwnerMessage, { draftId: string }>

/** Listens for what other tabs and devices of the same person save, and reads again what they changed. */
export function useLiveChannel() {
  const queries = useQueryClient()
  const store = useStore()
  useEffect(() => {
    const readAgain = async (draftId?: string, published = true) => {
      await queries.invalidateQueries({ queryKey: ['drafts', 'one', ...(draftId ? [draftId] : [])] })
      if (published) await queries.invalidateQueries({ queryKey: releasesKey(draftId) })
      if (published) void queries.invalidateQueries({ queryKey: domainsKey })
      await queries.invalidateQueries({ queryKey: draftsQuery.queryKey })
    }
    const follow = async (message: DraftMessage) => {
      // The open document first: the list can wait.
      const open = store.get(openDocumentAtom)
      const isOpen = open?.draftId === message.draftId
      if (message.type === 'draft.saved' && isOpen && (await open.isKnown(message))) return
      if (isOpen) await open.refresh()
      await readAgain(message.draftId, message.type.startsWith('website.'))
    }
    const readDomainsAgain = async () => {
      await queries.invalidateQueries({ queryKey: domainsKey })
      await queries.invalidateQueries({ queryKey: draftsQuery.queryKey })
    }
    const readMessagesAgain = () => queries.invalidateQueries({ queryKey: messagesKey })
    const askWhoIsThere = async () => {
      await queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
      await queries.invalidateQueries({ queryKey: accountQuery.queryKey })
    }
    const channel = openLiveChannel(`${location.origin.replace(/^http/, 'ws')}/api/live`, {
      onMessage: (text) => {
        const message = parse(text)
        if (message?.type === 'account.changed') void askWhoIsThere()
        else if (message?.type === 'domains.changed') void readDomainsAgain()
        else if (message?.type === 'messages.changed') void readMessagesAgain()
        else if (message) void follow(message)
      },
      onReopened: () => {
        void store.get(openDocumentAtom)?.refresh()
        void readAgain()
        void readMessagesAgain()
      },
      onLost: () => void askWhoIsThere(),
    })
    const looking = new AbortController()
    const { signal } = looking
    addEventListener('online', channel.check, { signal })
    addEventListener('focus', channel.check, { signal })
    document.addEventListener('visibilitychange', () => !document.hidden && channel.check(), { signal })
    return () => {
      looking.abort()
      channel.close()
    }
  }, [queries, store])
}

function parse(text: string) {
  try {
    return ownerMessage.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
