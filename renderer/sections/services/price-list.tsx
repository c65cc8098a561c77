import type { SectionOf } from '../../document/section-types.ts'
import { Button } from '../../elements/button.tsx'
import { Prose, Text } from '../../elements/text.tsx'
import type { ServiceFacts } from '../../facts/service-price.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { Duration, PriceText, useServiceFacts } from './offer.tsx'

type Item = SectionOf<'Services'>['content']['items'][number]
type Row = { item: Item; facts: ServiceFacts; at: string }

/** From so many services on, a wide screen shows them in two columns. */
const longFrom = 7

/** Names at one side, prices at the other, as on a menu; services of a group stand under its name. */
export function PriceList({ items }: { items: readonly Item[] }) {
  const factsOf = useServiceFacts()
  const rows = items.map((item, index) => ({ item, facts: factsOf(item), at: `items.${index}` }))
  // Keeps the order in which the groups first come up.
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(row.facts.group, [...(groups.get(row.facts.group) ?? []), row])
  return (
    <div className={rows.length < longFrom ? 'menu' : 'menu long'}>
      {[...groups].map(([name, members]) => (
        <Group key={name} name={name} rows={members} />
      ))}
    </div>
  )
}

function Group({ name, rows }: { name: string; rows: readonly Row[] }) {
  return (
    <div className="group">
      <Text as="h3" text={name} />
      <ul>
        {rows.map((row) => (
          <PriceRow key={row.item.id} {...row} />
        ))}
      </ul>
    </div>
  )
}

function PriceRow({ item, facts, at }: Row) {
  const { editing } = useRenderTarget()
  return (
    <li data-item={editing ? item.id : undefined}>
      <p className="priced">
        <span>
          <Text as="span" className="name" text={item.heading} field={`${at}.heading`} />{' '}
          <Duration facts={facts} at={at} />
        </span>
        <PriceText facts={facts} at={at} />
      </p>
      <Prose text={item.paragraph} field={`${at}.paragraph`} />
      <Button link={item.button} kind="text" field={`${at}.button`} />
    </li>
  )
}
