import { type Link, linkHref } from '../document/values/link.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { pageContactFacts } from '../facts/contact-facts.ts'

export type WayToReach = { text: string; href: string }

/**
 * How visitors reach the owner, with addresses that work: as the business and its contact section say it, else where the page's first link
 * of the kind leads, else as the person responsible for the page gave it.
 */
export function waysToReach(document: WebsiteSettings): { phone?: WayToReach; email?: WayToReach } {
  const { phones, emails } = pageContactFacts(document)
  const { legal } = document.settings
  const find = (type: 'Phone' | 'Email', first: readonly string[], last: string) =>
    [...first, ...linkValues(document.sections, type), last]
      .map((value) => wayTo(type, value))
      .find((way) => way !== undefined)
  return {
    phone: find(
      'Phone',
      phones.map(({ number }) => number),
      legal.phone,
    ),
    email: find('Email', emails, legal.email),
  }
}

function wayTo(type: 'Phone' | 'Email', value: string): WayToReach | undefined {
  const href = linkHref({ type, value })
  return href === undefined ? undefined : { text: value.trim(), href }
}

/** What the links of a type lead to, however deep in a value. */
function linkValues(value: unknown, type: Link['type']): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('type' in value && value.type === type && 'value' in value) return [String(value.value)]
  return Object.values(value).flatMap((part) => linkValues(part, type))
}
