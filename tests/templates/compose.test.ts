import { describe, expect, it } from 'vitest'
import { type PresetStyle, presetStyles } from '../../renderer/document/enumerations.ts'
import {
  type Section,
  type SectionOf,
  type SectionType,
  sectionTypeNames,
  sectionTypes,
} from '../../renderer/document/section-types.ts'
import { plainWords } from '../../renderer/document/values/formatted-text.ts'
import { linkHref } from '../../renderer/document/values/link.ts'
import { type WebsiteSettings, websiteSettings } from '../../renderer/document/website-settings.ts'
import { publishedDocument } from '../../renderer/published-document.ts'
import { renderSite } from '../../renderer/render-site.ts'
import { serviceLayout } from '../../renderer/sections/services/service-layout.ts'
import { fontPairs, pairOf } from '../../renderer/styles/font-pairs.ts'
import { presets } from '../../renderer/styles/registry.ts'
import { defaultSections } from '../../templates/compose/section-order.ts'
import { unplacedFacts } from '../../templates/compose/unplaced-facts.ts'
import { palettes } from '../../templates/palettes/palettes.ts'
import { trades } from '../../templates/trade-list.ts'
import { carpentry } from '../../templates/trades/carpentry.ts'
import { composedSite, everySection, type Facts, plumberFacts } from '../harness/composed-site.ts'
import { offendersAmong } from '../harness/offenders.ts'
import { invented } from './compose/invented-businesses.ts'
import { textsIn, untold } from './compose/untold.ts'

const sectionOf = <T extends SectionType>(document: WebsiteSettings, type: T) =>
  document.sections.find((section): section is SectionOf<T> & Section => section.type === type)
    ?.content as SectionOf<T>['content']
const typesOf = ({ sections }: WebsiteSettings) => sections.map(({ type }) => type)
const businesses = Object.entries(invented)

describe('any business’s page', () => {
  it.each([
    ['every section', everySection],
    ['the usual sections', defaultSections],
    ['only a contact section', ['Contact']],
    ['no section at all', []],
  ] as const)('forms a valid document with everything the owner said, with %s', async (_, sections) => {
    expect(
      await offendersAmong(businesses, (business) => {
        const document = composedSite({ ...business, sections })
        expect(websiteSettings.parse(document)).toEqual(document)
        const { texts, facts } = unplacedFacts(document)
        expect(texts).toEqual([])
        // A list that its owner left out appears nowhere else.
        if (sections.length > 1) expect(facts).toEqual([])
      }),
    ).toEqual([])
  })

  it.each([
    ['every section', everySection],
    ['the usual sections', defaultSections],
  ] as const)('contains no claim that the owner didn’t make, with %s', async (_, sections) => {
    expect(
      await offendersAmong(businesses, (business) => {
        expect(untold(composedSite({ ...business, sections }))).toEqual([])
      }),
    ).toEqual([])
  })

  it('contains no unfilled placeholder and no doubled period', async () => {
    expect(
      await offendersAmong(businesses, (business) => {
        const sentences = new Set(business.facts.sentences?.map(({ text }) => text))
        for (const text of textsIn(composedSite(business).sections)) {
          if (![...sentences].some((one) => text.includes(one)))
            expect(text).not.toMatch(/[{}[\]]|undefined|\s[.,]|[^.]\.\.(?!\.)|,\./)
        }
      }),
    ).toEqual([])
  })
})

