import type { SectionOf } from '../../document/section-types.ts'
import { parseWebAddress } from '../../document/values/web-address.ts'
import { formatDate } from '../../facts/format-date.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useSite } from '../../site/site-context.ts'

type Review = SectionOf<'CustomerReviews'>['content']['items'][number]

/** Renders nothing if both are unknown. */
export function Origin({ review: { source, link, date }, at }: { review: Review; at: string }) {
  const { editing } = useRenderTarget()
  const { language } = useSite()
  const href = parseWebAddress(link)
  const name = source.trim() || (href ? new URL(href).hostname.replace(/^www\./, '') : '')
  const written = formatDate(date, language)
  if (name === '' && written === '') return null
  const sourceElement = <span data-field={editing && source.trim() ? `${at}.source` : undefined}>{name}</span>
  return (
    <span className="origin">
      {name !== '' &&
        (href ? (
          <a href={href} rel="nofollow noopener">
            {sourceElement}
          </a>
        ) : (
          sourceElement
        ))}
      {name !== '' && written !== '' && ' · '}
      {written !== '' && <time dateTime={date.trim()}>{written}</time>}
    </span>
  )
}
