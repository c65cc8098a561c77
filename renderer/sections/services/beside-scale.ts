import type { SectionOf } from '../../document/section-types.ts'
import { isBlank } from '../../document/values/formatted-text.ts'
import { freeOfCharge } from '../../facts/free-of-charge.ts'
import type { ShownFacts } from '../../site/site-context.ts'
import { groupedServices, type ServiceGroup, type ServiceRow } from './grouped-services.ts'
import { isBare } from './service-blocks.ts'

/** The services of a list that add something to an opening that shows the name, price and duration of each priced service. */
export const besideScale = (groups: readonly ServiceGroup[]): ServiceGroup[] =>
  groups.map(({ name, rows }) => ({ name, rows: rows.flatMap(left) })).filter(({ rows }) => rows.length > 0)

function left(row: ServiceRow): ServiceRow[] {
  if (!row.facts.amount) return [row]
  const duration = row.facts.own.duration ? row.facts.duration : ''
  const rest = { ...row, facts: { ...row.facts, price: '', duration, amount: null } }
  return isBare(rest) ? [] : [rest]
}

/** Whether a services section adds nothing to such an opening. */
export function isAllOnScale(
  { content: { body, items, layout } }: SectionOf<'Services'>,
  business: ShownFacts['business'],
  language: string,
): boolean {
  if (items.length === 0 || layout === 'Cards' || layout === 'Split' || !isBlank(body)) return false
  const groups = groupedServices(items, business, language)
  const hasTabs = layout === 'Tabs' && groups.filter(({ name }) => name !== '').length > 1
  return !hasTabs && besideScale(groups).length === 0 && freeOfCharge(business, language).length === 0
}
