import { withoutOrigins } from '../../../renderer/document/fact-origins.ts'
import { findField } from '../../../renderer/document/fields/field-path.ts'
import { itemSchema, schemaFields } from '../../../renderer/document/fields/schema-fields.ts'
import { sectionTitle } from '../../../renderer/document/section-title.ts'
import { type Section, sectionTypes } from '../../../renderer/document/section-types.ts'
import { plainWords } from '../../../renderer/document/values/formatted-text.ts'
import type { Link } from '../../../renderer/document/values/link.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { offeredLayouts } from '../../../renderer/options/offered-layouts.ts'

type Values = Record<string, unknown>

/** Of the page in a prompt, in characters: longer texts are cut first. */
const mostText = 400

/** The website as a model reads it: the sections with the paths of their fields, the look, and the facts. */
export function pageBrief(document: WebsiteSettings, selected: string | undefined): Record<string, string> {
  const { business, settings, style, theme, businessName, sections } = document
  const { activities: _activities, sentences: _sentences, place, ...facts } = withoutOrigins(business)
  return {
    businessName,
    page: JSON.stringify(
      sections.map((section) => ({
        ...{ id: section.id, type: section.type, title: sectionTitle(section, sections) },
        ...(section.hidden && { hidden: true }),
        ...(section.locked && { locked: true }),
        ...(section.id === selected && { open: true }),
        layouts: layoutsOf(document, section),
        fields: fieldsOf(section),
      })),
    ),
    facts: JSON.stringify({ ...facts, town: place.town, country: place.country }),
    look: JSON.stringify({
      ...{ style, titleFont: theme.titleFont.family, bodyFont: theme.bodyFont.family, darkMode: theme.darkMode },
      ...{ headingSize: theme.headingSize, buttonCorners: theme.buttonCorners, imageCorners: theme.imageCorners },
    }),
    settings: JSON.stringify({
      pageTitle: settings.pageTitle,
      pageDescription: settings.pageDescription,
      language: settings.language,
    }),
  }
}

function layoutsOf(document: WebsiteSettings, section: Section): readonly string[] | undefined {
  const schema = findField(document, `${section.id}.layout`)?.field.schema as
    | { options?: readonly string[] }
    | undefined
  return schema?.options && offeredLayouts(schema.options, section, document)
}

function fieldsOf(section: Section): Values {
  return Object.fromEntries(listed(sectionTypes[section.type].content, section.content, section.id))
}

function listed(schema: Parameters<typeof schemaFields>[0], values: Values, at: string): [string, unknown][] {
  return schemaFields(schema).flatMap((field): [string, unknown][] => {
    const path = `${at}.${field.name}`
    const value = values[field.name]
    if (field.control === 'list') {
      const items = value as (Values & { id: string })[]
      return [[path, items.length], ...items.flatMap((item) => listed(itemSchema(field), item, `${path}.${item.id}`))]
    }
    if (field.control === 'link') return [[`${path}.label`, (value as Link).label]]
    if (field.control === 'picture') return [[path, value === null ? 'no picture' : 'a picture']]
    if (field.control === 'formatted') return [[path, plainWords(value as never).slice(0, mostText)]]
    if (typeof value === 'string') return [[path, value.slice(0, mostText)]]
    return typeof value === 'boolean' || typeof value === 'number' ? [[path, value]] : []
  })
}
