import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureCode } from '#api/api-error.ts'
import { answerOf, api } from '#api/client.ts'
import { draftsQuery } from '#editor/websites/drafts.ts'
import { heldBearer } from '#session/bearer.ts'
import { useAskWhoIsThere } from '#session/verification.ts'
import type { DomainList } from '#worker/domains/schema.ts'
import { domainsKey } from './queries.ts'

type OfWebsite = { draftId: string }
type OfDomain = { domainName: string }

/** Connects a domain, or reconnects it. `pair`: with and without www. */
export const useConnectDomain = () =>
  useDomainChange(({ draftId, ...json }: OfWebsite & { domainName: string; pair: boolean }) =>
    answerOf(api.drafts[':draftId'].domains.$post({ param: { draftId }, json })),
  )

/** Sets whether the website's first web address redirects to its main domain. */
export const useHandleHost = () =>
  useDomainChange(({ draftId, redirects }: OfWebsite & { redirects: boolean }) =>
    answerOf(api.drafts[':draftId']['handle-host'].$put({ param: { draftId }, json: { redirects } })),
  )

/** Makes a domain its website's main domain. */
export const usePreferDomain = () =>
  useDomainChange(async ({ domainName }: OfDomain): Promise<undefined> => {
    await answerOf(api.domains[':domainName'].preferred.$put({ param: { domainName } }))
  })

/** Disconnects a domain. The server emails its owner which records to remove. */
export const useDisconnectDomain = () =>
  useDomainChange(async ({ domainName }: OfDomain): Promise<undefined> => {
    await answerOf(api.domains[':domainName'].disconnect.$post({ param: { domainName } }))
  })

/** Deletes a domain whose ownership is still pending. Succeeds if it is gone already. */
export const useDeleteDomain = () =>
  useDomainChange(async ({ domainName }: OfDomain): Promise<undefined> => {
    try {
      await answerOf(api.domains[':domainName'].$delete({ param: { domainName } }))
    } catch (error) {
      if (failureCode(error) !== 'not_found') throw error
    }
  })

/** Requests the email about the records to remove. A failure is only logged: the domain is disconnected. */
export async function mailDisconnected({ domainName, companyName }: OfDomain & { companyName: string }) {
  try {
    const token = await heldBearer.token()
    if (!token) return
    const headers = { authorization: `Bearer ${token}` }
    const json = { domain: domainName, companyName }
    await answerOf(api.entri['email-service']['send-disconnect-email'].$post({ json }, { headers }))
  } catch (error) {
    console.warn('The mail about a disconnected domain could not be sent.', error)
  }
}

/** A change of domains. Refetches everything that shows them, after a failure too, since part of the change may have happened. */
function useDomainChange<Order, Done extends DomainList | undefined>(change: (order: Order) => Promise<Done>) {
  const queries = useQueryClient()
  const askWhoIsThere = useAskWhoIsThere()
  return useMutation({
    mutationFn: change,
    // Without a connection it fails at once with an error.
    networkMode: 'always',
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: draftsQuery.queryKey })
      return queries.invalidateQueries({ queryKey: domainsKey })
    },
    onError: (error) => {
      if (failureCode(error) === 'email_unverified') void askWhoIsThere()
    },
  })
}
