/** A cell per service with its price in large type at the bottom. A list is one cell. */
export const funServices = `
.as-cells > .cell { container-type: inline-size; gap: .6rem }
.as-cells h3 { font-size: clamp(1.125rem, 8.4cqi, 2.25rem); text-wrap: balance }
.as-cells .cell:has(> .symbol) > h3 { padding-inline-end: 3.25rem }
.as-cells .cell:not(:has(> :is(.offer, .prose, .circles))) { justify-content: end; background: var(--peach); --s2: 2.5rem }
.as-cells > .cell > .symbol + h3 { min-height: 2.5rem }
.as-cells .discs { height: clamp(6rem, 22cqi, 11rem); max-height: 15rem; margin-top: 1.5rem; fill: var(--first) }
.as-cells .drawn i { background: var(--first) }
.names-cell { container-type: inline-size; justify-content: center; padding-block: clamp(1.75rem, 3.5vw, 3.5rem) }
.spoken.run { font-size: min(clamp(2rem, 1.4rem + 2.8vw, 4.25rem), var(--cap)); line-height: 1 }
.spoken.brief { font-size: clamp(2rem, 8.6cqi, 7.5rem) }
.as-cells .symbol { position: absolute; inset-block-start: var(--pad); inset-inline-end: var(--pad) }
.as-cells .prose { max-width: 26em; line-height: 1.4; color: var(--text) }
.as-cells .frame { order: -1; width: auto; flex: 1 0 11rem; margin: calc(-1*var(--pad)) calc(-1*var(--pad)) .6rem; border-radius: 0 }
.as-cells .offer { justify-content: space-between; margin-top: auto; padding-top: 1.25rem }
.as-cells .offer .price { font: var(--title-cut) clamp(2.25rem, 19cqi, 5.25rem)/.9 var(--title-font); letter-spacing: -.02em }
.offer .price small { font-size: max(.9375rem, .42em); letter-spacing: 0 }
.offer .price b { font: inherit; font-size: .6em }
.as-cells .duration { font-weight: 800; color: var(--text) }
.as-cells:has(.lengthy) .offer .price { font-size: clamp(1.6rem, 10.5cqi, 2.75rem); line-height: 1 }
.w8 h3, .w6.tall h3, .sized h3 { font-size: clamp(1.5rem, 10.5cqi, 3.6rem); line-height: .95 }
.w6.tall .prose, .w8 .prose { font-size: var(--s1) }
.as-cells > :is(.w6.tall, .w8) > .offer .price { font-size: clamp(3rem, 20cqi, 8rem) }
.circles { margin-top: auto; padding-top: 1.5rem; max-height: none; font-weight: 800 }
.circles .c1 circle { fill: var(--mist) }
.circles .c2 { fill: var(--on-other) }
.circles .c2 circle { fill: var(--other) }
.circles .c3 { fill: var(--ground) }
.circles .c3 circle { fill: var(--own-text) }
.circles .c4 { fill: var(--on-first) }
.circles .c4 circle { fill: var(--first) }
.price-list > .inner > :not(.head) { max-width: none; width: 100%; margin: 0 }
.list-cell .menu { max-width: none; width: 100% }
:is(.menu, .rows) .name { font: var(--title-cut) var(--s1)/1.15 var(--title-font) }
:is(.menu, .rows) .price { font: var(--title-cut) var(--s2)/1 var(--title-font) }
.rows { max-width: none }
.rows ul { border: 0 }
.group:first-child li:first-child { border-top: 0 }
.tabs > label { padding: .6em 1.3em; border-radius: 9rem; background: var(--mist) }
.tabs > :checked + label { color: var(--button-text); background: var(--button) }
.spoken { margin: 0; max-width: none }
@media (max-width: 39.99rem) {
  .circles { width: auto; margin-inline: calc(-.7*var(--pad)) }
}
@media (min-width: 62rem) {
  .as-cells > :is(.w3, .w4) { min-height: 13.5rem }
  .as-cells > .w6.tall { min-height: 28rem }
  .w6.tall > .symbol { width: 4rem; height: 4rem }
  .as-cells .w6.tall:has(> .symbol) > h3 { padding-inline-end: 5rem }
}
`
