/** Text on the photo as one cell within the page's margins, and a cell per fact below. */
export const funOnPicture = `
.hero.on-picture { --size: clamp(2.75rem, 1.4rem + 6.4vw, 8.5rem); --measure: 9em; min-height: min(38rem, 84svh); padding-block: calc(var(--gap)/2) }
.hero.on-picture > .backdrop { position: relative; grid-area: 1/1; align-self: stretch; inset: auto; z-index: 0; margin-inline: max(var(--gutter), 50% - var(--wide)/2); border-radius: var(--radius); isolation: isolate }
.hero.on-picture > .backdrop .frame { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0 }
.hero.on-picture > .inner { grid-area: 1/1; align-self: end; z-index: 1; padding: clamp(1.375rem, .7rem + 2.6vw, 2.75rem) }
.hero.on-picture :is(h1, h2) { line-height: .95; letter-spacing: -.022em }
.hero.on-picture > .facts.plain { display: grid; gap: var(--gap); width: min(100% - 2*var(--gutter), var(--wide)); margin: var(--gap) auto 0; padding: 0; background: none }
.facts.plain > * { --muted: var(--own-muted); max-width: none; padding: calc(var(--pad)*.75) var(--pad); border: 0; border-radius: var(--radius); color: var(--own-text); background: var(--cell) }
.facts.plain dd { font: var(--title-cut) var(--s2)/1.1 var(--title-font) }
@media (min-width: 62rem) {
  .hero.on-picture { min-height: min(46rem, 86svh) }
  .hero.on-picture > .facts.plain { grid-auto-columns: minmax(0, 1fr) }
}
`
