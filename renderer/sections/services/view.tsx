import type { SectionOf } from '../../document/section-types.ts'
import { Button } from '../../elements/button.tsx'
import { SectionHeading } from '../../elements/heading.tsx'
import { Picture } from '../../elements/picture.tsx'
import { isShown } from '../../elements/pictures.ts'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Prose, Text } from '../../elements/text.tsx'
import { usePageWords } from '../../elements/use-page-words.ts'
import { useRenderTarget } from '../../render-target.tsx'
import { useLayout } from '../../site-context.ts'
import { serviceFrame } from './service-frame.ts'

/** What the business does: as many side by side as the style has it. */
export function ServicesView({ section }: { section: SectionOf<'Services'> }) {
  const { heading, body, items } = section.content
  const { editing } = useRenderTarget()
  const words = usePageWords()
  const layout = useLayout('Services')
  const columns = layout.columns(items.length)
  const place = serviceFrame(section.content, layout)
  return (
    <SectionShell section={section} className="services">
      <SectionHeading heading={heading} body={body} unseen={items.length > 0 ? words.services : undefined} />
      {items.length > 0 && (
        <ul className={`grid cols-${columns}`}>
          {items.map((item, index) => (
            <li
              key={item.id}
              className={isShown(item.image) ? 'card' : 'card bare'}
              data-item={editing ? item.id : undefined}
            >
              <Picture image={item.image} {...place} sizes={layout.sizes(columns)} field={`items.${index}.image`} />
              <div className="text">
                <Text as="h3" text={item.heading} field={`items.${index}.heading`} />
                <Prose text={item.paragraph} field={`items.${index}.paragraph`} />
                <Button link={item.button} kind={layout.button} field={`items.${index}.button`} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </SectionShell>
  )
}
