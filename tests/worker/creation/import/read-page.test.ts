import { describe, expect, it } from 'vitest'
import { limits } from '../../../../renderer/document/fields/limits.ts'
import { titleOf } from '../../../../worker/creation/import/import-page.ts'
import { factsOf } from '../../../../worker/creation/import/page-facts.ts'
import { picturesOf } from '../../../../worker/creation/import/page-pictures.ts'
import { reviewsOf } from '../../../../worker/creation/import/page-reviews.ts'
import { readPage } from '../../../../worker/creation/import/read-page.ts'
import { businessesIn, openingHoursOf } from '../../../../worker/creation/import/structured-data.ts'

const factsIn = (data: unknown, links: string[] = []) => factsOf(businessesIn([JSON.stringify(data)]), links)

describe('a page’s facts', () => {
  it.each<[string, unknown]>([
    ['alone', { '@type': 'Plumber', telephone: '020 7946 0000' }],
    ['in a list', [{ '@type': 'WebSite' }, { '@type': 'Plumber', telephone: '020 7946 0000' }]],
    ['in a graph', { '@graph': [{ '@type': 'https://schema.org/Plumber', telephone: '020 7946 0000' }] }],
    ['of a page', { '@type': 'WebPage', mainEntity: { '@type': ['Thing', 'Plumber'], telephone: '020 7946 0000' } }],
    [
      'before an organization',
      [
        { '@type': 'Organization', name: 'X' },
        { '@type': 'LocalBusiness', telephone: '020 7946 0000' },
      ],
    ],
  ])('include a business %s', (_where, data) => {
    expect(factsIn(data).phones).toMatchObject([{ number: '020 7946 0000', source: 'imported' }])
  })

  it('exclude unrelated content on the page', () => {
    const people = ['Person', 'Event', 'JobPosting', 'WebSite', 'Product'].map((type) => ({
      '@type': type,
      telephone: '020 7946 0001',
    }))
    expect(factsIn(people).phones).toEqual([])
  })

  it.each<[unknown, string]>([
    ['1 High Street\nLeeds  LS1', '1 High Street\nLeeds LS1'],
    [
      { streetAddress: '1 High Street', addressLocality: 'Leeds', postalCode: 'LS1', addressCountry: 'GB' },
      '1 High Street\nLeeds LS1',
    ],
    [
      { addressLocality: 'Porto', addressRegion: 'Norte', addressCountry: { name: 'Portugal' } },
      'Porto, Norte\nPortugal',
    ],
    [[{ streetAddress: 'Rua 1' }, { streetAddress: 'Rua 2' }], 'Rua 1'],
    [{ streetAddress: 7 }, ''],
    [null, ''],
  ])('include the address %j as %j', (address, said) => {
    expect(factsIn({ '@type': 'Bakery', telephone: '1', address }).address.text).toBe(said)
  })

  it.each([
    ['tel:+44%20113%20496%200123', '+44 113 496 0123'],
    ['TEL:(0113) 496-0123;ext=4', '(0113) 496-0123'],
    ['tel:', ''],
    ['tel:12', ''],
    ['tel:%E0%A4%A', ''],
    [`tel:${'1'.repeat(30)}`, ''],
  ])('include the phone number in %s as %j', (link, phone) => {
    expect(factsIn({}, [link]).phones[0]?.number ?? '').toBe(phone)
  })

  it.each([
    ['mailto:Ana@Example.com?subject=Hello', 'ana@example.com'],
    ['mailto:a@b@example.com', ''],
    ['mailto:?subject=Look', ''],
    [`mailto:${'a'.repeat(70)}@example.com`, ''],
    ['mailto:ana@localhost', ''],
  ])('include the email address in %s as %j', (link, email) => {
    expect(factsIn({}, [link]).emails[0]?.address ?? '').toBe(email)
  })

  it('include at most one social profile per network, and no share links', () => {
    const links = [
      'https://www.facebook.com/sharer/sharer.php?u=x',
      'https://twitter.com/intent/tweet?text=x',
      'https://www.instagram.com/',
      'https://www.instagram.com/p/abc',
      'https://www.instagram.com/fade',
      'https://instagram.com/other',
      'javascript:https://x.com/fade',
      '/x.com/fade',
      'https://x.com/fade',
      'https://notx.com/fade',
    ]
    const { links: profiles } = factsIn({ '@type': 'Organization', sameAs: 'https://www.yelp.com/biz/fade' }, links)
    expect(profiles.map(({ url }) => url)).toEqual([
      'https://www.yelp.com/biz/fade',
      'https://www.instagram.com/fade',
      'https://x.com/fade',
    ])
  })

  it('come from valid linked data only', () => {
    expect(
      businessesIn(['', '{', '[', 'null', '7', '"text"', '[[[[[[[[[{"telephone":"1"}]]]]]]]]]', '['.repeat(100_000)]),
    ).toEqual([])
  })

  describe('a business’s linked data', () => {
    const gbp = (price: unknown) => ({ price, priceCurrency: 'GBP' })

    it('yields services with their prices', () => {
      const { services } = salon({
        hasOfferCatalog: {
          itemListElement: [
            {
              '@type': 'Offer',
              ...gbp('28.00'),
              itemOffered: { '@type': 'Service', name: 'Cut', description: 'Wash included.' },
            },
            {
              '@type': 'OfferCatalog',
              name: 'Color',
              itemListElement: [{ ...gbp(60), itemOffered: { name: 'Highlights' } }],
            },
            { '@type': 'Offer', ...gbp('ask us'), itemOffered: { name: 'Wedding hair' } },
            { '@type': 'Offer', ...gbp('10') },
            'nonsense',
          ],
        },
        makesOffer: { name: 'Cut', offers: gbp(99) },
      })
      expect(services).toMatchObject([
        { name: 'Cut', note: 'Wash included.', price: { amount: 28, currency: 'GBP' }, source: 'imported' },
        { name: 'Highlights', group: 'Color', price: { amount: 60, currency: 'GBP' } },
        { name: 'Wedding hair', price: null },
      ])
    })

    it('yields a menu’s dishes under their headings', () => {
      const { services } = salon({
        hasMenu: {
          hasMenuSection: [
            { name: 'Starters', hasMenuItem: [{ name: 'Soup', offers: { price: '6.5', priceCurrency: 'EUR' } }] },
            {
              name: 'Mains',
              hasMenuItem: { name: 'Stew', description: 'With bread.', offers: [{ price: 14, priceCurrency: 'EUR' }] },
            },
          ],
        },
      })
      expect(services).toMatchObject([
        { name: 'Soup', group: 'Starters', price: { amount: 6.5, currency: 'EUR' } },
        { name: 'Stew', group: 'Mains', note: 'With bread.', price: { amount: 14 } },
      ])
    })

    it('yields people, areas and the founding year', () => {
      const facts = salon({
        founder: { '@type': 'Person', name: 'Rosa Lindt', jobTitle: 'Stylist' },
        employee: [{ name: 'rosa lindt' }, { name: 'Ben Ode' }, { name: 7 }],
        areaServed: ['Leeds', { name: 'Otley' }, 'Leeds'],
        foundingDate: '2009-05',
      })
      expect(facts.people.map(({ name, role }) => [name, role])).toEqual([
        ['Rosa Lindt', 'Stylist'],
        ['Ben Ode', ''],
      ])
      expect(facts.areas.map(({ name }) => name)).toEqual(['Leeds', 'Otley'])
      expect(facts.since).toMatchObject({ year: 2009, source: 'imported' })
    })

    it('yields at most 40 services, at a limited depth', () => {
      let catalog: object = { name: 'Deep', offers: gbp(1) }
      for (let depth = 0; depth < 50; depth += 1) catalog = { name: `Level ${depth}`, itemListElement: [catalog] }
      const many = Array.from({ length: 5000 }, (_, index) => ({ name: `Service ${index}`, offers: gbp(index) }))
      expect(salon({ hasOfferCatalog: catalog }).services).toEqual([])
      expect(salon({ makesOffer: many }).services).toHaveLength(40)
    })
  })

  describe('reviews in linked data', () => {
    it('appear once each, if they have an author and a text', () => {
      const review = { '@type': 'Review', reviewBody: 'On time and tidy.', author: { name: 'Jo P.' } }
      const others = [
        { ...review, author: 'Kim' },
        { reviewBody: 'Nobody said this.' },
        { reviewBody: 'x'.repeat(700), author: 'Kim' },
      ]
      const script = JSON.stringify({ '@type': 'Plumber', telephone: '1', review: [review, ...others] })
      const plain = { stars: 0, date: '', source: '', link: '' }
      expect(reviewsOf([script, script], [], today)).toEqual([{ text: 'On time and tidy.', author: 'Jo P.', ...plain }])
    })

    const reviewed = (review: object) => {
      const whole = { '@type': 'Review', reviewBody: 'On time.', author: { name: 'Jo' }, ...review }
      return reviewsOf([JSON.stringify(whole)], [], today)[0]
    }

    it('keep their stars, date, source and link', () => {
      const review = {
        reviewRating: { ratingValue: '4' },
        datePublished: '2025-03-14T09:30:00Z',
        publisher: { name: 'Trustpilot' },
        url: 'https://www.trustpilot.com/reviews/1',
      }
      expect(reviewed(review)).toMatchObject({
        stars: 4,
        date: '2025-03-14',
        source: 'Trustpilot',
        link: 'https://www.trustpilot.com/reviews/1',
      })
    })

    it('get at most five stars, whatever the rating’s scale', () => {
      const rated = (reviewRating: unknown) => reviewed({ reviewRating })?.stars
      expect(rated({ ratingValue: 9, bestRating: 10 })).toBe(5)
      expect(rated({ ratingValue: '80', bestRating: '100' })).toBe(4)
      expect(rated({ ratingValue: '4,6' })).toBe(5)
      for (const ratingValue of [7, 0, -1, 'great', null, {}]) expect(rated({ ratingValue })).toBe(0)
      expect(rated('5')).toBe(0)
    })

    it('drop impossible or future dates and links that aren’t web addresses', () => {
      for (const datePublished of ['2025-02-30', '2031-01-01', 'yesterday', 7]) {
        expect(reviewed({ datePublished })?.date).toBe('')
      }
      for (const url of ['javascript:alert(1)', '/reviews', `https://a.example/${'x'.repeat(3000)}`, 7]) {
        expect(reviewed({ url })?.link).toBe('')
      }
    })
  })
})

