/** A table of people: name and role, then their text. */
export const commonAltTeam = `
.team .role { font-size: 1rem; font-weight: 400; color: var(--muted) }
.team .text { gap: 0 }
.team .prose { margin-top: .35rem; font-size: 1rem; max-width: 34em }
.team .grid.listed { border-top: var(--rule); border-bottom: var(--rule) }
.team .grid.listed > li, .team .grid.listed > :last-child { padding-block: 1rem; border: 0 }
.team .grid.listed > li + li { border-top: var(--hair) }
.team .grid.listed > li:has(img) { grid-template-columns: clamp(5.5rem, 20%, 9rem) minmax(0, 1fr); gap: var(--gap) }
.team .frame:not(:has(img)) { display: none }
.team .grid:not(.listed) { row-gap: 2.5rem }
.team .listed:not(:has(.prose, img)) h3 { font: var(--title-cut) max(1.25rem, min(var(--s3), 10vw))/1.02 var(--title-font); letter-spacing: var(--tracking) }
@media (min-width: 48rem) {
  .team .listed .text:has(.prose) { grid-template-columns: minmax(0, 3fr) minmax(0, 4fr); column-gap: var(--gap) }
  .team .cols-1 > li:has(img) { display: grid; grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); gap: var(--gap); align-items: end }
}
`
