import type { Business, OfferedService } from '../../renderer/document/business.ts'

const fewestPriced = 2

/** The services that a section of the page lists: a list of mostly prices has no rows without one, where a sentence names these. */
export const listedServices = (business: Business): OfferedService[] => {
  const inProse = servicesInProse(business)
  return business.services.filter(({ id }) => !inProse.has(id))
}

/** A single service without a price or a note doesn't get its own section. */
export const hasRows = ({ services: [only, ...others] }: Business): boolean =>
  only !== undefined && (others.length > 0 || only.price !== null || only.note !== '')

/** The ids of the services without a price that sentences name, beside at least as many prices. */
export function servicesInProse({
  services,
  sentences,
}: Pick<Business, 'services' | 'sentences'>): ReadonlySet<string> {
  const isPriced = ({ price, priceWords }: OfferedService) => price !== null || priceWords !== ''
  const priced = services.filter(isPriced).length
  const isListOfPrices = priced >= fewestPriced && priced * 2 >= services.length
  const named = new Set(sentences.flatMap(({ facts }) => facts))
  const unpriced = services.filter((one) => !isPriced(one) && one.group === '' && named.has(one.id))
  return new Set(isListOfPrices ? unpriced.map(({ id }) => id) : [])
}
