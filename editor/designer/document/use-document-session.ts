import { useQueryClient } from '@tanstack/react-query'
import { atom, useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { openingProblemAtom, openSession } from './open-session.ts'
import { sessionAtom } from './session.ts'

const openedByAtom = atom((get) => get(sessionAtom)?.openedBy)
const openIdAtom = atom((get) => get(sessionAtom)?.stored.draftId)

/**
 * Keeps a website open while the component is mounted. `wanted` is its id or web address. Returns its id once it is open, and why it
 * could not be opened.
 */
export function useDocumentSession(wanted: string, userId: string) {
  const store = useStore()
  const queries = useQueryClient()
  const [attempt, setAttempt] = useState(0)
  const [openedBy, openId] = [useAtomValue(openedByAtom), useAtomValue(openIdAtom)]
  // A website opened by its web address stays open when the URL changes to its id.
  const [last, setLast] = useState<{ by: string; id: string }>()
  if (openedBy !== undefined && openId !== undefined && last?.by !== openedBy) setLast({ by: openedBy, id: openId })
  const asked = last?.id === wanted ? last.by : wanted
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens again
  useEffect(
    () => (asked === '' ? undefined : openSession({ store, queries, userId, asked })),
    [store, queries, userId, asked, attempt],
  )
  const problem = useAtomValue(openingProblemAtom)
  return {
    draftId: openedBy === asked ? openId : undefined,
    problem,
    retry: () => setAttempt((count) => count + 1),
  }
}
