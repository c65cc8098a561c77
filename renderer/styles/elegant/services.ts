import { label } from './label.ts'

/**
 * A lookbook: pictures with text under them, every second column lower. Without a single picture, a list as on a menu,
 * names at one side and what they are at the other.
 */
export const elegantServices = `
.services .grid { --gap: clamp(1.5rem, 4.5vw, 4.5rem); align-items: flex-start; row-gap: clamp(3rem, 5vw, 5rem) }
.services .text { gap: .75rem }
.services .frame + .text { padding-top: 1.5rem }
.services .prose { font-size: .975em }
.services .offer { column-gap: 1.25em; font-family: var(--title-font) }
.services .offer .price { font-weight: var(--title-weight); font-size: var(--s1) }
.services .duration, .menu .duration { font-family: var(--body-font) }
.menu li { padding-block: .9rem }
.menu .name, .menu .price { font: var(--title-weight) var(--s1)/1.35 var(--title-font); letter-spacing: var(--tracking) }
.menu .priced::after { border-bottom: 1px solid var(--line); opacity: 1 }
.menu h3 { ${label}; font-family: var(--body-font); padding-block: .5rem 1rem; color: var(--link) }
.group + .group { margin-top: clamp(2rem, 4vw, 3.25rem) }
.services .circle + .text { text-align: center; justify-items: center }
.services .grid:has(.frame) > .bare { align-self: stretch; justify-content: center; padding: clamp(1.75rem, 3vw, 2.5rem); text-align: center; border: 1px solid var(--line); border-radius: var(--corner) }
.services .grid:has(.frame) > .bare .text { flex: none; justify-items: center }
.services .grid:not(:has(.frame)) { gap: 0; margin-inline: auto }
:where(.services .grid:not(:has(.frame))) { max-width: 58rem }
.services .grid:not(:has(.frame)) > * { flex-basis: 100%; padding-block: clamp(1.5rem, 3vw, 2.25rem); border-top: 1px solid var(--line) }
.services .grid:not(:has(.frame)) > :last-child { border-bottom: 1px solid var(--line) }
@media (max-width: 39.99rem) {
  .services .card:has(.frame) { max-width: 84% }
  .services .card:has(.frame):nth-child(odd) { margin-inline-end: auto }
  .services .card:has(.frame):nth-child(even) { margin-inline-start: auto }
}
@media (min-width: 48rem) {
  .services .grid:not(:has(.frame)) .text { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 1rem 3rem; width: 100%; justify-items: start; text-align: start }
  .services .grid:not(:has(.frame)) .text:has(> .offer) { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto }
  .services .grid:not(:has(.frame)) .text > :not(h3) { grid-column: 2 }
  .services .grid:not(:has(.frame)) .offer { grid-area: 1/3; flex-direction: column; align-items: end }
  .services .cols-1:has(.frame) .card { flex-direction: row; align-items: center; gap: clamp(2.5rem, 7vw, 7rem); max-width: 62rem }
  .services .cols-1:has(.frame) .frame { flex: 0 0 45% }
  .services .cols-1 h3 { font-size: var(--s3) }
  .services .cols-2 > * { max-width: 27rem }
}
@media (min-width: 62rem) {
  .services .cols-2 { --gap: clamp(4rem, 9vw, 9rem) }
  .services .grid:is(.cols-2, .cols-4):has(.frame) > :nth-child(even), .services .cols-3:has(.frame) > :nth-child(3n+2) { margin-top: 4.5rem }
}
`
