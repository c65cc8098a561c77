/** The name upright at the page's edge; photos bleed off alternating edges, and text stands where they leave room. */
export const elegantAtelier = `
.opens-atelier { --gap: clamp(.875rem, 1.4vw, 1.25rem); display: block; padding-bottom: clamp(3.5rem, 7vw, 6rem) }
.opens-atelier .pitch { display: grid; grid-template-columns: 3.5rem repeat(4, minmax(0, 1fr)); gap: 0 var(--gap); padding: 0 var(--edge) }
.hero.opens-atelier { --size: clamp(2.25rem, 1.6rem + 3.9vw, 3.75rem) }
.opens-atelier .name { position: relative; grid-column: 1; grid-row: 1; min-height: 12rem }
.opens-atelier .fitted { font-variation-settings: "opsz" 60 }
.opens-atelier .upright { position: absolute; inset: 0; width: 100%; height: 100% }
.opens-atelier .along .name { grid-column: 1/-1; min-height: 0; margin-block: 1rem 1.5rem }
.opens-atelier .first { grid-column: 2/-1; grid-row: 1; margin-inline-end: calc(-1*var(--edge)) }
.opens-atelier .along .first { grid-column: 1/-1; grid-row: 2 }
.opens-atelier .first .frame { aspect-ratio: 4/5 }
.opens-atelier .frame, .paired .frame { border-radius: 0 }
.opens-atelier .said { grid-column: 1/-1; padding-top: clamp(2.5rem, 8vw, 4rem) }
.opens-atelier .second { grid-column: 3/-1; margin: clamp(2rem, 6vw, 3.5rem) calc(-1*var(--edge)) 0 0; margin-inline: 0 calc(-1*var(--edge)) }
.opens-atelier .aside { grid-column: 1/-1; margin-top: clamp(3rem, 8vw, 5rem) }
.opens-atelier .brief .lead { max-width: 17em; font: var(--title-weight) clamp(1.625rem, 1.2rem + 1.5vw, 2.6rem)/1.2 var(--title-font); letter-spacing: -.015em; text-wrap: balance }
.opens-atelier > .facts { width: auto; margin: 2.5rem var(--edge) 0; padding: 0; grid-template-columns: minmax(0, 1fr); gap: 0 }
.opens-atelier > .facts > * { display: flex; gap: 1rem; padding: .6rem 0; border-color: var(--line) }
.opens-atelier > .facts > :last-child { border-bottom: 1px solid var(--line) }
.opens-atelier .facts dt { flex: 0 0 6rem; line-height: 1.6 }
.opens-atelier .facts dd, .opens-atelier .facts li { font: var(--body-weight) .9375rem/1.6 var(--body-font); letter-spacing: 0 }
main:has(> .opens-atelier) { counter-reset: shown }
main:has(> .opens-atelier) .mosaic { counter-reset: none }
:is(.first, .second, .pair > figure) { counter-increment: shown }
:is(.first, .second, .pair > figure) figcaption { display: flex; padding: .65rem var(--edge) 0 0; font-size: .875rem; line-height: 1.4; color: var(--muted) }
:is(.first, .second, .pair > figure) figcaption::before { content: counter(shown); flex: 0 0 1.625rem; font-variant-numeric: tabular-nums }
.opens-atelier .second figcaption { padding-inline-end: .5rem }
@media (min-width: 40rem) {
  .opens-atelier .pitch { grid-template-columns: 5.5rem repeat(4, minmax(0, 1fr)) }
  .opens-atelier .said { grid-column: 1/4; align-self: end }
  .opens-atelier .second { grid-column: 4/-1 }
}
@media (min-width: 62rem) {
  .opens-atelier { display: grid; grid-template: auto/repeat(12, minmax(0, 1fr)); align-items: stretch; gap: 0 var(--gap); padding-inline: var(--edge) }
  .opens-atelier > .inner, .opens-atelier .pitch { display: contents }
  .opens-atelier .name { grid-area: 1/1/3/3; margin-inline-start: calc(-.5*var(--gutter)); margin-block: .75rem 0 }
  .opens-atelier .along .name { grid-area: 1/1/2/-1; margin: 1rem 0 2rem }
  .opens-atelier .first { grid-area: 1/3/3/9; margin: 0; align-self: start }
  .opens-atelier .said { grid-area: 1/9/2/-1; align-self: start; padding-top: 7rem }
  .hero.opens-atelier { --size: max(2.5rem, min(5.9vw, 5.5rem)*var(--full)); --few: 34 }
  .opens-atelier .second { grid-area: 2/10/3/-1; align-self: end; margin-top: 3rem }
  .opens-atelier :is(.first, .second) { position: relative }
  .opens-atelier :is(.first, .second) figcaption { position: absolute; top: 100%; inset-inline: 0 }
  .opens-atelier .along > .first { grid-area: 2/1/4/8 }
  .opens-atelier .along > .said { grid-area: 2/8/3/-1; padding-top: 0 }
  .opens-atelier .along > .second { grid-area: 3/9/4/-1 }
  .opens-atelier .aside { grid-area: 4/3/5/9; margin-top: clamp(4.5rem, 9vw, 8rem) }
  .opens-atelier > .facts { grid-area: 4/10/5/-1; align-self: start; margin: clamp(4.5rem, 9vw, 8rem) 0 0 }
  .header:not(.fixed, .on-picture):has(+ main > .opens-atelier:first-child .upright) { position: absolute; inset-inline: calc(var(--edge) + (100% - 2*var(--edge) + clamp(.875rem, 1.4vw, 1.25rem))*2/3) 0; padding-inline: 0 var(--edge); background: none; border: 0 }
  .header:has(+ main > .opens-atelier:first-child .upright) > .inner { width: 100%; flex-wrap: wrap; justify-content: space-between; gap: 0 1.25rem }
  .header:not(.fixed):has(+ main > .opens-atelier:first-child .upright) .logo:not(:has(img)) { display: none }
  .header:has(+ main > .opens-atelier:first-child .upright) .trade { margin-inline: 0 auto }
  .header:has(+ main > .opens-atelier:first-child .upright) nav { order: 2; flex-basis: 100% }
  .header:has(+ main > .opens-atelier:first-child .upright) nav ul { justify-content: start }
}
`

