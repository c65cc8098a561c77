import { pictureLayouts } from '../document/enumerations.ts'
import type { SectionType } from '../document/section-types.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { fewestPhotos, openingsOf } from '../facts/openings/score-openings.ts'
import { photosOf } from '../sections/photo-places.ts'

/**
 * Filters a section type's layouts for a website. An introduction gets the style's openings, that of many photos only with enough of them, or, in
 * a style without any, the picture layouts.
 */
export function offeredLayouts<T extends string>(
  layouts: readonly T[],
  type: SectionType,
  document: WebsiteSettings,
): T[] {
  if (type !== 'Introduction') return [...layouts]
  const isEnough = photosOf(document).length >= fewestPhotos
  const openings = openingsOf(document.style).filter((opening) => opening !== 'Atelier' || isEnough)
  const offered: readonly string[] = ['Auto', ...(openings.length > 0 ? openings : pictureLayouts)]
  return layouts.filter((layout) => offered.includes(layout))
}
