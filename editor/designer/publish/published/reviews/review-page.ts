import { atom } from 'jotai'
import { type Business, linkedPage } from '#renderer/document/business.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { businessAtom, changeBusinessAtom } from '../../../document/business.ts'

/** Review pages of known sites. */
const knownPlaces =
  /^https?:\/\/(?:(?:www\.)?g\.page\/r\/|search\.google\.[\w.]+\/local\/writereview|[\w.]*(?:trustpilot|checkatrade|trustatrader|tripadvisor|feefo|reviews)\.)|\/reviews?\b/i

/** The owner's review link, else the first link to a known review site, else blank. */
export function reviewPageOf({ links }: Pick<Business, 'links'>): string {
  const found = links.find(({ forReviews }) => forReviews) ?? links.find(({ url }) => knownPlaces.test(url))
  return found?.url ?? ''
}

/** Replaces the review link. If the list is full, drops the last link. */
export function withReviewPage({ links }: Pick<Business, 'links'>, url: string): Business['links'] {
  const before = reviewPageOf({ links })
  const others = links.filter((link) => link.url !== before && link.url !== url).slice(0, limits.businessLinks - 1)
  const taken = new Set(others.map(({ id }) => id))
  let nth = 1
  while (taken.has(`link-${nth}`)) nth += 1
  return [...others, linkedPage.parse({ id: `link-${nth}`, url, forReviews: true })]
}

export const reviewPageAtom = atom(
  (get) => reviewPageOf(get(businessAtom)),
  (get, set, url: string) => set(changeBusinessAtom, { links: withReviewPage(get(businessAtom), url) }),
)
