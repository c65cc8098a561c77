/** A sentence as large as its length allows, with the light of a time of day. */
const sentence = `
.opening { padding-block: 0; grid-template-rows: 1fr auto }
.opening > .inner { width: 100%; max-width: none }
.opening .pitch { position: relative; isolation: isolate; gap: 0; justify-items: stretch; container-type: normal; text-align: inherit; padding: clamp(1rem, 2vw, 1.75rem) var(--edge) 0 }
.hero.opening { --few: 26; --part: 1; --full: sqrt(min(1, var(--few)/var(--letters))); --size: max(2.25rem, min(var(--s5), 25svh)*var(--part)*var(--full)); --measure: 16em }
.hero.opening:not(:has(.aside)) { --few: 34 }
.hero.opening:is(:lang(ja), :lang(ko)) { --few: 8 }
.opening .said { display: flex; flex-direction: column; align-items: var(--align); text-align: var(--align); container-type: inline-size }
.opening :is(h1, h2) { line-height: .94; letter-spacing: -.032em; word-spacing: .03em; font-variation-settings: "opsz" calc(var(--drawn)*var(--full)); --drawn: 64 }
.opening em { letter-spacing: -.02em }
.opening .kicker { margin-bottom: 1.25rem; font-weight: 400 }
.opening .aside { display: grid; gap: 1.5rem; justify-items: var(--align); margin-top: clamp(1.5rem, 4svh, 3rem) }
.opening .lead { max-width: 26em; text-wrap: pretty }
.opening .actions { margin: 0 }
.header + main > .hero:first-child .light { top: -4.6rem }
.facts { grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 1.5rem; padding-block: clamp(1.5rem, 3svh, 2.5rem) 1rem; border: 0; text-align: start }
.hero.opens-visit-in-order > .facts { padding-block: clamp(1.5rem, 3svh, 2.5rem) 1rem }
.facts > *, .facts > * + * { display: block; max-width: none; padding: .9rem 0 0; border: 0; border-top: 1px solid var(--field) }
.facts dt { line-height: 1.5 }
.facts dd, .facts li { text-align: start; font: var(--title-weight) var(--s1)/1.25 var(--title-font); letter-spacing: -.01em }
.opens-sentence-and-light { --water: clamp(5.5rem, 15svh, 10rem); align-items: stretch; min-height: min(100svh - 4.6rem, 60rem) }
.opens-sentence-and-light > .inner { display: grid }
.opens-sentence-and-light .pitch:has(.light) { padding-bottom: calc(var(--water) + clamp(2.5rem, 5svh, 4rem)) }
.opens-sentence-and-light .light { --horizon: var(--water); --deep: color-mix(in oklab, var(--first) 80%, var(--dusk)); --soft: 1.1rem }
.opens-sentence-and-light .light::before { inset-inline: -4rem; height: 5.5rem }
.opens-sentence-and-light:has(.scene) { --part: .8; min-height: 0 }
.opens-sentence-and-light .scene { margin: clamp(2rem, 4vw, 4rem) calc(-1*var(--edge)) 0 }
.opening .scene .frame { border-radius: 0 }
@media (min-width: 48rem) {
  .opening :is(h1, h2) { --drawn: 76 }
  .opens-sentence-and-light:not(.to-center, .to-right) .pitch:not(.upright) .aside { align-self: start; margin-inline-start: 50%; margin-top: auto; padding-top: clamp(1.5rem, 4svh, 3rem) }
}
@media (min-width: 75rem) {
  .opening :is(h1, h2) { --drawn: 100 }
}
@media (min-width: 62rem) {
  .opening:not(:has(> .facts)) + .section:not(.services, .price-list, .contact) { padding-top: calc(var(--space)*.6) }
}
.opens-visit-in-order { text-align: center; --align: center; --last: color-mix(in oklab, var(--rose) 75%, var(--dusk)) }
.opens-visit-in-order .pitch { grid-template-rows: 1fr auto; min-height: min(100svh - 4.6rem, 54rem); padding-top: var(--in); --in: clamp(2.5rem, 9svh, 7rem) }
.hero.opens-visit-in-order { --part: .8 }
.opens-visit-in-order .said { padding-bottom: clamp(6rem, 16svh, 12rem) }
.header + main > .opens-visit-in-order.hero:first-child .light { top: calc(-1*var(--in) - 4.6rem) }
.opens-visit-in-order .light { inset: calc(-1*var(--in)) calc(-1*var(--edge)) 0; grid-area: 1/1/2/2; background: linear-gradient(to top, var(--last), color-mix(in oklab, var(--dusk) 62%, var(--shade)) 11rem, var(--shade) 30rem) }
.opens-visit-in-order .light::before, .opens-visit-in-order .light::after { display: none }
.opens-visit-in-order .actions { margin-top: 2.25rem }
.opens-visit-in-order em { color: color-mix(in oklab, var(--second) 60%, var(--text)) }
.steps { display: grid; gap: 1.25rem 3rem; margin-inline: calc(-1*var(--edge)); padding: 5rem var(--edge) clamp(2.5rem, 4vw, 3.5rem); list-style: none; color: var(--text); background: linear-gradient(var(--last), var(--sky) 4.5rem, color-mix(in oklab, var(--sky) 55%, var(--ground))); font: var(--title-weight) clamp(1.25rem, 1.1rem + .7vw, 1.625rem)/1.25 var(--title-font); text-wrap: balance }
.opens-pane-of-light .pitch { padding-bottom: 2.5rem }
.glass { position: relative; display: flex; min-height: 17rem; overflow: hidden }
.glass > * { flex: 1; background: linear-gradient(90deg, #fff7, #fff0 30%, #fff0 74%, color-mix(in oklab, var(--first) 30%, #0000)), radial-gradient(9% 18% at 24% 44%, var(--warm), #0000), radial-gradient(8% 13% at 80% 71%, var(--warm), #0000), radial-gradient(40% 34% at 74% 20%, #fffbf0, #0000), linear-gradient(to top, color-mix(in oklab, var(--first) 85%, var(--ink)), color-mix(in oklab, var(--first) 60%, var(--pale)) 26%, var(--pale) 62%, color-mix(in oklab, var(--pale) 45%, #fffbf0)); --warm: color-mix(in oklab, var(--other) 85%, var(--first)); --pale: color-mix(in oklab, var(--first) 22%, #fffbf0); background-size: 100% 100%, 420% 100%, 420% 100%, 420% 100%, 100% 100% }
${Array.from({ length: 14 }, (_, at) => `.glass :nth-child(${at + 1}) { background-position: 0 0, ${[1, 2, 3].map(() => `${Math.round((((4.2 * (at + 0.5)) / 14 - 0.5) / 3.2) * 1000) / 10}% 0`).join(', ')}, 0 0 }`).join('\n')}
@media (min-width: 40rem) {
  .steps { grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr) }
  .facts { grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)) }
}
@media (min-width: 62rem) {
  .facts { grid-auto-flow: row; gap: 1.5rem }
  .opens-visit-in-order :is(h1, h2) { max-width: 11em }
  .opens-pane-of-light { grid-template-columns: minmax(0, 1fr) 45.5vw; grid-template-rows: 1fr auto; min-height: min(100svh - 4.6rem, 56rem) }
  .opens-pane-of-light:not(:has(> .facts)):has(+ .section:not(.services, .price-list)) { min-height: min(100svh - 11rem, 46rem) }
  .opens-pane-of-light > .inner { display: contents }
  .hero.opens-pane-of-light { --part: .8 }
  .opens-pane-of-light .pitch { padding-inline-end: 2.5rem }
  .opens-pane-of-light { align-items: start }
  .opens-pane-of-light .glass { grid-area: 1/2/3/3; align-self: stretch; min-height: 34rem }
  .opens-pane-of-light:not(.to-center, .to-right):has(> .facts) .aside { justify-self: end; width: 66% }
  .opens-pane-of-light > .facts { width: auto; margin: 0; grid-area: 2/1; grid-template-columns: minmax(0, 1fr); gap: 0; margin-inline-start: calc(var(--edge) + (54.5vw - var(--edge) - 2.5rem)*.34); margin-inline-end: 2.5rem; padding-block: 3rem 2.5rem }
  .opens-pane-of-light > .facts > * { display: flex; gap: 1rem; padding: .55rem 0; border-color: var(--line) }
  .opens-pane-of-light > .facts > :last-child { border-bottom: 1px solid var(--line) }
  .opens-pane-of-light .facts dt { flex: 0 0 7rem; line-height: 1.6 }
  .opens-pane-of-light .facts dd { font: var(--body-weight) .9375rem/1.6 var(--body-font); letter-spacing: 0 }
  .pitch.upright { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); column-gap: 3rem }
  .hero.opening:has(.upright) { --part: .72 }
  .opens-sentence-and-light .upright .scene { margin: calc(-1*clamp(1.25rem, 3vw, 2.75rem)) calc(-1*var(--edge)) 0 0; margin-inline: 0 calc(-1*var(--edge)) }
}
`

