/** The name across the full width, above a strip of tiles. */
const marquee = `
.marquee { justify-items: stretch; gap: 0; padding: 0 var(--edge) clamp(1.75rem, 3vw, 2.75rem) }
.brow { display: flex; flex-wrap: wrap; align-items: center; gap: .15rem clamp(1.25rem, 4vw, 4.5rem); min-height: 3.5rem; padding-inline-end: 3.5rem; font-size: .9375rem; font-weight: 600; line-height: 1.3 }
.brow :is(h1, h2) { font: inherit; letter-spacing: 0; word-spacing: 0; max-width: none }
.brow > p { margin: 0 }
.marquee .name { margin-block: .5rem }
.marquee .base { display: grid; gap: 1.25rem clamp(2rem, 5vw, 5rem); margin-top: clamp(1rem, 2.2vw, 2rem) }
.marquee .lead { font-size: var(--s0); line-height: 1.4; max-width: 27em }
.tiled { display: grid }
.tiled .frame { aspect-ratio: 2 }
.opening .tiles { overflow: clip }
.at-block { padding-bottom: 0 }
.at-block .base > .actions { margin-bottom: 1.75rem }
.as-block.as-block { grid-template-columns: 1fr }
.as-block > .shape { aspect-ratio: 2 }
@media (max-width: 47.99rem) {
  .brow > :nth-child(n+3), .crowded > :nth-child(2) { display: none }
}
@media screen and (min-width: 48rem) {
  .tiled { grid-template-columns: 1fr 1fr }
  .tiled .frame { aspect-ratio: auto; height: 0; min-height: 100% }
  .tiled .tiles { grid-template-columns: repeat(3, 1fr) }
  .tiled .tiles > .shape { aspect-ratio: 2/3 }
}
@media (min-width: 62rem) {
  .brow { max-width: 50%; padding: .75rem 0 }
  .marquee .base { grid-template: auto 1fr/1fr 1fr }
  .marquee .base > :is(h1, h2) { font-size: max(1.125rem, min(var(--size), 46cqi/(max(var(--word), 7)*var(--letter)))) }
  .base:not(.brief) > :is(h1, h2):has(+ .lead + .actions) { grid-row: 1/3 }
  .brief > :is(h1, h2) { grid-column: 1/-1 }
  .marquee .base > .actions { align-self: start }
  .inner:has(> .at-tower) { display: grid; grid-template-columns: 27% 1fr }
  .inner > .as-tower { grid-area: 1/1; grid-template-columns: 1fr; grid-template-rows: repeat(3, 1fr) }
  .as-tower > .shape { aspect-ratio: auto; height: 0; min-height: 100% }
  .at-tower { grid-area: 1/2; align-content: space-between; min-height: min(46rem, 88svh); padding-inline-start: var(--gutter) }
  .at-tower > .brow { max-width: 23vw }
  .at-tower .base { grid-template: none/1fr }
  .at-tower .brow > :nth-child(n+3) { display: none }
  .marquee.at-block .base { grid-template: auto auto 1fr/1fr 1fr }
  .at-block .base > * { grid-area: auto/1 !important }
  .base > .as-block { grid-area: 1/2/4/3 !important; margin-inline-end: calc(-1*var(--edge)) }
  .as-block > .shape { height: 100%; min-height: 27vw }
}
@media (max-width: 61.99rem) {
  .base > .as-block { margin-inline: calc(-1*var(--edge)) }
  .tiles.as-tower { grid-template-columns: repeat(3, 1fr) }
}
`

/** The headline above the year, and people as blocks, with one run of stripes through all of them. */
const founded = `
.founded .pitch { align-content: space-between; justify-items: stretch; gap: 1.5rem; padding: 1.25rem var(--edge) 2rem }
.founded .base { display: grid; gap: 1rem }
.founded .said { display: grid; gap: .9rem; justify-items: start }
.founded .lead { font-size: var(--s0); line-height: 1.4; max-width: 26em }
.founded :is(h1, h2) { font-size: var(--s4) }
.notes { font-size: .9375rem; font-weight: 600; line-height: 1.4 }
.crew { display: grid; container-type: inline-size; grid-auto-rows: 1fr; border: 0 }
.crew li { position: relative; z-index: 0; display: flex; flex-direction: column; justify-content: space-between; gap: 1.25rem; min-height: 11rem; padding: 1.4rem var(--gutter); overflow: clip; font: var(--title-cut) var(--s2)/1.02 var(--title-font) }
.crew p { max-width: 54% }
.crew .who { font: var(--big) var(--row)/.8 var(--title-font); text-transform: uppercase; letter-spacing: var(--tracking) }
.crossing { position: absolute; z-index: -1; inset: 0; container-type: size; --c0: currentColor; --c1: currentColor; --c2: currentColor }
.crossing > .shape { position: absolute; inset-block: 0; inset-inline-end: 0; width: min(42cqi, 100cqb); height: 100% }
.crossing > .disc { inset-block: calc(50% - min(42cqi, 100cqb)*.36); inset-inline-end: calc(min(42cqi, 100cqb)*.14); width: calc(min(42cqi, 100cqb)*.72); height: calc(min(42cqi, 100cqb)*.72); color: var(--second) }
.crew > :last-child .crossing { --c0: var(--second); --c1: var(--link); --c2: var(--text) }
.crew .crossing:dir(rtl) { scale: -1 1 }
@media (min-width: 48rem) {
  .founded { display: grid; grid-template-columns: 1fr 1fr }
}
@media (min-width: 62rem) {
  .founded { min-height: min(58rem, 100svh - 3.75rem) }
  .founded .pitch { padding-inline-end: var(--gutter) }
}
`

