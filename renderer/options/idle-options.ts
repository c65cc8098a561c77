import type { Section } from '../document/section-types.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { isShown } from '../elements/pictures/pictures.ts'
import { blankBusiness, type LayoutBusiness } from '../facts/layouts/layout-business.ts'
import { rendererOf } from '../sections/registry.ts'
import { presets } from '../styles/registry.ts'

/** Field names of a section's content with no effect on the page. Documents keep their values. */
export function idleContent(
  section: Section,
  style: WebsiteSettings['style'],
  business: LayoutBusiness = blankBusiness,
): readonly string[] {
  return rendererOf(section).idle?.(section, presets[style].layout, business) ?? []
}

const background = ['backgroundType', 'fill', 'backgroundImage', 'opacity'] as const

/** Like `idleContent`, for a section's design. */
export function idleDesign(section: Section, style: WebsiteSettings['style']): readonly string[] {
  const { backgroundType, backgroundImage } = section.design
  if (rendererOf(section).onPicture?.(section, presets[style].layout)) return ['tone', ...background]
  if (backgroundType === 'ColorFill') return ['backgroundImage', 'opacity']
  return isShown(backgroundImage) ? ['tone'] : ['opacity']
}