const today = new Date('2025-11-25T12:00:00Z')

const salon = (fields: object) => factsIn({ '@type': 'HairSalon', telephone: '1', ...fields })

const on = (dayOfWeek: unknown, opens?: string, closes?: string, others = {}) => ({
  dayOfWeek,
  opens,
  closes,
  ...others,
})
/** 'Mo Tu 09:00-17:00': a line per period, closed days last. */
function shown(business: object): string {
  const { periods, closed } = openingHoursOf(business as never) // linked data of any shape
  const short = (days: readonly string[]) => days.map((day) => day.slice(0, 2)).join(' ')
  const open = periods.map(({ days, opens, closes }) => `${short(days)} ${opens}-${closes}`)
  return [...open, ...(closed.length > 0 ? [`${short(closed)} closed`] : [])].join('\n')
}

describe('a page’s opening hours', () => {
  it.each<[unknown, string]>([
    ['Mo-Fr 09:00-17:00', 'Mo Tu We Th Fr 09:00-17:00'],
    ['Mo-Su 00:00-24:00', 'Mo Tu We Th Fr Sa Su 00:00-24:00'],
    [['Mo-Th 8:30-18:00', 'Fr,Sa 08:30-20:00'], 'Mo Tu We Th 08:30-18:00\nFr Sa 08:30-20:00'],
    ['Tu 10:00-12:00,14:00-18:30', 'Tu 10:00-12:00\nTu 14:00-18:30'],
    ['Fr-Mo 18:00–02:00', 'Mo Fr Sa Su 18:00-02:00'],
    ['Mo, We 09:00 - 13:00', 'Mo We 09:00-13:00'],
    ['Monday-Friday 9:00:00-17:00:00', 'Mo Tu We Th Fr 09:00-17:00'],
    ['by appointment', ''],
    ['Xy 09:00-17:00', ''],
    ['Mo 09:00-27:00', ''],
    [`Mo ${'9'.repeat(5000)}`, ''],
    [[7, null, {}], ''],
  ])('come from openingHours %j as %j', (openingHours, said) => {
    expect(shown({ openingHours })).toBe(said)
  })

  it.each<[unknown, string]>([
    [on(['Monday', 'Tuesday'], '09:00', '17:00'), 'Mo Tu 09:00-17:00'],
    [on('http://schema.org/Sunday', '10:15:00', '16:00:00'), 'Su 10:15-16:00'],
    [on('https://schema.org/PublicHolidays', '10:00', '16:00'), ''],
    [[on('Saturday', '08:00', '12:00'), on('Saturday', '13:00', '17:00')], 'Sa 08:00-12:00\nSa 13:00-17:00'],
    [[on('Friday', '09:00', '17:00'), on('Sunday')], 'Fr 09:00-17:00\nSu closed'],
    [on('Sunday', '00:00', '00:00'), 'Su closed'],
    [on('Sunday', '00:00', '23:59'), 'Su 00:00-24:00'],
    [on('Friday', '09:00', '17:00', { validFrom: '2026-12-24' }), ''],
    [on('Friday', 'nine', 'five'), ''],
    [on('Friday', '09:00'), ''],
    ['nonsense', ''],
  ])('come from openingHoursSpecification %j as %j', (openingHoursSpecification, said) => {
    expect(shown({ openingHoursSpecification })).toBe(said)
  })
})

