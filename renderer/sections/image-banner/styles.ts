import { scrimNeedLarge } from '../../color/tones.ts'
import type { SectionOf } from '../../document/section-types.ts'
import type { ThemeColors } from '../../document/theme.ts'
import { edgeOverlay } from '../../elements/pictures/edge-overlay.ts'
import type { Layout } from '../../styles/site-style.ts'

export const imageBannerStyles = `
.banner { display: grid; align-items: center; min-height: var(--height); padding-block: calc(var(--space)*.5) }
.banner.to-top { align-items: start }
.banner.to-bottom { align-items: end }
.banner .inner { display: grid; gap: var(--gap); justify-items: var(--align); text-align: var(--align) }
:where(.banner .wide) img:is([src$=".svg"], [src^="data:image/svg"]) { object-position: 50% 80% }
.banner h2 { font-size: var(--s4); max-width: 20ch }
`

/** The least a banner's picture is darkened: behind a heading, what that needs. */
export function imageBannerFloor(
  { content }: SectionOf<'ImageBanner'>,
  theme: ThemeColors,
  { ImageBanner }: Layout,
): number {
  return content.heading.trim() === '' || ImageBanner?.onBlock ? 0 : scrimNeedLarge(theme)
}

/** The banner's height, and how dark its picture is: what the owner set, behind a heading never less than that needs. */
export function imageBannerRules(section: SectionOf<'ImageBanner'>, theme: ThemeColors, layout: Layout): string {
  const { height, overlay } = section.content
  const floor = imageBannerFloor(section, theme, layout)
  return `#${section.id}{--height:${height}px;--dim:${Math.max(overlay, floor)};--far:${edgeOverlay(overlay, floor)}}`
}
