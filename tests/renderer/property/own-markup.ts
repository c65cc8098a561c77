import type * as z from 'zod'
import { ownFieldKinds } from '../../../renderer/document/contact-form.ts'
import {
  fewestInCarousel,
  introductionLayouts,
  openings,
  presetStyles,
} from '../../../renderer/document/enumerations.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { sectionTypes } from '../../../renderer/document/section-types.ts'
import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import { mapKey, mapView } from '../../../renderer/facts/maps/map-view.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import { shapeNames } from '../../../renderer/shapes/shape-names.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { knownBusiness } from '../fixtures/known-business.ts'

/** An element with unescaped attributes. */
type Tag = { name: string; attributes: Record<string, string> }

type Markup = {
  tags: Tag[]
  /** The text between tags, without styles and scripts. */
  text: string
  /** Raw text elements. */
  raw: { name: string; attributes: Record<string, string>; text: string }[]
}

const rawText = /<(style|script|title)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g
const tag = /<\/?([a-zA-Z][a-zA-Z0-9]*)((?:\s+[^\s=>"'/]+(?:="[^"]*")?)*)\s*\/?>/g
const attribute = /([^\s=>"'/]+)(?:="([^"]*)")?/g

/**
 * Reads React's own markup: double-quoted attributes, everything escaped. Anything else remains in `text`, where a `<`
 * reveals it.
 */
export function readMarkup(html: string): Markup {
  const raw: Markup['raw'] = []
  const tags: Tag[] = []
  const take = (name: string, attributes: string) => {
    const read = [...attributes.matchAll(attribute)].map(([, key = '', value = '']) => [key, unescaped(value)])
    const found = { name, attributes: Object.fromEntries(read) as Record<string, string> }
    tags.push(found)
    return found
  }
  const text = html
    .replace(/^<!doctype html>/, '')
    .replace(rawText, (_whole, name: string, attributes: string, body: string) => {
      raw.push({ ...take(name, attributes), text: body })
      return ''
    })
    .replace(tag, (whole: string, name: string, attributes: string) => {
      if (!whole.startsWith('</')) take(name, attributes)
      return ''
    })
  return { tags, text, raw }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const unescaped = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name) => entities[name] ?? whole)

export const origin = 'https://harbour.example'

const photo = {
  provider: 'Pexels',
  description: 'The workshop',
  urls: [
    { type: 'small', url: 'https://images.pexels.com/a.jpg?w=400', width: 400, height: 300 },
    { type: 'regular', url: 'https://images.pexels.com/a.jpg?w=1080', width: 1080, height: 810 },
  ],
  effects: { rotation: 4, zoom: 1.2, translateX: 0.1 },
  credit: { name: 'Jo Photographer', url: 'https://www.pexels.com/@jo' },
}
const icon = { ...photo, provider: 'Custom', urls: [{ type: 'small', url: '/media/icon', width: 64, height: 64 }] }
const social = { type: 'Social', network: 'Mastodon', value: 'https://mastodon.example/@harbour', label: '' }

type Change = (document: WebsiteSettings) => object
const everySection = (change: (section: WebsiteSettings['sections'][number]) => object): Change => {
  return ({ sections }) => ({ sections: sections.map((section) => ({ ...section, ...change(section) })) })
}
const content = (contents: Record<string, object>): Change =>
  everySection((section) => ({ content: { ...section.content, ...contents[section.type] } }))
const settings =
  (change: object): Change =>
  (document) => ({ settings: { ...document.settings, ...change } })

/** Replaces every picture with a photo. */
const photographed = (document: WebsiteSettings): WebsiteSettings =>
  JSON.parse(JSON.stringify(document).replace(/\{"provider":.*?"effects":\{.*?\}.*?\}/g, JSON.stringify(photo)))

/** Sets each section to the layout at this index. */
const layoutAt = (place: number): Change =>
  everySection(({ type, content }) => {
    const { layout } = sectionTypes[type].content.shape as { layout?: z.ZodDefault<z.ZodEnum> }
    const values = layout?.unwrap().options ?? []
    return { content: values.length === 0 ? content : { ...content, layout: values[place % values.length] } }
  })
/** Indexes up to the longest list of layouts, 'Auto' included. */
const places = introductionLayouts.map((_, place) => place).concat(introductionLayouts.length)

const areas = ['Stokesley', 'Swainby', 'Potto', 'Carlton', 'Thornton-le-Moor and Newby Wiske', 'Crathorne']
const inSixPlaces = {
  ...knownBusiness,
  areas: areas.map((name, nth) => ({
    id: `area-${nth}`,
    name,
    latitude: 50.4 + nth / 9,
    longitude: (nth % 3) / 9 - 3.6,
  })),
  hours: {
    periods: [
      { days: ['Monday', 'Tuesday', 'Wednesday'], opens: '08:00', closes: '20:00' },
      { days: ['Thursday'], opens: '08:00', closes: '09:00' },
    ],
  },
}
const crew = ['Luis', 'Rosa', 'Cody'].map((name, nth) => ({
  id: `person-${nth}`,
  name,
  role: 'Plumber',
  about: 'Since 2012',
}))

/** Every composition, with more than one seed. */
const patterned = content({
  Services: {
    layout: 'Cards',
    items: [...shapeNames, ...shapeNames].slice(0, limits.services).map((pattern, nth) => ({
      ...{ id: `pattern-${nth}`, heading: pattern },
      image: { provider: 'Pattern', pattern, seed: nth },
    })),
  },
})

const review = { id: 'review', paragraph: 'Lovely work', authorName: 'Jo', authorLocation: 'Leeds', stars: 4 }
const reviews = [
  { ...review, date: '2026-03-02', source: 'Google', link: 'https://maps.example/review' },
  { ...review, id: 'other', date: '2026', source: 'A letter' },
]
const run = (text: string, marks = {}) => ({ text, ...marks })
const formattedText = {
  blocks: [
    {
      runs: [
        run('Call '),
        run('01803 555 0142', { bold: true }),
        run(' or write to jo@pine.example', { italic: true }),
      ],
    },
    { item: true, runs: [run('our work', { link: { type: 'Web', value: 'https://pine.example' } })] },
  ],
}
const formFields = ownFieldKinds.flatMap((kind, nth) =>
  ['Optional', 'Required'].map((ask) => ({
    id: `f-${nth}-${ask.toLowerCase()}`,
    label: kind,
    kind,
    ask,
    options: 'A\nB',
  })),
)

const longHeading = content({ Introduction: { heading: 'A long heading '.repeat(5).trim() } })

const carousel = {
  layout: 'Carousel',
  items: Array.from({ length: fewestInCarousel }, (_, nth) => ({ id: `slide-${nth}`, image: photo, caption: 'A job' })),
}

/** Every option of the template that adds an element or an attribute. */
const variations: Change[] = [
  () => ({}),
  settings({ language: 'ar', searchIndexing: false, analyticsId: 'G-ABCDEF1234' }),
  settings({ cookieBanner: { enabled: true }, analyticsId: 'G-ABCDEF1234', browserIcon: photo }),
  settings({ browserIcon: icon }),
  settings({
    legal: { privacy: true, terms: true, email: 'a@pine.example', phone: '+1 207 555 0142', asOf: '2026-11-22' },
    language: 'ar',
    analyticsId: 'G-ABCDEF1234',
  }),
  content({ Header: { logoType: 'Image', logoImage: photo, fixed: true }, Gallery: carousel }),
  ...openings.map((layout) =>
    content({ Introduction: { image: null, layout, body: 'I ring first. I come. I tidy up.' } }),
  ),
  content({ Introduction: { image: null }, Footer: { socialLinks: [{ id: 'a', link: social }] } }),
  everySection(({ design }) => ({ design: { ...design, backgroundType: 'Image', backgroundImage: photo } })),
  photographed,
  ...places.map(
    (place): Change =>
      (document) =>
        layoutAt(place)(document),
  ),
  ...places.map(
    (place): Change =>
      (document) =>
        layoutAt(place)(photographed(document)),
  ),
  ...places.map(
    (place): Change =>
      (document) => ({ ...layoutAt(place)(document), business: knownBusiness }),
  ),
  content({ CustomerReviews: { items: reviews }, Introduction: { body: formattedText } }),
  content({ CustomerReviews: { items: reviews.toReversed(), layout: 'List' } }),
  content({ Contact: { formFields: formFields.slice(0, 6), askPhotos: 'Optional', photosLabel: 'Photos' } }),
  content({ Contact: { formFields: formFields.slice(6), askPhotos: 'Optional' } }),
  settings({
    announcement: {
      enabled: true,
      text: 'Closed on Friday',
      link: { type: 'Web', value: 'https://pine.example', label: 'More' },
    },
  }),
  settings({ announcement: { enabled: true, text: 'Closed on Friday' } }),
  settings({ announcement: { enabled: true, text: 'Closed', link: { type: 'Web', value: 'https://pine.example' } } }),
  ({ sections }) => ({ sections: sections.filter(({ type }) => type !== 'Introduction') }),
  // Only contact details.
  ({ sections }) => ({
    sections: sections.filter(({ type }) => ['Header', 'Introduction', 'Contact', 'Footer'].includes(type)),
  }),
  patterned,
  longHeading,
  // The family with a width axis.
  ({ theme }) => ({ theme: { ...theme, titleFont: { family: 'Archivo', weight: 'ExtraBold' } } }),
  ({ theme }) => ({ theme: { ...theme, darkMode: 'FollowsDevice' } }),
  // A long word in every heading.
  (document) =>
    JSON.parse(
      JSON.stringify(document).replace(/"(heading|primary|question|name)":"[^"]+"/g, '"$1":"Wohlfahrtsverband"'),
    ),
  // Each section first once, because the first one loads its pictures eagerly.
  ...fullSite.sections.slice(1, -1).map(({ id }) => (document: WebsiteSettings) => {
    const { sections } = longHeading(document) as Pick<WebsiteSettings, 'sections'>
    const others = sections.slice(1, -1).filter((section) => section.id !== id)
    const first = sections.filter((section) => section.id === id)
    return { sections: [...sections.slice(0, 1), ...first, ...others, ...sections.slice(-1)] }
  }),
  // No text next to the pictures, and no pictures next to the text.
  (document) => JSON.parse(JSON.stringify(document).replace(/"(heading|body|caption)":"[^"]*"/g, '"$1":""')),
  (document) => JSON.parse(JSON.stringify(document).replace(/\{"provider":.*?"effects":\{.*?\}.*?\}/g, 'null')),
  content({ Services: { heading: '', body: '' } }),
  content({ Services: { layout: 'List', items: [{ id: 'asked', heading: 'Gates', price: 'ask' }] } }),
  content({
    Services: {
      layout: 'List',
      items: ['Gates', 'Locks', 'Keys'].map((heading) => ({ id: heading.toLowerCase(), heading })),
    },
  }),
  () => ({ business: knownBusiness }),
  // A price cell drawn as discs.
  (document) => ({
    ...content({ Introduction: { image: null, layout: 'Auto' } })(document),
    theme: { ...document.theme, shapes: { grammar: ['arches'], seed: 11 } },
    business: { services: [{ id: 'roof', name: 'Roof', price: { amount: 450, currency: 'GBP' } }] },
  }),
  (document) => ({ ...layoutAt(introductionLayouts.indexOf('Places') + 1)(document), business: inSixPlaces }),
  (document) => ({
    ...content({ Contact: { phone: '', email: '', address: '', hours: '' } })(document),
    business: { ...inSixPlaces, since: { year: 1987 }, people: crew },
  }),
  (document) => ({
    ...content({ Services: { layout: 'PriceList' }, Contact: { phone: '', email: '', address: '', hours: '' } })(
      document,
    ),
    ...settings({ language: 'sv' })(document),
    business: knownBusiness,
  }),
  content({ Contact: { askName: 'Off', askPhone: 'Required', askPreferredTime: 'Optional', askMessage: 'Optional' } }),
  settings({ language: 'ar', formLanguage: 'german' }),
  // The stored map of the town.
  (document) => {
    const view = mapView(knownBusiness, false)
    return {
      ...content({ Contact: { layout: 'BesideMap', address: '' } })(document),
      business: knownBusiness,
      settings: { ...document.settings, drawn: { map: view ? { of: mapKey(view), image: photo } : null } },
    }
  },
  // Enough questions to become toggles.
  (document) =>
    content({
      FrequentlyAskedQuestions: {
        items: Array.from({ length: 9 }, (_, nth) => ({ id: `question-${nth}`, question: 'Why?', answer: 'So.' })),
      },
    })(document),
  // The shapes of every family, with their strokes and dashes.
  ...shapeNames.map((name, seed) => ({ theme }: WebsiteSettings) => ({
    theme: { ...theme, shapes: { grammar: [name], seed } },
  })),
]

/**
 * The template's own elements and attributes, gathered from complete websites in every style and option. No owner's
 * text may add to them.
 */
export async function ownMarkup(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const own = new Map<string, Set<string>>()
  for (const style of presetStyles) {
    for (const change of variations) {
      const document = websiteSettings.parse({ ...fullSite, style, ...change({ ...fullSite, style }) })
      for (const formEndpoint of [undefined, '/_/contact']) {
        const { files } = await renderSite(document, { origin, formEndpoint, pings: formEndpoint !== undefined })
        for (const [, { body }] of Object.entries(files).filter(([path]) => path.endsWith('.html'))) {
          for (const { name, attributes } of readMarkup(body).tags) {
            // A page in an untranslated language marks English elements. Hours drawn as a week hide their scale.
            const known = own.get(name) ?? new Set(['lang', 'dir', 'text-anchor', 'aria-hidden'])
            own.set(name, known)
            for (const attribute of Object.keys(attributes)) known.add(attribute)
          }
        }
      }
    }
  }
  return own
}