const titled = (title: string, { name = '', metas = {}, host = 'example.com' } = {}) =>
  titleOf({ title, metas: new Map(Object.entries(metas)) }, name, `https://${host}/`)

describe('a page’s name', () => {
  it.each([
    ['Joe’s Barbers', 'Joe’s Barbers'],
    ['Home | Joe’s Barbers', 'Joe’s Barbers'],
    ['Joe’s Barbers - The best fades in Leeds', 'Joe’s Barbers'],
    ['Contact us — Joe’s Barbers', 'Joe’s Barbers'],
    ['Welcome to Joe’s Barbers', 'Joe’s Barbers'],
    ['Smith-Jones & Sons | Plumbers', 'Smith-Jones & Sons'],
    ['  Home  ', 'Home'],
    ['', ''],
  ])('comes from the title %j as %j', (title, name) => {
    expect(titled(title)).toBe(name)
  })

  it('comes from the title’s part that resembles the host', () => {
    expect(titled('The best fades in Leeds | Joe’s Barbers', { host: 'www.joesbarbers.co.uk' })).toBe('Joe’s Barbers')
    expect(titled('Öffnungszeiten · Café Müller', { host: 'cafemuller.example.com' })).toBe('Café Müller')
  })

  it('comes from the name in the page’s metadata first', () => {
    const metas = { 'og:site_name': 'Fade\u200b & Co.', 'og:title': 'Prices | Fades' }
    expect(titled('x', { metas })).toBe('Fade & Co.')
    expect(titled('x', { metas, name: 'Fade & Company' })).toBe('Fade & Company')
    expect(titled('x', { metas: { 'og:title': 'Prices | Fades' } })).toBe('Prices')
  })
})

