import { scrimNeed } from '../../color/tones.ts'
import type { SectionOf } from '../../document/section-types.ts'
import type { ThemeColors } from '../../document/theme.ts'
import { longestWord } from '../../elements/words/long-words.ts'
import { isIntroducedOnPicture } from './introduction-layout.ts'
import { headingLength } from './long-heading.ts'

export const introductionStyles = `
.hero { display: grid; align-items: center }
.hero:is(.to-top, .to-bottom) { min-height: min(86svh, 50rem) }
.hero.to-top, .hero.to-top .inner { align-items: start }
.hero.to-bottom, .hero.to-bottom .inner { align-items: end }
.pitch { display: grid; gap: clamp(1.25rem, 2.2vw, 1.75rem); justify-items: var(--align); text-align: var(--align) }
.hero { --size: var(--s5); --measure: 10em }
.hero:has(.long) { --size: var(--s4); --measure: 14em }
.pitch { container-type: inline-size }
.pitch :is(h1, h2) { font-size: max(1.125rem, min(var(--size), 100cqi/(max(var(--word), 7)*var(--letter)))); line-height: 1.05; hyphens: auto; hyphenate-limit-chars: 22 6 6; max-width: max(var(--measure), var(--word)*.73em) }
.kicker { grid-column: 1/-1; font-weight: 600; text-wrap: balance }
.pitch > .kicker + * { margin-top: -.5rem }
.pitch .actions { margin-top: .5rem }
.hero:has(> .facts) { grid-template-rows: 1fr auto }
.facts { display: grid; width: min(100% - 2*var(--gutter), var(--wide)); margin-inline: auto; color: var(--text); border-top: 1px solid var(--line) }
.facts > * { display: flex; flex-wrap: wrap; gap: 0 1.5rem; padding-block: .7rem }
.facts > * + * { border-top: 1px solid var(--line) }
.facts dt { flex: none; font-size: .9375rem; line-height: 1.7; color: var(--muted) }
.facts dd, .facts li { font-weight: 600; font-variant-numeric: lining-nums !important; text-wrap: balance }
.facts dd { flex: 1 1 min-content; text-align: end }
/* Below a full-width picture, the facts are on the page's background. */
.hero.on-picture:has(> .facts) { padding-bottom: 0 }
.hero.on-picture:has(> .facts) > .inner { padding-bottom: calc(var(--space)*.7) }
.hero > .facts.plain { width: auto; margin: 0; padding: .5rem max(var(--gutter), 50% - var(--wide)/2); background: var(--ground); border: 0; border-radius: 0 }
@media (min-width: 40rem) {
  .facts { grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); gap: 0 2rem }
  .facts > * { display: block; padding-block: 1.1rem }
  .facts > * + * { border-top: 0 }
  .facts dd { text-align: start }
}
/* Always stacks the buttons. Otherwise a loading font could decide whether they fit side by side, and shift the content below. */
@media (max-width: 29.99rem) {
  .pitch .actions { flex-direction: column; align-items: var(--align) }
}
`

/** The minimum scrim opacity for readable text on any picture. */
export function introductionFloor(section: SectionOf<'Introduction'>, theme: ThemeColors): number {
  return isIntroducedOnPicture(section) ? scrimNeed(theme) : 0
}

/**
 * Custom properties for the length of the headline and its longest word, and for the scrim: the owner's opacity, or
 * more if the text needs it.
 */
export function introductionRules(section: SectionOf<'Introduction'>, theme: ThemeColors): string {
  const { id, content } = section
  const word = `--word:${longestWord(content.heading)};--letters:${Math.max(1, headingLength(content.heading.trim()))}`
  if (!isIntroducedOnPicture(section)) return `#${id}{${word}}`
  const need = introductionFloor(section, theme)
  return `#${id}{${word};--dim:${Math.max(content.overlay, need)}}`
}
