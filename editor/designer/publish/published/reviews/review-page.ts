import { atom } from 'jotai'
import { type Business, page } from '#renderer/document/business.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { businessAtom, changeBusinessAtom } from '../../../document/business.ts'

/** Addresses at which customers write reviews, where nobody said so. */
const knownPlaces =
  /^https?:\/\/(?:(?:www\.)?g\.page\/r\/|search\.google\.[\w.]+\/local\/writereview|[\w.]*(?:trustpilot|checkatrade|trustatrader|tripadvisor|feefo|reviews)\.)|\/reviews?\b/i

/** Where customers write reviews of a business: the link that its owner gave for it, or the first that seems to be one. Blank without any. */
export function reviewPageOf({ links }: Pick<Business, 'links'>): string {
  const found = links.find(({ forReviews }) => forReviews) ?? links.find(({ url }) => knownPlaces.test(url))
  return found?.url ?? ''
}

/** The business's links with another page for reviews in the place of the one before. The last one goes where there is no room. */
export function withReviewPage({ links }: Pick<Business, 'links'>, url: string): Business['links'] {
  const before = reviewPageOf({ links })
  const others = links.filter((link) => link.url !== before && link.url !== url).slice(0, limits.businessLinks - 1)
  const taken = new Set(others.map(({ id }) => id))
  let nth = 1
  while (taken.has(`link-${nth}`)) nth += 1
  return [...others, page.parse({ id: `link-${nth}`, url, forReviews: true })]
}

export const reviewPageAtom = atom(
  (get) => reviewPageOf(get(businessAtom)),
  (get, set, url: string) => set(changeBusinessAtom, { links: withReviewPage(get(businessAtom), url) }),
)
