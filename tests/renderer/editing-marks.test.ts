import { describe, expect, it } from 'vitest'
import { itemSchema, type SchemaField, schemaFields } from '../../renderer/document/schema-fields.ts'
import {
  type Section,
  type SectionType,
  sectionTypeNames,
  sectionTypes,
} from '../../renderer/document/section-types.ts'
import { type WebsiteSettings, websiteSettings } from '../../renderer/document/website-settings.ts'
import { paragraphsOf } from '../../renderer/elements/text.tsx'
import { renderSite } from '../../renderer/render-site.ts'
import { fullestSite } from './fixtures/fullest-site.ts'
import { startPreview } from './preview.ts'
import type { SmallElement } from './small-document.ts'

type Place = { path: string; field: SchemaField; value: unknown }
type Values = Record<string, unknown>

/** Every text, picture and link of a section's content, by its path, and the ids of the items on the way. */
function placesIn(
  schema: Parameters<typeof schemaFields>[0],
  values: Values,
  at = '',
): { places: Place[]; items: string[] } {
  const places: Place[] = []
  const items: string[] = []
  for (const field of schemaFields(schema)) {
    const path = at + field.name
    const value = values[field.name]
    if (['line', 'prose', 'picture', 'link'].includes(field.control)) places.push({ path, field, value })
    if (field.control !== 'list') continue
    for (const [index, item] of (value as (Values & { id: string })[]).entries()) {
      const inside = placesIn(itemSchema(field), item, `${path}.${index}.`)
      places.push(...inside.places)
      items.push(item.id, ...inside.items)
    }
  }
  return { places, items }
}

const partsOf = (section: Section) => placesIn(sectionTypes[section.type].content, section.content)
const rootOf = (body: SmallElement, { id }: Section) =>
  body.with('data-section').find((element) => element.getAttribute('data-section') === id) as SmallElement
const fieldOf = (element: SmallElement) => element.getAttribute('data-field') ?? ''

const logo = { provider: 'Custom', urls: [{ type: 'regular', url: 'https://example.com/logo.png' }] }
const withLogo = (logoType: string): WebsiteSettings => {
  const site = fullestSite()
  const sections = site.sections.map((section) =>
    section.type === 'Header' ? { ...section, content: { ...section.content, logoType, logoImage: logo } } : section,
  )
  return websiteSettings.parse({ ...site, sections })
}
const site = withLogo('Image')
const { body } = startPreview(site)

/** What the form asks for: its fields are shown for what they are. */
const asks = ['askName', 'askEmail', 'askPhone', 'askMessage']
/** Marks that replace others while the site is filled in. */
const notDrawn: { [T in SectionType]?: string[] } = { Header: ['logoText'], Contact: ['image'] }
/** What the preview shows otherwise than as its text. */
const drawnOtherwise: { [T in SectionType]?: string[] } = { Contact: ['hours', ...asks], Video: ['url'] }

describe.each(site.sections.map((section) => [section.id, section] as const))('%s in the preview', (_id, section) => {
  const root = rootOf(body, section)
  const { places, items } = partsOf(section)
  const marked = root.with('data-field')
  const shown = places.filter(({ path }) => !notDrawn[section.type]?.includes(path))
  const elementOf = (path: string) => marked.find((element) => fieldOf(element) === path) as SmallElement

  it('tells every text, picture and link by its path, once', () => {
    const asked = section.type === 'Contact' ? asks : []
    expect(marked.map(fieldOf).toSorted()).toEqual([...shown.map(({ path }) => path), ...asked].toSorted())
  })

  it('tells every item by its id, around what belongs to it', () => {
    const told = root.with('data-item')
    expect(told.map((element) => element.getAttribute('data-item'))).toEqual(items)
    const inItems = shown.filter(({ path }) => path.includes('.')).map(({ path }) => path)
    expect(
      told
        .flatMap((element) => element.with('data-field'))
        .map(fieldOf)
        .toSorted(),
    ).toEqual(inItems.toSorted())
  })

  it('has nothing but the text in the element of a text', () => {
    const otherwise = marked.filter((element) => element.getAttribute('data-drawn') !== null).map(fieldOf)
    expect(otherwise).toEqual(drawnOtherwise[section.type] ?? [])
    for (const { path, field, value } of shown) {
      if (otherwise.includes(path)) continue
      const text = elementOf(path).textContent
      if (field.control === 'line') expect(text).toBe(String(value).trim())
      if (field.control === 'prose') expect(text).toBe(paragraphsOf(String(value)).flat().join(''))
      if (field.control === 'link' && field.label !== 'Profile')
        expect(text).toBe((value as { label: string }).label.trim())
    }
  })

  it('has the picture in the element of a picture', () => {
    for (const { path, field } of shown)
      if (field.control === 'picture') expect(elementOf(path).with('src'), path).toHaveLength(1)
  })
})

describe('the marked element', () => {
  it('is the text of a logo if the logo is a text', () => {
    const { body } = startPreview(withLogo('Text'))
    const [header] = site.sections
    const marked = rootOf(body, header as Section).with('data-field')
    const element = marked.find((candidate) => fieldOf(candidate) === 'logoText')
    expect(element?.textContent).toBe((header as Extract<Section, { type: 'Header' }>).content.logoText)
    expect(marked.map(fieldOf)).not.toContain('logoImage')
  })

  it('is the picture and the text of a logo that has both', () => {
    const { body } = startPreview(withLogo('ImageAndText'))
    const [header] = site.sections as [Extract<Section, { type: 'Header' }>]
    const marked = rootOf(body, header).with('data-field')
    expect(marked.map(fieldOf)).toContain('logoImage')
    const text = marked.find((candidate) => fieldOf(candidate) === 'logoText')
    expect(text?.textContent).toBe(header.content.logoText)
  })

  it('is never a blank text, but its replacement', () => {
    const sections = sectionTypeNames.map((type) => {
      const { content } = sectionTypes[type]
      const blank = Object.fromEntries(
        schemaFields(content).flatMap(({ name, control }) =>
          control === 'line' || control === 'prose' ? [[name, '']] : [],
        ),
      )
      return sectionTypes[type].schema.parse({ id: type.toLowerCase(), type, content: blank })
    })
    const ordered = [
      ...sections.filter(({ type }) => type !== 'Footer'),
      ...sections.filter(({ type }) => type === 'Footer'),
    ]
    const { body } = startPreview(websiteSettings.parse({ ...site, sections: ordered }))
    expect(body.with('data-field').map(fieldOf)).toEqual(['logoText', 'url', ...asks, 'copyright'])
    expect(body.with('data-item')).toEqual([])
  })

  it('is nothing on a published page', async () => {
    const { files } = await renderSite(site, { origin: 'https://harbour.example', formEndpoint: '/_/contact' })
    expect(files['index.html']?.body).toContain('items.11.heading every drawer')
    expect(files['index.html']?.body).not.toMatch(/data-(field|item|drawn|sample)/)
  })
})
