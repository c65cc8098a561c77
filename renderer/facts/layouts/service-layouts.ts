import type { Business } from '../../document/business.ts'
import type { ServiceLayout } from '../../document/enumerations.ts'
import { type FormattedText, plainWords } from '../../document/values/formatted-text.ts'
import { servicePrice } from '../service-price.ts'

export type ServiceTraits = {
  count: number
  priced: number
  pictured: number
  groups: readonly number[]
  /** Average length of descriptions, in characters. */
  noteLength: number
}

type Item = { service: string; price: string; duration: string; paragraph: FormattedText }

export function serviceTraits<T extends Item>(
  items: readonly T[],
  business: Pick<Business, 'services'>,
  isPictured: (item: T) => boolean,
): ServiceTraits {
  const groups = new Map<string, number>()
  let [priced, letters] = [0, 0]
  for (const item of items) {
    const { price, group } = servicePrice(item, business, 'en')
    if (price !== '') priced += 1
    if (group !== '') groups.set(group, (groups.get(group) ?? 0) + 1)
    letters += plainWords(item.paragraph).trim().length
  }
  return {
    count: items.length,
    priced,
    pictured: items.filter(isPictured).length,
    groups: [...groups.values()],
    noteLength: items.length === 0 ? 0 : letters / items.length,
  }
}

/** More services are easier to read as a list. */
const maxCards = 6
/** Large rows take too much space in a longer list. */
const maxListLength = 14
/** With this many services, one group at a time is easier to read. */
const minTabServices = 12
const groupsInTabs = [3, 6] as const
/** In characters. Cards with longer texts become columns of small print. */
const longNoteLength = 180

/** Suitable layouts, best first. The style picks one. */
export function suitedLayouts(traits: ServiceTraits): readonly [ServiceLayout, ...ServiceLayout[]] {
  const { count, pictured, groups, noteLength } = traits
  const isPictured = count > 0 && pictured === count
  if (isListOfPrices(traits)) {
    if (fillTabs(traits)) return ['PriceList', 'Tabs']
    return count > maxListLength || groups.length > 0 ? ['PriceList'] : ['PriceList', 'List']
  }
  if (isPictured && groups.length === 0) return count === 2 ? ['Split'] : count === 3 ? ['Cards', 'Split'] : ['Cards']
  return noteLength > longNoteLength ? ['List'] : ['List', 'Cards']
}

/**
 * Whether customers mainly look for prices: services with groups, or mostly priced ones without descriptions or too
 * many for cards. Not for a few services that all have pictures.
 */
export function isListOfPrices({ count, priced, pictured, groups, noteLength }: ServiceTraits): boolean {
  if (groups.length > 0) return true
  if (count < 2 || priced * 2 <= count) return false
  return count > maxCards || (noteLength === 0 && pictured < count)
}

const fillTabs = ({ count, groups }: ServiceTraits) =>
  count >= minTabServices &&
  groups.length >= groupsInTabs[0] &&
  groups.length <= groupsInTabs[1] &&
  groups.every((size) => size > 1) &&
  groups.reduce((sum, size) => sum + size, 0) === count
