import type * as z from 'zod'
import type { FieldMeta } from '../../renderer/document/fields/fields.ts'
import { itemSchema, schemaFields } from '../../renderer/document/fields/schema-fields.ts'
import type { SectionType } from '../../renderer/document/section-types.ts'
import { type PhotoServiceName, photoHosts, photoServices } from '../../renderer/document/values/photo-services.ts'
import { type WebsiteSettings, websiteSettings } from '../../renderer/document/website-settings.ts'
import { fullSite } from './fixtures/full-site.ts'

/** The full site with some settings changed. */
export function settingsWith(change: object): WebsiteSettings {
  return websiteSettings.parse({ ...fullSite, settings: { ...fullSite.settings, ...change } })
}

/** The full site with changed content in its section of this type. */
export function withContent(type: SectionType, change: object, base: WebsiteSettings = fullSite): WebsiteSettings {
  const sections = base.sections.map((section) =>
    section.type === type ? { ...section, content: { ...section.content, ...change } } : section,
  )
  return websiteSettings.parse({ ...base, sections })
}

/** A website without any picture. */
export const withoutPictures = (site: WebsiteSettings): WebsiteSettings =>
  JSON.parse(JSON.stringify(site, (_name, value) => (value?.provider ? null : value)))

/** Gallery items with a photo from each host of every photo service. */
export const photosOfEveryService = (Object.keys(photoServices) as PhotoServiceName[]).map((provider) => ({
  id: provider.toLowerCase(),
  image: { provider, urls: photoHosts(provider).map((host) => ({ type: 'regular', url: `https://${host}/a.jpg` })) },
  caption: '',
}))

export type ContentField = { path: (string | number)[]; meta: Partial<FieldMeta> }

/** Every field of a section type's content, those of list items under index 0. */
export function contentFields(content: z.ZodType, path: (string | number)[] = []): ContentField[] {
  return schemaFields(content as z.ZodObject).flatMap((field) => {
    const at = [...path, field.name]
    const inner = field.control === 'list' ? contentFields(itemSchema(field), [...at, 0]) : []
    return [{ path: at, meta: field }, ...inner]
  })
}

/** A minimal content object with a value at `path`. */
export function contentWith(path: (string | number)[], value: unknown): Record<string, unknown> {
  const [name, ...rest] = path
  if (rest.length === 0) return { [String(name)]: value }
  if (rest[0] === 0) return { [String(name)]: [{ id: 'a', ...contentWith(rest.slice(1), value) }] }
  return { [String(name)]: contentWith(rest, value) }
}
