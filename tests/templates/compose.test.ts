import { describe, expect, it } from 'vitest'
import { type PresetStyle, presetStyles } from '../../renderer/document/enumerations.ts'
import { linkHref } from '../../renderer/document/link.ts'
import {
  type Section,
  type SectionOf,
  type SectionType,
  sectionTypeNames,
  sectionTypes,
} from '../../renderer/document/section-types.ts'
import { type WebsiteSettings, websiteSettings } from '../../renderer/document/website-settings.ts'
import { composeWebsite } from '../../templates/compose.ts'
import { fontPairs } from '../../templates/font-pairs/font-pairs.ts'
import { palettes } from '../../templates/palettes/palettes.ts'
import { defaultSections } from '../../templates/sections/default-sections.ts'
import { trades } from '../../templates/trade-list.ts'
import { unlisted } from '../../templates/unlisted/unlisted.ts'
import { sentencesIn, textsIn, wordsIn } from './measure.ts'

type Answers = Parameters<typeof composeWebsite>[0]

const everything: SectionType[] = [...sectionTypeNames, 'QuoteBanner', 'QuoteBanner', 'ImageBanner', 'ImageBanner']
const answers: Answers = {
  id: 'site-1',
  businessName: 'Alder & Finch',
  businessActivities: 'Plumber',
  businessLocation: 'Portland, Oregon',
  fontPair: 'classic',
  palette: 'navy-brass',
  style: 'Common',
  sections: everything,
  year: 2026,
}
const compose = (change: Partial<Answers> = {}) => composeWebsite({ ...answers, ...change })
const tonesOf = (change: Partial<Answers>) => compose(change).sections.map(({ design }) => design.tone)
const sectionOf = <T extends SectionType>(document: WebsiteSettings, type: T) =>
  document.sections.find((section): section is SectionOf<T> & Section => section.type === type)
    ?.content as SectionOf<T>['content']

const kinds = [unlisted, ...trades].map(({ slug, trade }) => [slug, trade || 'We make candles'] as const)

describe.each(kinds)('a composed website for %s', (slug, activities) => {
  it.each([
    ['every section', everything],
    ['the usual sections', defaultSections],
    ['no section at all', []],
  ] as const)('is a valid document with %s', (_, sections) => {
    for (const style of presetStyles) {
      const document = compose({ businessActivities: activities, sections, style })
      expect(websiteSettings.parse(document)).toEqual(document)
    }
  })

  it.each([
    ['with a place', 'Portland, Oregon', 'Alder & Finch'],
    ['without a place', '', 'Alder & Finch'],
    ['with a name of 48 characters', 'Portland, Oregon', 'Johnson, Johnson & Daughters of Upper Foxborough'],
    ['with a place of many words', 'San Juan Bautista de las Misiones', 'Alder & Finch'],
  ])('leaves no text blank, no brace open and no limit broken %s', (_, businessLocation, businessName) => {
    const document = compose({ businessActivities: activities, businessLocation, businessName })
    const introduction = sectionOf(document, 'Introduction')
    const banner = sectionOf(document, 'QuoteBanner')
    const filled = [introduction.heading, introduction.body, banner.primary, banner.subordinate]
    expect(filled.every((text) => text !== '')).toBe(true)
    expect(wordsIn(introduction.heading)).toBeLessThanOrEqual(6)
    expect(sentencesIn(introduction.body)).toBeLessThanOrEqual(3)
    expect(sentencesIn(banner.subordinate)).toBeLessThanOrEqual(4)
    for (const { paragraph } of sectionOf(document, 'Services').items)
      expect(sentencesIn(paragraph)).toBeLessThanOrEqual(2)
    expect(sectionOf(document, 'Services').items.length).toBeGreaterThanOrEqual(6)
    expect(sectionOf(document, 'FrequentlyAskedQuestions').items.length).toBeGreaterThanOrEqual(6)
    for (const text of textsIn(document.sections)) expect(text).not.toMatch(/[{}[\]]|undefined|\s{2}|\s[.,]|\.\.|,\./)
  })

  it('invents no number, price, address or opening hours', () => {
    const contact = sectionOf(compose({ businessActivities: activities }), 'Contact')
    expect(contact).toMatchObject({ phone: '', email: '', hours: '', address: 'Portland, Oregon' })
  })

  it('marks every invented review and person', () => {
    const document = compose({ businessActivities: activities })
    const { items } = sectionOf(document, 'CustomerReviews')
    const { members } = sectionOf(document, 'Team')
    expect(items.every(({ sample, authorLocation }) => sample && authorLocation === 'Portland')).toBe(true)
    expect(members.every(({ image }) => / (woman|man)$/.test(image?.tags[0] ?? ''))).toBe(true)
    expect(members.every(({ sample, bio }) => sample && bio.startsWith('(Sample Bio) '))).toBe(true)
  })

  it('draws every picture differently and says what each shows', () => {
    const pictures = picturesIn(compose({ businessActivities: activities }).sections)
    expect(pictures.length).toBeGreaterThan(15)
    expect(new Set(pictures.map(({ seed }) => seed)).size).toBe(pictures.length)
    for (const { provider, description, tags } of pictures) {
      expect(provider).toBe('Artwork')
      expect(description).not.toBe('')
      if (slug !== '') expect(tags).toHaveLength(2)
    }
  })
})

