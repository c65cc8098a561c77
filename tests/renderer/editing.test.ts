import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeText } from '../../editor/ui/words/change-words.ts'
import { scrimNeed, scrimNeedLarge } from '../../renderer/color/tones.ts'
import {
  changeSettings,
  moveSection,
  removeSection,
  replaceSection,
  setSectionHidden,
} from '../../renderer/document/edits/edits.ts'
import { type PresetStyle, presetStyles } from '../../renderer/document/enumerations.ts'
import { isText } from '../../renderer/document/fields/field-text.ts'
import { limits } from '../../renderer/document/fields/limits.ts'
import { itemSchema, type SchemaField, schemaFields } from '../../renderer/document/fields/schema-fields.ts'
import { sectionDesign } from '../../renderer/document/section-design.ts'
import {
  type Section,
  type SectionOf,
  type SectionType,
  sectionTypeNames,
  sectionTypes,
} from '../../renderer/document/section-types.ts'
import { type FormattedText, plainWords } from '../../renderer/document/values/formatted-text.ts'
import { image } from '../../renderer/document/values/image.ts'
import { type WebsiteSettings, websiteSettings } from '../../renderer/document/website-settings.ts'
import { paragraphsOf } from '../../renderer/elements/text.tsx'
import { idleContent, idleDesign } from '../../renderer/options/idle-options.ts'
import { rangeFloors } from '../../renderer/options/range-floors.ts'
import { visibleChanges } from '../../renderer/options/visible-changes.ts'
import { renderSite } from '../../renderer/render-site.ts'
import { rendererOf } from '../../renderer/sections/registry.ts'
import { withContent } from './changed-site.ts'
import { fullSite } from './fixtures/full-site.ts'
import { fullestSite } from './fixtures/fullest-site.ts'
import { type SmallElement, startPreview } from './preview.ts'
import { drawnPage, sectionWith } from './read-page.ts'

type Place = { path: string; field: SchemaField; value: unknown }
type Values = Record<string, unknown>

/** Every text, picture and link in a section's content by path, with the ids of enclosing items. */
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
    if (isText(field.control) || ['picture', 'link'].includes(field.control)) places.push({ path, field, value })
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

const logo = { provider: 'Custom', urls: [{ type: 'regular', url: '/media/logo.png' }] }
const withLogo = (logoType: string): WebsiteSettings => {
  const site = fullestSite()
  const sections = site.sections.map((section) =>
    section.type === 'Header' ? { ...section, content: { ...section.content, logoType, logoImage: logo } } : section,
  )
  return websiteSettings.parse({ ...site, sections })
}
const site = withLogo('Image')
const { body } = startPreview(site)

/** The form's fields are marked by what they ask for. */
const formMarks = ['askName', 'askEmail', 'askPhone', 'askMessage']
/** Fields without their own mark, by path: replaced by another, or only changing how another appears. */
const notDrawn: { [T in SectionType]?: RegExp } = {
  Header: /^logoText$/,
  Contact: /^(image|hoursHeading|areasHeading|messageLabel|photosLabel|formFields\..*)$/,
  CustomerReviews: /\.(date|link)$/,
}
const ownFields = (section: Section) => (section.type === 'Contact' ? section.content.formFields : [])
/** Fields that the preview shows differently from their text. */
const drawnOtherwise: { [T in SectionType]?: string[] } = {
  Contact: [
    'hours',
    'askName',
    'askEmail',
    'askPhone',
    ...Array<string>(limits.ownFields).fill('formFields'),
    'askMessage',
  ],
  Video: ['url'],
}

