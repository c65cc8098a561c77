/** The name upright at the page's edge; photos bleed off alternating edges, with text in the remaining columns. */
export const elegantAtelier = `
.opens-atelier { display: block; padding-bottom: 5rem }
.opens-atelier .pitch { display: grid; grid-template-columns: clamp(3.5rem, 11vw, 5.5rem) repeat(4, minmax(0, 1fr)); gap: 0 var(--gap); padding: 0 var(--edge) }
.hero.opens-atelier { --size: max(2.5rem, min(5.9vw, 5.5rem)*var(--full)); --few: 34 }
.opens-atelier .name { position: relative; grid-column: 1; grid-row: 1; min-height: 9rem }
.opens-atelier .fitted { font-variation-settings: "opsz" 36 }
.opens-atelier .turned { position: absolute; inset: 0; width: 100%; height: 100% }
.opens-atelier .along .name { grid-column: 1/-1; min-height: 0; margin-block: 1rem }
.opens-atelier .first { grid-column: 2/-1; grid-row: 1; margin-inline-end: calc(-1*var(--edge)) }
.opens-atelier .along .first { grid-column: 1/-1; grid-row: 2 }
.opens-atelier .first .frame { aspect-ratio: 4/5 }
.opens-atelier .said { grid-column: 1/-1; padding-top: 2.5rem }
.opens-atelier .second { grid-column: 3/-1; margin-top: 3rem; margin-inline-end: calc(-1*var(--edge)) }
.opens-atelier .aside { grid-column: 1/-1; margin-top: 3rem }
.opens-atelier .brief .lead { max-width: 17em; font: var(--title-weight) var(--s2)/1.2 var(--title-font); }
.opens-atelier > .facts { width: auto; margin: 2.5rem var(--edge) 0; padding: 0; grid-template-columns: minmax(0, 1fr); gap: 0 }
.opens-atelier > .facts > * { display: flex; gap: 1rem; padding: .6rem 0; border-color: var(--line) }
.opens-atelier > .facts > :last-child { border-bottom: 1px solid var(--line) }
.opens-atelier .facts dt { flex: 0 0 6rem }
.opens-atelier .facts :is(dd, li) { font: var(--body-weight) .9375rem/1.6 var(--body-font); letter-spacing: 0 }
main { counter-reset: shown }
.plate { counter-increment: shown }
.plate figcaption { display: flex; padding: .65rem .5rem 0 0; font-size: .875rem; color: var(--muted) }
.plate figcaption::before { content: counter(shown); flex: 0 0 1.625rem; font-variant-numeric: tabular-nums }
@media (min-width: 62rem) {
  .opens-atelier { display: grid; grid-template: auto/repeat(12, minmax(0, 1fr)); align-items: stretch; gap: 0 var(--gap); padding-inline: var(--edge) }
  .opens-atelier > .inner, .opens-atelier .pitch { display: contents }
  .opens-atelier .name { grid-area: 1/1/3/3; margin: .75rem 0 0 }
  .opens-atelier .along .name { grid-area: 1/1/2/-1; margin: 1rem 0 2rem }
  .opens-atelier .first { grid-area: 1/3/3/9; margin: 0; align-self: start }
  .opens-atelier .said { grid-area: 1/9/2/-1; align-self: start; padding-top: 7rem }
  .opens-atelier .second { grid-area: 2/10/3/-1; align-self: end }
  .opens-atelier .plate { position: relative }
  .opens-atelier figcaption { position: absolute; top: 100% }
  .opens-atelier .along > .first { grid-area: 2/1/4/8 }
  .opens-atelier .along > .said { grid-area: 2/8/3/-1; padding-top: 0 }
  .opens-atelier .along > .second { grid-area: 3/9/4/-1 }
  .opens-atelier .aside { grid-area: 4/3/5/9; margin-top: 7rem }
  .opens-atelier > .facts { grid-area: 4/10/5/-1; align-self: start; margin: 7rem 0 0 }
  .header:not(.fixed, .on-picture):has(~ main .turned) { position: absolute; inset-inline: calc(var(--edge) + (100% - 2*var(--edge) + var(--gap))*2/3) 0; padding-inline: 0 var(--edge); background: none; border: 0 }
  .header:not(.fixed, .on-picture):has(~ main .turned) > .inner { width: 100%; flex-wrap: wrap; gap: 0 1.25rem }
  .header:not(.fixed, .on-picture):has(~ main .turned) .logo:not(:has(img)) { display: none }
  .header:not(.fixed, .on-picture):has(~ main .turned) .trade { margin-inline: 0 auto }
  .header:not(.fixed, .on-picture):has(~ main .turned) nav { order: 2; margin-inline-end: auto }
}
`

/** Each group of services beside its photo, which bleeds off alternating edges. */
export const elegantPairs = `
.paired { overflow-x: clip }
.paired > .inner { display: grid; gap: var(--space) }
.duo { display: grid; gap: 2rem var(--gap) }
.duo .head { margin-bottom: 2rem }
.duo h3:not(.name) { margin-bottom: 1.5rem; font-size: var(--s3); line-height: 1.02 }
.duo .menu ul { display: block }
.duo > .plate { margin-inline: calc(-1*var(--edge)) }
.duo figcaption { padding-inline: var(--edge) }
@media (min-width: 62rem) {
  .duo { grid-template-columns: repeat(12, minmax(0, 1fr)) }
  .paired.paired > .inner { grid-template-columns: minmax(0, 1fr) }
  .duo > * { grid-row: 1 }
  .duo > .words { grid-column: 7/-1; align-self: end }
  .duo > .words:only-child { grid-column: 3/-1 }
  .duo > .plate { grid-column: 1/6; margin-inline-end: 0 }
  .duo > .broad { grid-column: 1/8 }
  .duo > .broad + .words { grid-column: 8/-1; padding-inline-start: 1.5rem }
  .duo:nth-child(even) > .plate { grid-column: 8/-1; margin-inline: 0 }
  .duo:nth-child(even) > .broad { grid-column: 7/-1; margin-inline-end: calc(-1*var(--edge)) }
  .duo:nth-child(even) > .words { grid-column: 2/7; padding: 0 }
  .duo:nth-child(even) figcaption { padding-inline: 0 }
}
@media (min-width: 62rem) and (max-width: 80rem) {
  .duo .menu { --row: 1.3125rem }
}
`

/** The second color replaces the evening, with the phone number as the headline. */
export const elegantAtelierContact = `
.opens-atelier ~ .accent .reach .number { font-size: clamp(2.5rem, 9.2vw, 8.4rem); line-height: .95; letter-spacing: -.035em }
.opens-atelier ~ .accent .reach .email { font-size: clamp(1.5rem, 5.4vw, 5rem) }
.opens-atelier ~ .accent .reach h2 { font-size: var(--s3) }
@media (min-width: 62rem) {
  .opens-atelier ~ .accent.split > .inner { grid-template-columns: repeat(12, minmax(0, 1fr)); gap: 1.75rem var(--gap) }
  .opens-atelier ~ .accent .reach { display: contents }
  .opens-atelier ~ .accent .reach > *, .opens-atelier ~ .accent .reach .lead { grid-column: 3/6 }
  .opens-atelier ~ .accent .reach :is(h2, .number) { grid-column: 3/-1 }
  .opens-atelier ~ .accent .form { grid-column: 6/-1; grid-row: 3/9; padding-inline-start: 2rem }
}
`