describe('the order of a page', () => {
  it('goes from a promise to a way to get in touch', () => {
    expect(compose().sections.map(({ id }) => id)).toEqual([
      'header',
      'introduction',
      'quote-banner',
      'services',
      'image-banner',
      'gallery',
      'team',
      'quote-banner-2',
      'customer-reviews',
      'image-banner-2',
      'frequently-asked-questions',
      'video',
      'quote-banner-3',
      'scheduling',
      'image-banner-3',
      'contact',
      'footer',
    ])
  })

  it('holds what was chosen and nothing else but header and footer', () => {
    expect(compose({ sections: ['Contact', 'Services'] }).sections.map(({ type }) => type)).toEqual([
      'Header',
      'Services',
      'Contact',
      'Footer',
    ])
  })

  it('takes no more of a type than a page may have', () => {
    const sections: SectionType[] = ['Services', 'Services', ...Array<SectionType>(5).fill('QuoteBanner')]
    expect(compose({ sections }).sections.map(({ id }) => id)).toEqual([
      'header',
      'quote-banner',
      'services',
      'quote-banner-2',
      'quote-banner-3',
      'footer',
    ])
  })

  it('says something else in each banner', () => {
    const banners = compose().sections.flatMap((section) =>
      section.type === 'QuoteBanner' ? section.content.primary : [],
    )
    expect(new Set(banners).size).toBe(3)
  })

  it.each(presetStyles.flatMap((style) => Array.from({ length: 6 }, (_, nth) => [style, `Firm ${nth}`] as const)))(
    'never has two neighbours of one strong ground: %s, %s',
    (style, businessName) => {
      for (const sections of [everything, defaultSections]) {
        const tones = tonesOf({ style, businessName, sections })
        for (const [index, tone] of tones.entries()) if (tone !== 'Plain') expect(tones[index + 1]).not.toBe(tone)
      }
    },
  )

  it('has grounds in the rhythm of its style', () => {
    const count = (style: PresetStyle, tone: string) => tonesOf({ style }).filter((one) => one === tone).length
    expect(count('Common', 'Bold')).toBe(1)
    expect(count('Geometric', 'Bold')).toBe(3)
    expect([count('Elegant', 'Bold'), count('Elegant', 'Tint')]).toEqual([0, 1])
    expect(count('Fun', 'Tint')).toBeGreaterThan(count('Elegant', 'Tint'))
    expect(tonesOf({ style: 'Fun' })[1]).toBe('Tint')
  })
})

describe('the style', () => {
  it.each(kinds)('is that of the trade where none was chosen: %s', (slug, businessActivities) => {
    const pack = [unlisted, ...trades].find((one) => one.slug === slug)
    expect(compose({ businessActivities, style: undefined }).style).toBe(pack?.style)
    expect(compose({ businessActivities, style: 'Geometric' }).style).toBe('Geometric')
  })

  it('is every one of them for some trade', () => {
    expect(new Set(trades.map(({ style }) => style))).toEqual(new Set(presetStyles))
  })
})

