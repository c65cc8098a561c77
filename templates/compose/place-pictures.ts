import { addSection, addToMenu, changeTheme, replaceSection } from '../../renderer/document/edits/edits.ts'
import { withField } from '../../renderer/document/edits/with-field.ts'
import { schemaFields } from '../../renderer/document/fields/schema-fields.ts'
import { type Section, type SectionOf, type SectionType, sectionTypes } from '../../renderer/document/section-types.ts'
import type { Image } from '../../renderer/document/values/image.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { composeSection, menuLabel } from './compose.ts'
import { defaultSections } from './section-order.ts'

/** Sizes are in pixels. */
export type OwnPicture = { kind: 'logo' | 'picture'; image: Image; width: number; height: number }

export const minGalleryPictures = 3
const minWideRatio = 1.2
/** In pixels: minimum for full-width use. */
const minWideWidth = 900

/**
 * Places the owner's pictures on a new website: the logo in the header, the best wide ones at the top and on banners,
 * the rest in the gallery, which is added if it was chosen. Remaining pictures stay in the library.
 */
export function placePictures(
  document: WebsiteSettings,
  pictures: readonly OwnPicture[],
  sections: readonly SectionType[] | null,
): WebsiteSettings {
  const chosen = sections ?? defaultSections
  const logo = pictures.find(({ kind }) => kind === 'logo')
  const left = pictures.filter(({ kind }) => kind === 'picture')
  const take = (isFit: (picture: OwnPicture) => boolean): OwnPicture | undefined => {
    const at = left.findIndex(isFit)
    return at === -1 ? undefined : left.splice(at, 1)[0]
  }
  let placed = document
  if (logo) placed = withLogo(placed, logo.image)
  const hero = take(isWide) ?? take(() => true)
  if (hero) placed = changed(placed, 'Introduction', (content) => ({ ...content, ...opened(content, hero.image) }))
  // A gallery has priority over banners, since it shows more of the work.
  const kept = left.length < minGalleryPictures ? 0 : minGalleryPictures
  const spare = left.filter(isWide).slice(0, left.length - kept)
  for (const banner of placed.sections.filter(isImageBanner)) {
    const picture = spare.shift()
    if (!picture) break
    left.splice(left.indexOf(picture), 1)
    placed = replaceSection(placed, { ...banner, content: { ...banner.content, image: picture.image } })
  }
  return withGallery(
    placed,
    left.map(({ image }) => image),
    chosen,
  )
}

const openingPicture = schemaFields(sectionTypes.Introduction.content).find(({ name }) => name === 'image')

/** Adds a photo in a layout that shows it, as if the owner had chosen it. */
const opened = (content: SectionOf<'Introduction'>['content'], photo: Image) =>
  openingPicture ? withField(openingPicture, content, photo) : content

/** A logo is designed for one background. The page stays light until its owner has seen the logo on a dark one. */
function withLogo(document: WebsiteSettings, logoImage: Image): WebsiteSettings {
  const placed = changed(document, 'Header', (content) => ({ ...content, logoType: 'Image', logoImage }))
  return changeTheme(placed, { darkMode: 'Off' })
}

const isWide = ({ width, height }: OwnPicture) => width >= minWideWidth && width / height >= minWideRatio
const isImageBanner = (section: Section): section is SectionOf<'ImageBanner'> => section.type === 'ImageBanner'

/** With more pictures, the first page would be too long. The owner can add more. */
const maxGalleryPictures = 10

/** Adds a gallery if the owner chose one and there are enough photos. */
export function withGallery(document: WebsiteSettings, photos: readonly Image[], chosen: readonly SectionType[]) {
  if (photos.length < minGalleryPictures) return document
  const items = photos
    .slice(0, maxGalleryPictures)
    .map((image, index) => ({ id: `picture-${index + 1}`, image, caption: '' }))
  const hasGallery = document.sections.some(({ type }) => type === 'Gallery')
  if (!hasGallery && !chosen.includes('Gallery')) return document
  const withSection = hasGallery ? document : addedGallery(document)
  return changed(withSection, 'Gallery', (content) => ({ ...content, items }))
}

/** Inserts the gallery after the services, if the page has any. */
function addedGallery(document: WebsiteSettings): WebsiteSettings {
  const gallery = composeSection(document, 'Gallery')
  const before = document.sections.findLastIndex(({ type }) => type === 'Services' || type === 'Introduction')
  return addToMenu(addSection(document, gallery, before + 1), gallery, menuLabel('Gallery', document))
}

export function changed<T extends SectionType>(
  document: WebsiteSettings,
  type: T,
  change: (content: SectionOf<T>['content']) => SectionOf<T>['content'],
): WebsiteSettings {
  const section = document.sections.find((one) => one.type === type)
  if (!section) return document
  return replaceSection(document, {
    ...section,
    content: change(section.content as SectionOf<T>['content']),
  } as Section)
}