describe('a page’s order', () => {
  it('starts with the business and ends with a way to get in touch', () => {
    for (let nth = 0; nth < 10; nth += 1) {
      const ids = composedSite({ businessName: `Firm ${nth}` }).sections.map(({ id }) => id)
      expect(ids.slice(0, 2)).toEqual(['header', 'introduction'])
      expect(ids.slice(-3)).toEqual(['frequently-asked-questions', 'contact', 'footer'])
      expect(ids.filter((id) => id.startsWith('quote-banner'))).toEqual(['quote-banner'])
    }
  })

  it('varies among businesses of a trade, but stays the same for one business', () => {
    const orderOf = (businessName: string) => typesOf(composedSite({ businessName, sections: everySection })).join()
    const names = Array.from({ length: 10 }, (_, nth) => `Firm ${nth}`)
    expect(new Set(names.map(orderOf)).size).toBeGreaterThan(2)
    expect(names.map(orderOf)).toEqual(names.map(orderOf))
  })

  it('puts people higher if customers choose a person', () => {
    const quoted = { id: 'sentence-5', text: '“Patient from start to end” - Jo' }
    const facts = {
      ...plumberFacts,
      trade: { slug: 'therapist', name: 'Therapist', source: 'typed' as const },
      sentences: [...(plumberFacts.sentences ?? []), quoted],
    }
    for (let nth = 0; nth < 10; nth += 1) {
      const types = typesOf(composedSite({ facts, businessName: `Practice ${nth}`, sections: everySection }))
      expect(types.indexOf('Team')).toBeLessThan(types.indexOf('CustomerReviews'))
      expect(types.indexOf('Team')).toBeLessThan(5)
    }
  })

  it('includes the chosen sections, the header and the footer', () => {
    const chosen = composedSite({ sections: ['Contact', 'Services'] })
    expect(typesOf(chosen)).toEqual(['Header', 'Services', 'Contact', 'Footer'])
  })

  it('includes questions and people if the owner chose no sections and there are enough facts', () => {
    const people = ['Ada', 'Ben'].map((name, index) => ({ id: `person-${index}`, name, role: 'Plumber' }))
    const typesWith = (facts: Facts) => typesOf(composedSite({ facts, sections: null }))
    expect(typesWith({ ...plumberFacts, people })).toEqual(expect.arrayContaining(['Team', 'FrequentlyAskedQuestions']))
    const little = typesWith({ ...plumberFacts, credentials: [], terms: [] })
    expect(little).not.toContain('Team')
    expect(little).not.toContain('FrequentlyAskedQuestions')
  })

  it('respects each section type’s maximum', () => {
    const sections: SectionType[] = ['Services', 'Services', ...Array<SectionType>(5).fill('ImageBanner')]
    expect(typesOf(composedSite({ sections })).filter((type) => type === 'Services')).toHaveLength(1)
  })

  it.each(presetStyles)('avoids the same strong background in neighboring sections in %s', (style) => {
    for (let nth = 0; nth < 6; nth += 1) {
      for (const sections of [everySection, defaultSections]) {
        const page = composedSite({ style, businessName: `Firm ${nth}`, sections })
        // Skips header and footer, which share the background of their neighbors.
        const tones = page.sections
          .filter(({ type }) => type !== 'Header' && type !== 'Footer')
          .map(({ design }) => design.tone)
        const alike = tones.filter((tone, index) => tone !== 'Plain' && tone === tones[index + 1])
        expect(alike, `Firm ${nth}: ${tones.join(', ')}`).toEqual([])
      }
    }
  })

  it('alternates backgrounds as its style requires', () => {
    const count = (style: PresetStyle, tone: string) =>
      composedSite({ style }).sections.filter(({ design }) => design.tone === tone).length
    const toneOf = (style: PresetStyle, type: SectionType) =>
      composedSite({ style }).sections.find((section) => section.type === type)?.design.tone
    expect([toneOf('Common', 'Introduction'), count('Common', 'Accent')]).toEqual(['Bold', 1])
    expect([toneOf('CommonAlt', 'Contact'), count('CommonAlt', 'Tint')]).toEqual(['Bold', 0])
    expect(['Ink', 'Accent']).toContain(toneOf('Geometric', 'Introduction'))
    expect(count('Geometric', 'Bold')).toBeGreaterThan(0)
    expect([toneOf('Elegant', 'Contact'), count('Elegant', 'Ink')]).toEqual(['Ink', 2])
    expect(count('Fun', 'Tint')).toBeGreaterThan(count('Elegant', 'Tint'))
  })
})

