import { describe, expect, it } from 'vitest'
import { business } from '../../../renderer/document/business.ts'
import { websiteSettings } from '../../../renderer/document/website-settings.ts'
import { openingHours } from '../../../renderer/page/structured-data/opening-hours.ts'
import { withContent } from '../changed-site.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { knownBusiness } from '../fixtures/known-business.ts'
import { withOffers } from '../fixtures/priced-salon.ts'
import { frequentlyAskedQuestions } from '../fixtures/sections.ts'
import { readPage } from '../read-page.ts'

const site = await readPage(fullSite)

describe('structured data', () => {
  it('consists of one block with the site, the business and its questions', () => {
    expect(site.blocks).toHaveLength(1)
    expect(['WebSite', 'LocalBusiness', 'FAQPage'].map(site.thing)).not.toContain(undefined)
  })

  it('describes the business as the page does', () => {
    expect(site.thing('LocalBusiness')).toMatchObject({
      name: 'Harbour & Pine',
      url: 'https://harbour.example/',
      address: { '@type': 'PostalAddress', streetAddress: '14 Custom House Wharf, Portland, ME 04101' },
      telephone: '+1 207 555 0142',
      email: 'hello@harbourandpine.example',
      openingHours: ['Mo-Fr 08:00-17:00', 'Sa 09:00-13:00'],
      sameAs: expect.arrayContaining(['https://x.com/harbourandpine']),
    })
  })

  it('uses the town without an address, and omits an unknown place', async () => {
    const town = await readPage(withContent('Contact', { address: '' }))
    const place = { '@type': 'PostalAddress', addressLocality: 'Portland, Maine' }
    expect(town.thing('LocalBusiness')?.address).toEqual(place)
    const nowhere = await readPage({
      ...withContent('Contact', { address: '' }),
      business: business.parse({}),
    })
    expect(nowhere.thing('LocalBusiness')).not.toHaveProperty('address')
  })

  it('includes the page’s logo', async () => {
    const urls = [{ type: 'regular', url: '/media/logo.png' }]
    const logoImage = { provider: 'Custom', description: 'Harbour & Pine', urls }
    const pictured = await readPage(withContent('Header', { logoType: 'Image', logoImage }))
    expect(pictured.thing('LocalBusiness')?.logo).toBe('https://harbour.example/media/logo.png')
    const beside = await readPage(withContent('Header', { logoType: 'ImageAndText', logoImage }))
    expect(beside.thing('LocalBusiness')?.logo).toBe('https://harbour.example/media/logo.png')
    const written = await readPage(withContent('Header', { logoType: 'Text', logoImage }))
    expect(written.thing('LocalBusiness')).not.toHaveProperty('logo')
  })

  it('lists what visitors can do: book on the linked page, and write with a working form', async () => {
    const booking = { '@type': 'ReserveAction', target: 'https://cal.example.com/harbour-and-pine' }
    const writing = { '@type': 'CommunicateAction', target: 'https://harbour.example/#contact' }
    const actionsOf = async (document = fullSite, formEndpoint?: string | null) =>
      (await readPage(document, formEndpoint)).thing('LocalBusiness')?.potentialAction
    expect(await actionsOf(fullSite, '/_/contact')).toEqual([booking, writing])
    expect(await actionsOf(fullSite, null)).toEqual([booking])
    const visible = fullSite.sections.filter(({ type }) => type !== 'Scheduling')
    expect(await actionsOf({ ...fullSite, sections: visible })).toBeUndefined()
  })

  it('offers every service', () => {
    const catalog = site.thing('LocalBusiness')?.hasOfferCatalog as { itemListElement: object[] }
    expect(catalog.itemListElement).toHaveLength(3)
    expect(catalog.itemListElement[1]).toMatchObject({
      itemOffered: { '@type': 'Service', name: 'Tables and benches' },
    })
  })

  it('contains the page’s questions and answers in plain text', () => {
    const questions = frequentlyAskedQuestions.content.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: String(answer).replace(/\s+/g, ' ') },
    }))
    expect(site.thing('FAQPage')?.mainEntity).toEqual(questions)
  })

  it('leaves out a question without an answer, and an empty FAQ', async () => {
    const item = (answer: string) => ({ id: `q${answer.length}`, question: 'Why?', answer })
    const half = await readPage(withContent('FrequentlyAskedQuestions', { items: [item(''), item('Because.')] }))
    expect(half.thing('FAQPage')?.mainEntity).toHaveLength(1)
    const none = await readPage(withContent('FrequentlyAskedQuestions', { items: [item(' ')] }))
    expect(none.thing('FAQPage')).toBeUndefined()
  })

  it('quotes customers without stars, and never a sample review', async () => {
    expect(site.thing('LocalBusiness')?.review).toHaveLength(3)
    expect(site.blocks[0]).not.toMatch(/rating/i)
    for (const text of [site.html, site.markdown, site.llms])
      expect(text).not.toMatch(/Sam Sample|must never be published/)
    const samples = [{ id: 'a', paragraph: 'Lovely people', authorName: 'Nobody', sample: true }]
    const invented = await readPage(withContent('CustomerReviews', { items: samples }))
    expect(invented.thing('LocalBusiness')).not.toHaveProperty('review')
    for (const text of [invented.html, invented.markdown, invented.llms]) expect(text).not.toMatch(/Lovely|Nobody/)
  })

  it('leaves out hidden sections', async () => {
    const hidden = { ...fullSite, sections: fullSite.sections.map((section) => ({ ...section, hidden: true })) }
    const { thing, markdown } = await readPage(hidden)
    expect(thing('FAQPage')).toBeUndefined()
    expect(thing('LocalBusiness')).not.toHaveProperty('telephone')
    expect(markdown).not.toContain('How long does a kitchen take')
  })

  // ASVS 1.2.3
  it('escapes an owner’s text, and accepts only web URLs as profiles', async () => {
    const attack = '</script><script>alert(1)</script>'
    const { html, thing } = await readPage(withContent('Services', { items: [{ id: 'a', heading: attack }] }))
    expect(html.match(/<\/script/g)).toHaveLength(1)
    expect(JSON.stringify(thing('LocalBusiness'))).toContain(attack)
    const link = { type: 'Social', network: 'Yelp', value: 'javascript:alert(1)', label: '' }
    const sly = await readPage(withContent('Footer', { socialLinks: [{ id: 'a', link }] }))
    expect(sly.thing('LocalBusiness')).not.toHaveProperty('sameAs')
  })
})

