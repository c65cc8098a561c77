/** Painted signs: one full-width fact on a loud background, and bands of the second color. */
export const commonIntroduction = `
.opening { padding-block: 0; grid-template-rows: 1fr auto }
.opening > .inner { width: 100%; max-width: none }
.opening .pitch { justify-items: stretch; gap: 0; container-type: normal }
.opening { --measure: 11em }
.opening:has(.long) { --measure: 16em }
.opening :is(h1, h2) { line-height: .88 }
.opening .long { line-height: .92 }
.opening .said { container-type: inline-size }
.opening .said { display: grid; gap: clamp(.75rem, 1.4vw, 1.25rem); align-content: start }
.opening .lead { max-width: 30em; line-height: 1.4 }
.opening .kicker { padding: 0 var(--edge); font-size: 1.0625rem }
.number a { display: block; text-decoration: none }
.number a:hover { text-decoration: underline .06em; text-underline-offset: .1em }
.number .fitted { max-height: 22rem }
.opening .actions { padding-inline: var(--edge) }
.dialed .actions { margin-top: .5rem }
.dialed { padding-block: clamp(1rem, 2.5vw, 2.25rem) clamp(2rem, 4vw, 3.25rem); row-gap: clamp(1rem, 2.4vw, 2rem) !important }
.dialed > :is(.said, .number, .lead) { padding-inline: var(--edge) }
.told > *, :is(.signed, .placed) > :is(h1, h2) { padding-inline: var(--edge) }
:is(.told, .signed, .placed) > :is(h1, h2) { --size: max(3rem, min(14cqi, max(8cqi, 17.5cqi - var(--letters)*.117cqi))); max-width: none; text-wrap: balance }
.dialed .number { color: var(--second) }
.two .number a { display: grid; gap: clamp(.75rem, 2vw, 1.9rem) }
.facts.accent { width: auto; margin: 0; padding: .35rem var(--edge) .75rem; border: 0; background: var(--ground) }
.facts.accent > * { padding-block: .55rem; display: flex; flex-direction: column-reverse; justify-content: flex-end; gap: .1rem }
.facts.accent dt { font-size: 1rem; line-height: 1.4; color: var(--text) }
.facts.accent dd, .facts.accent li { flex: none; font: var(--title-cut) clamp(1.375rem, 1.2rem + .9vw, 2rem)/1.05 var(--title-font); letter-spacing: var(--tracking) }
.towns { display: grid; padding: clamp(1rem, 2.4vw, 2.25rem) var(--edge) clamp(1.25rem, 3vw, 2.75rem) }
.towns .second { color: var(--second) }
.base { display: grid; gap: 1.25rem clamp(2rem, 5vw, 5rem); padding: clamp(1.25rem, 2.4vw, 2rem) var(--edge); color: var(--text); background: var(--ground) }
.base :is(.kicker, .actions) { padding: 0 }
.base > .number { width: min(100%, 30rem) }
:is(.signed, .placed) > .kicker { padding-block: clamp(.75rem, 2vw, 1.5rem) 0 }
:is(.signed, .placed) > :is(h1, h2) { padding-block: clamp(1rem, 3vw, 2.5rem) clamp(1.5rem, 4vw, 3.5rem) }
.sign { display: grid; padding: clamp(1rem, 3vw, 2.5rem) var(--edge) clamp(1.5rem, 4vw, 3.5rem) }
.sign > :only-child { max-height: 30rem }
.signed .base > .number { width: 100% }
.hero.on-picture { --size: calc(var(--s5)*1.25); min-height: min(84svh, 52rem); align-items: end }
.scene .frame { width: 100%; max-height: 36rem; aspect-ratio: 16/9; border-radius: 0 }
.banded { padding: clamp(1.5rem, 3vw, 2.75rem) var(--edge); row-gap: 1.25rem !important }
.banded .kicker { padding: 0 }
.banded .actions { padding: 0 }
.banded > .number { width: min(100%, 36rem); color: var(--second) }
@media (max-width: 39.99rem) {
  .facts.accent { grid-template-columns: 1fr 1fr; gap: .25rem 1rem }
  .facts.accent > * { border: 0 }
  .facts.accent dd { text-align: start }
}
@media (min-width: 48rem) {
  .facts.accent { padding-block: .6rem 1rem }
  .placed .base:has(> .number) { grid-template-columns: minmax(0, 1fr) auto; align-items: end }
  .placed .base > .actions { grid-column: 1/-1 }
  .signed .base:has(.said > *) { grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); align-items: center }
  .signed .base:has(.said > .lead) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) }
  .dialed:not(.two) .said:has(.lead) { grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); align-items: end }
  .opens-number:has(.two) { --size: min(var(--s5), 7.4vw) }
  .two.dialed { grid-template-columns: repeat(12, minmax(0, 1fr)) }
  .two > :is(.kicker, .lead, .actions) { grid-column: 1/-1 }
  .two > .number { grid-area: 2/1/3/-1 }
  .two > .said { grid-area: 2/7/3/-1; z-index: 1; padding-inline-start: 1rem; align-self: start }
  .two.dialed:not(:has(> .kicker)) > :is(.number, .said) { grid-row: 1 }
  .signed:has(.sign) > .kicker { margin-top: -2.6rem; padding: 0 var(--edge) 1rem }
  .banded:has(> .number) { grid-template-columns: minmax(0, 1fr) auto; column-gap: 3rem; align-items: end }
  .banded > .actions { grid-column: 1/-1 }
  .scene .frame { aspect-ratio: 21/9 }
}
@media (min-width: 62rem) {
  .facts.accent.accent { grid-auto-columns: minmax(0, 1fr); justify-content: stretch; gap: clamp(1rem, 2vw, 1.75rem) }
  .facts.accent > * { max-width: none; border-top: var(--rule) }
}
`
