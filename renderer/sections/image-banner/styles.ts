import { scrimNeedLarge } from '../../color/tones.ts'
import type { SectionOf } from '../../document/section-types.ts'
import type { ThemeColors } from '../../document/theme.ts'

export const imageBannerStyles = `
.banner { display: grid; align-items: center; min-height: var(--height); padding-block: calc(var(--space)*.5) }
.banner.to-top { align-items: start }
.banner.to-bottom { align-items: end }
.banner .inner { display: grid; gap: var(--gap); justify-items: var(--align); text-align: var(--align) }
:where(.banner .wide) img:is([src$=".svg"], [src^="data:image/svg"]) { object-position: 50% 80% }
.banner h2 { font-size: var(--s4); max-width: 20ch }
`

/** The banner's height, and how dark its picture is: what the owner set, behind a heading never less than that needs. */
export function imageBannerRules({ id, content }: SectionOf<'ImageBanner'>, theme: ThemeColors): string {
  const { height, overlay, heading } = content
  const dim = heading.trim() === '' ? overlay : Math.max(overlay, scrimNeedLarge(theme))
  return `#${id}{--height:${height}px;--dim:${dim};--far:${overlay}}`
}
