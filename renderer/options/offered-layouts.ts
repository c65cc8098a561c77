import type { SectionType } from '../document/section-types.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { fewestPhotos, openingsOf } from '../facts/openings/score-openings.ts'
import { photosOf } from '../sections/photo-places.ts'

/**
 * Filters a section type's layouts for a website. An introduction gets the style's openings, those of photos only with enough of them.
 */
export function offeredLayouts<T extends string>(
  layouts: readonly T[],
  type: SectionType,
  document: WebsiteSettings,
): T[] {
  if (type !== 'Introduction') return [...layouts]
  const photos = photosOf(document).length
  const openings = openingsOf(document.style).filter((opening) => opening !== 'Atelier' || photos >= fewestPhotos)
  const offered: readonly string[] = ['Auto', ...openings, ...(photos > 0 ? ['FullPicture'] : [])]
  return layouts.filter((layout) => offered.includes(layout))
}
