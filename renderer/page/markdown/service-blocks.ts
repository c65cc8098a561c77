import type { SectionOf } from '../../document/section-types.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { servicePrice } from '../../facts/service-price.ts'
import { photoAddress } from '../page-facts.ts'
import type { Place } from './blocks.ts'
import { escapeInline, escapeLine, markdownLink, markdownPicture } from './escape.ts'
import { linkLabel } from './links.ts'
import { textBlocks } from './text-blocks.ts'

type Services = SectionOf<'Services'>
type Item = Services['content']['items'][number]

/**
 * A price list as Markdown lists under group headings: '- **Cut and finish** (45 min): £35' with the note below.
 * Undefined if no service has a price, a duration or a group, since text under headings reads better then.
 */
export function serviceBlocks(
  { content }: Services,
  { business, settings }: WebsiteSettings,
  place: Place,
): string[] | undefined {
  const groups = new Map<string, string[]>()
  let isPriced = false
  for (const item of content.items) {
    const { price, duration, group } = servicePrice(item, business, settings.language)
    isPriced ||= price !== '' || duration !== '' || group !== ''
    groups.set(group, [...(groups.get(group) ?? []), ...pointOf(item, { price, duration }, place)])
  }
  if (!isPriced) return undefined
  return [...groups].flatMap(([name, points]) =>
    points.length === 0 ? [] : [...(name === '' ? [] : [`### ${escapeLine(name)}`]), points.join('\n')],
  )
}

function pointOf(
  { heading, paragraph, image, button }: Item,
  { price, duration }: { price: string; duration: string },
  { hrefOf, origin }: Place,
): string[] {
  const name = heading.trim() === '' ? '' : `**${escapeInline(heading)}**`
  const time = duration === '' ? '' : `(${escapeInline(duration)})`
  const named = [name, time].filter(Boolean).join(' ')
  const first = [named, price === '' ? '' : escapeInline(price)].filter(Boolean).join(': ')
  const href = hrefOf(button)
  const picture = image && photoAddress(image, origin)
  const notes = textBlocks(paragraph, { hrefOf })
  const lines = [
    first,
    ...notes.filter((block) => !isList(block)),
    ...(picture ? [markdownPicture(image.description, picture)] : []),
    ...(href ? [markdownLink(linkLabel(button, href), href)] : []),
  ].filter(Boolean)
  const below = notes.filter(isList).map((block) => `\n\n${block}`.replaceAll('\n', '\n  '))
  const point = `${lines.join('\\\n').replaceAll('\n', '\n  ')}${below.join('')}`
  return point === '' ? [] : [`- ${point}`]
}

const isList = (block: string) => block.startsWith('- ')
