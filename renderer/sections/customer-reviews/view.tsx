import type { SectionOf } from '../../document/section-types.ts'
import { SectionHeading } from '../../elements/heading.tsx'
import { Monogram } from '../../elements/monogram.tsx'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Prose, Text } from '../../elements/text.tsx'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useLayout } from '../../site/site-context.ts'

/** What customers say, a card each. */
export function CustomerReviewsView({ section }: { section: SectionOf<'CustomerReviews'> }) {
  const { heading, items } = section.content
  const { editing } = useRenderTarget()
  const { columns } = useLayout('CustomerReviews')
  return (
    <SectionShell section={section} className="reviews">
      <SectionHeading heading={heading} />
      {items.length > 0 && (
        <ul className={`grid cols-${columns(items.length)}`}>
          {items.map((item, index) => (
            <li
              key={item.id}
              className="card"
              data-item={editing ? item.id : undefined}
              data-sample={editing && item.sample ? '' : undefined}
            >
              <figure>
                <blockquote>
                  <Prose text={item.paragraph} field={`items.${index}.paragraph`} exact />
                </blockquote>
                <figcaption>
                  <Monogram name={item.authorName} />
                  <span>
                    <Text as="cite" text={item.authorName} field={`items.${index}.authorName`} />
                    <Text as="span" text={item.authorLocation} field={`items.${index}.authorLocation`} />
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
    </SectionShell>
  )
}
