import { drawnColors } from '../color/dark-colors.ts'
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
  /** What of it differs where a visitor's device is dark. */
  night: string
  /** Of its pictures that are moved, enlarged or turned. */
  pictures: readonly string[]
}

/** Recomputed only for a section that has changed, or for all when the style or the theme has. */
export const sectionStyles = perObject((style: SiteStyle) =>
  perObject((theme: Theme) =>
    perObject((section: Section): SectionStyles => {
      const { onPicture, rules, darkRules } = rendererOf(section)
      const pictured = onPicture?.(section, style.layout) ?? false
      const { colors, night } = drawnColors(theme)
      const look = sectionRules(section, pictured, theme.colors, colors)
      const lookAtNight = night ? sectionRules(section, pictured, theme.colors, night) : look
      const turned = darkRules?.(section, theme.colors, night ?? colors) ?? ''
      return {
        ground: groundOf(section, pictured),
        look,
        content: (rules?.(section, theme.colors, style.layout) ?? '') + (night ? '' : turned),
        night: (lookAtNight === look ? '' : lookAtNight) + (night ? turned : ''),
        pictures: picturesIn(section).map(effectRule).filter(Boolean),
      }
    }),
  ),
)
