import { drawnColors } from '../color/dark-colors.ts'
import type { Section } from '../document/section-types.ts'
import type { Theme } from '../document/theme.ts'
import { effectRule, picturesIn } from '../elements/pictures/pictures.ts'
import { groundOf, sectionRules } from '../elements/section-design.ts'
import { memoizeByObject } from '../memoize.ts'
import { rendererOf } from '../sections/registry.ts'
import type { SiteStyle } from '../styles/site-style.ts'

type SectionCss = {
  ground: ReturnType<typeof groundOf>
  /** Border, shadow and scrim. */
  look: string
  /** Rules of the section type, based on content. */
  content: string
  /** Overrides for devices in dark mode. */
  night: string
  /** Rules of moved, enlarged or rotated pictures. */
  pictures: readonly string[]
}

/** Cached per section, style and theme. */
export const sectionStyles = memoizeByObject((style: SiteStyle) =>
  memoizeByObject((theme: Theme) =>
    memoizeByObject((section: Section): SectionCss => {
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