describe('links', () => {
  it.each([
    ['every section', everything],
    ['the usual ones', defaultSections],
    ['two', ['Services', 'Gallery']],
    ['none', []],
  ] as const)('lead to sections that are on the page, with %s', (_, sections) => {
    const document = compose({ sections })
    const ids = new Set(document.sections.map(({ id }) => `#${id}`))
    for (const link of linksIn(document.sections)) {
      const href = linkHref(link)
      if (href) expect(ids).toContain(href)
    }
  })

  it('in the header are few, and lead only where header links may', () => {
    const { links } = sectionOf(compose(), 'Header')
    expect(links.length).toBeGreaterThanOrEqual(4)
    expect(links.length).toBeLessThanOrEqual(6)
    const allowed = sectionTypeNames.filter((type) => sectionTypes[type].headerLinkAllowed)
    const ids = compose().sections.flatMap(({ id, type }) => (allowed.includes(type) ? id : []))
    for (const { link } of links) expect(ids).toContain(link.value)
  })

  it('in the footer are at most four', () => {
    expect(sectionOf(compose(), 'Footer').links.length).toBeLessThanOrEqual(4)
  })

  it('carry the main button to the contact form', () => {
    expect(sectionOf(compose(), 'Introduction').button).toMatchObject({
      type: 'Section',
      value: 'contact',
      label: 'Ask for a plumber',
    })
  })

  it('carry it to booking when the owner has a booking page', () => {
    const document = compose({ link: 'https://calendly.com/alder' })
    expect(sectionOf(document, 'Header').button).toMatchObject({ type: 'Section', value: 'scheduling' })
    expect(sectionOf(document, 'Scheduling').button).toMatchObject({ type: 'Web', value: 'https://calendly.com/alder' })
  })
})

describe('the owner’s own words', () => {
  it('become the services, with what the trade knows of each', () => {
    const { items } = sectionOf(
      compose({ businessActivities: 'Plumber: boiler repair, leak detection, gold taps and koi ponds' }),
      'Services',
    )
    expect(items.map(({ heading }) => heading)).toEqual(['Boiler repair', 'Leak detection', 'Gold taps', 'Koi ponds'])
    expect(items[0]?.paragraph).toContain('heat')
    expect(new Set(items.map(({ paragraph }) => paragraph)).size).toBe(4)
  })

  it('are filled up with the usual services when they name only two', () => {
    const { items } = sectionOf(compose({ businessActivities: 'plumbing and heating' }), 'Services')
    expect(items.map(({ heading }) => heading).slice(0, 2)).toEqual(['Plumbing', 'Heating'])
    expect(items).toHaveLength(6)
  })

  it('head the page when no pack knows the trade', () => {
    const document = compose({ businessActivities: 'dog grooming, nail clipping and baths' })
    expect(sectionOf(document, 'Introduction').heading).toMatch(/^Dog grooming/)
    expect(document.settings.pageTitle).toBe('Alder & Finch | Dog grooming in Portland')
    expect(document.settings.seoKeywords).toBe(
      'dog grooming Portland, nail clipping Portland, dog grooming, nail clipping, baths',
    )
  })

  it('give the contact section a number and an address when they hold them', () => {
    const contact = sectionOf(
      compose({ businessActivities: 'Plumber. Call (503) 555-0142 or write to jo@alder.example' }),
      'Contact',
    )
    expect(contact).toMatchObject({ phone: '(503) 555-0142', email: 'jo@alder.example', button: { type: 'Email' } })
  })
})