describe('composing sections without content', () => {
  it('omits services without entries and a gallery without photos', () => {
    expect(typesOf(composedSite())).toContain('Services')
    expect(typesOf(composedSite())).not.toContain('Gallery')
    expect(typesOf(composedSite({ facts: { ...plumberFacts, services: [], sentences: [] } }))).not.toContain('Services')
  })

  it('omits a video', () => {
    expect(typesOf(composedSite())).not.toContain('Video')
  })

  it('omits reviews until there are any', () => {
    expect(typesOf(composedSite())).not.toContain('CustomerReviews')
  })

  it('adds sample people if the owner chose the team section, and visitors never see the samples', async () => {
    const site = composedSite({ facts: { ...plumberFacts, people: [] } })
    expect(sectionOf(site, 'Team').members.map(({ sample }) => sample)).toEqual([true, true])
    const { files } = await renderSite(site, { origin: 'https://wren.example' })
    const page = files['index.html']?.body ?? ''
    expect(page).not.toMatch(/Sample Bio|href="#team"/)
  })

  it('adds no link to an omitted section', () => {
    const document = composedSite({ facts: {}, language: 'en-US' })
    const ids = new Set(document.sections.map(({ id }) => `#${id}`))
    const hrefs = linksIn(document.sections).flatMap((link) => linkHref(link) ?? [])
    for (const href of hrefs) if (href.startsWith('#')) expect(ids).toContain(href)
  })

  it('makes a short page from a short text', () => {
    const { facts } = invented['a name and nothing else'] ?? {}
    const { sections } = publishedDocument(composedSite({ facts: facts ?? {} }))
    expect(sections.map(({ type }) => type)).toEqual(['Header', 'Introduction', 'Contact', 'Footer'])
  })
})

describe('a page’s services', () => {
  it('use the owner’s words and link to their facts', () => {
    const facts = { ...plumberFacts, trade: { slug: '', name: 'Pipe fitter' } }
    const { items, layout } = sectionOf(composedSite({ facts }), 'Services')
    expect(items.map(({ heading, paragraph, service }) => [heading, paragraph, service])).toEqual([
      ['Leak repairs', 'Found before the floor comes up.', 'service-1'],
      ['Boiler servicing', '', 'service-2'],
      ['Blocked drains', '', 'service-3'],
    ])
    expect(['Auto', 'Cards', 'List', 'Split']).toContain(layout)
    for (const { price, duration } of items) expect([price, duration]).toEqual(['', ''])
  })

  it('vary in layout among businesses, within suitable layouts', () => {
    const names = Array.from({ length: 12 }, (_, nth) => `Firm ${nth}`)
    const layouts = names.map((businessName) => sectionOf(composedSite({ businessName }), 'Services').layout)
    expect(new Set(layouts).size).toBeGreaterThan(1)
    expect(layouts.filter((layout) => !['Auto', 'Cards', 'List'].includes(layout))).toEqual([])
  })

  it('precede a contact section whose layout varies among businesses', () => {
    const proposed = (name: string) => {
      const business = invented[name]
      if (!business) throw new Error(name)
      const names = Array.from({ length: 12 }, (_, nth) => `Firm ${nth}`)
      return new Set(
        names.map((businessName) => sectionOf(composedSite({ ...business, businessName }), 'Contact').layout),
      )
    }
    const barber = proposed('a barber with prices and hours')
    expect(barber.size).toBeGreaterThan(1)
    for (const layout of barber) expect(['Auto', 'HoursFirst', 'BesideMap', 'Details']).toContain(layout)
    expect(proposed('a dog groomer whose trade is not listed')).not.toContain('HoursFirst')
  })

  it('appear as a price list if most have a price and little text', () => {
    const layoutOf = (name: string) => {
      const business = invented[name]
      if (!business) throw new Error(name)
      const facts = { ...business.facts, trade: { name: 'Unlisted' } }
      const document = composedSite({ ...business, facts })
      const content = { ...sectionOf(document, 'Services'), layout: 'Auto' as const }
      return serviceLayout(content, { ...presets.Common.layout.Services, prefers: [] }, document.business)
    }
    expect(layoutOf('a barber with prices and hours')).toBe('PriceList')
    expect(layoutOf('a restaurant with a menu of forty dishes')).toMatch(/^(PriceList|Tabs)$/)
    expect(layoutOf('a dog groomer whose trade is not listed')).toBe('List')
  })

  it('include all forty dishes of a menu, in order', () => {
    const business = invented['a restaurant with a menu of forty dishes']
    const { items } = sectionOf(composedSite(business), 'Services')
    expect(items.map(({ heading }) => heading)).toEqual(business?.facts.services?.map(({ name }) => name))
  })
})

