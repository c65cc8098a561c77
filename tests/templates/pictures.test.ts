import { describe, expect, it } from 'vitest'
import { readKeywords } from '../../renderer/artwork/keywords.ts'
import type { TopicName } from '../../renderer/artwork/topics/topics.ts'
import { business } from '../../renderer/document/business.ts'
import type { SectionOf, SectionType } from '../../renderer/document/section-types.ts'
import { type Image, image } from '../../renderer/document/values/image.ts'
import { type WebsiteSettings, websiteSettings } from '../../renderer/document/website-settings.ts'
import { composeWebsite } from '../../templates/compose/compose.ts'
import { type OwnPicture, placePictures } from '../../templates/compose/place-pictures.ts'
import { trades } from '../../templates/trade-list.ts'
import { composedSite } from '../harness/composed-site.ts'

const chosen: SectionType[] = ['Introduction', 'Services', 'Gallery', 'ImageBanner', 'Contact']
const facts = (activities: string) =>
  business.parse({
    activities,
    location: 'Leeds',
    services: [{ id: 'service-1', name: 'Visits' }],
    sentences: [{ id: 'sentence-1', text: activities }],
  })
const compose = (activities: string, trade?: string): WebsiteSettings =>
  composeWebsite({
    ...{ id: 'a', businessName: 'Ada', language: 'en-GB', fontPair: '', palette: '', trade, sections: chosen },
    business: facts(activities),
  })
const plumber = () => compose('I repair boilers and fix leaks.', 'plumber')
const farrier = () => compose('I shoe horses.')

const own = (name: string, width = 1600, height = 900, kind: OwnPicture['kind'] = 'picture'): OwnPicture => ({
  kind,
  image: image.parse({
    provider: 'Custom',
    description: name,
    urls: [{ type: 'regular', url: `/media/${name}/1200` }],
  }),
  ...{ width, height },
})
const many = (count: number) => Array.from({ length: count }, (_, index) => own(`p${index + 1}`))
const content = <T extends SectionType>({ sections }: WebsiteSettings, type: T) =>
  sections.find((section): section is SectionOf<T> & { type: T } => section.type === type)?.content as
    | SectionOf<T>['content']
    | undefined
const names = (document: WebsiteSettings) => content(document, 'Gallery')?.items.map(({ image }) => image?.description)

describe('an owner’s pictures on a new website', () => {
  it('are the logo in the header and the first wide one at the top', () => {
    const pictures = [own('logo', 300, 80, 'logo'), own('door', 600, 900), own('street')]
    const document = placePictures(farrier(), pictures, chosen)
    expect(content(document, 'Header')).toMatchObject({ logoType: 'Image', logoImage: { description: 'logo' } })
    expect(content(document, 'Introduction')?.image?.description).toBe('street')
    expect(content(document, 'Gallery')).toBeUndefined()
  })

  it('go to the top even when no picture is wide', () => {
    const document = placePictures(farrier(), [own('door', 600, 900)], chosen)
    expect(content(document, 'Introduction')?.image?.description).toBe('door')
  })

  it('fill a gallery after the services when the owner chose one', () => {
    const document = placePictures(farrier(), many(5), chosen)
    expect(names(document)).toEqual(['p2', 'p3', 'p4', 'p5'])
    expect(websiteSettings.parse(document)).toEqual(document)
    expect(content(placePictures(farrier(), many(5), ['Introduction']), 'Gallery')).toBeUndefined()
  })

  it('take the place of all drawings in a gallery, and of a banner’s where there are enough', () => {
    const before = plumber()
    expect(names(before)?.length).toBeGreaterThan(0)
    const document = placePictures(before, many(6), chosen)
    const gallery = names(document) ?? []
    expect(gallery.every((name) => name?.startsWith('p'))).toBe(true)
    expect(
      new Set([...gallery, content(document, 'ImageBanner')?.image?.description, 'p1']).size,
    ).toBeGreaterThanOrEqual(5)
  })

  it('leave a page unchanged when there are no pictures', () => {
    expect(placePictures(plumber(), [], chosen)).toEqual(plumber())
  })

  it('are ten in a gallery at most', () => {
    expect(names(placePictures(farrier(), many(12), chosen))).toHaveLength(10)
  })
})

/** The first picture on the page of a trade. */
function heroOf(slug: string): Image {
  const introduction = composedSite({ facts: { trade: { slug } } }).sections.find(({ type }) => type === 'Introduction')
  const image = introduction?.type === 'Introduction' ? introduction.content.image : null
  if (!image) throw new Error('no hero')
  return image
}

const topicOf = ({ tags }: Image) => readKeywords(tags.join(' ')).topic

const heroTopics: Record<string, TopicName> = {
  accountant: 'accountant',
  'barber-shop': 'barber',
  'bike-repair': 'bikeRepair',
  'car-detailing': 'carDetailing',
  catering: 'catering',
  'pest-control': 'pestControl',
  'tire-shop': 'tyreShop',
  'book-store': 'bookStore',
  'chess-instructor': 'chess',
  'condo-rental-agency': 'rentals',
  'real-estate-agent': 'realEstate',
  'home-construction': 'construction',
  'medical-clinic': 'medicalClinic',
  'physical-therapist': 'physiotherapy',
  nutritionist: 'nutrition',
  'non-profit-organization': 'nonProfit',
  'technology-consulting': 'technology',
  carpentry: 'carpentry',
  'coffee-shop': 'coffeeShop',
  'dentist-office': 'dentist',
  electrician: 'electrician',
  fitness: 'fitness',
  'hair-styling': 'hairStyling',
  'heating-and-cooling': 'heatingAndCooling',
  'house-cleaning': 'houseCleaning',
  landscaping: 'landscaping',
  'music-lessons': 'musicLessons',
  plumber: 'plumbing',
  restaurant: 'restaurant',
  spa: 'spa',
  therapist: 'therapist',
}

describe('The gallery of a trade', () => {
  it('is never called photos, since drawings are no photos', () => {
    expect(trades.filter(({ navigation }) => navigation?.Gallery).map(({ slug }) => slug)).toEqual([])
  })

  it('shows no furniture for a flower bed', () => {
    const landscaping = trades.find(({ slug }) => slug === 'landscaping')
    const drawn = landscaping?.pictures?.gallery.flatMap(([phrase]) => readKeywords(phrase).named)
    expect(drawn).not.toContain('bed')
  })
})

describe('The hero of a trade', () => {
  it('shows the topic of its trade', () => {
    const drawn = trades.filter(({ pictures }) => pictures)
    expect(Object.fromEntries(drawn.map(({ slug }) => [slug, topicOf(heroOf(slug))]))).toEqual(heroTopics)
  })

  it('names something that can be drawn, like every other picture of the trade', () => {
    const undrawn = trades.flatMap(({ slug, pictures, services, subject }) => {
      if (!pictures) return []
      const ofServices = services.flatMap(({ picture }) => (picture ? [picture] : []))
      const named = [pictures.hero, ...pictures.banners, ...pictures.gallery, ...ofServices]
      const blank = named.filter(([phrase]) => !readKeywords(`${phrase} ${subject}`).topic)
      return blank.map(([phrase]) => `${slug}: ${phrase}`)
    })
    expect(undrawn).toEqual([])
  })
})
