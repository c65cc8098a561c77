import * as z from 'zod'
import { linkTypes, socialNetworks } from '../enumerations.ts'
import { limits } from '../fields/limits.ts'
import { parseWebAddress } from './web-address.ts'

/** Where a button or a menu entry leads. A link that leads nowhere is kept, and not drawn. */
export const link = z.object({
  type: z.enum(linkTypes).default('None'),
  /** An email address, a phone number, a web address or a section's id, by `type`. */
  value: z.string().max(limits.url).default(''),
  label: z.string().max(limits.buttonLabel).default(''),
  network: z.enum(socialNetworks).optional(),
})
export type Link = z.infer<typeof link>

/** A link of the header or the footer: its label may be a little longer than a button's. */
export const navLink = link.extend({ label: z.string().max(limits.navLink).default('') })

const emailAddress = z.email().max(limits.email)

/**
 * The `href` of a link, or undefined when it leads nowhere: no type, an empty value, or a value that its type does not
 * allow. Only http, https, mailto, tel and fragments ever come out.
 */
export function linkHref({ type, value }: Pick<Link, 'type' | 'value'>): string | undefined {
  const text = value.trim()
  if (text === '') return undefined
  return hrefByType[type](text)
}

/** The `href` of a link on a page of these sections: one to a section that is not there leads nowhere. */
export function hrefOnPage(
  link: Pick<Link, 'type' | 'value'>,
  sections: readonly { id: string }[],
): string | undefined {
  if (link.type === 'Section' && !sections.some(({ id }) => id === link.value.trim())) return undefined
  return linkHref(link)
}

const hrefByType: Record<Link['type'], (text: string) => string | undefined> = {
  None: () => undefined,
  Email: (text) => (emailAddress.safeParse(text).success ? `mailto:${encodeURI(text)}` : undefined),
  Phone: (text) => {
    const digits = text.replace(/[^\d+]/g, '')
    return /^\+?\d{3,20}$/.test(digits) ? `tel:${digits}` : undefined
  },
  Web: (text) => parseWebAddress(text) || undefined,
  Social: (text) => parseWebAddress(text) || undefined,
  Section: (text) => (/^[a-z][a-z0-9-]{0,47}$/.test(text) ? `#${text}` : undefined),
}
