/** Adjoining blocks per person: names, or portraits in two colors. */
export const geometricTeam = `
.team .grid { --gap: 0rem; justify-content: stretch }
.team .grid > li { display: flex; flex-direction: column; flex-grow: 1; padding-bottom: 1.75rem; color: var(--text); background: var(--ground) }
.team.accent li:nth-child(4n+1) { --ground: var(--paper); --text: var(--ink) }
.team .foot { width: 100%; height: clamp(3.5rem, 7vw, 7rem); margin-top: auto }
.team .grid > li:has(.foot) { padding-bottom: 0 }
.team li:has(.foot) .text { padding-bottom: 1.75rem }
.team .text { gap: .6rem; padding: 1.5rem var(--gutter) 0 }
.team li:not(:has(.frame)) .text { min-height: clamp(8rem, 16vw, 16rem); align-content: space-between }
.team li:not(:has(.frame)) h3 { font: var(--big) min(clamp(3.25rem, 8vw, 8.5rem), var(--cap))/.8 var(--title-font); text-transform: uppercase }
.team h3 { font-size: var(--s3) }
.team .role { font: var(--title-cut) var(--s2)/1.05 var(--title-font); color: inherit }
.team .prose { max-width: 30em; font-size: 1rem; color: inherit }
.team .circle { width: calc(100% - 2*var(--gutter)); margin: 1.5rem auto 0 }
.team .grid.listed > li { padding: 1.5rem var(--edge); border: 0 }
.team .grid.listed > li:not(:has(.frame)) { grid-template-columns: minmax(0, 1fr) }
.team .listed .text { min-height: 0 !important }
.team .listed h3 { font: var(--big) min(clamp(3rem, 6.5vw, 7rem), var(--cap))/.82 var(--title-font); text-transform: uppercase }
.team .grid + .grid { margin: 0 }
@media (min-width: 48rem) {
  .team .cols-1 > li:has(.frame) { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: end; padding: 0 }
  .team .cols-1 > li:has(.frame) .text { padding: 2rem var(--edge) 2rem var(--gutter) }
}
`
