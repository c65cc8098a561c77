import { limits } from '../../renderer/document/fields/limits.ts'
import type { SectionOf, SectionType } from '../../renderer/document/section-types.ts'
import { type Image, isPattern } from '../../renderer/document/values/image.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { isListOfPrices, serviceTraits } from '../../renderer/facts/layouts/service-layouts.ts'
import { matchingServices } from '../known-services.ts'
import type { Picture } from '../trade.ts'
import type { Brief } from './brief.ts'
import { briefIn } from './compose.ts'
import { withGallery } from './place-pictures.ts'
import { defaultSections, hashOf, rotate } from './section-order.ts'

/** A slot for a stock photo on a new website. Never for people, since a stranger's photo would be a lie. */
export type PhotoPlace = {
  /** Id of a section, a service, or a picture of a gallery that is added with its photos. */
  id: string
  /** Search terms: first those specific to the place, then the trade's. */
  tags: string[]
  isWide: boolean
  /** Varies photos between businesses of the same trade. */
  seed: number
}

/** Fills rows of two and of three. */
const galleryPhotoCount = 6

/** Slots for stock photos, from the top of the page down. Empty for unlisted trades. */
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
  const ofBanners = rotate(pictures.banners, brief.seed, 'banner picture')
  const ofGallery = rotate(pictures.gallery, brief.seed, 'gallery').slice(0, galleryPhotoCount)
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

/** If the owner hardly said more than the trade, a stock gallery would say nothing about the business. */
const wantsGallery = ({ business: { services, sentences } }: Brief, chosen: readonly SectionType[] | null): boolean =>
  (chosen ?? defaultSections).includes('Gallery') && (services.length > 0 || sentences.some(({ covered }) => !covered))

type Services = SectionOf<'Services'>['content']

/**
 * Stock pictures for a page's services by item id. Each goes to the service that it fits best. All services get one or none, since cards
 * with and without pictures look broken side by side. None for a single service or a price list.
 */
function servicePictures({ trade, business }: Brief, { items }: Services): [id: string, picture: Picture][] {
  if (items.length < 2 || isListOfPrices(serviceTraits(items, business, () => false))) return []
  const pictured = trade.services.flatMap(({ picture, ...known }) => (picture ? { ...known, picture } : []))
  const fits = items
    .flatMap(({ id, heading }) =>
      matchingServices(pictured, heading).map(({ service, closeness }) => ({ id, closeness, ...service })),
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
  const inOrder = Array.from({ length: galleryPhotoCount }, (_, nth) => photos.get(pictureId(nth)))
  return withGallery(
    { ...document, sections },
    inOrder.filter((image) => image !== undefined),
    chosen ?? defaultSections,
  )
}

/** Adds photos to all services or none, in a layout that suits pictures. */
function withServicePhotos(section: SectionOf<'Services'>, photos: ReadonlyMap<string, Image>) {
  const { items } = section.content
  const pictured = items.map((item) => ({ ...item, image: photos.get(item.id) ?? null }))
  if (items.length === 0 || pictured.some(({ image }) => image === null)) return section
  return { ...section, content: { ...section.content, layout: 'Auto' as const, items: pictured } }
}
