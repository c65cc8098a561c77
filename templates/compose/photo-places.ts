import { limits } from '../../renderer/document/fields/limits.ts'
import type { SectionOf, SectionType } from '../../renderer/document/section-types.ts'
import { type Image, isPattern } from '../../renderer/document/values/image.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { isListOfPrices, serviceTraits } from '../../renderer/facts/layouts/service-layouts.ts'
import { fitting } from '../known-services.ts'
import type { Picture } from '../trade.ts'
import type { Brief } from './brief.ts'
import { briefIn } from './compose.ts'
import { withGallery } from './place-pictures.ts'
import { defaultSections, hashOf, turned } from './section-order.ts'

/** A slot for a stock photo on a new website, but not for people: a stranger's photo would be a lie. */
export type PhotoPlace = {
  /** Id of the section or service, or of a picture in a gallery, which is added with its photos. */
  id: string
  /** Search terms: the place's own words, then the trade's. */
  tags: string[]
  /** Whether the picture spans the page. */
  isWide: boolean
  /** Tells businesses of one trade apart. */
  seed: number
}

/** Fills rows of two and of three alike. */
const inGallery = 6

/** The places that photos could fill, the top of the page first. None of a trade that is not listed. */
export function photoPlaces(document: WebsiteSettings, chosen: readonly SectionType[] | null): PhotoPlace[] {
  const brief = briefIn(document)
  const { pictures, subject } = brief.trade
  if (!pictures) return []
  const place = (id: string, [phrase]: Picture, isWide = false): PhotoPlace => ({
    id,
    tags: [...new Set([phrase, subject])].filter((tag) => tag !== '').map((tag) => tag.slice(0, limits.imageTag)),
    isWide,
    seed: hashOf(`${brief.seed} ${id}`),
  })
  const banners = document.sections.filter(
    ({ type, content }) => type === 'ImageBanner' && content.image && isPattern(content.image),
  )
  const ofBanners = turned(pictures.banners, brief.seed, 'banner picture')
  const ofGallery = turned(pictures.gallery, brief.seed, 'gallery').slice(0, inGallery)
  return [
    ...document.sections.flatMap(({ id, type, content }) =>
      type === 'Introduction' && !content.image ? [place(id, pictures.hero, true)] : [],
    ),
    ...document.sections.flatMap((section) =>
      section.type === 'Services' ? servicePictures(brief, section.content).map(([id, one]) => place(id, one)) : [],
    ),
    ...banners.flatMap(({ id }, nth) => (ofBanners[nth] ? [place(id, ofBanners[nth], true)] : [])),
    ...(wantsGallery(brief, chosen) ? ofGallery.map((one, nth) => place(pictureId(nth), one)) : []),
  ]
}

const pictureId = (nth: number) => `picture-${nth + 1}`

/** A gallery of a business whose owner said little more than the trade would say nothing about it. */
const wantsGallery = ({ business: { services, sentences } }: Brief, chosen: readonly SectionType[] | null): boolean =>
  (chosen ?? defaultSections).includes('Gallery') && (services.length > 0 || sentences.some(({ covered }) => !covered))

type Services = SectionOf<'Services'>['content']

/**
 * The picture that a listed trade has of each of a page's services, by the item's id: each picture once, for the service that it fits best.
 * None where one would be without, as cards with and without a picture beside each other look broken, for a single service, and for a list
 * of prices, which is read line by line.
 */
function servicePictures({ trade, business }: Brief, { items }: Services): [id: string, picture: Picture][] {
  if (items.length < 2 || isListOfPrices(serviceTraits(items, business, () => false))) return []
  const pictured = trade.services.flatMap(({ picture, ...known }) => (picture ? { ...known, picture } : []))
  const fits = items
    .flatMap(({ id, heading }) =>
      fitting(pictured, heading).map(({ service, closeness }) => ({ id, closeness, ...service })),
    )
    .toSorted((a, b) => b.closeness - a.closeness)
  const pictures = new Map<string, Picture>()
  const taken = new Set<Picture>()
  for (const { id, picture } of fits) {
    if (pictures.has(id) || taken.has(picture)) continue
    pictures.set(id, picture)
    taken.add(picture)
  }
  return pictures.size === items.length ? [...pictures] : []
}

/** A new website with photos in their places, by the places' ids. */
export function placePhotos(
  document: WebsiteSettings,
  photos: ReadonlyMap<string, Image>,
  chosen: readonly SectionType[] | null,
): WebsiteSettings {
  const sections = document.sections.map((section) => {
    const image = photos.get(section.id)
    if (section.type === 'Introduction' && image) return { ...section, content: { ...section.content, image } }
    if (section.type === 'ImageBanner' && image) return { ...section, content: { ...section.content, image } }
    return section.type === 'Services' ? withServicePhotos(section, photos) : section
  })
  const inOrder = Array.from({ length: inGallery }, (_, nth) => photos.get(pictureId(nth)))
  return withGallery(
    { ...document, sections },
    inOrder.filter((image) => image !== undefined),
    chosen ?? defaultSections,
  )
}

/** All or none, in the layout that suits services with pictures. */
function withServicePhotos(section: SectionOf<'Services'>, photos: ReadonlyMap<string, Image>) {
  const { items } = section.content
  const pictured = items.map((item) => ({ ...item, image: photos.get(item.id) ?? null }))
  if (items.length === 0 || pictured.some(({ image }) => image === null)) return section
  return { ...section, content: { ...section.content, layout: 'Auto' as const, items: pictured } }
}
