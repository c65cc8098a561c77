import { type Link, linkHref } from '../../../../renderer/document/link.ts'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'

/** Where a link leads from a page; undefined when nowhere, as when its section is not on the page. */
export function linkTarget(link: Link, { sections }: WebsiteSettings): string | undefined {
  if (link.type === 'Section' && !sections.some(({ id }) => id === link.value.trim())) return undefined
  return linkHref(link)
}

/** Whether nobody has said where it leads. */
export const isUnset = ({ type, value }: Link) => type === 'None' || value.trim() === ''
