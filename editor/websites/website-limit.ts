import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { failureCode } from '#api/api-error.ts'
import { refusedAtAtom } from '#session/refused-at.ts'
import { accountQuery } from '#session/session.ts'
import type { Draft } from '#worker/drafts/schema.ts'
import { createDraft, draftsQuery, duplicateDraft, useKeepDraft } from './drafts.ts'

/** The website limit if reached, now or earlier in this browser; null while there is room. */
export function useReachedLimit(websites: number): number | null {
  const [refusedAt, setRefusedAt] = useAtom(refusedAtAtom)
  const limit = useQuery({ ...accountQuery, enabled: websites > 0 }).data?.websiteLimit
  const full = fullAt(websites, limit, refusedAt)
  useEffect(() => {
    if (full !== refusedAt) setRefusedAt(full)
  }, [full, refusedAt, setRefusedAt])
  return full !== null && websites >= full ? full : null
}

/** The number of websites to remember as the limit. `limit`: the account's, undefined while loading. */
export function fullAt(websites: number, limit: number | undefined, refusedAt: number | null): number | null {
  if (limit === undefined) return refusedAt
  return websites >= limit ? limit : refusedAt === null ? null : limit
}

/** Remembers the limit after a creation failed because of it, and forgets it after a success. */
export function useNoteLimit() {
  const store = useStore()
  const queries = useQueryClient()
  return {
    made: () => store.set(refusedAtAtom, null),
    failed: async (error: unknown) => {
      if (failureCode(error) !== 'website_limit_reached') return
      const websites = await queries.fetchQuery(draftsQuery).catch(() => undefined)
      if (websites) store.set(refusedAtAtom, websites.length)
    },
  }
}

/** Duplicates a stored website. */
export const useDuplicateWebsite = () => useMakeDraft(duplicateDraft)

/** Creates a website from a document. */
export const useCreateWebsite = () => useMakeDraft(createDraft)

function useMakeDraft<From>(make: (from: From) => Promise<Draft>) {
  const keep = useKeepDraft()
  const limit = useNoteLimit()
  return useMutation({
    mutationFn: make,
    // Fails immediately when offline: nobody wants a copy an hour later.
    networkMode: 'always',
    onSuccess: (draft) => {
      limit.made()
      return keep(draft)
    },
    onError: (error) => limit.failed(error),
  })
}