/** A page with only a sentence and a form: window light on a wall, fading into the shade around the form. */
const thin = `
.thin.opens-sentence-and-light + .contact.ink { padding-top: 2rem }
.thin.opens-sentence-and-light { z-index: 1 }
.thin.opens-sentence-and-light .pitch:has(.light) { padding-bottom: clamp(18rem, 24vw, 21rem) }
.thin.opens-sentence-and-light.section { background: none }
.thin.opens-sentence-and-light .light { mask: linear-gradient(#000 calc(100% - 22rem), #000d calc(100% - 16rem), #0005 calc(100% - 8rem), #0000); background: linear-gradient(115deg, color-mix(in oklab, var(--other) 22%, var(--ground)), var(--wall) 60%, color-mix(in oklab, var(--first) 25%, var(--wall))); --wall: color-mix(in oklab, var(--other) 30%, var(--ground)) }
.thin.opens-sentence-and-light .light::before { inset: -4rem 4% 10rem auto; width: min(34rem, 62vw); height: auto; clip-path: none; opacity: .8; transform: skew(-22deg, 8deg); background: color-mix(in oklab, var(--ground) 60%, #fff2d8); mask: linear-gradient(90deg, #000 46%, #0000 46% 54%, #000 54%), linear-gradient(#000 30%, #0000 30% 34%, #000 34% 64%, #0000 64% 68%, #000 68%); mask-composite: intersect; filter: blur(10px) }
.thin.opens-sentence-and-light .light::after { display: none }
.thin.opens-sentence-and-light + .contact.ink > .light { inset: -22rem 0 auto; height: 22rem; mask: none; background: var(--shade) }
.thin.opens-sentence-and-light + .contact.ink > .light > .grain, .thin.opens-sentence-and-light + .contact.ink > .light::before { display: none }
`

/** Removes the space for light. */
const unlit = `
@media print, (forced-colors: active) {
  .opens-sentence-and-light, .opens-visit-in-order .pitch { min-height: 0 }
  .opens-sentence-and-light .pitch:has(.light), .opens-visit-in-order .said { padding-bottom: 2rem }
}
`

export const elegantIntroduction = sentence + thin + unlit
