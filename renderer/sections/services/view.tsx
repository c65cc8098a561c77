import type { SectionOf } from '../../document/section-types.ts'
import { Button } from '../../elements/button.tsx'
import { columnsFor } from '../../elements/columns.ts'
import { SectionHeading } from '../../elements/heading.tsx'
import { Picture } from '../../elements/picture.tsx'
import { isShown } from '../../elements/pictures.ts'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Prose, Text } from '../../elements/text.tsx'
import { useRenderTarget } from '../../render-target.tsx'

/** What the business does, as cards: one lies on its side, more stand in rows that are never left with a lone one. */
export function ServicesView({ section }: { section: SectionOf<'Services'> }) {
  const { heading, body, frame, items } = section.content
  const { editing } = useRenderTarget()
  const columns = columnsFor(items.length)
  return (
    <SectionShell section={section} className="services">
      <SectionHeading heading={heading} body={body} />
      {items.length > 0 && (
        <ul className={`grid cols-${columns}`}>
          {items.map((item, index) => (
            <li
              key={item.id}
              className={isShown(item.image) ? 'card' : 'card bare'}
              data-item={editing ? item.id : undefined}
            >
              <Picture
                image={item.image}
                frame={frame}
                sizes={`(min-width:62rem) ${Math.round(72 / columns)}rem,(min-width:40rem) 46vw,92vw`}
                field={`items.${index}.image`}
              />
              <div className="text">
                <Text as="h3" text={item.heading} field={`items.${index}.heading`} />
                <Prose text={item.paragraph} field={`items.${index}.paragraph`} />
                <Button link={item.button} kind="text" field={`items.${index}.button`} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </SectionShell>
  )
}
