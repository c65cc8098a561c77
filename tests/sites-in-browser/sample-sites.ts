import type * as z from 'zod'
import {
  type ContactLayout,
  type IntroductionLayout,
  imageBannerLayouts,
  introductionLayouts,
  type PresetStyle,
  presetStyles,
  type ServiceLayout,
  textBannerLayouts,
} from '../../renderer/document/enumerations.ts'
import { pathOnPage } from '../../renderer/document/fields/field-path.ts'
import { isText } from '../../renderer/document/fields/field-text.ts'
import { limits } from '../../renderer/document/fields/limits.ts'
import { tones } from '../../renderer/document/section-design.ts'
import { type SectionType, sectionTypes } from '../../renderer/document/section-types.ts'
import { theme } from '../../renderer/document/theme.ts'
import { type Image, image, isPattern } from '../../renderer/document/values/image.ts'
import { type WebsiteSettings, websiteSettings } from '../../renderer/document/website-settings.ts'
import { mapKey, mapView } from '../../renderer/facts/maps/map-view.ts'
import { type PictureShape, pictureShape } from '../../renderer/options/picture-shape.ts'
import { type RenderedSite, renderSite } from '../../renderer/render-site.ts'
import type { GalleryLayout } from '../../renderer/sections/gallery/gallery-frame.ts'
import { shapeNames } from '../../renderer/shapes/shape-names.ts'
import { pairOf } from '../../renderer/styles/font-pairs.ts'
import { looks } from '../../renderer/styles/looks.ts'
import { pairedWebsite, pairings } from '../../scripts/lighthouse/paired-sites.ts'
import { palettes, palettesIn } from '../../templates/palettes/palettes.ts'
import { contentFields, withoutPictures } from '../renderer/changed-site.ts'
import { fullSite } from '../renderer/fixtures/full-site.ts'
import { knownBusiness } from '../renderer/fixtures/known-business.ts'
import { type Offered, withOffers } from '../renderer/fixtures/priced-salon.ts'

type Path = string[]
type Option = { path: Path; values: unknown[] }
type Def = {
  type: string
  innerType?: z.ZodType
  shape?: Record<string, z.ZodType>
  entries?: Record<string, string>
  values?: unknown[]
}

/** Fields that the owner doesn't choose here, or that don't affect the look. */
const apart = new Set(['type', 'family', 'provider', 'network', 'sample', 'hidden'])

/** Every option of a schema with its extremes: all values of a choice, both ends of a range, on and off. */
function optionsOf(schema: z.ZodType, path: Path = []): Option[] {
  const def = schema.def as unknown as Def
  if (apart.has(path.at(-1) ?? '')) return []
  if (def.innerType) return optionsOf(def.innerType, path).map((option) => withNothing(def.type, option))
  if (def.type === 'object') {
    const { urls } = def.shape ?? {}
    // A picture is the owner's own; other tests cover its place in the frame.
    return urls ? [] : Object.entries(def.shape ?? {}).flatMap(([name, field]) => optionsOf(field, [...path, name]))
  }
  if (def.type === 'enum') return [{ path, values: Object.values(def.entries ?? {}) }]
  if (def.type === 'literal') return [{ path, values: def.values ?? [] }]
  if (def.type === 'boolean') return [{ path, values: [false, true] }]
  if (def.type !== 'number') return []
  const { minValue, maxValue } = schema as z.ZodNumber
  return [{ path, values: [minValue, maxValue] }]
}

const withNothing = (type: string, option: Option): Option =>
  type === 'optional' ? { ...option, values: [undefined, ...option.values] } : option

/** The number of variants that covers every value of every option. */
export function variantCount(document: WebsiteSettings): number {
  return Math.max(...everyOption(document).map(({ values }) => values.length))
}

/**
 * The document with every option at its `turn`th value, each starting at a different one, so that different values
 * combine. All turns up to `variantCount` cover every value of every option in every section.
 */
export function variant(document: WebsiteSettings, turn: number): WebsiteSettings {
  const changed = structuredClone(document)
  everyOption(document).forEach(({ path, values }, index) => {
    const parent = path.slice(0, -1).reduce<Record<string, unknown>>(
      (at, name) => {
        at[name] ??= {}
        return at[name] as Record<string, unknown>
      },
      changed as unknown as Record<string, unknown>,
    )
    parent[path.at(-1) ?? ''] = values[(turn + index) % values.length]
  })
  return changed
}

