import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { atom } from 'jotai'
import { api, responseBody } from '#api/client.ts'
import type { Domain, DomainList } from '#worker/domains/schema.ts'

/** The website whose domain dialog is open. Defined here because features that open the dialog don't import it. */
export const domainsOpenAtom = atom<{ draftId: string } | null>(null)

/** Key prefix of all domain queries. */
export const domainsKey = ['domains'] as const

/** A website's domains, and the owner's domains without a website. */
export const domainsQuery = (draftId: string) =>
  queryOptions({
    queryKey: [...domainsKey, 'of', draftId],
    queryFn: (): Promise<DomainList> => responseBody(api.drafts[':draftId'].domains.$get({ param: { draftId } })),
    staleTime: 30_000,
  })

/** A domain's DNS records. Fetching them runs a check. */
export const reportQuery = (domainName: string) =>
  queryOptions({
    queryKey: [...domainsKey, 'report', domainName],
    queryFn: () => responseBody(api.domains[':domainName'].report.$get({ param: { domainName } })),
    staleTime: 0,
  })

export const checkDomain = async (domainName: string): Promise<Domain> =>
  (await responseBody(api.domains[':domainName'].check.$post({ param: { domainName } }))).domain

/** A website's connected or pending domains, the main one first. */
export const connectedWith = ({ domains }: DomainList): Domain[] =>
  domains.filter(({ websiteName }) => websiteName !== null)

export const unconnected = ({ domains }: DomainList): Domain[] =>
  domains.filter(({ websiteName }) => websiteName === null)

/** Domains that were disconnected by taking the website offline. Publishing reconnects them. */
export const returningTo = ({ domains }: DomainList, draftId: string): Domain[] =>
  domains.filter(({ returnsTo }) => returnsTo === draftId)

/** Updates a domain in the cache. Refetches the list if the change may affect other domains. */
export function updateDomain(queries: QueryClient, draftId: string, domain: Domain) {
  const { queryKey } = domainsQuery(draftId)
  const known = queries.getQueryData(queryKey)
  const before = known?.domains.find(({ domainName }) => domainName === domain.domainName)
  if (!known || !before) return
  const domains = known.domains.map((each) => (each === before ? domain : each))
  queries.setQueryData(queryKey, { ...known, domains })
  if (before.live !== domain.live || before.websiteName !== domain.websiteName) {
    void queries.invalidateQueries({ queryKey })
  }
}
