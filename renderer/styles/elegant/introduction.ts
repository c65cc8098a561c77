import { label } from './label.ts'

/**
 * A calm headline beside a portrait that hangs down into the next section; the text beneath it is indented from a thin rule.
 * Without a picture, all is centred over an upright hairline.
 */
export const elegantIntroduction = `
.hero { padding-block: calc(var(--space)*.8) calc(var(--space)*.6) }
.pitch h1 { max-width: 15ch }
.pitch h1.long { max-width: 20ch }
.facts { border-block: 1px solid var(--line) }
.hero > .facts { margin-top: clamp(3rem, 5vw, 4.5rem) }
.hero.beside > .facts { margin-bottom: calc(var(--space)*.4) }
.facts dt { ${label}; line-height: 2 }
.facts dd, .facts li { font: var(--title-weight) var(--s1)/1.3 var(--title-font); letter-spacing: var(--tracking) }
.pitch .actions { gap: .5rem 2rem; margin-top: .75rem }
:where(.beside) { --align: start; --in: clamp(3rem, 8vw, 7.5rem) }
.to-center .pitch, .to-right .pitch { --in: 0rem }
.beside .pitch > :not(h1) { position: relative; margin-inline-start: var(--in) }
.beside h1 + ::before { content: ""; position: absolute; top: .85em; inset-inline-end: calc(100% + 1.25rem); width: calc(var(--in) - 1.25rem); height: 1px; background: var(--link) }
.hero:not(.beside, .to-left, .to-right) .pitch::after { content: ""; width: 1px; height: clamp(3rem, 6vw, 5.5rem); margin-top: 1rem; background: var(--link) }
.hero.beside { padding-block: clamp(3rem, 5vw, 4.5rem) 0; z-index: 1 }
.hero.plain:has(+ .tint, + .bold):not(:has(> .facts)) .media { margin-bottom: calc(var(--space)*-.45) }
@media (max-width: 47.99rem) {
  .hero .media { width: 82%; max-width: 34rem; margin-block-start: 3.5rem; margin-inline: auto calc(-1*var(--gutter)) }
}
@media (min-width: 62rem) {
  .hero > .facts { grid-auto-columns: 1fr; gap: 0; justify-content: stretch }
  .facts > * { max-width: none; padding: 2rem 1.25rem; text-align: center }
  .facts > * + * { border-inline-start: 1px solid var(--line) }
  .facts dd { text-align: center }
}
@media (min-width: 48rem) {
  .beside > .inner { display: grid; grid-template-columns: minmax(0, 1fr) min(30rem, 41%); gap: clamp(2rem, 5vw, 5rem); align-items: center }
  .beside .pitch { padding-bottom: 4rem }
  .beside.to-right > .inner { grid-template-columns: min(30rem, 41%) minmax(0, 1fr) }
  .beside.to-right .media { order: -1 }
}
`
