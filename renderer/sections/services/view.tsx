import type { SectionOf } from '../../document/section-types.ts'
import { Button } from '../../elements/button.tsx'
import { SectionHeading } from '../../elements/heading.tsx'
import { Picture } from '../../elements/pictures/picture.tsx'
import { isShown } from '../../elements/pictures/pictures.ts'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Prose, Text } from '../../elements/text.tsx'
import { usePageWords } from '../../elements/words/use-page-words.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useLayout } from '../../site/site-context.ts'
import { Duration, PriceText, useServiceFacts } from './offer.tsx'
import { PriceList } from './price-list.tsx'
import { serviceFrame } from './service-frame.ts'

type Content = SectionOf<'Services'>['content']

/** What the business does: as cards, or as a list of prices. */
export function ServicesView({ section }: { section: SectionOf<'Services'> }) {
  const { heading, body, items, layout } = section.content
  const words = usePageWords()
  const isList = layout === 'PriceList'
  return (
    <SectionShell section={section} className={isList ? 'price-list' : 'services'}>
      <SectionHeading heading={heading} body={body} unseen={items.length > 0 ? words.services : undefined} />
      {items.length > 0 && (isList ? <PriceList items={items} /> : <Cards content={section.content} />)}
    </SectionShell>
  )
}

/** As many side by side as the style has it. */
function Cards({ content }: { content: Content }) {
  const { items } = content
  const { editing } = useRenderTarget()
  const layout = useLayout('Services')
  const columns = layout.columns(items.length)
  const place = serviceFrame(content, layout)
  return (
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
            <Offer item={item} at={`items.${index}`} />
            <Button link={item.button} kind={layout.button} field={`items.${index}.button`} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Offer({ item, at }: { item: Content['items'][number]; at: string }) {
  const facts = useServiceFacts()(item)
  if (facts.price === '' && facts.duration === '') return null
  return (
    <p className="offer">
      <PriceText facts={facts} at={at} />
      <Duration facts={facts} at={at} />
    </p>
  )
}
