import { label } from './label.ts'

/** The introduction without a picture as it is, the reaching beneath it in small capitals. */
export const elegantNothing = `
.ways { margin-top: .75rem }
`

/** One column in the middle, what the page holds in two between thin rules, numbers as labels over their headings. */
export const elegantLaw = `
.law .head { gap: 1.25rem }
.as-of { ${label} }
.law .head::after { content: ""; width: 1px; height: clamp(2.5rem, 5vw, 4rem); background: var(--link) }
.toc { max-width: 39em; margin-inline: auto; padding-block: 1.5rem; border-block: 1px solid var(--line) }
.toc a { padding-block: .4rem }
.toc a::before { color: var(--link) }
.parts { margin-inline: auto }
.opening { text-align: center; text-wrap: balance }
.parts section { margin-top: calc(var(--space)*.55) }
.parts h2 { display: block; margin-bottom: .9em; text-align: center }
.parts h2 span { display: block; margin-bottom: 1em; font: var(--body-weight) var(--s0)/1 var(--body-font); letter-spacing: 0; color: var(--link) }
.parts address { padding-block: 1.75rem; text-align: center; border-block: 1px solid var(--line) }
.parts ::marker { color: var(--link) }
@media (min-width: 48rem) {
  .toc ol { columns: 2; column-gap: 3rem }
}
@media (min-width: 62rem) {
  .law > .inner { display: block }
  .toc { position: static; margin: 0 auto calc(var(--space)*.5) }
}
`

/** The contact section, read from its top. */
export const elegantForm = `
.asking.split > .inner { align-items: start }
`