describe('structured data from known facts', () => {
  const items = knownBusiness.services.map(({ id, name }) => ({ id, heading: name, service: id }))
  const blank = withContent('Contact', { phone: '', email: '', address: '', hours: '' })
  const known = (facts: object = knownBusiness) =>
    readPage(
      websiteSettings.parse({
        ...withContent('Services', { items }, blank),
        settings: { ...fullSite.settings, language: 'en-GB' },
        business: facts,
      }),
    )

  it('uses the trade’s type, or the generic type for an unknown trade', async () => {
    expect((await known()).thing('HairSalon')).toMatchObject({ name: fullSite.businessName })
    const other = await known({ ...knownBusiness, trade: { slug: 'wall-builder', name: 'Wall builder' } })
    expect(other.thing('LocalBusiness')).toMatchObject({ name: fullSite.businessName })
  })

  it('includes contacts, hours, places, languages and founding year', async () => {
    const salon = (await known({ ...knownBusiness, since: { year: 2013 } })).thing('HairSalon')
    expect(salon).toMatchObject({
      telephone: '01803 555 014',
      email: 'hello@marlowhair.example',
      foundingDate: '2013',
      address: { streetAddress: '12 High Street, Totnes, TQ9 5RY', addressCountry: 'GB' },
      location: { '@type': 'Place', name: 'Totnes', geo: { latitude: 50.43, longitude: -3.68 } },
      areaServed: ['Totnes', 'Dartington'],
      knowsLanguage: ['en', 'pl'],
    })
    expect(salon?.openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '17:30',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '14:00' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Sunday'], opens: '00:00', closes: '00:00' },
    ])
    expect(salon).not.toHaveProperty('openingHours')
    // The town's coordinates are not the business's own.
    expect(salon).not.toHaveProperty('geo')
  })

  it('includes the door’s coordinates only if the owner gave them, with an address', async () => {
    const point = 'https://www.openstreetmap.org/?mlat=50.4316&mlon=-3.6836#map=19/50.43/-3.68'
    const at = async (address: object) =>
      (await known({ ...knownBusiness, address } as typeof knownBusiness)).thing('HairSalon')?.geo
    expect(await at({ text: '12 High Street', point })).toEqual({
      '@type': 'GeoCoordinates',
      latitude: 50.4316,
      longitude: -3.6836,
    })
    expect(await at({ text: '', point })).toBeUndefined()
    expect(await at({ text: '12 High Street', point: 'near the church' })).toBeUndefined()
  })

  it('includes the page’s prices as numbers, and marks the lowest price', async () => {
    const salon = (await known()).thing('HairSalon')
    const catalog = salon?.hasOfferCatalog as { itemListElement: object[] } | undefined
    const itemListElement = catalog?.itemListElement ?? []
    expect(itemListElement).toMatchObject([
      {
        '@type': 'OfferCatalog',
        name: 'Cuts',
        itemListElement: [{ price: '48', priceCurrency: 'GBP' }, { price: '28' }],
      },
      {
        '@type': 'OfferCatalog',
        name: 'Color',
        itemListElement: [{ priceSpecification: { minPrice: '45', priceCurrency: 'GBP' } }],
      },
      { '@type': 'Offer' },
    ])
    expect(itemListElement[2]).toEqual({ '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Wedding hair' } })
    expect(salon?.priceRange).toBe('£28–48')
  })

  it('follows search engines’ format for every kind of price, and omits prices in words', async () => {
    const page = await readPage(withOffers(fullSite, { grouped: false }))
    const catalog = page.thing('HairSalon')?.hasOfferCatalog as { itemListElement: { itemOffered: { name: string } }[] }
    const offerOf = (name: string) => {
      const { itemOffered, ...offer } =
        catalog.itemListElement.find((one) => one.itemOffered.name === name) ?? expect.fail(`no offer of ${name}`)
      return offer
    }
    const exact = (price: string, priceCurrency = 'GBP') => ({ '@type': 'Offer', price, priceCurrency })
    expect(offerOf('Cut and finish')).toEqual(exact('48'))
    expect(offerOf('Half-head highlights')).toEqual(exact('72.5'))
    expect(offerOf('Fringe trim')).toEqual(exact('0'))
    expect(offerOf('Party styling')).toEqual(exact('60', 'EUR'))
    const specified = (specification: object) => ({
      '@type': 'Offer',
      priceSpecification: { '@type': 'PriceSpecification', priceCurrency: 'GBP', ...specification },
    })
    expect(offerOf('Root tint')).toEqual(specified({ minPrice: '45' }))
    expect(offerOf('Balayage')).toEqual(specified({ minPrice: '120', maxPrice: '180' }))
    expect(offerOf('Color correction')).toEqual(
      specified({ '@type': 'UnitPriceSpecification', price: '55', unitText: 'per hour' }),
    )
    expect(offerOf('Wedding hair')).toEqual({ '@type': 'Offer' })
  })

  it('rounds a price as the page does', async () => {
    const priceIn = async (currency: string, amount: number) => {
      const services = [{ id: 'salon-0-0', name: 'Cut', price: { amount, currency } }]
      const site = { ...withOffers(fullSite, { count: 1 }), business: business.parse({ ...knownBusiness, services }) }
      const catalog = (await readPage(site)).thing('HairSalon')?.hasOfferCatalog
      return (catalog as { itemListElement: { price: string }[] }).itemListElement[0]?.price
    }
    expect(await priceIn('JPY', 4500.4)).toBe('4500')
    expect(await priceIn('GBP', 1_000_000.5)).toBe('1000000.5')
    expect(await priceIn('GBP', 28.456)).toBe('28.46')
  })

  it('includes the page’s credentials and people, but doesn’t list insurance as a credential', async () => {
    const salon = (await known()).thing('HairSalon')
    expect(salon?.hasCredential).toEqual([
      {
        '@type': 'EducationalOccupationalCredential',
        name: 'City & Guilds Level 3',
        credentialCategory: 'qualification',
      },
    ])
    const people = (salon?.employee ?? []) as { name: string }[]
    expect(people.map(({ name }) => name)).not.toContain('Sam Sample')
    expect(people.length).toBeGreaterThan(0)
  })

  it('omits unknown facts', async () => {
    const { thing } = await known({})
    for (const name of [
      'foundingDate',
      'geo',
      'location',
      'areaServed',
      'knowsLanguage',
      'priceRange',
      'hasCredential',
    ])
      expect(thing('LocalBusiness')).not.toHaveProperty(name)
  })
})