/** A headline in large type with bands of stripes around it. Each piece has its own cell, so none is under text. */
const runs = `
.runs { --turn: 1.3; --b: 30vw; --hot: color-mix(in oklab, var(--first), var(--ink) 42%); padding: 1.25rem 0 2rem; gap: 1.5rem 0; justify-items: stretch; overflow: clip; --c0: var(--hot); --c1: var(--first); --c2: color-mix(in oklab, var(--first), var(--other)); --c3: var(--other) }
.accent .runs { --other: var(--paper) }
.bold .runs { --first: var(--paper); --hot: var(--ink) }
.ink .runs { --hot: color-mix(in oklab, var(--first), var(--text) 35%) }
.runs .said { display: grid; gap: 1.25rem; padding-inline: var(--edge) }
.runs :is(h1, h2) { --size: calc(var(--s5)*1.42); max-width: 9em; line-height: .9 }
.runs .kicker { font-size: .9375rem; margin: 0 }
.runs .lead { font-size: var(--s0); line-height: 1.4; max-width: 32em }
.runs .band { max-width: none; width: 100%; height: 100% }
.runs .base { display: grid; gap: 1.25rem 2rem; padding-inline: var(--edge) }
.runs dl { display: grid; gap: 1rem }
.runs dl > div { padding-top: .6rem; border-top: var(--rule); font-size: 1.0625rem; line-height: 1.3 }
.runs dd { font-weight: 700 }
.runs .number { font: var(--big) clamp(1.75rem, 12.4vw, 3rem)/.8 var(--title-font); white-space: nowrap }
.runs :is(.falls, .ends, .back) { display: none }
.runs .turns { grid-row: 2; justify-self: end; width: calc(var(--b)*var(--turn)); height: auto }
@media (max-width: 61.99rem) {
  .runs { grid-template-columns: minmax(0, 1fr) calc(var(--b)*var(--turn)) }
  .runs > :is(.said, .base) { grid-column: 1/-1 }
  .runs .turns { grid-area: 2/2 }
  .runs .crosses { grid-area: 2/1; align-self: end; width: calc(100% + 1px); height: var(--b) }
  .runs .drops { display: none }
}
@media (min-width: 62rem) {
  .runs { --b: clamp(8rem, 13vw, 15rem); --in: calc(var(--b)*(var(--turn) - 1)); --out: calc(var(--b)*var(--turn)); --back: calc(var(--b)*.714); gap: 0; padding: 0; min-height: min(54rem, 100svh - 3.75rem); grid-template: minmax(min-content, 1fr) var(--in) var(--b) var(--in) auto/calc(var(--out) + var(--edge)) minmax(0, 1fr) var(--out) 3vw calc(var(--back)*var(--turn)) }
  .runs .said { grid-area: 1/1/3/3; padding-block: clamp(1.5rem, 3vw, 2.75rem); padding-inline-end: 2rem }
  .runs :is(h1, h2) { font-size: max(1.125rem, min(var(--size), 54cqi/(max(var(--word), 7)*var(--letter)))) }
  .runs > .falls { display: block; grid-area: 1/3; width: var(--b); height: calc(100% + 1px); justify-self: end }
  .runs > .turns { grid-area: 2/3/4/4; width: 100%; height: 100% }
  .runs > .crosses { grid-area: 3/2; width: calc(100% + 6px); margin-inline: -3px }
  .runs > .drops { grid-area: 3/1/5/2; width: var(--out); justify-self: end }
  .runs > .ends { display: block; grid-area: 5/1; width: var(--b); height: calc(100% + 1px); margin-top: -1px; justify-self: end; margin-inline-end: var(--in) }
  .thin .runs { min-height: 40rem }
  .runs .base { grid-area: 4/2/6/4; align-self: end; align-items: end; grid-template-columns: 1fr auto; padding-block: 1.5rem 2.25rem; padding-inline: 2rem 0 }
  .runs dl { grid-column: 1/-1; grid-template-columns: repeat(3, 1fr) }
  .runs .number { font-size: clamp(3rem, 5vw, 5.5rem) }
  .runs .number:only-child { font-size: clamp(3rem, 7.5vw, 8rem) }
  .runs .back { display: grid; grid-area: 1/5/-1/6; grid-template-rows: 28% auto 1fr; --c0: var(--text); --c1: var(--second); --c2: color-mix(in oklab, var(--second), var(--ground) 45%) }
  .runs .back > :first-child { grid-row: 2; height: auto }
  .runs .back > :last-child { grid-row: 3; width: var(--back); height: calc(100% + 1px); margin-top: -1px }
  .runs .band:dir(rtl) { scale: -1 1 }
}
`

export const geometricIntroduction = `
.opening { padding-block: 0 }
.opening > .inner { padding: 0 }
.opening.to-center .said { text-align: center; justify-items: center }
${marquee}${founded}${runs}`
