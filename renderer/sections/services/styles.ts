/** All layouts. Unused rules are removed from each page's CSS. */
export const servicesStyles = `
.price-list .head:last-child .lead { max-width: 26em; font-size: var(--s2); line-height: 1.25 }
.services .text { display: grid; gap: .6rem; align-content: start; justify-items: var(--card-align, start); flex: 1 }
.services .text > a { align-self: end; margin-top: .35rem }
.offer { display: flex; flex-wrap: wrap; align-items: baseline; gap: .1rem .9em }
.offer .price { font-weight: 600 }
.price { font-variant-numeric: lining-nums tabular-nums !important }
.duration { font-size: .9375rem; color: var(--muted) }
/* Reads as a sentence. Generated punctuation keeps the owner's text unchanged. */
.spoken { max-width: 16em; margin-inline: auto; font: var(--title-cut) var(--s4)/1.02 var(--title-font); letter-spacing: var(--tracking); text-wrap: balance }
.spoken :is(li, h3, .fit) { display: inline; font: inherit; letter-spacing: inherit }
.spoken li:not(:last-child)::after { content: ",\\20" }
.spoken li:last-child::after { content: "." }
.menu { text-align: start; max-width: 46rem; margin-inline: auto }
.group + .group { margin-top: calc(var(--gap)*1.5) }
.group h3 { break-after: avoid; padding-bottom: .35rem; font-size: var(--s2); line-height: 1.2; letter-spacing: var(--tracking) }
.menu li { padding-block: .7rem; break-inside: avoid }
.priced { display: flex; align-items: baseline; gap: .65em }
.priced .name { font-weight: 600 }
.priced > :first-child { min-width: 0 }
.priced .duration { display: inline-block; margin-inline-start: .3em }
.priced .price { order: 2; flex: none; max-width: 58%; margin-inline-start: auto; text-align: end; text-wrap: balance }
.priced:has(.price)::after { content: ""; order: 1; flex: 1; min-width: 1rem; border-bottom: 1.5px dotted var(--field); opacity: .7 }
.menu .prose { max-width: 34em; margin-top: .1rem; font-size: .9375em; color: var(--muted) }
.menu .more { display: inline-block; font-size: .9375em }
.rows { max-width: 62rem; margin-inline: auto; text-align: start }
.rows ul { border-bottom: 1px solid var(--line) }
.rows li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .35rem clamp(1rem, 3vw, 3rem); align-items: baseline; padding-block: clamp(1.15rem, 2.2vw, 1.9rem); border-top: 1px solid var(--line); break-inside: avoid }
.rows li:has(.frame) { grid-template-columns: min(5.5rem, 28%) minmax(0, 1fr); align-items: start }
.rows .text { display: grid; gap: .4rem; justify-items: start }
.rows .name { font: var(--title-cut) var(--s1)/1.3 var(--title-font) }
.rows .prose { color: var(--muted) }
.rows .offer { flex-direction: column; align-items: end; max-width: 11rem; text-align: end }
.rows .frame + .text + .offer { grid-column: 2; flex-direction: row; align-items: baseline; max-width: none; text-align: start }
.bar { order: 1; grid-column: 1/-1; width: 100%; height: .875rem; fill: var(--button) }
.sized > .text, .circles { grid-column: 1/-1 }
.circles { width: 100%; height: auto; max-height: 19rem; fill: currentColor }
.circles circle { fill: color-mix(in srgb, currentColor 14%, transparent) }
.circles .c2 circle { fill: var(--button) }
.circles .c2 { fill: var(--button-text) }
.circles text { text-anchor: middle; font-weight: 600 }
.circles .price { font-family: var(--title-font); font-weight: var(--title-weight) }
.tabs { position: relative; display: flex; flex-wrap: wrap; justify-content: var(--align); gap: .5rem; min-width: 0; border: 0 }
.menu + .tabs { margin-top: calc(var(--gap)*1.5) }
.tabs > input { position: absolute; opacity: 0 }
.tabs > label { display: grid; align-items: center; min-height: 2.75rem; font-weight: 600; line-height: 1.25; cursor: pointer; transition: color .18s, background-color .18s, border-color .18s }
.tabs > :focus-visible + label { outline: 2px solid var(--text); outline-offset: 3px }
.pane { display: none; order: 1; flex: 0 0 100%; min-width: 0; margin-top: clamp(1rem, 2.5vw, 2rem) }
.tabs > :checked + label + .pane { display: block }
.services .symbol, .rows .symbol { flex: none; width: 2.75rem; height: 2.75rem; align-self: var(--card-align, start) }
.rows:has(.symbol) li { grid-template-columns: 2.75rem minmax(0, 1fr) auto }
.rows:has(.symbol) li > :first-child:not(.symbol) { grid-column: 2 }
@media print {
  .rows li { grid-template-columns: minmax(0, 1fr) auto }
  .rows .frame { display: none }
  .tabs { display: block }
  .tabs > :is(input, label) { display: none }
  .pane { display: block !important }
  .pane h3 { position: static; width: auto; height: auto; clip-path: none }
}
@media (min-width: 48rem) {
  .rows li:has(.frame) { grid-template-columns: auto minmax(0, 1fr) auto }
  .rows .frame { width: clamp(6rem, 13vw, 11rem) }
  .rows .frame + .text + .offer { grid-column: auto; flex-direction: column; align-items: end; max-width: 11rem; text-align: end }
}
@media (min-width: 62rem) {
  .rows li:not(:has(.frame)) .text:has(.prose) { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); column-gap: clamp(1.5rem, 4vw, 4rem); align-items: baseline }
  .rows li:not(:has(.frame)) .text > :not(.name) { grid-column: 2 }
  .menu.long { max-width: none; columns: 2; column-gap: clamp(3rem, 7vw, 7rem) }
  .group + .group:not(:has(li:nth-child(10))) { break-inside: avoid }
}
`
