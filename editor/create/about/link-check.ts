import { queryOptions } from '@tanstack/react-query'
import { api, responseBody } from '#api/client.ts'
import { unreadablePage } from '#renderer/document/values/unreadable-page.ts'
import type { LinkState } from '#worker/creation/schema.ts'

/** Whether a page can be imported. Cached per address. A failure shows nothing. */
export const linkCheckQuery = (address: string) =>
  queryOptions({
    queryKey: ['link', address],
    queryFn: async ({ signal }) =>
      (await responseBody(api.creations.link.$post({ json: { link: address } }, { init: { signal } }))).state,
    enabled: address !== '' && unreadablePage(address) === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** By state: notes on pages that we can't import. */
export const linkProblems: Readonly<Partial<Record<LinkState, string>>> = {
  unreachable: 'We can’t reach this website. Check its spelling.',
  refused: 'We found no page there that we can read. Check the address.',
  empty: 'This page opens, but has no text for us to import.',
}
