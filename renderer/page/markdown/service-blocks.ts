import type { SectionOf } from '../../document/section-types.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { paragraphsOf } from '../../elements/text.tsx'
import { servicePrice } from '../../facts/service-price.ts'
import { escapeInline, escapeLine, markdownLink } from './escape.ts'
import { type HrefOf, linkLabel } from './links.ts'

type Services = SectionOf<'Services'>
type Item = Services['content']['items'][number]

/**
 * A price list as points of lists, under the headings of its groups: '- **Cut and finish** (45 min): £35' with its note below. Undefined
 * for services without prices, durations and groups, which read better as texts under headings.
 */
export function serviceBlocks(
  { content }: Services,
  { business, settings }: WebsiteSettings,
  hrefOf: HrefOf,
): string[] | undefined {
  const groups = new Map<string, string[]>()
  let isPriced = false
  for (const item of content.items) {
    const { price, duration, group } = servicePrice(item, business, settings.language)
    isPriced ||= price !== '' || duration !== '' || group !== ''
    groups.set(group, [...(groups.get(group) ?? []), ...pointOf(item, { price, duration }, hrefOf)])
  }
  if (!isPriced) return undefined
  return [...groups].flatMap(([name, points]) =>
    points.length === 0 ? [] : [...(name === '' ? [] : [`### ${escapeLine(name)}`]), points.join('\n')],
  )
}

function pointOf(
  { heading, paragraph, button }: Item,
  { price, duration }: { price: string; duration: string },
  hrefOf: HrefOf,
): string[] {
  const name = heading.trim() === '' ? '' : `**${escapeInline(heading)}**`
  const time = duration === '' ? '' : `(${escapeInline(duration)})`
  const named = [name, time].filter(Boolean).join(' ')
  const first = [named, price === '' ? '' : escapeInline(price)].filter(Boolean).join(': ')
  const href = hrefOf(button)
  const lines = [
    first,
    ...paragraphsOf(paragraph).flat().filter(Boolean).map(escapeLine),
    ...(href ? [markdownLink(linkLabel(button, href), href)] : []),
  ].filter(Boolean)
  return lines.length === 0 ? [] : [`- ${lines.join('\\\n  ')}`]
}
