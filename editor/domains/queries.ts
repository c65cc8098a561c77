import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { atom } from 'jotai'
import { answerOf, api } from '#api/client.ts'
import type { Domain, DomainList } from '#worker/domains/schema.ts'

/** The website whose own domains are looked after, while they are. Here, since other features open them and do not know them. */
export const domainsOpenAtom = atom<{ draftId: string } | null>(null)

/** The key of all domain queries. */
export const domainsKey = ['domains'] as const

/** A website's custom domains, and the owner's domains without a website. */
export const domainsQuery = (draftId: string) =>
  queryOptions({
    queryKey: [...domainsKey, 'of', draftId],
    queryFn: (): Promise<DomainList> => answerOf(api.drafts[':draftId'].domains.$get({ param: { draftId } })),
    staleTime: 30_000,
  })

/** A domain's DNS records, checked when this is fetched. */
export const reportQuery = (domainName: string) =>
  queryOptions({
    queryKey: [...domainsKey, 'report', domainName],
    queryFn: () => answerOf(api.domains[':domainName'].report.$get({ param: { domainName } })),
    staleTime: 0,
  })

/** Makes the server check a domain now. */
export const checkDomain = async (domainName: string): Promise<Domain> =>
  (await answerOf(api.domains[':domainName'].check.$post({ param: { domainName } }))).domain

/** A website's domains that stand or are on their way, the main one first. */
export const connectedWith = ({ domains }: DomainList): Domain[] =>
  domains.filter(({ websiteName }) => websiteName !== null)

/** Domains without a website. */
export const unconnected = ({ domains }: DomainList): Domain[] =>
  domains.filter(({ websiteName }) => websiteName === null)

/** Those that went offline with a website and are connected again when it is published. */
export const returningTo = ({ domains }: DomainList, draftId: string): Domain[] =>
  domains.filter(({ returnsTo }) => returnsTo === draftId)

/** Puts what the server said of a domain in the place of what was known of it. Where more may hang on it, all is read again. */
export function keepDomain(queries: QueryClient, draftId: string, domain: Domain) {
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