describe('a page’s lines', () => {
  const many = (lineOf: (nth: number) => string) => Array.from({ length: 3000 }, (_, nth) => lineOf(nth)).join('')
  const paragraph = (nth: number) => `<p>Line ${nth} says what we do in Leeds and around, all year long.</p>`

  it.each([
    ['paragraphs', many(paragraph)],
    ['a cell', `<table><tr><td>${many(paragraph)}`],
    ['cells', `<table><tr>${many((nth) => `<td>${paragraph(nth)}`)}`],
    ['rows', `<table>${many((nth) => `<tr><td>Cut ${nth}<td>£28`)}`],
    ['a definition', `<dl><dt>Cuts<dd>${many(paragraph)}`],
    ['a cell beside many rows', `<table><tr><td rowspan="3000"><p>Short</p><p>cuts</p>${many(() => '<tr>')}`],
    ['a long cell beside many rows', `<table><tr><td rowspan="3000">${many(paragraph)}${many(() => '<tr>')}`],
    ['a line behind others', `${many(paragraph).slice(0, 6000)}<table><tr><td>${many((nth) => `word${nth} `)}`],
  ])('share one limit in %s', async (_where, html) => {
    const { lines } = await readPage(html)
    const length = lines.map(({ text }) => text).join('\n').length
    expect(length).toBeLessThanOrEqual(limits.scrapedText)
    expect(length).toBeGreaterThan(limits.scrapedText - 330)
  })

  it('break between prices, not inside a price', async () => {
    const { lines } = await readPage(`<table>${many((nth) => `<tr><td>Cut ${nth}<td>£2800`)}`)
    expect(lines.at(-1)?.text).toMatch(/^Cut \d+ {2}£2800$/)
  })
})