/** Every option of the document, its theme and its sections. */
export function everyOption({ sections }: WebsiteSettings): Option[] {
  const ofSections = sections.flatMap(({ type }, index) => {
    const { content, design } = sectionTypes[type].schema.shape
    const at = ['sections', String(index)]
    return [...optionsOf(content, [...at, 'content']), ...optionsOf(design, [...at, 'design'])]
  })
  return [...optionsOf(theme, ['theme']), ...ofSections]
}

const origin = 'https://harbour.example'
async function drawn(document: WebsiteSettings): Promise<RenderedSite> {
  const site = await renderSite(websiteSettings.parse(document), { origin, formEndpoint: '/_/contact', pings: true })
  const shape = { width: 1200, height: 900, hue: 30 }
  const named = site.files['index.html']?.body.match(/(?<=\/)media\/photo-\d+\.jpg/g) ?? []
  const photos = named.map((path) => [path, { body: photo(shape), contentType: 'image/svg+xml' }])
  return { ...site, files: { ...site.files, ...Object.fromEntries(photos) } }
}

/** The full site of thirteen sections as a new website of the style, in fonts and colors that differ by style. */
export function fullDocument(style: PresetStyle): WebsiteSettings {
  const nth = presetStyles.indexOf(style)
  const { serviceFrame, teamFrame, galleryFrame, ...look } = looks[style]
  const frames: Record<string, object> = {
    Services: { frame: serviceFrame },
    Team: { frame: teamFrame },
    Gallery: { frame: galleryFrame },
  }
  const { titleFont, bodyFont } = pairOf(style)
  const { colors } = palettes[nth % palettes.length] ?? fullSite.theme
  const sections = fullSite.sections.map((section) => ({
    ...section,
    content: { ...section.content, ...frames[section.type] },
  }))
  return websiteSettings.parse({
    ...fullSite,
    style,
    theme: { ...fullSite.theme, ...look, titleFont, bodyFont, colors },
    sections,
  })
}

export const fullPage = (style: PresetStyle) => drawn(fullDocument(style))

/**
 * The full document with a dark mode and a palette, by index from the style's own, on a page with a logo and sections
 * of every color.
 */
export async function darkPage(style: PresetStyle, darkMode: WebsiteSettings['theme']['darkMode'], palette = 0) {
  const document = withoutPictures(fullDocument(style))
  const nth = presetStyles.indexOf(style) + palette
  const { colors } = palettesIn.Light[nth % palettesIn.Light.length] ?? document.theme
  const urls = [{ type: 'regular', url: '/media/logo.svg', width: 480, height: 160 }]
  const logo = { logoType: 'Image', logoImage: { provider: 'Custom', description: 'Harbour & Pine', urls } }
  const pattern = { provider: 'Pattern', pattern: shapeNames[0], seed: 1 }
  const shown: Partial<Record<SectionType, object>> = { Header: logo, Introduction: { image: pattern } }
  const sections = document.sections.map((section, at) => ({
    ...section,
    content: { ...section.content, ...shown[section.type] },
    design:
      section.type === 'Header' ? section.design : { ...section.design, tone: tones[(at + palette) % tones.length] },
  })) as WebsiteSettings['sections']
  const site = await drawn({ ...document, sections, theme: { ...document.theme, colors, darkMode } })
  return { ...site, files: { ...site.files, 'media/logo.svg': { body: wideLogo, contentType: 'image/svg+xml' } } }
}

const longWords = {
  de: [
    'Heizungsinstallateure in Donaueschingen',
    'Wärmepumpenwartungen und Badsanierung',
    'Fußbodenheizungsbau',
    'Rohrreinigungsdienst',
  ],
  fi: [
    'Lämpöpumppuasennukset Hämeenlinnassa',
    'Ilmanvaihtokanavanuohous ja huolto',
    'Kylpyhuoneremontti',
    'Lattialämmitysasennus',
  ],
} as const