describe('the owner’s sentences', () => {
  const factsWith = (...sentences: [text: string, facts?: string[], covered?: boolean][]) => ({
    ...plumberFacts,
    sentences: sentences.map(([text, facts = [], covered = false], index) => ({
      id: `sentence-${index + 1}`,
      text,
      facts,
      covered,
    })),
  })
  const bodyOf = (facts: Facts) =>
    sectionOf(composedSite({ facts, sections: ['Introduction', 'Services', 'Contact'] }), 'Introduction').body

  it('follow the headline in their original order, in the first person', () => {
    expect(bodyOf(factsWith(['i fix leaks'], ['We also fix “boilers”'], ['I answer at night']))).toBe(
      'We also fix “boilers”. I answer at night.',
    )
  })

  it('introduce people in the text, while prices, hours and numbers go to their own places', () => {
    const facts = factsWith(
      ['I come by bike, whatever the weather'],
      ['Ada has run it since 1998', ['person-1', 'experience'], true],
      ['Leak repairs from £80', ['service-1'], true],
      ['Mon and Tue 8 to 5', ['hours'], true],
      ['0113 496 0123', ['phone-1'], true],
      ['I cover Headingley', ['area-1'], true],
    )
    expect(bodyOf(facts)).toBe('Ada has run it since 1998.')
  })

  it('appear in large letters if they make sense on their own, and then nowhere else', () => {
    const document = composedSite({ sections: defaultSections })
    expect(sectionOf(document, 'QuoteBanner').primary).toBe('My van is a workshop, so most jobs take one visit')
    expect(sectionOf(document, 'Introduction').body).not.toContain('workshop')
  })

  it.each([
    ['one that depends on the previous one', 'And then I come back to see that all is well'],
    ['one with prices', 'A visit is £80 and every half hour after it £30'],
    ['one with a license number', 'My license for gas is number 123456 as of today'],
    ['one that is too short or long', 'I do.'],
  ])('don’t appear in large letters if they say, for example: %s', (_, text) => {
    const facts = factsWith(['I fix leaks at home'], ['I do it well'], [text], ['I go'])
    const banner = sectionOf(
      composedSite({ facts, sections: ['Introduction', 'QuoteBanner', 'Contact'] }),
      'QuoteBanner',
    )
    expect(banner?.primary ?? '').not.toContain(text)
    expect(textsIn(composedSite({ facts, sections: ['Introduction', 'Services', 'Contact'] })).join('\n')).toContain(
      text,
    )
  })

  it('fill as many text banners as they need', () => {
    const document = composedSite({ ...invented['somebody with much to say'], sections: ['Introduction', 'Contact'] })
    const banners = Array<SectionType>(3).fill('QuoteBanner')
    expect(typesOf(document)).toEqual(['Header', 'Introduction', ...banners, 'Contact', 'Footer'])
    const body = plainWords(sectionOf(document, 'Introduction').body)
    expect(body.match(/Story/g)).toHaveLength(3)
    expect(sectionOf(document, 'QuoteBanner').subordinate).toMatch(/^Story \d+ .*\. Story \d+ /)
  })
})

describe('facts that no sentence mentions', () => {
  it('appear in the contact section, not in the introduction', () => {
    const document = composedSite({ ...invented['facts that no sentence says'], sections: defaultSections })
    expect(sectionOf(document, 'Introduction').body).toBe('')
    const lines = plainWords(sectionOf(document, 'Contact').body).split('\n')
    expect(lines).toContain('Therapist G, RMT.')
    expect(lines).toContain('Runners and desk workers.')
  })
})

describe('a person', () => {
  it('appears in the team section without a portrait or invented colleagues', () => {
    expect(sectionOf(composedSite(), 'Team').members).toEqual([
      { id: 'person-1', name: 'Ada Wren', title: 'Owner', bio: '', image: null, sample: false },
    ])
  })
})

