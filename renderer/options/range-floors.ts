import { scrimNeed } from '../color/tones.ts'
import type { FieldPath } from '../document/fields/field-path.ts'
import type { Section, SectionType } from '../document/section-types.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { hasBackgroundPicture } from '../elements/section-design.ts'
import { type SectionRenderer, sectionRenderers } from '../sections/registry.ts'
import { presets } from '../styles/registry.ts'

/** The minimum effective values of a section's ranges by input path, where text on a picture must stay readable. */
export function rangeFloors(
  section: Section,
  { style, theme }: Pick<WebsiteSettings, 'style' | 'theme'>,
): Readonly<Record<FieldPath, number>> {
  // A section's own type selects its renderer, which TypeScript can't express for a union.
  const { floors, onPicture } = sectionRenderers[section.type] as unknown as SectionRenderer<SectionType>
  const { layout } = presets[style]
  const own = Object.entries(floors?.(section as never, theme.colors, layout) ?? {})
  const isOnOwn = onPicture?.(section as never, layout) ?? false
  const opacity = !isOnOwn && hasBackgroundPicture(section.design) ? scrimNeed(theme.colors) : 0
  return Object.fromEntries([
    ...own.map(([name, floor]) => [`${section.id}.${name}`, floor]),
    [`${section.id}.look.opacity`, opacity],
  ])
}