describe('names and titles', () => {
  it('stand in the title with the trade and the place', () => {
    expect(compose().settings).toMatchObject({
      companyName: 'Alder & Finch',
      pageTitle: 'Alder & Finch | Plumber in Portland',
    })
  })

  it('drop what does not fit in a title', () => {
    const businessName = 'Johnson, Johnson & Daughters of Upper Foxborough'
    expect(compose({ businessName }).settings.pageTitle).toBe(`${businessName} | Plumber`)
  })

  it('stand in the copyright line with the year that is given', () => {
    expect(sectionOf(compose(), 'Footer').copyright).toBe('© 2026 Alder & Finch')
    expect(sectionOf(compose({ year: undefined }), 'Footer').copyright).toBe('© Alder & Finch')
  })

  it('are left out of a copyright line that is too short for them', () => {
    const businessName = 'Johnson, Johnson & Daughters of Upper Foxborough'
    expect(sectionOf(compose({ businessName }), 'Footer').copyright).toBe('© 2026 All rights reserved')
  })

  it('that end in a full stop do not end a sentence in two', () => {
    expect(textsIn(compose({ businessName: 'Finch & Co.' }).sections).join(' ')).not.toContain('..')
  })

  it.each(['<script>alert(1)</script>', '{place} [x] $& $1', '🔧 Pipes 🔧', 'Zoë’s “Best” 水管工', '__proto__'])(
    'may be anything: %s',
    (businessName) => {
      const document = compose({ businessName })
      expect(document.businessName).toBe(businessName)
      expect(sectionOf(document, 'Header').logoText).toBe(businessName)
      const body = sectionOf(document, 'Introduction').body
      if (body.includes(businessName.slice(0, 3))) expect(body).toContain(businessName)
    },
  )

  it('are put on one line', () => {
    expect(compose({ businessName: '  Alder \n &  Finch ' }).businessName).toBe('Alder & Finch')
  })

  it('keep keywords within what search engines are given', () => {
    const businessActivities = `plumber, ${Array.from({ length: 30 }, (_, index) => `special pipework ${index}`).join(', ')}`
    expect(compose({ businessActivities }).settings.seoKeywords.length).toBeLessThanOrEqual(256)
  })
})

describe('the look', () => {
  it.each(palettes)('is the palette chosen: $id', ({ id, colors }) => {
    expect(compose({ palette: id }).theme.colors).toEqual(colors)
  })

  it.each(fontPairs)('is the font pair chosen: $id', ({ id, titleFont, bodyFont }) => {
    expect(compose({ fontPair: id }).theme).toMatchObject({ titleFont, bodyFont })
  })

  it('falls back to the first of each', () => {
    const { theme } = compose({ palette: 'gone', fontPair: 'gone' })
    expect(theme.colors).toEqual(palettes[0]?.colors)
    expect(theme.titleFont).toEqual(fontPairs[0]?.titleFont)
  })

  it('has round buttons when it is fun and square ones when it is geometric', () => {
    expect(compose({ style: 'Fun' }).theme.buttonCorners).toBe('Oval')
    expect(compose({ style: 'Geometric' }).theme.buttonCorners).toBe('Square')
  })
})

describe('determinism', () => {
  it('makes the same page of the same answers', () => {
    expect(compose()).toEqual(compose())
  })

  it('makes different pages for two businesses of one kind', () => {
    const pages = Array.from({ length: 20 }, (_, index) => {
      const document = compose({ businessName: `Firm ${index}` })
      return `${sectionOf(document, 'Introduction').heading}|${sectionOf(document, 'QuoteBanner').primary}`
    })
    expect(new Set(pages).size).toBeGreaterThan(8)
  })

  it('does not depend on the look', () => {
    const [one, other] = [compose({ palette: 'terracotta', fontPair: 'clear' }), compose()]
    expect(one.sections).toEqual(other.sections)
  })
})

type Found = { provider: string; description: string; tags: string[]; seed: number }

function picturesIn(value: unknown): Found[] {
  if (typeof value !== 'object' || value === null) return []
  return 'provider' in value ? [value as Found] : Object.values(value).flatMap(picturesIn)
}

function linksIn(value: unknown): { type: 'Section'; value: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'type' in value && 'label' in value && 'value' in value && value.type === 'Section'
  return own ? [value as { type: 'Section'; value: string }] : Object.values(value).flatMap(linksIn)
}

describe('the trade by whose page somebody came', () => {
  const namesOf = (change: Partial<Answers>) =>
    sectionOf(compose({ ...change, sections: ['Services'] }), 'Services').items.map(({ heading }) => heading)

  it('gives its services where the words name none', () => {
    const said = { businessActivities: 'Open every day but Sunday' }
    expect(namesOf({ ...said, industry: 'barber-shop' })).toContain('Skin fade')
    expect(namesOf(said)).not.toContain('Skin fade')
    expect(namesOf({ ...said, industry: 'space-travel' })).toEqual(namesOf(said))
  })

  it('gives way to words that clearly name another', () => {
    expect(namesOf({ businessActivities: 'Plumber', industry: 'barber-shop' })).toEqual(namesOf({}))
  })
})
