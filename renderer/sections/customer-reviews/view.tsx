import type { SectionOf } from '../../document/section-types.ts'
import { SectionHeading } from '../../elements/heading.tsx'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Prose, Text } from '../../elements/text.tsx'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useLayout } from '../../site/site-context.ts'
import { Origin } from './origin.tsx'
import { reviewsLayout } from './reviews-layout.ts'
import { Stars } from './stars.tsx'

type Content = SectionOf<'CustomerReviews'>['content']
type Reviews = { items: Content['items']; from: number }

/** Reviews as cards, as a list, or as cards below a large first review. */
export function CustomerReviewsView({ section }: { section: SectionOf<'CustomerReviews'> }) {
  const { heading, items } = section.content
  const style = useLayout('CustomerReviews')
  const layout = reviewsLayout(section.content, style)
  const large = layout === 'Spotlight' ? 1 : 0
  const others = items.slice(large)
  return (
    <SectionShell section={section} className="reviews">
      <SectionHeading heading={heading} />
      {large > 0 && items.length > 0 && (
        <ul className="grid cols-1 featured">
          <Entries items={items.slice(0, large)} from={0} />
        </ul>
      )}
      {others.length > 0 && (
        <ul className={layout === 'List' ? 'grid listed' : `grid cols-${style.columns(others.length)}`}>
          <Entries items={others} from={large} listed={layout === 'List'} />
        </ul>
      )}
    </SectionShell>
  )
}

/** `from`: the index of the first item within the section. */
function Entries({ items, from, listed = false }: Reviews & { listed?: boolean }) {
  const { editing } = useRenderTarget()
  return items.map((item, nth) => {
    const at = `items.${from + nth}`
    return (
      <li
        key={item.id}
        className={listed ? undefined : 'card'}
        data-item={editing ? item.id : undefined}
        data-sample={editing && item.sample ? '' : undefined}
      >
        <figure>
          <blockquote>
            <Stars count={item.stars} />
            <Prose text={item.paragraph} field={`${at}.paragraph`} exact />
          </blockquote>
          <figcaption>
            <span>
              <Text as="cite" text={item.authorName} field={`${at}.authorName`} />
              <Text as="span" text={item.authorLocation} field={`${at}.authorLocation`} />
              <Origin review={item} at={at} />
            </span>
          </figcaption>
        </figure>
      </li>
    )
  })
}
