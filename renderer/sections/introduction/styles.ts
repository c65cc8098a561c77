import { scrimNeed } from '../../color/tones.ts'
import type { SectionOf } from '../../document/section-types.ts'
import type { ThemeColors } from '../../document/theme.ts'
import { isShown } from '../../elements/pictures.ts'

export const introductionStyles = `
.hero { display: grid; align-items: center; padding-block: calc(var(--space)*1.15) }
.hero.on-picture { min-height: min(86svh, 50rem) }
.hero.even { background: radial-gradient(70rem 36rem at 50% -30%, var(--ground-end), var(--ground)) }
.hero.to-top { align-items: start }
.hero.to-bottom { align-items: end }
.hero .backdrop::after {
  background: radial-gradient(ellipse 75% 85% at 50% 55%, color-mix(in srgb, var(--scrim) calc(var(--dim)*100%), transparent), color-mix(in srgb, var(--scrim) calc(var(--far)*100%), transparent))
}
@media (min-width: 62rem) {
  .hero:not(.to-left, .to-right) .backdrop::after {
    --edge: color-mix(in srgb, var(--scrim) calc(var(--side)*100%), transparent);
    --middle: color-mix(in srgb, var(--scrim) calc(var(--dim)*100%), transparent);
    background: linear-gradient(90deg, var(--edge), calc(15% - 8.1rem), var(--middle) calc(50% - 27rem) calc(50% + 27rem), calc(85% + 8.1rem), var(--edge))
  }
}
.pitch { display: grid; gap: clamp(1.25rem, 2.2vw, 1.75rem); justify-items: var(--align); text-align: var(--align) }
.pitch h1 { max-width: 15ch }
.pitch h1.long { max-width: 21ch }
.pitch .actions { margin-top: .5rem }
.pitch .button { font-size: 1.0625rem }
`

/**
 * How dark the picture is: what the owner set behind the text, never less than the text needs, lighter at the edges; at the
 * sides of a wide screen, where no text stands, half of what was set.
 */
export function introductionRules({ id, content }: SectionOf<'Introduction'>, theme: ThemeColors): string {
  if (!isShown(content.image)) return ''
  const need = scrimNeed(theme)
  const far = Math.max(need, Math.round(content.overlay * 75) / 100)
  const side = Math.round(content.overlay * 50) / 100
  return `#${id}{--dim:${Math.max(content.overlay, need)};--far:${far};--side:${side}}`
}
