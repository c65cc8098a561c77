import { describe, expect, it } from 'vitest'
import { business } from '../../renderer/document/business.ts'
import type { SectionOf, SectionType } from '../../renderer/document/section-types.ts'
import { image } from '../../renderer/document/values/image.ts'
import { type WebsiteSettings, websiteSettings } from '../../renderer/document/website-settings.ts'
import { composeWebsite } from '../../templates/compose/compose.ts'
import { photoPlaces, placePhotos } from '../../templates/compose/photo-places.ts'

const chosen: SectionType[] = ['Introduction', 'Services', 'Gallery', 'ImageBanner', 'Contact']

type Answers = { slug?: string; services?: string[]; sections?: SectionType[]; sentences?: string[] }

const compose = ({
  slug = 'plumber',
  services = [],
  sections = chosen,
  sentences = ['I work evenings.'],
}: Answers = {}) =>
  composeWebsite({
    ...{ id: 'a', businessName: 'Ada', language: 'en-GB', fontPair: '', palette: '', sections },
    business: business.parse({
      activities: 'Plumber.',
      location: 'Leeds',
      trade: { slug, name: 'Plumber' },
      services: services.map((name, nth) => ({ id: `service-${nth + 1}`, name })),
      sentences: sentences.map((text, nth) => ({ id: `sentence-${nth + 1}`, text })),
    }),
  })
const placesOf = (answers: Answers = {}) => photoPlaces(compose(answers), answers.sections ?? chosen)
const idsOf = (answers?: Answers) => placesOf(answers).map(({ id }) => id)
const photo = (name: string) =>
  image.parse({ provider: 'Custom', description: name, urls: [{ type: 'regular', url: `/media/${name}/full` }] })
const content = <T extends SectionType>({ sections }: WebsiteSettings, type: T) =>
  sections.find((section): section is SectionOf<T> & { type: T } => section.type === type)?.content as
    | SectionOf<T>['content']
    | undefined
const inGallery = ['picture-1', 'picture-2', 'picture-3', 'picture-4', 'picture-5', 'picture-6']

describe('places for photos', () => {
  it('include the top, banners and a gallery, each first searched with its own words', () => {
    expect(idsOf()).toEqual(expect.arrayContaining(['introduction', ...inGallery]))
    const places = placesOf()
    expect(places.every(({ tags }) => tags.length === 2 && tags[1] === 'plumber plumbing')).toBe(true)
    expect(new Set(places.map(({ seed }) => seed)).size).toBe(places.length)
    expect(places.filter(({ isWide }) => isWide).map(({ id }) => id)).not.toContain('picture-1')
  })

  it('include services if there are several and the trade has a picture for each', () => {
    const known = ['Leak repairs', 'Drain clearing']
    const [leaks, drains] = placesOf({ services: known }).filter(({ id }) => id.startsWith('service-'))
    expect([leaks?.tags[0], drains?.tags[0]]).toEqual(['dripping pipe', 'sink drain'])
    const servicesOf = (services: string[]) => idsOf({ services }).filter((id) => id.startsWith('service-'))
    expect(servicesOf([...known, 'Koi ponds'])).toEqual([])
    expect(servicesOf(['Leak repairs'])).toEqual([])
  })

  it('exclude the gallery if the owner didn’t choose it or described only the trade', () => {
    expect(idsOf({ sections: ['Introduction', 'Contact'] })).toEqual(['introduction'])
    expect(idsOf({ sentences: [] })).toEqual(['introduction'])
  })

  it('don’t exist for an unlisted trade', () => {
    expect(idsOf({ slug: '' })).toEqual([])
  })
})

describe('photos in their places', () => {
  it('appear where they were searched for, and add the gallery', () => {
    const document = compose({ services: ['Leak repairs', 'Drain clearing'] })
    const ids = photoPlaces(document, chosen).map(({ id }) => id)
    const placed = placePhotos(document, new Map(ids.map((id) => [id, photo(id)])), chosen)
    expect(websiteSettings.parse(placed)).toEqual(placed)
    expect(content(placed, 'Introduction')?.image?.description).toBe('introduction')
    expect(content(placed, 'Services')?.items.map((item) => item.image?.description)).toEqual([
      'service-1',
      'service-2',
    ])
    expect(content(placed, 'Gallery')?.items.map((item) => item.image?.description)).toEqual(inGallery)
  })

  it('appear on all services or none, and in a gallery only if there are at least three', () => {
    const document = compose({ services: ['Leak repairs', 'Drain clearing'] })
    const some = ['service-1', 'picture-1', 'picture-2']
    const placed = placePhotos(document, new Map(some.map((id) => [id, photo(id)])), chosen)
    expect(placed).toEqual(document)
  })
})
