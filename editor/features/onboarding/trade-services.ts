import { industries } from '../../../templates/industries/match.ts'

const mostShown = 8

/** What a business of the trade usually offers, the usual first. */
export const servicesOf = (slug: string): readonly string[] =>
  industries
    .find((pack) => pack.slug === slug)
    ?.services.slice(0, mostShown)
    .map(({ name }) => name) ?? []
