import { scrimNeedLarge } from '../../color/tones.ts'
import type { SectionOf } from '../../document/section-types.ts'
import type { ThemeColors } from '../../document/theme.ts'
import type { Layout } from '../../styles/site-style.ts'
import { isOnBannerPicture } from './image-banner-layout.ts'

export const imageBannerStyles = `
.banner { display: grid; align-items: center; min-height: var(--height); padding-block: calc(var(--space)*.5) }
.banner.to-top { align-items: start }
.banner.to-bottom { align-items: end }
.banner .inner { display: grid; gap: var(--gap); justify-items: var(--align); text-align: var(--align) }
.banner h2 { font-size: var(--s4); max-width: 13em }
.banner.halves { min-height: 0; padding-block: var(--space) }
.banner.halves > .inner { gap: calc(var(--gap)*1.5) clamp(2.5rem, 6vw, 6rem); justify-items: stretch }
.words { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--gap); align-content: center; justify-items: var(--align) }
.banner.to-top .words { align-content: start }
.banner.to-bottom .words { align-content: end }
@media (min-width: 48rem) {
  .banner.halves > .inner { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr) }
  .halves .frame { aspect-ratio: auto; height: max(var(--height), 100%) }
  .halves.to-right .words { order: 1 }
  .halves.to-right > .inner { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr) }
}
`

/** The minimum scrim opacity: what the heading needs, if there is one. */
export function imageBannerFloor(section: SectionOf<'ImageBanner'>, theme: ThemeColors, layout: Layout): number {
  const bare = section.content.heading.trim() === '' || layout.ImageBanner.onBlock
  return bare || !isOnBannerPicture(section, layout) ? 0 : scrimNeedLarge(theme)
}

/** The banner's height and scrim opacity, as set by the owner or as required by the heading. */
export function imageBannerRules(section: SectionOf<'ImageBanner'>, theme: ThemeColors, layout: Layout): string {
  const { height, overlay } = section.content
  if (!isOnBannerPicture(section, layout)) return `#${section.id}{--height:${height}px}`
  const floor = imageBannerFloor(section, theme, layout)
  return `#${section.id}{--height:${height}px;--dim:${Math.max(overlay, floor)}}`
}
