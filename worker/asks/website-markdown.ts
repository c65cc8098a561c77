import { findField } from '../../renderer/document/fields/field-path.ts'
import { itemSchema, type SchemaField, schemaFields } from '../../renderer/document/fields/schema-fields.ts'
import { sectionTitle } from '../../renderer/document/section-title.ts'
import { type Section, sectionTypes } from '../../renderer/document/section-types.ts'
import { plainWords } from '../../renderer/document/values/formatted-text.ts'
import type { Link } from '../../renderer/document/values/link.ts'
import { serviceTitle } from '../../renderer/document/values/service-title.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { formatPrice } from '../../renderer/facts/format-price.ts'
import { offeredLayouts } from '../../renderer/options/offered-layouts.ts'
import { bodyFamiliesOf, titleFamiliesOf } from '../../renderer/styles/font-pairs.ts'
import { palettes } from '../../templates/palettes/palettes.ts'
import { isInstruction } from '../creation/writing/told-facts.ts'

type Values = Record<string, unknown>

/** A longer list, such as that of icons, is left out. */
const maxOptions = 16

/** In characters. */
const maxTextLength = 400

/** The website as a model reads it: sections with the paths of their fields, facts, looks and settings. */
export function websiteMarkdown(document: WebsiteSettings, selected?: string): string {
  return [
    `# ${document.businessName}`,
    ...document.sections.map((section) => sectionText(section, document, section.id === selected)),
    `## Facts of the business`,
    ...factLines(document),
    '## Looks',
    ...lookLines(document),
    '## Page settings',
    ...settingLines(document),
  ].join('\n')
}

function sectionText(section: Section, document: WebsiteSettings, isOpen: boolean): string {
  const { id, type, hidden, locked } = section
  const marks = [hidden && 'hidden', locked && 'locked', isOpen && 'open in the editor'].filter(Boolean)
  const layouts = layoutsOf(document, section)
  return [
    `## ${sectionTitle(section, document.sections)} (id ${id}, type ${type}${marks.map((mark) => `, ${mark}`).join('')})`,
    ...(layouts ? [`${id}.layout: ${layouts.now} (one of ${layouts.all.join(', ')})`] : []),
    ...fieldLines(sectionTypes[type].content, section.content, id),
  ].join('\n')
}

function layoutsOf(document: WebsiteSettings, section: Section) {
  const found = findField(document, `${section.id}.layout`)
  const { options } = (found?.field.schema ?? {}) as { options?: readonly string[] }
  return options && { now: String(found?.value), all: offeredLayouts(options, section, document) }
}

function fieldLines(schema: Parameters<typeof schemaFields>[0], values: Values, at: string): string[] {
  const blank: string[] = []
  const lines = schemaFields(schema).flatMap((field): string[] => {
    const path = `${at}.${field.name}`
    const value = values[field.name]
    if (field.control === 'layout' || field.control === 'service') return []
    if (field.control === 'list') {
      const items = value as (Values & { id: string })[]
      const inner = items.flatMap((item) => fieldLines(itemSchema(field), item, `${path}.${item.id}`))
      return [`${path}: ${items.length} of at most ${field.max ?? items.length}`, ...inner]
    }
    const text = valueText(field, value)
    if (text === '') blank.push(field.control === 'link' ? `${field.name}.label` : field.name)
    const limit = field.control === 'line' && field.max ? ` (at most ${field.max} characters)` : ''
    return text === '' || text === undefined
      ? []
      : [`${field.control === 'link' ? `${path}.label` : path}${limit}: ${text}`]
  })
  return [...lines, ...(blank.length > 0 ? [`${at}, blank: ${blank.join(', ')}`] : [])]
}

/** Undefined for what a model can't set. */
function valueText({ control, schema, min, max }: SchemaField, value: unknown): string | undefined {
  if (control === 'link') return (value as Link).label
  if (control === 'picture') return value === null ? '' : `a picture, ${(value as { description: string }).description}`
  if (control === 'formatted') return shortened(plainWords(value as never))
  if (typeof value === 'string') {
    const { options } = schema as { options?: readonly string[] }
    return Array.isArray(options) && options.length <= maxOptions
      ? `${value} (one of ${options.join(', ')})`
      : shortened(value)
  }
  if (typeof value === 'number') return min === undefined ? `${value}` : `${value} (${min} to ${max})`
  return typeof value === 'boolean' ? String(value) : undefined
}