describe('the contact section', () => {
  it('doesn’t override any fact of the business', () => {
    expect(sectionOf(composedSite(), 'Contact')).toMatchObject({ address: '', phone: '', email: '', hours: '' })
  })
})

describe('a page’s links', () => {
  it('in the header are four to six, and only to allowed sections', () => {
    const document = composedSite()
    const { links } = sectionOf(document, 'Header')
    expect(links.length).toBeGreaterThanOrEqual(4)
    expect(links.length).toBeLessThanOrEqual(6)
    const allowed = sectionTypeNames.filter((type) => sectionTypes[type].headerLinkAllowed)
    const ids = document.sections.flatMap(({ id, type }) => (allowed.includes(type) ? id : []))
    for (const { link } of links) expect(ids).toContain(link.value)
  })

  it('disappear from the header if fewer than three sections could be linked to', () => {
    const document = composedSite({ sections: ['Introduction', 'Services', 'CustomerReviews', 'Contact'] })
    expect(sectionOf(document, 'Header').links).toEqual([])
    expect(sectionOf(document, 'Footer').links).toEqual([])
  })

  it('in the footer are at most four, plus the business’s profiles and other pages', () => {
    const footer = sectionOf(composedSite(invented['facts that no sentence says']), 'Footer')
    expect(footer.links.length).toBeLessThanOrEqual(4)
    expect(footer.links.map(({ link }) => link.value)).toContain('https://quiet-hands.example/research')
    expect(footer.socialLinks.map(({ link }) => link.network)).toEqual(['Instagram'])
  })

  const call = { type: 'Phone', value: '0113 496 0123', label: 'Call 0113 496 0123' }

  const buttonOf = (change: Parameters<typeof composedSite>[0]) =>
    sectionOf(composedSite({ sections: defaultSections, ...change }), 'Introduction').button
  const carpenter = { ...plumberFacts, activities: 'Carpentry', trade: { slug: 'carpentry', name: 'Carpenter' } }

  it('call the business if its trade is urgent and the number isn’t in view', () => {
    for (const style of ['CommonAlt', 'Fun'] as const) expect(buttonOf({ style })).toEqual(call)
    for (const style of ['Common', 'Geometric', 'Elegant'] as const)
      expect(buttonOf({ style })).toEqual({ type: 'Section', value: 'contact', label: 'Ask for a quote' })
  })

  it('lead to the form unless the trade is urgent, with the trade’s own label', () => {
    for (const style of presetStyles)
      expect(buttonOf({ style, facts: carpenter })).toEqual({
        type: 'Section',
        value: 'contact',
        label: carpentry.callToAction,
      })
  })

  it('don’t include a button if the number in view is the only contact', () => {
    const facts = { ...carpenter, emails: [] }
    expect(buttonOf({ style: 'Common', facts }).type).toBe('None')
    expect(buttonOf({ style: 'Fun', facts })).toMatchObject({ type: 'Section', value: 'contact' })
    const nothing = { ...facts, phones: [] }
    expect(buttonOf({ style: 'Common', facts: nothing })).toMatchObject({ type: 'Section', value: 'contact' })
  })

  it('call or write to the business if there is no contact section', () => {
    const sections = ['Introduction', 'Services'] as const
    expect(buttonOf({ sections, style: 'Fun' })).toEqual(call)
    expect(buttonOf({ sections, style: 'Common' })).toMatchObject({ type: 'Email', value: 'ada@wren.example' })
  })

  it('include one button per view, in the introduction or else in the header', () => {
    for (const style of presetStyles) {
      const document = composedSite({ style })
      expect(sectionOf(document, 'Introduction').secondButton.type).toBe('None')
      expect(sectionOf(document, 'Header').button.type).toBe('None')
    }
    const alone = sectionOf(composedSite({ facts: carpenter, sections: ['Services', 'Contact'] }), 'Header')
    expect(alone.button).toMatchObject({ type: 'Section', value: 'contact', label: carpentry.callToAction })
  })

  it('invite customers to book only if the business takes bookings', () => {
    const barber = invented['a barber with prices and hours']
    const labelWith = (change: object) =>
      buttonOf({ ...barber, style: 'Fun', sections: ['Introduction', 'Contact'], ...change }).label
    expect(labelWith({})).toBe('Contact Us')
    const facts = { ...barber?.facts, hours: { byAppointment: true } }
    expect(labelWith({ facts })).toBe('Book a chair')
  })

  it('lead directly to the booking page if the page has no section for it', () => {
    const button = buttonOf(invented['facts that no sentence says'] ?? {})
    expect(button).toMatchObject({ type: 'Web', value: 'https://calendly.com/quiet' })
  })

  it('lead to the scheduling section if the owner has a booking page', () => {
    const document = composedSite({ link: 'https://calendly.com/wren' })
    expect(sectionOf(document, 'Introduction').button).toMatchObject({ type: 'Section', value: 'scheduling' })
    expect(sectionOf(document, 'Scheduling').button).toMatchObject({ type: 'Web', value: 'https://calendly.com/wren' })
  })
})

