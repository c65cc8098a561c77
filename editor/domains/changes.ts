import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureCode } from '#api/api-error.ts'
import { api, responseBody } from '#api/client.ts'
import { draftsQuery } from '#editor/websites/drafts.ts'
import { bearerCache } from '#session/bearer.ts'
import { useRefetchSession } from '#session/verification.ts'
import type { DomainList } from '#worker/domains/schema.ts'
import { domainsKey } from './queries.ts'

type OfWebsite = { draftId: string }
type OfDomain = { domainName: string }

/** Connects or reconnects a domain. `pair`: both with and without www. */
export const useConnectDomain = () =>
  useDomainChange(({ draftId, ...json }: OfWebsite & { domainName: string; pair: boolean }) =>
    responseBody(api.drafts[':draftId'].domains.$post({ param: { draftId }, json })),
  )

/** Sets whether the website's original address redirects to its main domain. */
export const useHandleHost = () =>
  useDomainChange(({ draftId, redirects }: OfWebsite & { redirects: boolean }) =>
    responseBody(api.drafts[':draftId']['handle-host'].$put({ param: { draftId }, json: { redirects } })),
  )

export const usePreferDomain = () =>
  useDomainChange(async ({ domainName }: OfDomain): Promise<undefined> => {
    await responseBody(api.domains[':domainName'].preferred.$put({ param: { domainName } }))
  })

/** Disconnects a domain. The server emails its owner which records to remove. */
export const useDisconnectDomain = () =>
  useDomainChange(async ({ domainName }: OfDomain): Promise<undefined> => {
    await responseBody(api.domains[':domainName'].disconnect.$post({ param: { domainName } }))
  })

/** Deletes a domain whose ownership is unverified. Succeeds even if it no longer exists. */
export const useDeleteDomain = () =>
  useDomainChange(async ({ domainName }: OfDomain): Promise<undefined> => {
    try {
      await responseBody(api.domains[':domainName'].$delete({ param: { domainName } }))
    } catch (error) {
      if (failureCode(error) !== 'not_found') throw error
    }
  })

/** Requests the email about records to remove. Only logs failures, since the domain is already disconnected. */
export async function mailDisconnected({ domainName, companyName }: OfDomain & { companyName: string }) {
  try {
    const token = await bearerCache.token()
    if (!token) return
    const headers = { authorization: `Bearer ${token}` }
    const json = { domain: domainName, companyName }
    await responseBody(api.entri['email-service']['send-disconnect-email'].$post({ json }, { headers }))
  } catch (error) {
    console.warn('The mail about a disconnected domain could not be sent.', error)
  }
}

/** A mutation of domains. Refetches everything that shows them, even after a failure, since part of the change may have been made. */
function useDomainChange<Order, Done extends DomainList | undefined>(change: (order: Order) => Promise<Done>) {
  const queries = useQueryClient()
  const refetchSession = useRefetchSession()
  return useMutation({
    mutationFn: change,
    // Fails immediately when offline.
    networkMode: 'always',
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: draftsQuery.queryKey })
      return queries.invalidateQueries({ queryKey: domainsKey })
    },
    onError: (error) => {
      if (failureCode(error) === 'email_unverified') void refetchSession()
    },
  })
}
