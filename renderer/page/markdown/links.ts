import { type Link, linkHref } from '../../document/values/link.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'

/** Where a link of the page leads, from anywhere; undefined when nowhere. */
export type HrefOf = (link: Pick<Link, 'type' | 'value'>) => string | undefined

/** Links of a published document with absolute addresses. One to a section that is not on the page leads nowhere. */
export function absoluteLinks({ sections }: WebsiteSettings, origin: string): HrefOf {
  const ids = new Set(sections.map(({ id }) => id))
  return (link) => {
    if (link.type !== 'Section') return linkHref(link)
    return ids.has(link.value.trim()) ? `${origin}/${linkHref(link)}` : undefined
  }
}

/** What a link is called: its label, its network, or where it leads. */
export function linkLabel(link: Link, href: string): string {
  const network = link.network === 'Twitter' ? 'X' : link.network
  return link.label.trim() || network || href.replace(/^(https:\/\/|mailto:|tel:)/, '')
}
