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
  /** Set right after the deletion. Windows that have the website open then leave it. */
  isDeleted?: boolean
}

/** The website in the delete dialog. Defined here because features that open the dialog don't import it. */
export const deletingWebsiteAtom = atom<DeletingWebsite | null>(null)

export const takingOfflineAtom = atom<{ draftId: string; businessName: string; handle: string } | null>(null)

/** Opens the import's file picker once the website list has loaded. */
export const importAskedAtom = atom(false)

/**
 * The signed-in person and their websites. `problem`: why one of them failed to load. Refetches an expired session, so that the person
 * reaches the sign-in page instead of an error.
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
    /** Whether the list is loading. An empty list may be outdated. */
    isReading: list.isFetching,
    problem:
      failed && !(ended && session.isFetching)
        ? { error: queryProblem(failed), retry: () => void failed.refetch() }
        : undefined,
  }
}

/** The element to focus if the focused one no longer exists. */
export const websitesTitleId = 'websites-title'

type Listed = Pick<DraftListItem, 'draftId' | 'publishedHandle'>

/**
 * The website to open: `websiteId` as id or handle, by default the list's first website. `listed` is undefined if it isn't in the list,
 * which may be outdated.
 */
export function selectedWebsite<Item extends Listed>(drafts: readonly Item[], websiteId: string | null) {
  const wanted = websiteId || drafts[0]?.draftId || ''
  return { asked: wanted, listed: drafts.find((item) => item.draftId === wanted || item.publishedHandle === wanted) }
}