describe('a page in another language', () => {
  it.each([
    ['de-AT', 'a hairdresser in Graz', 'german'],
    ['it-IT', 'a restaurant with a menu of forty dishes', 'italian'],
    ['ja-JP', 'a ramen shop in Osaka', 'japanese'],
    ['sv-SE', 'a groomer in Lund, whose language has no words here', 'english'],
  ] as const)('declares its language and its form’s language: %s', (language, name, formLanguage) => {
    expect(composedSite(invented[name]).settings).toMatchObject({ language, formLanguage })
  })

  it('omits headings and buttons that aren’t translated', () => {
    const document = composedSite(invented['a groomer in Lund, whose language has no words here'])
    expect(sectionOf(document, 'Services').heading).toBe('')
    expect(sectionOf(document, 'Contact')).toMatchObject({ heading: '', body: 'Ring gärna. Inga hundar över 40 kg.' })
    expect(sectionOf(document, 'Introduction').button.type).toBe('None')
    expect(sectionOf(document, 'Header').links).toEqual([])
  })
})

describe('a website’s names and titles', () => {
  it('include the trade and the place in the title', () => {
    expect(composedSite().settings).toMatchObject({
      companyName: 'Wren Plumbing',
      pageTitle: 'Wren Plumbing | Plumber in Leeds',
    })
  })

  it('leave out what doesn’t fit in the title', () => {
    const businessName = 'Johnson, Johnson & Daughters of Upper Foxborough'
    expect(composedSite({ businessName }).settings.pageTitle).toBe(`${businessName} | Plumber`)
  })

  it('include the business and the given year in the copyright line', () => {
    expect(sectionOf(composedSite({ year: 2026 }), 'Footer').copyright).toBe('© 2026 Wren Plumbing')
    expect(sectionOf(composedSite(), 'Footer').copyright).toBe('© Wren Plumbing')
    const businessName = 'Johnson, Johnson & Daughters of Upper Foxborough'
    expect(sectionOf(composedSite({ businessName, year: 2026 }), 'Footer').copyright).toBe('© 2026')
  })

  it.each(['<script>alert(1)</script>', '{place} [x] $& $1', '🔧 Pipes 🔧', 'Zoë’s “Best” 水管工', '__proto__'])(
    'can contain any text: %s',
    (businessName) => {
      const document = composedSite({ businessName, facts: {} })
      expect(document.businessName).toBe(businessName)
      expect(sectionOf(document, 'Header').logoText).toBe(businessName)
      expect(sectionOf(document, 'Introduction').heading).toBe(businessName)
    },
  )

  it('end up on one line', () => {
    expect(composedSite({ businessName: '  Alder \n &  Finch ' }).businessName).toBe('Alder & Finch')
  })

  it('include keywords up to the search engines’ limit', () => {
    const services = Array.from({ length: 40 }, (_, index) => ({
      id: `service-${index}`,
      name: `Special pipework ${index}`,
    }))
    const { seoKeywords } = composedSite({ facts: { ...plumberFacts, services } }).settings
    expect(seoKeywords).toContain('special pipework 0')
    expect(seoKeywords.length).toBeLessThanOrEqual(256)
  })
})

