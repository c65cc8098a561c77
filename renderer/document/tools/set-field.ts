import * as z from 'zod'
import { findField, writeField } from '../fields/field-path.ts'
import { limits } from '../fields/limits.ts'
import type { SchemaField } from '../fields/schema-fields.ts'
import { siteSettings } from '../settings.ts'
import { type FormattedText, withWords } from '../values/formatted-text.ts'
import { image } from '../values/image.ts'
import { hrefOnPage, type Link, navLink } from '../values/link.ts'
import type { WebsiteSettings } from '../website-settings.ts'
import { chooseLayoutTool } from './choose-layout.ts'
import { defineTool, gone, type Outcome, titleIn } from './tool.ts'

/** What a picture field takes may come from a picture search alone, never from a model. */
const value = z.union([z.string().max(4096), z.number(), z.boolean(), image, navLink])
export type FieldValue = z.output<typeof value>

/** Settings that are texts: what they are called, and their longest value in characters. */
export const settingTexts = {
  pageTitle: { title: 'Page title', max: limits.websiteTitle },
  pageDescription: { title: 'Description for search results', max: limits.pageDescription },
  announcement: { title: 'Announcement', max: limits.announcement },
  language: { title: 'Language', max: 12 },
} as const
type SettingName = keyof typeof settingTexts
const settingNames = Object.keys(settingTexts) as SettingName[]

export const setFieldTool = defineTool({
  name: 'set-field',
  description:
    'Sets one field of a section by its path, as listed with the page: a text, a choice, a number or a toggle; for a link `….label` is its words. Also settings.pageTitle, settings.pageDescription and settings.announcement (a line above the page; "" takes it away) and settings.language. Never for facts such as hours, phone, email, prices: use set-fact.',
  input: z.object({ path: z.string().max(200), value }),
  titleOf: ({ path }, document) => {
    const setting = settingOf(path)
    if (setting) return settingTexts[setting].title
    const found = findField(document, withoutLabel(path))
    return found ? `${found.field.label} of ${titleIn(document, found.section.id)}` : 'A text'
  },
  run: (document, { path, value }) => {
    const setting = settingOf(path)
    if (setting) return withSetting(document, setting, value)
    const sectionId = path.split('.')[0] ?? ''
    const section = document.sections.find(({ id }) => id === sectionId)
    if (!section) return { problem: gone }
    if (section.locked) return { problem: `${titleIn(document, sectionId)} is locked.` }
    const found = findField(document, withoutLabel(path))
    if (!found) return { problem: `${titleIn(document, sectionId)} has no such field.` }
    if (found.field.control === 'layout' && typeof value === 'string') {
      return chooseLayoutTool.run(document, { sectionId, layout: value })
    }
    const next = valueFor(found.field, found.value, { path, value })
    if (next === undefined)
      return { problem: `This doesn’t fit “${found.field.label}” of ${titleIn(document, sectionId)}.` }
    if ('problem' in next) return next
    if (isLink(found.field) && leadsNowhere(document, next.value as Link)) {
      return { problem: 'This link would lead nowhere.' }
    }
    return writeField(document, withoutLabel(path), next.value)
  },
})

const isLink = ({ control }: SchemaField) => control === 'link'
const withoutLabel = (path: string) => path.replace(/\.label$/, '')
const leadsNowhere = ({ sections }: WebsiteSettings, link: Link) =>
  link.type !== 'None' && link.value.trim() !== '' && hrefOnPage(link, sections) === undefined

type Fitted = { value: unknown } | { problem: string } | undefined

/** The value as the field stores it; undefined where the field takes nothing of the kind. */
function valueFor(field: SchemaField, before: unknown, { path, value }: { path: string; value: FieldValue }): Fitted {
  if (typeof value === 'string' && path.endsWith('.label') && isLink(field)) {
    return checked(field, { ...(before as Link), label: value })
  }
  if (field.control === 'formatted') {
    return typeof value === 'string' ? checked(field, withWords(before as FormattedText, value)) : undefined
  }
  if (field.control === 'list') return undefined
  const problem = typeof value === 'string' ? field.problem?.(value) : undefined
  return problem ? { problem } : checked(field, value)
}

function checked({ schema, label, max }: SchemaField, value: unknown): Fitted {
  const { success, data } = schema.safeParse(value)
  if (success) return { value: data }
  return typeof value === 'string' && max !== undefined && value.length > max
    ? { problem: `“${label}” takes at most ${max} characters.` }
    : undefined
}

const settingOf = (path: string) => settingNames.find((name) => path === `settings.${name}`)

function withSetting(document: WebsiteSettings, name: SettingName, value: FieldValue): Outcome {
  const { title, max } = settingTexts[name]
  if (typeof value !== 'string') return { problem: `“${title}” is a text.` }
  const { settings } = document
  const text = value.trim()
  const change =
    name === 'announcement'
      ? { announcement: { ...settings.announcement, text, enabled: text !== '' } }
      : { [name]: text }
  const { success, data } = siteSettings.safeParse({ ...settings, ...change })
  if (!success) return { problem: `“${title}” takes at most ${max} characters.` }
  return JSON.stringify(data) === JSON.stringify(settings) ? document : { ...document, settings: data }
}
