import { Button } from '../../elements/button.tsx'
import { Prose, Text } from '../../elements/text.tsx'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useLayout } from '../../site/site-context.ts'
import type { ServiceItem, ServiceRow } from './grouped-services.ts'
import { Duration, PriceText, useServiceGroups } from './offer.tsx'
import { serviceBlocks } from './service-blocks.ts'
import { ServiceSentence } from './service-sentence.tsx'

/** With this many services, wide screens use two columns. */
const minTwoColumnServices = 7

/** A menu: names at the start, prices at the end, group names above their services. */
export function PriceList({ items }: { items: readonly ServiceItem[] }) {
  const { isApart } = useLayout('Services')
  const groups = useServiceGroups(items)
  const rows = groups.flatMap((group) => group.rows)
  const blocks = isApart && groups.every(({ name }) => name === '') ? serviceBlocks(rows) : []
  const names = blocks.find(({ kind }) => kind === 'Names')
  if (names && names.rows.length > 1) {
    const others = rows.filter((row) => !names.rows.includes(row))
    const spoken = <ServiceSentence rows={names.rows} isRun />
    return (
      <div className="blocks">
        {names === blocks[0] && spoken}
        {others.length > 0 && <GroupPrices rows={others} />}
        {names !== blocks[0] && spoken}
      </div>
    )
  }
  return (
    <div className={items.length < minTwoColumnServices ? 'menu' : 'menu long'}>
      {groups.map(({ name, rows }) => (
        <div key={name} className="group">
          <Text as="h3" text={name} />
          <PriceRows rows={rows} />
        </div>
      ))}
    </div>
  )
}

/** One group's services. The caller renders the heading. */
export const GroupPrices = ({ rows }: { rows: readonly ServiceRow[] }) => (
  <div className={rows.length < minTwoColumnServices ? 'menu' : 'menu long'}>
    <PriceRows rows={rows} />
  </div>
)

const PriceRows = ({ rows }: { rows: readonly ServiceRow[] }) => (
  <ul>
    {rows.map((row) => (
      <PriceRow key={row.item.id} {...row} />
    ))}
  </ul>
)

function PriceRow({ item, facts, at }: ServiceRow) {
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
