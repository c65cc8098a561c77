import type * as z from 'zod'
import { itemSchema, schemaFields } from '#renderer/document/fields/schema-fields.ts'
import { product } from '#renderer/document/product.ts'
import { type Section, sectionTypes } from '#renderer/document/section-types.ts'
import type { Link } from '#renderer/document/values/link.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'

const itemsShown = 3

/** A thumbnail's content: header, first section, and the next section with items, shortened. */
export function topOfSite(site: WebsiteSettings): WebsiteSettings {
  const shown = site.sections.filter(({ hidden }) => !hidden)
  const [header, ...others] = shown
  const [first, ...rest] = others.filter(({ type }) => !sectionTypes[type].required)
  const sections = [header, first, rest.find(hasItems) ?? rest[0]].filter((section) => section !== undefined)
  return { ...site, sections: sections.map((section) => forMiniature(section)) }
}

const hasItems = ({ type }: Section) =>
  schemaFields(sectionTypes[type].content).some(({ control }) => control === 'list')

export function forMiniature(section: Section, items = itemsShown): Section {
  const { content, required } = sectionTypes[section.type]
  const maxItems = required ? Number.POSITIVE_INFINITY : items
  return { ...section, content: small(content, section.content, maxItems) } as Section
}

/** Shortens lists. Links become external, because links to a missing section aren't drawn. */
function small(schema: z.ZodObject, content: Record<string, unknown>, maxItems: number): Record<string, unknown> {
  const changed = schemaFields(schema).flatMap((field): [string, unknown][] => {
    const value = content[field.name]
    if (field.control === 'link') return [[field.name, leadingOff(value as Link)]]
    if (field.control !== 'list') return []
    const items = (value as Record<string, unknown>[]).slice(0, maxItems)
    return [[field.name, items.map((item) => small(itemSchema(field), item, maxItems))]]
  })
  return { ...content, ...Object.fromEntries(changed) }
}

const leadingOff = (link: Link): Link =>
  link.type === 'Section' ? { ...link, type: 'Web', value: product.homepage } : link