const shortened = (text: string) => {
  const line = text.trim().replace(/\s*\n\s*/g, ' / ')
  return line.length > maxTextLength ? `${line.slice(0, maxTextLength)}…` : line
}

function factLines({ business, settings }: WebsiteSettings): string[] {
  const { hours, services, people, credentials, areas, phones, emails, links, address, since, terms, audience } =
    business
  const spans = (times: readonly { opens: string; closes: string }[]) =>
    times.length === 0 ? 'closed' : times.map(({ opens, closes }) => `${opens}-${closes}`).join(', ')
  const facts: [string, string][] = [
    ['trade', business.trade.name],
    ['place', [business.location, business.place.country].filter(Boolean).join(', ')],
    ...phones.map(({ kind, number }): [string, string] => [kind === 'Phone' ? 'phone' : 'WhatsApp', number]),
    ...emails.map((one): [string, string] => ['email', one.address]),
    ['address', address.text.replace(/\s*\n\s*/g, ', ')],
    ['areas', areas.map(({ name }) => name).join(', ')],
    ...hours.periods.map((one): [string, string] => ['open', `${one.days.join(', ')} ${one.opens}-${one.closes}`]),
    ['closed', hours.closed.join(', ')],
    ['by appointment', hours.byAppointment ? 'yes' : ''],
    ...hours.exceptions.map(({ label, firstDay, lastDay, times }): [string, string] => [
      'date',
      `${[firstDay, lastDay].filter(Boolean).join(' to ')} ${spans(times)}${label && `, ${label}`}`,
    ]),
    ['note on hours', hours.note.replace(/\s*\n\s*/g, ' (new line) ')],
    ...services.map((one): [string, string] => {
      const price = one.price ? formatPrice(one.price, settings.language) : one.priceWords || 'no price'
      const more = [one.duration, one.note, one.group && `in group ${one.group}`].filter(Boolean)
      return ['service', `${serviceTitle(one)}: ${[price, ...more].join('; ')}`]
    }),
    ...people.map(({ name, role, about }): [string, string] => [
      'person',
      [name, role, about].filter(Boolean).join('; '),
    ]),
    ...credentials.map(({ name, number }): [string, string] => [
      'credential',
      [name, number].filter(Boolean).join(', '),
    ]),
    ['since', since ? `${since.year ?? `${since.years} years of experience`}` : ''],
    ...terms.map(({ text }): [string, string] => ['term', text]),
    ['customers', audience.map(({ text }) => text).join(', ')],
    ['languages spoken', business.languages.map(({ code }) => code).join(', ')],
    ...links.map(({ url }): [string, string] => ['link', url]),
  ]
  return facts
    .filter(([, text]) => text !== '' && !isInstruction(text))
    .map(([name, text]) => `${name}: ${shortened(text)}`)
}

function lookLines({ style, theme }: WebsiteSettings): string[] {
  const { colors, titleFont, bodyFont, headingSize, textSize, darkMode, buttonCorners, imageCorners } = theme
  const palette = palettes.find((one) => JSON.stringify(one.colors) === JSON.stringify(colors))
  return [
    `style: ${style}`,
    `palette: ${palette ? `${palette.name} (${palette.mood})` : 'the owner’s own colors'}`,
    `colors: background ${colors.backgroundColor}, text ${colors.primaryTextColor}, buttons ${colors.buttonBackgroundColor}, accent ${colors.accentColor}`,
    `heading font: ${titleFont.family} (one of ${titleFamiliesOf(style).join(', ')}), size ${headingSize}`,
    `text font: ${bodyFont.family} (one of ${bodyFamiliesOf(style).join(', ')}), size ${textSize}`,
    `dark mode: ${darkMode}; button corners: ${buttonCorners}; picture corners: ${imageCorners}`,
  ]
}

function settingLines({ settings }: WebsiteSettings): string[] {
  const { pageTitle, pageDescription, language, announcement, searchIndexing } = settings
  return [
    `title: ${pageTitle}`,
    `description: ${pageDescription}`,
    `language: ${language}`,
    `announcement: ${announcement.enabled ? announcement.text : 'none'}`,
    `found by search engines: ${searchIndexing ? 'yes' : 'no'}`,
  ]
}
