import { useQuery, useQueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { useEffect } from 'react'
import { failureCode } from '#api/api-error.ts'
import { queryProblem } from '#session/query-problem.ts'
import { sessionQuery } from '#session/session.ts'
import type { DraftListItem } from '#worker/drafts/schema.ts'
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

/** Whether a download is to be chosen as soon as the list of websites is there. */
export const importAskedAtom = atom(false)

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

/** The heading over a person's websites: the focus goes there when what had it is gone. */
export const websitesTitleId = 'websites-title'

type Listed = Pick<DraftListItem, 'draftId' | 'publishedHandle'>

/**
 * The website to open: the one that `websiteId` names by its id or its web address, without that the first of the list. `listed` is
 * undefined when the list does not have it; it may be there all the same, since the list may be older.
 */
export function selectedWebsite<Item extends Listed>(drafts: readonly Item[], websiteId: string | null) {
  const asked = websiteId || drafts[0]?.draftId || ''
  return { asked, listed: drafts.find((item) => item.draftId === asked || item.publishedHandle === asked) }
}