describe('machine-readable opening hours', () => {
  it.each([
    ['Monday to Friday: 8:00–17:00\nSunday: closed', ['Mo-Fr 08:00-17:00']],
    ['Mon-Fri 8am-5pm\nSat & Sun: 9:30 a.m. - 12 p.m.', ['Mo-Fr 08:00-17:00', 'Sa,Su 09:30-12:00']],
    ['Tues, Thurs: 9:00–12:00, 13:00–18:00', ['Tu,Th 09:00-12:00', 'Tu,Th 13:00-18:00']],
    ['Daily: 18:00–02:00', ['Mo-Su 18:00-02:00']],
    ['Every day: 6pm to 12am', ['Mo-Su 18:00-00:00']],
  ])('come from %j', (text, expected) => {
    expect(openingHours(text)).toEqual(expected)
  })

  it.each([
    '',
    'By appointment',
    'Mon–Fri: 8:00–17:00\nSaturday: by appointment',
    'Mon–Fri: 9–5',
    'Mon–Fri: 8:00–5:00',
    'Mon–Fri: 8:00–11:30',
    'Mon–Fri: 8:00–17:00\nSat: 1:00–5:00',
    'Mon–Fri: 8am–17:00',
    'Weekdays: 8:00–17:00',
    'Montag bis Freitag: 8:00–17:00',
    'Mon–Fri: 8:00–25:00',
    'Mon–Fri: 17:00–8:00',
  ])('omit %j', (text) => {
    expect(openingHours(text)).toEqual([])
  })
})
