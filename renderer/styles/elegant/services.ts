/** Windows of light at four times of day with a common horizon. Prices in large light type with dot leaders. */
export const elegantServices = `
.grid > :nth-child(4) .window > .light { --air: var(--dim); --low: var(--rose); --far: color-mix(in oklab, var(--rose) 36%, var(--dim)); --deep: color-mix(in oklab, var(--dim) 80%, #000); --glow: color-mix(in oklab, var(--other) 70%, var(--rose)); --sun: 22% }
.services .grid { --gap: 1.5rem; row-gap: clamp(2rem, 4vw, 3.5rem) }
.services .text { gap: .5rem }
.services :is(.frame, .window) + .text { padding-top: 1.25rem }
.services h3 { font-size: var(--s2) }
.services .prose { font-size: 1rem }
.services .offer { margin-top: .35rem }
.services .price { font: var(--title-weight) 1.625rem/1.2 var(--title-font) }
.services .grid:not(:has(.frame, .window)) > * { padding-top: 1.25rem; border-top: 1px solid var(--field) }
.price-list { --row: clamp(1.375rem, 1.05rem + 1.5vw, 2.5rem) }
.rows, .menu { width: 100%; max-width: none }
.menu .priced { flex-wrap: wrap }
.menu .priced > :first-child { min-width: 0; max-width: 100%; overflow-wrap: break-word }
.blocks { display: grid; gap: clamp(2.5rem, 4vw, 4rem) }
.run { max-width: none; margin: 0; font-size: min(clamp(2.25rem, 1.5rem + 2.9vw, 4.25rem), var(--cap)); line-height: 1.06; letter-spacing: -.024em }
.rows:not(:has(.offer)) :is(ul, li:has(.prose)) { display: grid; gap: 0 clamp(1.5rem, 4vw, 3.5rem) }
.rows:not(:has(.offer)) li { padding-block: 1.1rem 1.75rem; border-top: 1px solid var(--field) }
.rows:not(:has(.offer)) .name { margin-bottom: .6rem; font-size: var(--s2) }
.spoken.run li { display: inline-block; margin-inline-end: .24em }
.cells > :last-child:nth-child(odd) { grid-column: 1/-1 }
.rows .price { text-wrap: balance }
.cells { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2.25rem clamp(1.5rem, 4vw, 3.5rem) }
.cells li { padding-top: 1.1rem; border-top: 1px solid var(--field) }
.cells h3 { margin-bottom: .6rem; font-size: var(--s2) }
.cells .prose { max-width: 26em; font-size: 1rem; line-height: 1.5; color: var(--muted) }
.rows .name { text-wrap: wrap; overflow-wrap: anywhere }
.rows li, .menu li { padding-block: clamp(.45rem, .8vw, .75rem) }
:is(.rows, .menu) :is(.name, .price) { font: var(--title-weight) var(--row)/1.15 var(--title-font); letter-spacing: -.02em }
.rows ul, .rows li { border: 0 }
.rows li:not(:has(.frame)) { grid-template-columns: minmax(0, max-content) minmax(.5rem, 1fr) fit-content(58%); gap: 0 .6rem; align-items: last baseline }
.rows li:not(:has(.frame)) .text { display: contents }
.rows li:not(:has(.frame)) :is(.prose, .more) { grid-area: auto/1/auto/-1; max-width: 34em }
.rows li:not(:has(.frame)):has(.price)::after { content: ""; grid-area: 1/2 }
.rows li:has(.price)::after, .menu .priced:has(.price)::after { height: 2px; border: 0; opacity: .75; background: radial-gradient(circle, var(--text) 1px, transparent 1.2px) 0 100%/9px 2px repeat-x }
.rows .offer { grid-area: 1/3; flex-direction: row; align-items: baseline; max-width: none; gap: 0 .75rem }
.rows .duration { order: -1 }
.rows li:not(:has(.price)) .name { grid-column: 1/-1 }
.rows .prose, .menu .prose { margin-top: .15rem; font-size: 1rem; color: var(--muted) }
.group > h3:not(.name) { padding-bottom: .75rem; font-size: var(--s1); color: var(--muted) }
.tabs { gap: .25rem 2rem }
.tabs > label { font-weight: 400; color: var(--muted) }
.tabs > :checked + label { color: var(--text); text-decoration: underline; text-underline-offset: .45em }
@media (max-width: 39.99rem) {
  .services .card:has(.window) { flex-direction: row; gap: 1rem }
  .rows li:not(:has(.frame)) { display: flex; flex-wrap: wrap }
  .rows .name { min-width: min-content; max-width: 100%; overflow-wrap: break-word }
  .rows li:has(.price)::after { flex: 1; order: 1; min-width: .5rem }
  .rows .offer { order: 2; margin-inline-start: auto }
  .rows :is(.prose, .more) { order: 3; flex: 1 0 100% }
  .card > .window { width: 7.25rem }
  .services .window + .text { padding: 0 }
}
@media (min-width: 48rem) {
  .cols-4 > :has(.window) { --n: 4 }
  .cols-3 > :has(.window) { --n: 3 }
}
@media (min-width: 40rem) {
  .cells, .rows:not(:has(.offer)) ul { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .rows li:not(:has(.frame)) { grid-template-columns: fit-content(60%) minmax(.5rem, 1fr) auto }
  .cols-2 .window { aspect-ratio: 1 }
  .cols-3 .window { aspect-ratio: 4/5 }
  .cols-1 .window { aspect-ratio: 16/10 }
}
@media (min-width: 62rem) {
  .rows li:not(:has(.frame)) .text:has(.prose) > :not(.name) { grid-column: 1/-1 }
  .price-list > .inner:has(> .head):not(:has(.many, .menu.long)) { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 7fr); column-gap: clamp(3rem, 9vw, 8.5rem); align-items: start }
  .price-list.swapped > .inner:has(> .hour) > .head { grid-row: 2 }
  .price-list .head { margin: 0 }
  .price-list .head:last-child { grid-column: 1/-1; grid-template-columns: subgrid }
  .price-list:has(.run):not(:has(.menu.long, .priced, .rows li, .cells)) > .inner:has(> .head) { grid-template-columns: minmax(0, 1fr); row-gap: 2.5rem }
  .price-list:has(.run):not(:has(.menu.long, .priced, .rows li, .cells)) > .inner:has(> .hour) { display: block }
  .head.head:has(+ .noon + .blocks > .run:first-child) { margin-bottom: 2.5rem }
  .price-list:has(.run):not(:has(.priced, .rows li, .cells)) .run { font-size: var(--s4); line-height: 1 }
  .price-list > .inner:has(.many, .menu.long) > .head { margin-bottom: 3rem }
  .many, .menu.long { --row: clamp(1.375rem, 1rem + 1vw, 1.875rem) }
  .many .group > ul { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); column-gap: clamp(3rem, 6vw, 6rem) }
  .cols-1 .card:has(.window, .frame) { flex-direction: row; gap: clamp(2rem, 5vw, 5rem); align-items: end }
  .cols-1 :is(.window, .frame) { flex: 0 0 57% }
  .cols-1 .card h3 { font-size: var(--s3) }
  .cols-1 .card .price { font-size: 4.5rem; letter-spacing: -.03em }
  .services .sides > :nth-child(even) { flex-direction: row-reverse }
}
`
