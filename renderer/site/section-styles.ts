import type { Section } from '../document/section-types.ts'
import type { Theme } from '../document/theme.ts'
import { effectRule, picturesIn } from '../elements/pictures/pictures.ts'
import { groundOf, sectionRules } from '../elements/section-design.ts'
import { perObject } from '../remember.ts'
import { rendererOf } from '../sections/registry.ts'
import type { SiteStyle } from '../styles/site-style.ts'

/** What a section adds to the page's CSS besides that of its type. */
type SectionStyles = {
  ground: ReturnType<typeof groundOf>
  /** Of its look: border, shadow, scrim. */
  look: string
  /** Of what it says: only its type knows. */
  content: string
  /** Of its pictures that are moved, enlarged or turned. */
  pictures: readonly string[]
}

/** Recomputed only for a section that has changed, or for all when the style or the theme has. */
export const sectionStyles = perObject((style: SiteStyle) =>
  perObject((theme: Theme) =>
    perObject((section: Section): SectionStyles => {
      const { onPicture, rules } = rendererOf(section)
      const pictured = onPicture?.(section, style.layout) ?? false
      return {
        ground: groundOf(section, pictured),
        look: sectionRules(section, pictured, theme),
        content: rules?.(section, theme.colors, style.layout) ?? '',
        pictures: picturesIn(section).map(effectRule).filter(Boolean),
      }
    }),
  ),
)
