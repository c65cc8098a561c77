/** Portraits in a thin frame, with centered names beneath. */
export const elegantTeam = `
.team .grid { gap: clamp(3rem, 5vw, 5rem) clamp(2.5rem, 6vw, 6rem) }
.team .grid > li { --gap: clamp(2.5rem, 6vw, 6rem); max-width: 20rem }
.team li > .frame { outline: 1px solid var(--line); outline-offset: .75rem; margin: .75rem }
.team .text { gap: .5rem; padding-top: 1.75rem }
.team .role { color: var(--muted) }
.team .prose { font-size: .95em }
.team li > .monogram { display: inline-grid; color: var(--text); background: none; border: 1px solid var(--line) }
@media (max-width: 39.99rem) {
  .team .grid > li { max-width: 16rem }
}
@media (min-width: 48rem) {
  .team .cols-1 > li { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr); gap: clamp(2.5rem, 6vw, 5rem); align-items: center; max-width: 56rem; text-align: start }
  .team .cols-1 > li:has(> .monogram) { grid-template-columns: auto minmax(0, 1fr); gap: 2.5rem; flex-basis: auto }
  .team .cols-1 .text { justify-items: start; padding: 0 }
  .team .cols-1 h3 { font-size: var(--s3) }
}
`
