import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { failureCode } from '#api/api-error.ts'
import { limitReachedAtAtom } from '#session/limit-reached-at.ts'
import { accountQuery } from '#session/session.ts'
import type { Draft } from '#worker/drafts/schema.ts'
import { createDraft, draftsQuery, duplicateDraft, useApplyDraft } from './drafts.ts'

/** The website limit, if it was reached now or earlier in this browser. Null while there is room. */
export function useReachedLimit(websites: number): number | null {
  const [limitReachedAt, setLimitReachedAt] = useAtom(limitReachedAtAtom)
  const limit = useQuery({ ...accountQuery, enabled: websites > 0 }).data?.websiteLimit
  const full = rememberedLimit(websites, limit, limitReachedAt)
  useEffect(() => {
    if (full !== limitReachedAt) setLimitReachedAt(full)
  }, [full, limitReachedAt, setLimitReachedAt])
  return full !== null && websites >= full ? full : null
}

/** The number of websites to remember as the limit. `limit`: the account's limit, undefined while loading. */
export function rememberedLimit(
  websites: number,
  limit: number | undefined,
  limitReachedAt: number | null,
): number | null {
  if (limit === undefined) return limitReachedAt
  return websites >= limit ? limit : limitReachedAt === null ? null : limit
}

/** Remembers the limit after it made a creation fail, and forgets it after a success. */
export function useRememberLimit() {
  const store = useStore()
  const queries = useQueryClient()
  return {
    made: () => store.set(limitReachedAtAtom, null),
    failed: async (error: unknown) => {
      if (failureCode(error) !== 'website_limit_reached') return
      const websites = await queries.fetchQuery(draftsQuery).catch(() => undefined)
      if (websites) store.set(limitReachedAtAtom, websites.length)
    },
  }
}

export const useDuplicateWebsite = () => useMakeDraft(duplicateDraft)

export const useCreateWebsite = () => useMakeDraft(createDraft)

function useMakeDraft<From>(make: (from: From) => Promise<Draft>) {
  const keep = useApplyDraft()
  const limit = useRememberLimit()
  return useMutation({
    mutationFn: make,
    // Fails immediately when offline, since nobody wants a copy an hour later.
    networkMode: 'always',
    onSuccess: (draft) => {
      limit.made()
      return keep(draft)
    },
    onError: (error) => limit.failed(error),
  })
}