describe.each(site.sections.map((section) => [section.id, section] as const))('%s in the preview', (_id, section) => {
  const root = rootOf(body, section)
  const { places, items } = partsOf(section)
  const marked = root.with('data-field')
  const shown = places.filter(({ path }) => !notDrawn[section.type]?.test(path))
  const elementOf = (path: string) => marked.find((element) => fieldOf(element) === path) as SmallElement

  it('marks every text, picture and link with its path, once', () => {
    const formFields = section.type === 'Contact' ? [...formMarks, ...ownFields(section).map(() => 'formFields')] : []
    expect(marked.map(fieldOf).toSorted()).toEqual([...shown.map(({ path }) => path), ...formFields].toSorted())
  })

  it('marks every item with its id, around its content', () => {
    const itemElements = root.with('data-item')
    expect(itemElements.map((element) => element.getAttribute('data-item'))).toEqual(
      items.filter((id) => !ownFields(section).some((field) => field.id === id)),
    )
    const inItems = shown.filter(({ path }) => path.includes('.')).map(({ path }) => path)
    expect(
      itemElements
        .flatMap((element) => element.with('data-field'))
        .map(fieldOf)
        .toSorted(),
    ).toEqual(inItems.toSorted())
  })

  it('contains only the text in a text’s element', () => {
    const otherwise = marked.filter((element) => element.getAttribute('data-drawn') !== null).map(fieldOf)
    expect(otherwise).toEqual(drawnOtherwise[section.type] ?? [])
    for (const { path, field, value } of shown) {
      if (otherwise.includes(path)) continue
      const text = elementOf(path).textContent
      if (field.control === 'line') expect(text).toBe(String(value).trim())
      if (field.control === 'prose' || field.control === 'formatted')
        expect(text).toBe(
          paragraphsOf(plainWords(value as FormattedText))
            .flat()
            .join(''),
        )
      if (field.control === 'link' && field.label !== 'Profile')
        expect(text).toBe((value as { label: string }).label.trim())
    }
  })

  it('contains the picture in a picture’s element', () => {
    for (const { path, field } of shown)
      if (field.control === 'picture') expect(elementOf(path).with('src'), path).toHaveLength(1)
  })
})

describe('the marked element', () => {
  it('contains the text of a text logo', () => {
    const { body } = startPreview(withLogo('Text'))
    const [header] = site.sections
    const marked = rootOf(body, header as Section).with('data-field')
    const element = marked.find((candidate) => fieldOf(candidate) === 'logoText')
    expect(element?.textContent).toBe((header as Extract<Section, { type: 'Header' }>).content.logoText)
    expect(marked.map(fieldOf)).not.toContain('logoImage')
  })

  it('contains both the picture and the text of a combined logo', () => {
    const { body } = startPreview(withLogo('ImageAndText'))
    const [header] = site.sections as [Extract<Section, { type: 'Header' }>]
    const marked = rootOf(body, header).with('data-field')
    expect(marked.map(fieldOf)).toContain('logoImage')
    const text = marked.find((candidate) => fieldOf(candidate) === 'logoText')
    expect(text?.textContent).toBe(header.content.logoText)
  })

  it('replaces a blank text', () => {
    const sections = sectionTypeNames.map((type) => {
      const { content } = sectionTypes[type]
      const blank = Object.fromEntries(
        schemaFields(content).flatMap(({ name, control }) => (isText(control) ? [[name, '']] : [])),
      )
      return sectionTypes[type].schema.parse({ id: type.toLowerCase(), type, content: blank })
    })
    const ordered = [
      ...sections.filter(({ type }) => type !== 'Footer'),
      ...sections.filter(({ type }) => type === 'Footer'),
    ]
    const { body } = startPreview(websiteSettings.parse({ ...site, sections: ordered }))
    expect(body.with('data-field').map(fieldOf)).toEqual(['logoText', ...formMarks, 'copyright'])
    expect(body.with('data-item')).toEqual([])
  })

  it('loses its marks on a published page', async () => {
    const { files } = await renderSite(site, { origin: 'https://harbour.example', formEndpoint: '/_/contact' })
    expect(files['index.html']?.body).toContain('items.11.heading every drawer')
    expect(files['index.html']?.body).not.toMatch(/data-(field|item|drawn|sample)/)
  })
})

const fullest = fullestSite()

