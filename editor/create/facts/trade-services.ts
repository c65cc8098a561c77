import { trades } from '#templates/trade-list.ts'

const mostShown = 8

/** What a business of the trade usually offers, the usual first. */
export const servicesOf = (slug: string): readonly string[] =>
  trades
    .find((trade) => trade.slug === slug)
    ?.services.slice(0, mostShown)
    .map(({ name }) => name) ?? []
