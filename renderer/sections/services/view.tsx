import type { ServiceLayout } from '../../document/enumerations.ts'
import type { SectionOf } from '../../document/section-types.ts'
import { Button } from '../../elements/button.tsx'
import { SectionHeading } from '../../elements/heading.tsx'
import { HourWindow } from '../../elements/hour-window.tsx'
import { Light } from '../../elements/light.tsx'
import { Picture } from '../../elements/pictures/picture.tsx'
import { isShown } from '../../elements/pictures/pictures.ts'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Prose, Text } from '../../elements/text.tsx'
import { usePageWords } from '../../elements/words/use-page-words.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useFacts, useLayout, usePhotoPlaces, useSite } from '../../site/site-context.ts'
import { useSwapClass } from '../../site/use-seeded-choice.ts'
import { CellServices } from './bento/view.tsx'
import { isAllOnScale } from './beside-scale.ts'
import { ItemOffer } from './offer.tsx'
import { PairedServices } from './paired.tsx'
import { PriceList } from './price-list.tsx'
import { ServiceIcon } from './service-icon.tsx'
import { frameIn, serviceColumns, serviceLayout } from './service-layout.ts'
import { ServiceList } from './service-list.tsx'
import { ServiceTabs } from './service-tabs.tsx'

/** With fewer services, the list is shorter than a window. */
const minBesideWindow = 3

type ServicesProps = { section: SectionOf<'Services'> }

export function ServicesView({ section }: ServicesProps) {
  const { layout } = section.content
  const { services: photos } = usePhotoPlaces()
  const { introducesPrices } = useSite()
  if (introducesPrices) return <ServicesBesideScale section={section} />
  if (photos.length > 0) return <PairedServices section={section} photos={photos} />
  const followsFacts = layout === 'Auto' || layout === 'Tabs'
  return followsFacts ? <ServicesByFacts section={section} /> : <ServicesInLayout section={section} layout={layout} />
}

/** Omits the section if the hero already shows all of it. */
function ServicesBesideScale({ section }: ServicesProps) {
  const { business } = useFacts()
  const { language } = useSite()
  return isAllOnScale(section, business, language) ? null : <ServicesByFacts section={section} />
}

/** Prices and groups determine the layout. A separate component, so that not every fact redraws other layouts. */
function ServicesByFacts({ section }: ServicesProps) {
  const layout = serviceLayout(section.content, useLayout('Services'), useFacts().business)
  return <ServicesInLayout section={section} layout={layout} />
}

function ServicesInLayout({ section, layout }: ServicesProps & { layout: ServiceLayout }) {
  const { heading, body, items } = section.content
  const words = usePageWords()
  const { isBento } = useLayout('Services')
  const swap = useSwapClass('Services')
  const isOfCards = layout === 'Cards' || layout === 'Split'
  const hasWindow = !isOfCards && items.length >= minBesideWindow && !items.some(({ image }) => isShown(image))
  if (isBento && isOfCards && items.length > 0) return <CellServices section={section} />
  return (
    <SectionShell section={section} className={`${isOfCards ? 'services' : 'price-list'}${swap}`}>
      <SectionHeading heading={heading} body={body} unseen={items.length > 0 ? words.services : undefined} />
      {hasWindow && <HourWindow of={section.id} hour="noon" />}
      {items.length > 0 && <Items section={section} layout={layout} />}
    </SectionShell>
  )
}

function Items({ section, layout }: ServicesProps & { layout: ServiceLayout }) {
  const { content } = section
  if (layout === 'List') return <ServiceList content={content} />
  if (layout === 'PriceList') return <PriceList items={content.items} />
  if (layout === 'Tabs') return <ServiceTabs section={section} />
  return <Cards section={section} layout={layout} />
}

/** A grid with the style's columns. Split: a column of rows whose pictures alternate sides. */
function Cards({ section: { id, content }, layout }: ServicesProps & { layout: ServiceLayout }) {
  const { items } = content
  const { editing } = useRenderTarget()
  const style = useLayout('Services')
  const columns = serviceColumns(layout, items.length, style)
  const place = frameIn(layout, content, style)
  const hasWindows = items.length <= (style.windows ?? 0) && !items.some(({ image }) => isShown(image))
  return (
    <ul className={`grid cols-${columns}${layout === 'Split' ? ' sides' : ''}`}>
      {items.map((item, index) => (
        <li
          key={item.id}
          className={isShown(item.image) ? 'card' : 'card bare'}
          data-item={editing ? item.id : undefined}
        >
          {hasWindows && <Window of={`${id}-${index}`} />}
          <Picture image={item.image} {...place} sizes={style.sizes(columns)} field={`items.${index}.image`} />
          <ServiceIcon item={item} />
          <div className="text">
            <Text as="h3" text={item.heading} field={`items.${index}.heading`} />
            <Prose text={item.paragraph} field={`items.${index}.paragraph`} />
            <ItemOffer item={item} at={`items.${index}`} />
            <Button link={item.button} kind={style.button} field={`items.${index}.button`} />
          </div>
        </li>
      ))}
    </ul>
  )
}

const Window = ({ of }: { of: string }) => (
  <span className="window">
    <Light of={of} as="span" />
  </span>
)
