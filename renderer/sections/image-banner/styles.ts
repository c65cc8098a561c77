import { scrimNeedLarge } from '../../color/tones.ts'
import type { SectionOf } from '../../document/section-types.ts'
import type { ThemeColors } from '../../document/theme.ts'

export const imageBannerStyles = `
.banner { display: grid; align-items: center; min-height: var(--height); padding-block: calc(var(--space)*.5) }
.banner .inner { display: grid; gap: var(--gap); justify-items: var(--align); text-align: var(--align) }
.banner .wide img:is([src$=".svg"], [src^="data:image/svg"]) { object-position: 50% 80% }
.banner h2 { font-size: var(--s4); max-width: 20ch }
@media (min-width: 62rem) {
  .banner:not(.to-left, .to-right) .backdrop::after {
    --edge: color-mix(in srgb, var(--scrim) calc(var(--far)*100%), transparent);
    --middle: color-mix(in srgb, var(--scrim) calc(var(--dim)*100%), transparent);
    background: linear-gradient(90deg, var(--edge), calc(15% - 7.2rem), var(--middle) calc(50% - 24rem) calc(50% + 24rem), calc(85% + 7.2rem), var(--edge))
  }
}
`

/** The banner's height, and how dark its picture is: what the owner set, behind a heading never less than that needs. */
export function imageBannerRules({ id, content }: SectionOf<'ImageBanner'>, theme: ThemeColors): string {
  const { height, overlay, heading } = content
  const dim = heading.trim() === '' ? overlay : Math.max(overlay, scrimNeedLarge(theme))
  return `#${id}{--height:${height}px;--dim:${dim};--far:${overlay}}`
}