/** The full document in a language of long words, with one in every heading. */
export const longWordsPage = (style: PresetStyle, language: keyof typeof longWords) => {
  const document = fullDocument(style)
  const [headline, heading, ...names] = longWords[language]
  const named = <Item extends object>(items: readonly Item[], field: string) =>
    items.map((item, nth) => ({ ...item, [field]: names[nth % names.length] }))
  const sections = document.sections.map((section) => {
    const content = { ...section.content, ...('heading' in section.content ? { heading } : {}) }
    if (section.type === 'Introduction') return { ...section, content: { ...content, heading: headline } }
    if (section.type === 'QuoteBanner') return { ...section, content: { ...content, primary: heading } }
    if (section.type === 'Services')
      return { ...section, content: { ...content, items: named(section.content.items, 'heading') } }
    if (section.type === 'FrequentlyAskedQuestions')
      return { ...section, content: { ...content, items: named(section.content.items, 'question') } }
    return { ...section, content }
  }) as WebsiteSettings['sections']
  return drawn({ ...document, sections, settings: { ...document.settings, language } })
}

/** Number of palettes with a light page. */
export const paletteCount = palettesIn.Light.length

/**
 * The full document in an introduction layout, with a long word and a photo, and the banners in each of their layouts.
 */
export const layoutPage = (style: PresetStyle, layout: IntroductionLayout, language: 'de' | 'ar') => {
  const document = fullDocument(style)
  const urls = [{ type: 'regular', url: '/media/photo.svg', width: 480, height: 160 }]
  const image = { provider: 'Custom', description: 'The workshop', urls }
  const heading =
    language === 'ar' ? 'مطابخ خشبية تدوم مدى الحياة' : 'Feuerversicherungsgesellschaften in Donaueschingen'
  const nth = introductionLayouts.indexOf(layout)
  const contents: Record<string, object> = {
    Introduction: { layout, heading, image, ...(nth % 2 === 0 ? { body: '' } : {}) },
    QuoteBanner: { layout: textBannerLayouts[nth % 2] },
    ImageBanner: { layout: imageBannerLayouts[nth % 2], image },
  }
  const sections = document.sections.map((section) => ({
    ...section,
    content: { ...section.content, ...contents[section.type] },
  })) as WebsiteSettings['sections']
  return drawn({ ...document, sections, settings: { ...document.settings, language } }).then(withPhoto)
}

const withPhoto = (site: RenderedSite): RenderedSite => ({
  ...site,
  files: { ...site.files, 'media/photo.svg': { body: wideLogo, contentType: 'image/svg+xml' } },
})

/** The full document with all facts of a business, and its services as cards or a price list. */
export const factsPage = (style: PresetStyle, layout: 'Cards' | 'PriceList') => {
  const document = fullDocument(style)
  const items = knownBusiness.services.map(({ id, name }) => ({ id, heading: name, service: id }))
  const contents: Record<string, object> = {
    Services: { layout, items },
    Contact: { phone: '', email: '', address: '', hours: '', showForm: layout === 'Cards' },
  }
  const sections = document.sections.map((section) => ({
    ...section,
    content: { ...section.content, ...contents[section.type] },
  })) as WebsiteSettings['sections']
  return drawn({ ...document, sections, business: knownBusiness })
}

/** The full document with its contact section in a layout, with or without a form, and with a stored map and pin. */
export const contactPage = (style: PresetStyle, layout: ContactLayout, language: 'de' | 'ar', showForm = true) => {
  const document = fullDocument(style)
  const address = { ...knownBusiness.address, point: '50.4316, -3.6836' }
  const known = { ...knownBusiness, address }
  const view = mapView(known)
  const credit = { name: 'Donaudampfschifffahrtsgesellschaft', url: 'https://tiles.example/' }
  const urls = [{ type: 'small', url: '/media/photo.svg', width: 768, height: 512 }]
  const map = view && { of: mapKey(view), image: image.parse({ provider: 'Custom', urls, credit }) }
  const sections = document.sections.map((section) =>
    section.type === 'Contact'
      ? { ...section, content: { ...section.content, layout, showForm, address: '', hours: '' } }
      : section,
  ) as WebsiteSettings['sections']
  const settings = { ...document.settings, language, drawn: { ...document.settings.drawn, map: map ?? null } }
  return drawn({ ...document, sections, settings, business: known }).then(withPhoto)
}

