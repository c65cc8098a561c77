import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ownerMessage } from '../../../../worker/contract/live.ts'
import { draftQuery, draftsQuery } from '../../../state/drafts.ts'

const firstWait = 1_000
const longestWait = 60_000

/** Listens for what other tabs and devices of the same person save, and reads again what they changed. */
export function useLiveChannel() {
  const queries = useQueryClient()
  useEffect(() => {
    let socket: WebSocket | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let wait = firstWait
    let ended = false

    const connect = () => {
      socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`)
      socket.addEventListener('open', () => {
        wait = firstWait
      })
      socket.addEventListener('message', ({ data }) => {
        const message = parse(data)
        if (!message) return
        void queries.invalidateQueries({ queryKey: draftsQuery.queryKey })
        if (message.type !== 'draft.deleted') void queries.invalidateQueries(draftQuery(message.draftId))
      })
      socket.addEventListener('close', () => {
        if (ended) return
        timer = setTimeout(connect, wait)
        wait = Math.min(wait * 2, longestWait)
      })
    }

    connect()
    return () => {
      ended = true
      clearTimeout(timer)
      socket?.close()
    }
  }, [queries])
}

function parse(text: unknown) {
  try {
    return ownerMessage.safeParse(JSON.parse(String(text))).data
  } catch {
    return undefined
  }
}