/** Each part of the services beside its photo, off the left edge and off the right in turn. */
export const elegantPairs = `
.paired { overflow-x: clip }
.paired > .inner { display: grid; gap: clamp(4.5rem, 10vw, 9rem) }
.pair { display: grid; gap: 2.25rem clamp(.875rem, 1.4vw, 1.25rem) }
.pair .head { margin-bottom: 2rem }
.pair .group, .pair .words > h3 { margin-bottom: 1.5rem; font-size: var(--s3); line-height: 1.02 }
.pair .menu ul { display: block }
.pair .priced { flex-wrap: wrap }
.pair .priced > :first-child { min-width: min-content }
.pair .price { margin-inline-start: auto }
.pair > figure { margin-inline: calc(-1*var(--edge)) 16% }
.pair > figure.broad { margin-inline-end: calc(-1*var(--edge)) }
.pair > figure figcaption { padding-inline: var(--edge) }
.pair:nth-child(even) > figure { margin-inline: 16% calc(-1*var(--edge)) }
.pair:nth-child(even) > figure.broad { margin-inline-start: calc(-1*var(--edge)) }
.pair:nth-child(even) > figure:not(.broad) figcaption { padding-inline: 0 }
@media (min-width: 62rem) {
  .pair { grid-template-columns: repeat(12, minmax(0, 1fr)) }
  .paired.paired > .inner { display: grid; grid-template-columns: minmax(0, 1fr) }
  .pair > * { grid-row: 1 }
  .pair > .words { grid-column: 7/-1; align-self: end }
  .pair > .words:only-child { grid-column: 3/-1 }
  .pair > figure, .pair > figure.broad { grid-column: 1/6; margin-inline: calc(-1*var(--edge)) 0 }
  .pair > figure.broad { grid-column: 1/8 }
  .pair > .broad + .words { grid-column: 8/-1; padding-inline-start: 1.5rem }
  .pair:nth-child(even) > figure, .pair:nth-child(even) > figure.broad { grid-column: 8/-1; margin-inline: 0 }
  .pair:nth-child(even) > figure.broad { grid-column: 7/-1; margin-inline-end: calc(-1*var(--edge)) }
  .pair:nth-child(even) > .words { grid-column: 3/8; padding-inline-end: 2rem }
  .pair:nth-child(even) > .broad + .words { grid-column: 3/7; padding: 0 }
  .pair:nth-child(even) > figure figcaption { padding-inline: 0 }
}
@media (min-width: 62rem) and (max-width: 80rem) {
  .pair .menu { --row: 1.3125rem }
}
`

/** The second color in the evening's place, and the number as its headline. */
export const elegantAtelierContact = `
.opens-atelier ~ .contact.accent .reach .number { font-size: clamp(2.5rem, 9.2vw, 8.4rem); line-height: .95; letter-spacing: -.035em }
.opens-atelier ~ .contact.accent .reach .email { font-size: clamp(1.5rem, 5.4vw, 5rem) }
.opens-atelier ~ .contact.accent .reach h2 { font-size: var(--s3) }
@media (min-width: 62rem) {
  .opens-atelier ~ .contact.accent.split > .inner { grid-template-columns: repeat(12, minmax(0, 1fr)); gap: 1.75rem clamp(.875rem, 1.4vw, 1.25rem) }
  .opens-atelier ~ .contact.accent .reach { display: contents }
  .opens-atelier ~ .contact.accent .reach > *, .opens-atelier ~ .contact.accent .reach .lead { grid-column: 3/6 }
  .opens-atelier ~ .contact.accent .reach :is(h2, .number) { grid-column: 3/-1 }
  .opens-atelier ~ .contact.accent .form { grid-column: 6/-1; grid-row: 3/9; padding-inline-start: 2rem }
}
`