const all = fullest.sections.map(({ id }) => id)

const find = (id: string) => fullest.sections.find((section) => section.id === id) as Section

let drawn: string[] = []

/** The ids of sections redrawn when the website changes. */
function drawnAnew(next: WebsiteSettings, before = fullest): string[] {
  const { show } = startPreview(before)
  drawn = []
  show(next)
  return drawn
}

const withNewContent = (id: string, content: object) =>
  replaceSection(fullest, { ...find(id), content: { ...find(id).content, ...content } } as Section)

const withSettings = (change: object): WebsiteSettings => ({ ...fullest, settings: { ...fullest.settings, ...change } })

describe('the preview', () => {
  beforeEach(() => {
    for (const type of sectionTypeNames) {
      const renderer = rendererOf({ type })
      const { View } = renderer
      vi.spyOn(renderer, 'View').mockImplementation((props) => {
        drawn.push(props.section.id)
        return View(props)
      })
    }
  })
  afterEach(() => vi.restoreAllMocks())

  it('draws each section once', () => {
    drawn = []
    startPreview(fullest)
    expect(drawn).toEqual(all)
  })

  it.each(all)('redraws only %s when it changes', (id) => {
    const { body, show } = startPreview(fullest)
    drawn = []
    const texts: Record<string, unknown> = find(id).content
    const name = ['heading', 'primary', 'copyright', 'logoText'].find((field) => field in texts) ?? ''
    // A logo's picture would replace its text.
    const logo = 'logoType' in texts ? { logoType: 'Text' } : {}
    show(withNewContent(id, { ...logo, [name]: 'Dry floors by supper' }))
    expect(drawn).toEqual([id])
    expect(body.textContent).toContain('Dry floors by supper')
  })

  it('redraws nothing for a change that no section shows', () => {
    expect(
      drawnAnew(withSettings({ pageTitle: 'Another', seoKeywords: 'kitchens', analyticsId: 'G-ABCDEF1234' })),
    ).toEqual([])
    expect(drawnAnew({ ...fullest, business: { ...fullest.business, activities: 'Chairs' } })).toEqual([])
    const cookieBanner = { ...fullest.settings.cookieBanner, enabled: true, primaryText: 'Biscuits' }
    expect(drawnAnew(withSettings({ cookieBanner }))).toEqual([])
  })

  it('redraws the sections that show the name or the photographers', () => {
    const few = ['header', 'footer']
    expect(drawnAnew(withSettings({ companyName: 'Oak & Ember' }))).toEqual(few)
    const { content } = find('contact') as Extract<Section, { type: 'Contact' }>
    const image = { ...content.image, credit: { name: 'Ana Reis', url: 'https://example.com/ana' } }
    expect(drawnAnew(withNewContent('contact', { image })).toSorted()).toEqual([...few, 'contact'].toSorted())
  })

  it('redraws the introduction for any fact, and only affected parts of other sections', () => {
    const { body, show } = startPreview(fullest)
    const phones = [{ id: 'a', kind: 'Phone' as const, number: '+1 207 555 0199', source: 'typed' as const }]
    drawn = []
    show({ ...fullest, business: { ...fullest.business, phones } })
    expect(drawn).toEqual(['introduction'])
    expect(body.textContent).toContain('+1 207 555 0199')
  })

  it('redraws nothing when a section moves, unless a different section becomes the first', () => {
    expect(drawnAnew(moveSection(fullest, 'team', 5))).toEqual([])
    const { body, show } = startPreview(fullest)
    show(moveSection(fullest, 'team', 1))
    const [, first, second] = body.with('data-section')
    expect(first?.getAttribute('data-section')).toBe('team')
    expect(second?.with('fetchpriority')).toEqual([])
  })

  it('redraws the sections that show the theme and the language', () => {
    const { body, show } = startPreview(fullest)
    const pictures = () => body.with('src').map((element) => element.getAttribute('src') ?? '')
    const before = pictures()
    const colors = { ...fullest.theme.colors, backgroundColor: '#10241f', buttonBackgroundColor: '#ffcc00' }
    show({ ...fullest, theme: { ...fullest.theme, colors } })
    expect(pictures()).toHaveLength(before.length)
    for (const [index, src] of pictures().entries()) if (src.startsWith('data:')) expect(src).not.toBe(before[index])
    show(withSettings({ language: 'de' }))
    expect(body.with('aria-label').map((element) => element.getAttribute('aria-label'))).toContain('Menü')
  })

  it('leaves out hidden sections', () => {
    const { body, show } = startPreview(fullest)
    show(setSectionHidden(fullest, 'team', true))
    expect(body.with('data-section').map((element) => element.getAttribute('data-section'))).not.toContain('team')
  })
})

