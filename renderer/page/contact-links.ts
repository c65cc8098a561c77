import { type Link, linkHref } from '../document/values/link.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { pageContactFacts } from '../facts/contact-facts.ts'

export type ContactLink = { text: string; href: string }

/**
 * Phone number and email with working links. In order of preference: the business or its contact section, the first
 * link of the type on the page, the legal owner.
 */
export function contactLinks(document: WebsiteSettings): { phone?: ContactLink; email?: ContactLink } {
  const { phones, emails } = pageContactFacts(document)
  const { legal } = document.settings
  const find = (type: 'Phone' | 'Email', first: readonly string[], last: string) =>
    firstContactLink(type, first) ??
    firstContactLink(type, linkValues(document.sections, type)) ??
    contactLinkTo(type, last)
  return {
    phone: find(
      'Phone',
      phones.map(({ number }) => number),
      legal.phone,
    ),
    email: find('Email', emails, legal.email),
  }
}

const firstContactLink = (type: 'Phone' | 'Email', values: readonly string[]) =>
  values.map((value) => contactLinkTo(type, value)).find((way) => way !== undefined)

function contactLinkTo(type: 'Phone' | 'Email', value: string): ContactLink | undefined {
  const href = linkHref({ type, value })
  return href === undefined ? undefined : { text: value.trim(), href }
}

function linkValues(value: object, type: Link['type'], found: string[] = []): string[] {
  if ('type' in value && value.type === type && 'value' in value) found.push(String(value.value))
  else for (const part of Object.values(value)) if (typeof part === 'object' && part) linkValues(part, type, found)
  return found
}
