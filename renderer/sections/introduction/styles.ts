import { scrimNeed } from '../../color/tones.ts'
import type { SectionOf } from '../../document/section-types.ts'
import type { ThemeColors } from '../../document/theme.ts'
import type { Layout } from '../../styles/site-style.ts'
import { isBehind } from './picture-place.ts'

export const introductionStyles = `
.hero { display: grid; align-items: center }
.hero:is(.to-top, .to-bottom) { min-height: min(86svh, 50rem) }
.hero.to-top, .hero.to-top .inner { align-items: start }
.hero.to-bottom, .hero.to-bottom .inner { align-items: end }
.pitch { display: grid; gap: clamp(1.25rem, 2.2vw, 1.75rem); justify-items: var(--align); text-align: var(--align) }
.pitch h2 { font-size: var(--s5); line-height: 1.05 }
.pitch h2.long { font-size: var(--s4) }
.pitch .actions { margin-top: .5rem }
/* Whether two stand side by side must not hang on the font: what is below would move when it arrives. */
@media (max-width: 29.99rem) {
  .pitch .actions { flex-direction: column; align-items: var(--align) }
}
`

/**
 * How dark the picture behind the text is: what the owner set behind the text, never less than the text needs, lighter at the
 * edges; at the sides of a wide screen, where no text stands, half of what was set.
 */
export function introductionRules(
  { id, content }: SectionOf<'Introduction'>,
  theme: ThemeColors,
  { Introduction }: Layout,
): string {
  if (!isBehind(content.image, Introduction)) return ''
  const need = scrimNeed(theme)
  const far = Math.max(need, Math.round(content.overlay * 75) / 100)
  const side = Math.round(content.overlay * 50) / 100
  return `#${id}{--dim:${Math.max(content.overlay, need)};--far:${far};--side:${side}}`
}
