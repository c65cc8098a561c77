import type { Section, SectionOf, SectionType } from '../document/section-types.ts'
import type { Image } from '../document/values/image.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { isPhoto, isShown } from '../elements/pictures/pictures.ts'
import type { LayoutBusiness } from '../facts/layouts/layout-business.ts'
import { presets } from '../styles/registry.ts'
import { introductionLayout } from './introduction/introduction-layout.ts'
import { groupedServices } from './services/grouped-services.ts'
import { serviceLayout } from './services/service-layout.ts'
import { serviceParts } from './services/service-parts.ts'

export type PlacedPhoto = {
  image: Image
  caption: string
  /** The id of the section that contains it, and its path in that section's content. */
  section: string
  field: string
  captionField: string
}

/** Photos that sections show instead of shapes or empty space. */
export type PhotoPlaces = Record<'opening' | 'services' | 'questions' | 'contact', readonly PlacedPhoto[]>

export const noPlaces: PhotoPlaces = { opening: [], services: [], questions: [], contact: [] }

/** The hero takes two photos, services take the next ones, and the gallery keeps the rest. */
const heroPhotoCount = 2
const maxBesideServices = 4

type Document = Pick<WebsiteSettings, 'sections' | 'style' | 'business' | 'settings'>

/** Decides which photos a page shows outside the gallery. Each is shown once. */
export function photoPlaces(document: Document): PhotoPlaces {
  const { style, business, settings } = document
  const introduction = sectionOf(document, 'Introduction')
  const { layout } = presets[style]
  if (layout.Contact.isBento) return photosInCells(document)
  if (!introduction || introductionLayout(introduction, layout, layoutBusiness(document)) !== 'Atelier') return noPlaces
  const photos = photosOf(document)
  const services = sectionOf(document, 'Services')
  const takesPhotos =
    services && isList(services, document) && !services.content.items.some((item) => isShown(item.image))
  const parts = takesPhotos ? serviceParts(groupedServices(services.content.items, business, settings.language)) : []
  const last = heroPhotoCount + Math.min(parts.length, maxBesideServices)
  return { ...noPlaces, opening: photos.slice(0, heroPhotoCount), services: photos.slice(heroPhotoCount, last) }
}

/** Gallery photos for the cells beside the form and below the heading of the questions. */
function photosInCells(document: Document): PhotoPlaces {
  const photos = galleryPhotos(document)
  const contact = sectionOf(document, 'Contact')
  const questions = sectionOf(document, 'FrequentlyAskedQuestions')
  const isFree = contact && !isShown(contact.content.image)
  const atForm = isFree ? 1 : 0
  const isHeaded = questions !== undefined && questions.content.heading.trim() !== ''
  return {
    ...noPlaces,
    contact: photos.slice(0, atForm),
    questions: isHeaded ? photos.slice(atForm, atForm + 1) : [],
  }
}

const isList = ({ content }: SectionOf<'Services'>, { style, business }: Document) =>
  content.layout === 'Auto' ||
  ['List', 'PriceList'].includes(serviceLayout(content, presets[style].layout.Services, business))

/** Photos for the hero: the introduction's own, then the gallery's. */
export function photosOf(document: Pick<WebsiteSettings, 'sections'>): PlacedPhoto[] {
  const introduction = sectionOf(document, 'Introduction')
  const image = introduction?.content.image ?? null
  const own = introduction && isPhoto(image)
  return [
    ...(own ? [{ image, caption: '', section: introduction.id, field: 'image', captionField: '' }] : []),
    ...galleryPhotos(document),
  ]
}

export const layoutBusiness = (document: Pick<WebsiteSettings, 'business' | 'sections'>): LayoutBusiness => ({
  ...document.business,
  galleryPhotos: galleryPhotos(document).length,
})

/** Excludes pairs, since before and after belong together. */
function galleryPhotos(document: Pick<WebsiteSettings, 'sections'>): PlacedPhoto[] {
  const gallery = sectionOf(document, 'Gallery')
  if (!gallery || gallery.content.layout === 'BeforeAndAfter') return []
  return gallery.content.items.flatMap(({ image, caption }, index) =>
    isPhoto(image)
      ? [{ image, caption, section: gallery.id, field: `items.${index}.image`, captionField: `items.${index}.caption` }]
      : [],
  )
}

/** Gallery items that no other section shows, with indexes. */
export const remainingItems = ({ id, content }: SectionOf<'Gallery'>, places: PhotoPlaces) => {
  const shown = new Set(
    Object.values(places)
      .flat()
      .filter(({ section }) => section === id)
      .map(({ field }) => field),
  )
  return content.items
    .map((item, index) => ({ ...item, index }))
    .filter(({ index }) => !shown.has(`items.${index}.image`))
}

export const isElsewhere = (section: Section, places: PhotoPlaces): boolean =>
  section.type === 'Gallery' &&
  Object.values(places).flat().length > 0 &&
  !remainingItems(section, places).some(({ image }) => isShown(image))

const shownIn = ({ sections }: Pick<WebsiteSettings, 'sections'>) => sections.filter(({ hidden }) => !hidden)

const sectionOf = <T extends SectionType>(document: Pick<WebsiteSettings, 'sections'>, type: T) =>
  shownIn(document).find((section): section is SectionOf<T> => section.type === type)