/** The full document with its gallery in a layout. */
export const galleryPage = (style: PresetStyle, layout: GalleryLayout) => {
  const document = fullDocument(style)
  const sections = document.sections.map((section) =>
    section.type === 'Gallery' ? { ...section, content: { ...section.content, layout } } : section,
  )
  return drawn({ ...document, sections })
}

/** A photo with a distinct shape and color, as a file of the page. */
const photo = ({ width, height, hue }: { width: number; height: number; hue: number }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="hsl(${hue} 60% 45%)" d="M0 0h${width}v${height}H0z"/><circle cx="50%" cy="50%" r="${height / 4}" fill="#fff"/></svg>`

/** The full document with seven photos of different shapes, one of them without a caption. */
export const photoGalleryPage = (style: PresetStyle, layout: GalleryLayout) => {
  const document = fullDocument(style)
  const shapes = [960, 640, 480].map((width, nth) => ({
    width,
    height: 640,
    hue: nth * 120,
    url: `/media/photo-${nth}.svg`,
  }))
  const files = shapes.map((shape) => [shape.url.slice(1), { body: photo(shape), contentType: 'image/svg+xml' }])
  const captions = ['Oak galley, Munjoy Hill', 'Pantry', '', 'A walnut island with room for six, and drawers for all']
  const items = Array.from({ length: 7 }, (_, nth) => {
    const { url, width, height } = shapes[nth % shapes.length] ?? {}
    const urls = [{ type: 'regular', url, width, height }]
    const caption = captions[nth % captions.length]
    return { id: `photo-${nth}`, caption, image: { provider: 'Custom', description: `Kitchen ${nth}`, urls } }
  })
  const sections = document.sections.map((section) =>
    section.type === 'Gallery' ? { ...section, content: { ...section.content, layout, items } } : section,
  ) as WebsiteSettings['sections']
  return drawn({ ...document, sections }).then((site) => ({
    ...site,
    files: { ...site.files, ...Object.fromEntries(files) },
  }))
}

/** The full document with a salon's twelve prices, in three groups. */
export const offersPage = (style: PresetStyle, offered: Offered) => drawn(withOffers(fullDocument(style), offered))

/** Services with names, prices and notes at their maximum length, on a right-to-left page. */
export const strangeOffersPage = (style: PresetStyle, layout: ServiceLayout) => {
  const document = withOffers(fullDocument(style), { layout })
  const services = document.business.services.map((service, nth) => ({
    ...service,
    name: nth % 2 === 0 ? 'Donaudampfschifffahrtsgesellschaft'.repeat(2).slice(0, 60) : 'قص شعر وتصفيف',
    duration: 'about an hour and a half or more',
    price:
      nth % 3 === 0
        ? { amount: 1_000_000.5, to: 2_000_000, currency: 'GBP', from: false, unit: 'per whole season' }
        : null,
    priceWords: 'Only after a consultation at our salon in town',
  }))
  const sections = document.sections.map((section) =>
    section.type === 'Services'
      ? {
          ...section,
          content: {
            ...section.content,
            items: section.content.items.map((item, nth) => ({ ...item, heading: services[nth]?.name ?? '' })),
          },
        }
      : section,
  )
  return drawn({
    ...document,
    sections,
    settings: { ...document.settings, language: 'ar' },
    business: { ...document.business, services },
  })
}

/** The full document with the cookie banner and analytics. */
export const consentPage = (style: PresetStyle) => {
  const document = fullDocument(style)
  const cookieBanner = { ...document.settings.cookieBanner, enabled: true }
  return drawn({ ...document, settings: { ...document.settings, cookieBanner, analyticsId: 'G-ABCDEF1234' } })
}

/** The full document with more questions than a style shows expanded. */
export const questionsPage = (style: PresetStyle) => {
  const document = fullDocument(style)
  const sections = document.sections.map((section) => {
    if (section.type !== 'FrequentlyAskedQuestions') return section
    const items = Array.from({ length: limits.faqs }, (_, nth) => {
      const item = at(section.content.items, nth % section.content.items.length)
      return { ...item, id: `question-${nth}` }
    })
    return { ...section, content: { ...section.content, items } }
  })
  return drawn({ ...document, sections })
}

/** Names of realistic lengths. */
export const longNames = [
  'Harbour & Pine Kitchens and Joinery of Portland',
  'Physiotherapie Sonnenschein am Hauptbahnhof',
  'Rechtsanwaltskanzlei Niedermeyer',
  'Ananda Wellness',
]

/** A page with a name and a phone number. */
export const namedPage = (style: PresetStyle, businessName: string) =>
  drawn({ ...fullDocument(style), businessName, business: knownBusiness })

const wideLogo = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160"><rect width="480" height="160" rx="24" fill="#c2572b"/><circle cx="80" cy="80" r="52" fill="#fff"/></svg>`
const squareLogo = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"><rect width="160" height="160" rx="24" fill="#c2572b"/><circle cx="80" cy="80" r="52" fill="#fff"/></svg>`

export type SampleLogo = { shape: 'square' | 'wide'; logoSize: number; logoType?: 'Image' | 'ImageAndText' }

/** A page with a name, a phone number and a logo picture, next to the name unless `logoType` differs. */
export async function logoPage(style: PresetStyle, businessName: string, { shape, ...logo }: SampleLogo) {
  const document = fullDocument(style)
  const width = shape === 'wide' ? 480 : 160
  const logoImage = { provider: 'Custom', urls: [{ type: 'regular', url: '/media/logo.svg', width, height: 160 }] }
  const header = { logoType: 'ImageAndText', logoText: '', logoImage, fixed: true, ...logo }
  const sections = document.sections.map((section) =>
    section.type === 'Header' ? { ...section, content: { ...section.content, ...header } } : section,
  ) as WebsiteSettings['sections']
  const site = await drawn({ ...document, sections, businessName, business: knownBusiness })
  const body = shape === 'wide' ? wideLogo : squareLogo
  return { ...site, files: { ...site.files, 'media/logo.svg': { body, contentType: 'image/svg+xml' } } }
}

/** The full document with both legal pages, in a language of long words and of an owner with a long name. */
export const legalSite = (style: PresetStyle) => {
  const document = fullDocument(style)
  const legal = {
    ...{ privacy: true, terms: true, asOf: '2026-11-22', country: 'Deutschland', registration: 'HRB 2026' },
    ...{ owner: 'Donaudampfschifffahrtsgesellschaft'.repeat(3), address: 'Am Hafen 1\n20457 Hamburg' },
    ...{ email: 'datenschutz@harbourandpine.example', phone: '+49 40 555 0142' },
  }
  return drawn({ ...document, settings: { ...document.settings, language: 'de', analyticsId: 'G-ABCDEF1234', legal } })
}

const words = {
  'a word without end': 'Wohlfahrtsschifffahrt',
  Arabic: 'نحن نصنع المطابخ باليد ',
  'an Arabic word without end': 'مطابخ',
  Japanese: '日本語の文章には空白がありません。',
  emoji: '👩‍👩‍👧‍👦👨🏽‍🚒🏳️‍🌈',
  'wide letters': 'W',
  'turned text': '\u202egnirts eht sesrever ',
  markup: '</script><script>alert(1)</script><img src=x onerror=alert(1)>"><svg onload=alert(1)>',
}
export type Hostility = keyof typeof words
export const hostilities = Object.keys(words) as Hostility[]

/** The full site with every text at its maximum length, of the same hostile word, and with working links. */
export function hostilePage(style: PresetStyle, hostility: Hostility): Promise<RenderedSite> {
  const text = (max: number) => words[hostility].repeat(Math.ceil(max / words[hostility].length)).slice(0, max)
  const document = fullDocument(style)
  const sections = document.sections.map((section) => {
    const content = structuredClone(section.content) as Record<string, unknown>
    for (const { path, meta } of contentFields(sectionTypes[section.type].content)) {
      if (meta.control !== undefined && isText(meta.control))
        if (!['phone', 'email', 'url', 'hours'].includes(String(path.at(-1))))
          fill(content, path, text(Number(meta.max)))
      if (meta.control === 'link')
        fill(content, path, { type: 'Web', value: 'https://example.com', label: text(28) }, true)
    }
    return { ...section, content }
  })
  const settings = { ...document.settings, language: hostility.includes('Arabic') ? 'ar' : 'en', pageTitle: text(64) }
  const cookieBanner = { ...settings.cookieBanner, enabled: true, primaryText: text(200), buttonText: text(28) }
  return drawn({
    ...document,
    businessName: text(48),
    settings: { ...settings, cookieBanner },
    sections: sections as WebsiteSettings['sections'],
  })
}

/** Sets a field, in every item if the path goes through a list. A link keeps its network. */
function fill(target: Record<string, unknown>, path: (string | number)[], value: unknown, merge = false): void {
  const [name = '', ...rest] = path
  if (rest.length === 0) target[name] = merge ? { ...(target[name] as object), ...(value as object) } : value
  else if (rest[0] === 0)
    for (const item of (target[name] ?? []) as Record<string, unknown>[]) fill(item, rest.slice(1), value, merge)
  else fill(target[name] as Record<string, unknown>, rest, value, merge)
}

/** Missing pictures on this host, and a video with an invalid link. */
export function brokenPage(style: PresetStyle): Promise<RenderedSite> {
  const missing = { provider: 'Custom', urls: [{ type: 'regular', url: '/media/missing.jpg' }] }
  const text = JSON.stringify(fullDocument(style), (_name, value) =>
    value?.provider === 'Custom' ? { ...(value as Image), ...missing } : value,
  )
  return drawn(JSON.parse(text.replaceAll(/"https:\/\/www\.youtube[^"]*"/g, '"https://www.youtube.com/watch?v="')))
}

/** Every photo with a cropped file if possible, at a URL that ends with its ratio: `/media/cut/1.3333`. */
export function cutPage(style: PresetStyle): Promise<RenderedSite> {
  const document = fullDocument(style)
  const sections = document.sections.map((section) => {
    const cut = (value: unknown, place: string): unknown => {
      if (typeof value !== 'object' || value === null) return value
      if ('provider' in value) {
        const picture = value as Image
        return isPattern(picture) ? picture : cutTo(picture, pictureShape(document, pathOnPage(section, place)))
      }
      const inside = (name: string) => (place ? `${place}.${name}` : name)
      if (Array.isArray(value)) return value.map((item, index) => cut(item, inside(String(index))))
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cut(inner, inside(name))]))
    }
    return { ...section, content: cut(section.content, '') }
  })
  return drawn({ ...document, sections } as WebsiteSettings)
}