const picture = image.parse({ provider: 'Custom', urls: [{ type: 'regular', url: '/media/shop.jpg' }] })

const sectionOf = <T extends SectionType>(type: T, content: object = {}, design: object = {}) =>
  sectionTypes[type].schema.parse({ id: 'one', type, content, design }) as SectionOf<T>

describe('options without effect', () => {
  describe('of an introduction', () => {
    it.each(presetStyles)('include the overlay unless text is on the picture: %s', (style) => {
      const onPicture = { layout: 'FullPicture', image: picture }
      expect(idleContent(sectionOf('Introduction', onPicture), style)).toEqual([])
      expect(idleContent(sectionOf('Introduction', { image: picture }), style)).toEqual(['overlay'])
      expect(idleContent(sectionOf('Introduction', { layout: 'FullPicture' }), style)).toEqual(['overlay'])
    })

    it.each(presetStyles)('include the background if the picture is the background: %s', (style) => {
      const idleIn = (layout: string) => idleDesign(sectionOf('Introduction', { layout, image: picture }), style)
      expect(idleIn('FullPicture')).toContain('tone')
      expect(idleIn('Auto')).not.toContain('tone')
    })
  })

  describe('of any section', () => {
    it('include those for the unused kind of background', () => {
      expect(idleDesign(sectionOf('Services'), 'Common')).toEqual(['backgroundImage', 'opacity'])
      const pictured = sectionOf('Services', {}, { backgroundType: 'Image', backgroundImage: picture })
      expect(idleDesign(pictured, 'Common')).toEqual(['tone'])
    })

    it('exclude the background options until a picture is chosen', () => {
      expect(idleDesign(sectionOf('Services', {}, { backgroundType: 'Image' }), 'Common')).toEqual(['opacity'])
    })

    it('name existing fields', () => {
      for (const type of Object.keys(sectionTypes) as SectionType[]) {
        const section = sectionOf(type)
        for (const name of idleContent(section, 'Common')) expect(section.content).toHaveProperty(name)
        for (const name of idleDesign(section, 'Common')) expect(sectionDesign.shape).toHaveProperty(name)
      }
    })
  })

  it('include the logo picture while the logo is text', () => {
    expect(idleContent(sectionOf('Header'), 'Common')).not.toContain('logoImage')
    const logoImage = image.parse({ provider: 'Custom' })
    expect(idleContent(sectionOf('Header', { logoImage }), 'Common')).toContain('logoImage')
    expect(idleContent(sectionOf('Header', { logoType: 'Image' }), 'Common')).not.toContain('logoImage')
  })

  it('include the logo size unless the header shows a picture', () => {
    const logoImage = image.parse(logo)
    expect(idleContent(sectionOf('Header', { logoType: 'Image' }), 'Common')).toEqual(['logoSize'])
    expect(idleContent(sectionOf('Header', { logoImage }), 'Common')).toContain('logoSize')
    for (const logoType of ['Image', 'ImageAndText'])
      expect(idleContent(sectionOf('Header', { logoType, logoImage }), 'Common')).toEqual([])
  })

  it('include the frame unless services show pictures', () => {
    const items = [{ id: 'service-1', heading: 'Cut', image: picture }]
    expect(idleContent(sectionOf('Services', { layout: 'Cards', items }), 'Common')).toEqual([])
    expect(idleContent(sectionOf('Services', { layout: 'Cards' }), 'Common')).toEqual(['frame'])
    expect(idleContent(sectionOf('Services', { layout: 'PriceList', items }), 'Common')).toEqual(['frame'])
  })
})

