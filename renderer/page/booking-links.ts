import { type Link, linkHref } from '../document/values/link.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'

const usualLabel = 'schedule now'

/** URLs of booking pages: the scheduling section's button, and links with the default label. */
export function bookingLinks({ sections }: WebsiteSettings): ReadonlySet<string> {
  const links = sections.flatMap(({ type, content }) =>
    webLinks(content).filter(({ label }) => type === 'Scheduling' || label.trim().toLowerCase() === usualLabel),
  )
  return new Set(links.map(linkHref).filter((href) => href !== undefined))
}

function webLinks(value: unknown): Link[] {
  if (typeof value !== 'object' || value === null) return []
  // A link's label in formatted text is its run's text.
  if ('link' in value && 'text' in value) return webLinks({ label: value.text, ...(value.link as object) })
  if ('type' in value && value.type === 'Web' && 'value' in value) return [value as Link]
  return Object.values(value).flatMap(webLinks)
}