/** For frames that take the file's shape: a ratio within every frame's limits. */
const cutTo = (picture: Image, { ratio = 2, cuttable = false }: Partial<PictureShape> = {}) => {
  const at = (place: string) => [{ type: 'regular' as const, url: `/media/${place}` }]
  const crop = cuttable ? { ratio, urls: at(`cut/${ratio.toFixed(4)}`) } : undefined
  return { ...picture, provider: 'Custom', urls: at('whole'), crop }
}

/** Number of a style's variants that cover every value of every option. */
export const extremes = variantCount(fullDocument('Common'))

/** One variant, with colors that also differ by turn, including careless ones. */
export function extremePage(style: PresetStyle, turn: number): Promise<RenderedSite> {
  const document = fullDocument(style)
  const picture = {
    provider: 'Custom',
    description: 'The workshop',
    urls: [{ type: 'regular', url: '/media/photo-5.jpg', width: 1200, height: 900 }],
  }
  const sections = document.sections.map((section) => ({
    ...section,
    content: section.type === 'Header' ? { ...section.content, logoImage: picture } : section.content,
    design: { ...section.design, backgroundImage: picture },
  }))
  const careless = Object.fromEntries(Object.keys(document.theme.colors).map((name) => [name, '#888888']))
  const nth = presetStyles.indexOf(style) + turn
  const colors = turn === 0 ? careless : (palettes[nth % palettes.length]?.colors ?? document.theme.colors)
  const full = websiteSettings.parse({ ...document, sections, theme: { ...document.theme, colors } })
  return drawn(variant(full, turn))
}

/** Websites that combine any two of style, trade and layout. */
export const paired = pairings(presetStyles)

export const pairedPage = async (nth: number) => drawn(await pairedWebsite(at(paired, nth)))

function at<Value>(list: readonly Value[], nth: number): Value {
  const value = list[nth]
  if (value === undefined) throw new RangeError(`There are ${list.length}, and not ${nth + 1}.`)
  return value
}
