import { describe, expect, it } from 'vitest'
import type { SectionOf, SectionType } from '../../../renderer/document/section-types.ts'
import { composeWebsite } from '../../../templates/compose.ts'

const page = (businessActivities: string, sections: SectionType[], businessLocation = 'Leeds') =>
  composeWebsite({
    id: 'site-1',
    businessName: 'Alder & Finch',
    businessActivities,
    businessLocation,
    fontPair: 'clear',
    palette: 'deep-green',
    sections,
  })

function contentOf<T extends SectionType>(activities: string, type: T, location?: string): SectionOf<T>['content'] {
  const found = page(activities, [type], location).sections.find((section) => section.type === type)
  return found?.content as SectionOf<T>['content']
}
const servicesOf = (activities: string) => contentOf(activities, 'Services').items
const textOf = (activities: string, name: string) =>
  servicesOf(activities).find(({ heading }) => heading === name)?.paragraph ?? ''

describe('The list of services', () => {
  it.each([
    'We offer alpha, beta, gamma, delta, epsilon, zeta, theta, iota, kappa, lambda, omicron and sigma',
    'IT support: alpha, beta, gamma, delta, epsilon, zeta, eta, theta, iota',
    'Bookshop: rare books, antiquarian maps, first editions, book binding, valuations and wrapping',
  ])('says something of each, and nothing twice: %s', (activities) => {
    const said = servicesOf(activities).map(({ paragraph }) => paragraph)
    expect(said.every((text) => text !== '')).toBe(true)
    expect(new Set(said).size).toBe(said.length)
  })

  it('is filled up to six with what the trade does besides, when the owner named three', () => {
    const headings = servicesOf('Plumber: boiler repair, leak detection and bathrooms').map(({ heading }) => heading)
    expect(headings).toHaveLength(6)
    expect(headings).not.toContain('Leak repair')
    expect(headings).not.toContain('Bathroom fitting')
  })

  it('is left as it is when no pack knows the trade and the owner named three', () => {
    const headings = servicesOf('Kite making: box kites, stunt kites and repairs').map(({ heading }) => heading)
    expect(headings).toEqual(['Box kites', 'Stunt kites', 'Repairs'])
  })

  it.each([
    ['We are a car repair shop. We do brakes, clutches and exhausts.', 'Clutches', /pedal/],
    ['I translate contracts, letters and medical documents.', 'Contracts', /^(?!.*before you sign)/],
    ['I’m a photographer. I photograph weddings, engagements and elopements.', 'Engagements', /^(?!.*grandmother)/],
    ['Gel nails, acrylics, manicure and nail art', 'Nail art', /lemons/],
    ['dog grooming, nail clipping and baths', 'Nail clipping', /[Cc]laws/],
    ['Driving lessons, motorway and refresher lessons', 'Motorway', /^(?!.*filters)/],
    ['Law firm. Wills and probate, family law and employment disputes.', 'Employment disputes', /settles it/],
    ['Builder: new kitchens, loft conversions and roofing', 'New kitchens', /wash up/],
    ['We are a restaurant serving seasonal food, Sunday roasts and set lunches.', 'Seasonal food', /^(?!.*travel)/],
    ['Tire shop: wheel alignment, balancing, repairs and rims', 'Wheel alignment', /four wheels/],
    ['Hair salon: cuts, color, balayage and bridal hair', 'Cuts', /^(?!.*tablet)/],
    ['Accountant: bookkeeping, VAT returns, payroll and advice', 'VAT returns', /Registered when/],
    ['Electrician: rewiring, outdoor lighting, sockets and fuse boxes', 'Outdoor lighting', /^(?!.*table)/],
  ])('describes what is meant: %s', (activities, name, text) => {
    expect(textOf(activities, name)).toMatch(text)
  })
})

describe('A business that no pack knows', () => {
  it('shows its services in its pictures', () => {
    const { items } = contentOf('Kite making: box kites, stunt kites and repairs', 'Gallery')
    expect(new Set(items.map(({ image }) => image?.description))).toEqual(
      new Set(['Box kites', 'Stunt kites', 'Repairs']),
    )
  })

  it.each([
    ['We make soy candles, wax melts and diffusers.', 'Soy candles'],
    ['I groom dogs of all sizes. Full groom, bath and nails', 'Dog grooming'],
    ['I tutor math, physics and chemistry', 'Math tutoring'],
  ])('is called by what it does: %s', (activities, what) => {
    expect(page(activities, []).settings.pageTitle).toBe(`Alder & Finch | ${what} in Leeds`)
  })

  it('is not told in fragments of its owner’s list, nor with a phone number in the middle', () => {
    const said = 'We are a moving company. Local moves, packing, storage. Call (503) 555-0188 for a quote.'
    expect(contentOf(said, 'QuoteBanner').subordinate).not.toContain('Local moves')
    const own = 'We make kites by hand. Every kite is flown once.'
    expect(contentOf(own, 'QuoteBanner').subordinate).toBe(own)
  })
})

it('writes a place with its article as a title and as an address', () => {
  expect(page('We help people at home', [], 'the Cotswolds').settings.pageTitle).toBe('Alder & Finch | The Cotswolds')
  expect(contentOf('Plumber', 'Contact', 'the Cotswolds').address).toBe('The Cotswolds')
})

it('keeps initials in keywords as they are', () => {
  expect(page('managed IT support, EV chargers, backups', []).settings.seoKeywords).toContain('EV chargers')
})

it('draws a service of a trade without a pack as that trade’s', () => {
  const activities = 'I groom dogs of all sizes. Full groom, nail clipping and hand stripping'
  const { items } = contentOf(activities, 'Gallery')
  for (const { image } of items) expect(image?.tags[0]).toMatch(/^dog grooming /)
  expect(textOf(activities, 'Nail clipping')).toMatch(/[Cc]laws/)
})

it.each([
  ['Marsh & Co. Estate Agents', 'Estate agents', 'the Cotswolds', 'Marsh & Co. Estate Agents | The Cotswolds'],
  ['Leeds Barber Club', 'Barber', 'Leeds', 'Leeds Barber Club | Barber Shop'],
  ['Leeds Barber Shop', 'Barber', 'Leeds', 'Leeds Barber Shop'],
])('says nothing twice in the title of %s', (businessName, businessActivities, businessLocation, title) => {
  const { settings } = composeWebsite({
    id: 'site-1',
    businessName,
    businessActivities,
    businessLocation,
    fontPair: '',
    palette: '',
    sections: [],
  })
  expect(settings.pageTitle).toBe(title)
})

it.each(['Sunday roasts', 'Seasonal food'])('of a restaurant describes %s as neither brunch nor food to go', (name) => {
  expect(textOf('We are a restaurant serving seasonal food, Sunday roasts and set lunches.', name)).not.toMatch(
    /Eggs|travel/,
  )
})
