import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DomainList } from '../../worker/domains/schema.ts'
import { failureCode } from '../api/api-error.ts'
import { answerOf, api } from '../api/client.ts'
import { heldBearer } from './bearer.ts'
import { domainsKey } from './domains.ts'
import { draftsQuery } from './drafts.ts'
import { useAskWhoIsThere } from './verification.ts'

type OfWebsite = { draftId: string }
type OfDomain = { domainName: string }

/** Connects a name, or connects it again. `pair`: with and without www. */
export const useConnectDomain = () =>
  useDomainChange(({ draftId, ...json }: OfWebsite & { domainName: string; pair: boolean }) =>
    answerOf(api.drafts[':draftId'].domains.$post({ param: { draftId }, json })),
  )

/** Whether the website's address under the product leads visitors on to its main name. */
export const useHandleHost = () =>
  useDomainChange(({ draftId, redirects }: OfWebsite & { redirects: boolean }) =>
    answerOf(api.drafts[':draftId']['handle-host'].$put({ param: { draftId }, json: { redirects } })),
  )

/** Makes a domain its website's main name. */
export const usePreferDomain = () =>
  useDomainChange(async ({ domainName }: OfDomain): Promise<undefined> => {
    await answerOf(api.domains[':domainName'].preferred.$put({ param: { domainName } }))
  })

/** Disconnects a domain. Its owner hears by mail what to clear up, if the server finds it worth one. */
export const useDisconnectDomain = () =>
  useDomainChange(async ({ domainName, companyName }: OfDomain & { companyName: string }): Promise<undefined> => {
    await answerOf(api.domains[':domainName'].disconnect.$post({ param: { domainName } }))
    void mailDisconnected({ domainName, companyName })
  })

/** Deletes a domain whose ownership is still pending. One that is gone already is as good as deleted. */
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

/** A change of domains. Everything that shows them is read again, also after a failure: it may have gone half the way. */
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
