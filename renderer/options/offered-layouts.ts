import { contactLayouts } from '../document/enumerations.ts'
import type { Section } from '../document/section-types.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { minPhotos, openingsOf } from '../facts/openings/score-openings.ts'
import { contactLayout } from '../sections/contact/contact-layout.ts'
import type { ContactContent } from '../sections/contact/content.ts'
import { introductionLayout } from '../sections/introduction/introduction-layout.ts'
import { layoutBusiness, photosOf } from '../sections/photo-places.ts'
import { presets } from '../styles/registry.ts'

/**
 * Layouts that suit the website. Introductions get the style's layouts that the facts support, photo layouts only with
 * enough photos. Contact sections get layouts that look different from each other.
 */
export function offeredLayouts<T extends string>(
  layouts: readonly T[],
  section: Section,
  document: WebsiteSettings,
): T[] {
  const among = (offered: readonly string[]) => layouts.filter((layout) => offered.includes(layout))
  if (section.type === 'Contact') return among(['Auto', ...contactLayoutsOf(section.content, document)])
  if (section.type !== 'Introduction') return [...layouts]
  const photos = photosOf(document).length
  const business = layoutBusiness(document)
  const openings = openingsOf(document.style).filter((layout) => {
    const chosen = { ...section, content: { ...section.content, layout } }
    const isDrawn = introductionLayout(chosen, presets[document.style].layout, business) === layout
    return isDrawn && (layout !== 'Atelier' || photos >= minPhotos)
  })
  return among(['Auto', ...openings, ...(photos > 0 ? ['FullPicture'] : [])])
}

/** The supported layouts. In cells, hours always come first. */
function contactLayoutsOf(content: ContactContent, { style, business }: WebsiteSettings) {
  const { isBento } = presets[style].layout.Contact
  return contactLayouts.filter(
    (layout) => contactLayout({ ...content, layout }, business) === layout && !(isBento && layout === 'HoursFirst'),
  )
}
