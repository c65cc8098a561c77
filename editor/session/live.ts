import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import { openDocumentAtom } from '#editor/designer/document/open-document.ts'
import { releasesKey } from '#editor/designer/publish/queries.ts'
import { domainsKey } from '#editor/domains/queries.ts'
import { messagesKey } from '#editor/messages/queries.ts'
import { draftsQuery } from '#editor/websites/drafts.ts'
import { weekQuery } from '#editor/week/queries.ts'
import { type OwnerMessage, ownerMessage } from '#worker/platform/live/schema.ts'
import { accountQuery, sessionQuery } from './session.ts'

type DraftMessage = Extract<OwnerMessage, { draftId: string }>

/** Refetches data that the person's other tabs and devices change. */
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
      // Refetches the open document first, since the list can wait.
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
    const refetchSession = async () => {
      await queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
      await queries.invalidateQueries({ queryKey: accountQuery.queryKey })
    }
    const channel = openLiveChannel(`${location.origin.replace(/^http/, 'ws')}/api/live`, {
      onMessage: (text) => {
        const message = parse(text)
        void queries.invalidateQueries({ queryKey: weekQuery.queryKey })
        if (message?.type === 'account.changed') void refetchSession()
        else if (message?.type === 'domains.changed') void readDomainsAgain()
        else if (message?.type === 'messages.changed') void readMessagesAgain()
        else if (message) void follow(message)
      },
      onReopened: () => {
        void store.get(openDocumentAtom)?.refresh()
        void readAgain()
        void readMessagesAgain()
        void queries.invalidateQueries({ queryKey: weekQuery.queryKey })
      },
      onLost: () => void refetchSession(),
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

/** In milliseconds. */
export const channelTimes = {
  /** Approximate first reconnect delay. Doubles with each attempt, up to `maxDelay`. */
  firstDelay: 400,
  maxDelay: 30_000,
  /** Interval between pings, and how long to wait for the pong. */
  pingInterval: 20_000,
  pongTimeout: 6_000,
}

type Listener = {
  onMessage: (text: string) => void
  /** Called after a reconnect. Messages during the gap are lost. */
  onReopened: () => void
  /** Called after a disconnect, possibly by the server because the session has ended. */
  onLost?: () => void
}

export type LiveChannel = {
  /** Pings or reconnects now, for example because the window became visible. */
  check: () => void
  close: () => void
}

/** A WebSocket that reconnects. Pings the server ('ping', 'pong') to detect dead connections, for example after a laptop slept. */
export function openLiveChannel(url: string, listener: Listener, times = channelTimes): LiveChannel {
  let socket: WebSocket
  let wait = times.firstDelay
  let wasOpen = false
  let ended = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let unanswered: ReturnType<typeof setTimeout> | undefined

  const heard = () => {
    clearTimeout(unanswered)
    unanswered = undefined
  }
  const connect = () => {
    clearTimeout(retry)
    retry = undefined
    heard()
    const opened = new WebSocket(url)
    socket = opened
    opened.addEventListener('open', () => {
      wait = times.firstDelay
      if (wasOpen) listener.onReopened()
      wasOpen = true
    })
    opened.addEventListener('message', ({ data }) => {
      heard()
      if (data !== 'pong') listener.onMessage(String(data))
    })
    opened.addEventListener('close', () => {
      if (socket !== opened || ended) return
      listener.onLost?.()
      reconnectLater()
    })
  }
  const reconnectLater = () => {
    heard()
    if (ended || retry !== undefined) return
    // Adds jitter, so that clients don't all reconnect at once.
    retry = setTimeout(connect, wait * (0.75 + Math.random() / 2))
    wait = Math.min(wait * 2, times.maxDelay)
  }
  const ask = () => {
    if (socket.readyState !== WebSocket.OPEN || unanswered !== undefined) return
    socket.send('ping')
    unanswered = setTimeout(() => {
      const dead = socket
      // Closing a dead connection takes long, so it isn't awaited.
      connect()
      dead.close()
    }, times.pongTimeout)
  }

  connect()
  const heartbeat = setInterval(ask, times.pingInterval)
  return {
    check: () => {
      if (retry !== undefined) connect()
      else ask()
    },
    close: () => {
      ended = true
      clearInterval(heartbeat)
      clearTimeout(retry)
      heard()
      socket.close()
    },
  }
}
