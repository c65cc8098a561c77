import * as z from 'zod'
import { linkTypes, socialNetworks } from '../enumerations.ts'
import { limits } from '../fields/limits.ts'
import { parseWebAddress } from './web-address.ts'

/** Target of a button or menu entry. Links without a target are stored but not rendered. */
export const link = z.object({
  type: z.enum(linkTypes).default('None'),
  /** An email address, phone number, web address or section id, depending on `type`. */
  value: z.string().max(limits.url).default(''),
  label: z.string().max(limits.buttonLabel).default(''),
  network: z.enum(socialNetworks).optional(),
})
export type Link = z.infer<typeof link>

export const navLink = link.extend({ label: z.string().max(limits.navLink).default('') })

const emailAddress = z.email().max(limits.email)

/**
 * The `href` of a link. Undefined without a type or with an empty or invalid value. Only allows http, https, mailto,
 * tel and fragments.
 */
export function linkHref({ type, value }: Pick<Link, 'type' | 'value'>): string | undefined {
  const text = value.trim()
  if (text === '') return undefined
  return hrefByType[type](text)
}

/** The `href` on a page with these sections. Undefined for links to missing sections. */
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
