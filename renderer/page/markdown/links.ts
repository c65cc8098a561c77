import { type Link, linkHref } from '../../document/values/link.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'

/** Absolute URL of a link. Undefined without a target. */
export type HrefOf = (link: Pick<Link, 'type' | 'value'>) => string | undefined

/** Resolves a published document's links. Links to missing sections have no target. */
export function absoluteLinks({ sections }: WebsiteSettings, origin: string): HrefOf {
  const ids = new Set(sections.map(({ id }) => id))
  return (link) => {
    if (link.type !== 'Section') return linkHref(link)
    return ids.has(link.value.trim()) ? `${origin}/${linkHref(link)}` : undefined
  }
}

export function linkLabel(link: Link, href: string): string {
  const network = link.network === 'Twitter' ? 'X' : link.network
  return link.label.trim() || network || href.replace(/^(https:\/\/|mailto:|tel:)/, '')
}