/** 'logo /a.png' or 'picture /b.jpg' for each picture of a page at https://example.com/shop/. */
async function picturesIn(html: string, logo = '') {
  const page = await readPage(html)
  const found = picturesOf(page, logo, 'https://example.com/shop/')
  return found.map(({ kind, url }) => `${kind} ${url.replace('https://example.com', '')}`)
}

const header = '<header><img alt="Our logo" src="/header.png" height="40"></header>'
const icon = '<link rel="apple-touch-icon" href="/touch.png">'
const card = (address: string) => `<meta property="og:image" content="${address}">`

describe('a page’s pictures', () => {
  it('include the picture most clearly marked as a logo', async () => {
    const page = header + icon + card('/logo-card.png')
    expect((await picturesIn(page, '/said.png'))[0]).toBe('logo /said.png')
    expect((await picturesIn(page))[0]).toBe('logo /header.png')
    expect((await picturesIn(icon + card('/logo-card.png')))[0]).toBe('logo /touch.png')
    expect(await picturesIn(card('/logo-card.png'))).toEqual(['logo /logo-card.png'])
    expect(await picturesIn(card('/card.png'))).toEqual(['picture /card.png'])
    expect(await picturesIn('<main><img src="/client-logo.png"></main>')).toEqual(['picture /client-logo.png'])
  })

  it.each([
    ['<img src="a.jpg">', ['picture /shop/a.jpg']],
    ['<base href="https://cdn.example.com/x/"><img src="a.jpg">', ['picture https://cdn.example.com/x/a.jpg']],
    ['<base href="javascript:1"><img src="/a.jpg">', []],
    ['<img src="//cdn.example.com/a.jpg#part">', ['picture https://cdn.example.com/a.jpg']],
    [
      '<img src="small.jpg" srcset="small.jpg 300w, /c_fill,w_900/large.jpg 900w,mid.jpg 600w">',
      ['picture /c_fill,w_900/large.jpg'],
    ],
    ['<img srcset="a.jpg, a2.jpg 2x">', ['picture /shop/a2.jpg']],
    ['<img src="data:image/png;base64,A" data-srcset="a.jpg 1w, b.jpg 2w">', ['picture /shop/b.jpg']],
    ['<img data-lazy-src="a.jpg" src="holder.gif">', ['picture /shop/a.jpg']],
    [
      '<picture><source type="image/avif" srcset="a.avif 9w"><source srcset="a.webp"><img src="a.jpg"></picture><img src="b.jpg">',
      ['picture /shop/a.webp', 'picture /shop/b.jpg'],
    ],
    [
      '<img src="a-300x200.jpg"><img src="a.jpg"><img src="b.jpg?w=200"><img src="b.jpg?w=900">',
      ['picture /shop/a-300x200.jpg', 'picture /shop/b.jpg?w=200'],
    ],
    [
      '<img src="a.jpg" width="99" height="400"><img src="b.jpg" width="100%"><img src="c.jpg" width="100">',
      ['picture /shop/b.jpg', 'picture /shop/c.jpg'],
    ],
    ['<img src="a.svg"><img src="b.avif"><img src="c.ico"><img src="/img/spacer.gif"><img src="pixel.png?x">', []],
    [
      '<img src="https://www.facebook.com/tr?id=1"><img src="https://user:word@example.com/a.jpg"><img src="ftp://example.com/a.jpg">',
      [],
    ],
    ['<footer><img src="/visa.png"></footer><svg><image href="/x.png"/></svg><template><img></template>', []],
    [`<img src="/${'a'.repeat(2100)}.jpg">`, []],
  ])('in %s are %j', async (html, pictures) => {
    expect(await picturesIn(html)).toEqual(pictures)
  })

  it('stop at 24', async () => {
    const page = Array.from({ length: 400 }, (_, index) => `<img src="${index}.jpg">`).join('')
    expect(await picturesIn(header + page)).toHaveLength(24)
  })
})
