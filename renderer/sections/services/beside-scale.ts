import type { SectionOf } from '../../document/section-types.ts'
import { isBlank } from '../../document/values/formatted-text.ts'
import { freeOfCharge } from '../../facts/free-of-charge.ts'
import type { ShownFacts } from '../../site/site-context.ts'
import { groupedServices, type ServiceRow } from './grouped-services.ts'
import { isBare } from './service-blocks.ts'

/** Whether the scale in the hero shows all details of a service: name, price and duration. */
function isOnScale({ facts, ...row }: ServiceRow): boolean {
  const duration = facts.own.duration ? facts.duration : ''
  return facts.amount !== null && isBare({ ...row, facts: { ...facts, price: '', duration, amount: null } })
}

/** Whether a services section adds nothing to that scale. */
export function isAllOnScale(
  { content: { body, items, layout } }: SectionOf<'Services'>,
  business: ShownFacts['business'],
  language: string,
): boolean {
  if (items.length === 0 || layout === 'Cards' || layout === 'Split' || !isBlank(body)) return false
  const groups = groupedServices(items, business, language)
  const hasTabs = layout === 'Tabs' && groups.filter(({ name }) => name !== '').length > 1
  const rows = groups.flatMap((group) => group.rows)
  return !hasTabs && rows.every(isOnScale) && freeOfCharge(business, language).length === 0
}
