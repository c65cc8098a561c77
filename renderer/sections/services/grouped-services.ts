import type { Business } from '../../document/business.ts'
import type { SectionOf } from '../../document/section-types.ts'
import { type ServiceFacts, servicePrice } from '../../facts/service-price.ts'

export type ServiceItem = SectionOf<'Services'>['content']['items'][number]
/** An item and its service's facts. `at`: the item's path in the content. */
export type ServiceRow = { item: ServiceItem; facts: ServiceFacts; at: string }
/** `name` is blank for services without a group. */
export type ServiceGroup = { name: string; rows: ServiceRow[] }

/** Services by group, in order of first appearance. */
export function groupedServices(
  items: readonly ServiceItem[],
  business: Pick<Business, 'services' | 'rate'>,
  language: string,
): ServiceGroup[] {
  const groups = new Map<string, ServiceGroup['rows']>()
  items.forEach((item, index) => {
    const row = { item, facts: servicePrice(item, business, language), at: `items.${index}` }
    groups.set(row.facts.group, [...(groups.get(row.facts.group) ?? []), row])
  })
  return [...groups].map(([name, rows]) => ({ name, rows }))
}
