import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useStore } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { failureCode } from '../api/api-error.ts'
import { draftsQuery } from './drafts.ts'

/**
 * With how many websites the server refused another one, remembered in this browser until signing out; null when it never
 * did. The number and not a yes: deleting one, here or elsewhere, makes room again.
 */
export const refusedAtAtom = atomWithStorage<number | null>('websiteLimitReached', null, undefined, { getOnInit: true })

export function useIsLimitReached(websites: number): boolean {
  const refusedAt = useAtomValue(refusedAtAtom)
  return refusedAt !== null && websites >= refusedAt
}

/** What follows from how making a website went: the limit is remembered when it failed for that, and forgotten when it did not. */
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
