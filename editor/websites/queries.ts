import { useQuery, useQueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { useEffect } from 'react'
import { failureCode } from '#api/api-error.ts'
import { queryProblem } from '#session/query-problem.ts'
import { sessionQuery } from '#session/session.ts'
import { draftsQuery } from './drafts.ts'

export type DeletingWebsite = {
  draftId: string
  businessName: string
  handle: string | null
  /** It is deleted, and everyone who has it open leaves it. */
  isDeleted?: boolean
}

/** The website that is asked about before it is deleted. Here, since the designer asks too and does not know the dialog. */
export const deletingWebsiteAtom = atom<DeletingWebsite | null>(null)

/** The website that is asked about before visitors can no longer reach it. Here for the same reason. */
export const takingOfflineAtom = atom<{ draftId: string; businessName: string; handle: string } | null>(null)

/**
 * Who is signed in, and their websites. `problem` is what keeps either from being read. A session that ended is asked for
 * again, so that the person reaches the sign-in page instead of an error.
 */
export function useWebsites() {
  const queries = useQueryClient()
  const session = useQuery(sessionQuery)
  const user = session.data?.user ?? null
  const list = useQuery({ ...draftsQuery, enabled: user !== null })
  const ended = list.error !== null && failureCode(list.error) === 'not_signed_in'

  useEffect(() => {
    if (ended) void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }, [ended, queries])

  const failed = [session, list].find(queryProblem)
  return {
    authLoaded: session.data !== undefined,
    user,
    drafts: list.data,
    /** Whether the list is being read: an empty one may then be out of date. */
    isReading: list.isFetching,
    problem:
      failed && !(ended && session.isFetching)
        ? { error: queryProblem(failed), retry: () => void failed.refetch() }
        : undefined,
  }
}
