import { type Link, linkHref } from '../document/values/link.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'

/** What a link to a booking page says unless its owner words it otherwise. */
const usualLabel = 'schedule now'

/** Where appointments are booked on other websites: what the scheduling section's button leads to, and what any link of its usual words does. */
export function bookingLinks({ sections }: WebsiteSettings): ReadonlySet<string> {
  const links = sections.flatMap(({ type, content }) =>
    webLinks(content).filter(({ label }) => type === 'Scheduling' || label.trim().toLowerCase() === usualLabel),
  )
  return new Set(links.map(linkHref).filter((href) => href !== undefined))
}

/** The links to other websites in a value, however deep. */
function webLinks(value: unknown): Link[] {
  if (typeof value !== 'object' || value === null) return []
  // A link in a text says the words that it is on.
  if ('link' in value && 'text' in value) return webLinks({ label: value.text, ...(value.link as object) })
  if ('type' in value && value.type === 'Web' && 'value' in value) return [value as Link]
  return Object.values(value).flatMap(webLinks)
}