describe('a page’s look', () => {
  it('uses the chosen palette’s colors and the chosen font pair’s fonts', () => {
    for (const { id, colors } of palettes) expect(composedSite({ palette: id }).theme.colors, id).toEqual(colors)
    for (const { id, titleFont, bodyFont } of fontPairs)
      expect(composedSite({ fontPair: id, style: undefined }).theme, id).toMatchObject({ titleFont, bodyFont })
  })

  it('uses the first palette and font pair if none is chosen', () => {
    const { theme } = composedSite({ palette: 'gone', fontPair: 'gone' })
    expect(theme.colors).toEqual(palettes[0]?.colors)
    expect(theme.titleFont).toEqual(fontPairs[0]?.titleFont)
  })

  it('takes its style from chosen fonts, and its fonts from a chosen style', () => {
    for (const { id, style } of fontPairs) expect(composedSite({ fontPair: id, style: undefined }).style).toBe(style)
    expect(composedSite({ fontPair: 'poster', style: 'Elegant' }).theme.titleFont).toEqual(pairOf('Elegant').titleFont)
  })

  it('follows the trade’s style unless the owner chose another', async () => {
    expect(
      await offendersAmong(
        trades.map(({ slug, styles: [style] }) => [slug, style] as const),
        (style, slug) => {
          expect(composedSite({ facts: { trade: { slug } }, fontPair: '', style: undefined }).style).toBe(style)
          expect(composedSite({ facts: { trade: { slug } }, style: 'Geometric' }).style).toBe('Geometric')
        },
      ),
    ).toEqual([])
  })

  it('follows the likely trade’s style only if the facts mention no trade', () => {
    const [first, second] = trades
    if (!first || !second) throw new Error('no trades')
    const some: Facts = { services: [{ id: 'service-1', name: 'Advice' }] }
    const styleOf = (trade: object) =>
      composedSite({ facts: { ...some, trade }, trade: first.slug, fontPair: '' }).style
    expect(styleOf({})).toBe(first.styles[0])
    expect(styleOf({ slug: second.slug })).toBe(second.styles[0])
  })
})

describe('a page’s pictures', () => {
  it('appear only on banners, as patterns in the theme’s style', () => {
    const sections: SectionType[] = ['Introduction', 'Services', 'ImageBanner', 'Contact']
    const pages = businesses.map(([, business]) => composedSite({ ...business, sections }))
    const numbers = pages.map(({ sections: shown, theme }) => {
      const banners = shown.filter(({ type }) => type === 'ImageBanner')
      const patterns = picturesIn(banners)
      expect(patterns).toHaveLength(banners.length)
      for (const { pattern } of patterns) expect(theme.shapes.grammar).toContain(pattern)
      expect(picturesIn(shown)).toHaveLength(patterns.length)
      return banners.length
    })
    expect(new Set(numbers)).toEqual(new Set([0, 1]))
  })
})

describe('composing a page', () => {
  it('gives the same result for the same facts', () => {
    expect(composedSite()).toEqual(composedSite())
  })

  it('gives different results for two businesses of the same kind', () => {
    const pages = Array.from({ length: 20 }, (_, index) => {
      const { sections, theme } = composedSite({ businessName: `Firm ${index}` })
      return `${sections.map(({ id }) => id)}|${theme.shapes.seed}`
    })
    expect(new Set(pages).size).toBeGreaterThan(4)
  })

  it('doesn’t depend on the look for the choice of sections', () => {
    expect(composedSite({ palette: 'terracotta', fontPair: 'sign' }).sections).toEqual(composedSite().sections)
  })
})

type Found = { pattern?: string }

/** Every picture in a value, at any depth. */
function picturesIn(value: unknown): Found[] {
  if (typeof value !== 'object' || value === null) return []
  if ('provider' in value) return [value as Found]
  return Object.values(value).flatMap(picturesIn)
}

type FoundLink = Parameters<typeof linkHref>[0]

function linksIn(value: unknown): FoundLink[] {
  if (typeof value !== 'object' || value === null) return []
  if ('label' in value && 'type' in value && 'value' in value) return [value as FoundLink]
  return Object.values(value).flatMap(linksIn)
}
