import type { SectionOf } from '../../document/section-types.ts'
import { Button } from '../../elements/button.tsx'
import { Picture } from '../../elements/pictures/picture.tsx'
import type { PictureFrame } from '../../elements/pictures/pictures.ts'
import { Prose, Text } from '../../elements/text.tsx'
import { useRenderTarget } from '../../site/render-target.tsx'
import { Offer, type ServiceRow, useServiceGroups } from './offer.tsx'

/** As wide as the CSS of `.rows` has it. */
const sizes = '(min-width:62rem) 11rem,5.5rem'

/** One row for each: a small picture, what the owner says of it, and at the end its price. Groups have their names above. */
export function ServiceList({ content: { items, frame } }: { content: SectionOf<'Services'>['content'] }) {
  const groups = useServiceGroups(items)
  return (
    <div className="rows">
      {groups.map(({ name, rows }) => (
        <div key={name} className="group">
          <Text as="h3" text={name} />
          <ul>
            {rows.map((row) => (
              <Row key={row.item.id} {...row} frame={frame} isGrouped={name !== ''} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Row({ item, facts, at, frame, isGrouped }: ServiceRow & PictureFrame & { isGrouped: boolean }) {
  const { editing } = useRenderTarget()
  return (
    <li data-item={editing ? item.id : undefined}>
      <Picture image={item.image} frame={frame} sizes={sizes} field={`${at}.image`} />
      <div className="text">
        <Text as={isGrouped ? 'h4' : 'h3'} className="name" text={item.heading} field={`${at}.heading`} />
        <Prose text={item.paragraph} field={`${at}.paragraph`} />
        <Button link={item.button} kind="text" field={`${at}.button`} />
      </div>
      <Offer facts={facts} at={at} />
    </li>
  )
}