const idOf = (type: string) => fullSite.sections.find((section) => section.type === type)?.id ?? ''
const lines = (after: typeof fullSite, before = fullSite) => visibleChanges(before, after).map(changeText)

describe('a website’s visible changes', () => {
  it('list what visitors will see, place by place', () => {
    const changed = changeSettings(withContent('Services', { heading: 'Made to measure', body: 'All by hand.' }), {
      pageTitle: 'Kitchens',
    })
    expect(lines(changed)).toEqual(['Settings: Page title', 'Services: Heading and Text'])
    expect(lines(moveSection(fullSite, idOf('Gallery'), 1))).toEqual(['Gallery moved'])
    expect(lines(setSectionHidden(fullSite, idOf('Team'), true))).toEqual(['Team hidden'])
    expect(lines(removeSection(fullSite, idOf('Video')))).toEqual(['Video removed'])
  })

  it('leave out facts’ origin and age', () => {
    const hours = { ...fullSite.business.hours, quote: 'always', confirmedOn: '2026-11-28' }
    expect(lines({ ...fullSite, business: { ...fullSite.business, hours } })).toEqual([])
  })

  it('leave out equal versions', () => {
    expect(lines(structuredClone(fullSite))).toEqual([])
  })

  it('leave out what visitors see neither before nor after', () => {
    const hidden = setSectionHidden(fullSite, idOf('Team'), true)
    const within = setSectionHidden(withContent('Team', { heading: 'Who we are' }), idOf('Team'), true)
    expect(lines(within, hidden)).toEqual([])
    const review = { id: 'review-9', paragraph: 'Lovely', authorName: 'Jo', authorLocation: '', sample: true }
    const reviews = fullSite.sections.find((section) => section.type === 'CustomerReviews')?.content as {
      items: object[]
    }
    expect(lines(withContent('CustomerReviews', { items: [...reviews.items, review] }))).toEqual([])
  })
})

const floorsOf = (site: typeof fullSite, id: string) => {
  const section = site.sections.find((one) => one.id === id)
  return section ? rangeFloors(section, site) : {}
}
const { colors } = fullSite.theme

describe('a picture’s minimum darkening', () => {
  it('suffices for introduction text on the picture', () => {
    const overlayIn = (style: PresetStyle, layout: string) =>
      floorsOf({ ...withContent('Introduction', { layout }), style }, 'introduction')['introduction.overlay']
    for (const style of presetStyles) {
      expect(overlayIn(style, 'FullPicture')).toBe(scrimNeed(colors))
      expect(overlayIn(style, 'Auto')).toBe(0)
    }
  })

  it('suffices for a banner heading, and drops to zero without a heading or on a solid block', () => {
    for (const style of presetStyles) {
      const need = style === 'Geometric' ? 0 : scrimNeedLarge(colors)
      const onPicture = withContent('ImageBanner', { layout: 'FullPicture' })
      expect(floorsOf({ ...onPicture, style }, 'image-banner')['image-banner.overlay']).toBe(need)
    }
    const silent = withContent('ImageBanner', { heading: '' })
    expect(floorsOf(silent, 'image-banner')['image-banner.overlay']).toBe(0)
  })

  it('applies to the page if the owner sets less', async () => {
    const page = await drawnPage({
      ...sectionWith('Introduction', { content: { overlay: 0, layout: 'FullPicture' } }),
      style: 'Fun',
    })
    const [, dim] = page.css.match(/#introduction\{[^}]*--dim:([\d.]+)\}/) ?? []
    expect(Number(dim)).toBe(scrimNeed(colors))
  })
})
