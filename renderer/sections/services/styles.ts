/** Both layouts: what a page has none of is left out of its CSS. */
export const servicesStyles = `
.services .text { display: grid; gap: .6rem; align-content: start; justify-items: var(--card-align, start); flex: 1 }
.services .text > a { align-self: end; margin-top: .35rem }
.offer { display: flex; flex-wrap: wrap; align-items: baseline; gap: .1rem .9em }
.offer .price { font-weight: 600 }
.price { font-variant-numeric: tabular-nums }
.duration { font-size: .9em; color: var(--muted) }
.menu { text-align: start; max-width: 46rem; margin-inline: auto }
.group + .group { margin-top: calc(var(--gap)*1.5) }
.group h3 { break-after: avoid; padding-bottom: .35rem; font-size: var(--s2); line-height: 1.2; letter-spacing: var(--tracking) }
.menu li { padding-block: .7rem; break-inside: avoid }
.priced { display: flex; align-items: baseline; gap: .65em }
.priced .name { font-weight: 600 }
.priced .duration { margin-inline-start: .3em; white-space: nowrap }
.priced .price { order: 2; flex: none; max-width: 58%; margin-inline-start: auto; text-align: end; text-wrap: balance }
.priced:has(.price)::after { content: ""; order: 1; flex: 1; min-width: 1rem; border-bottom: 1.5px dotted var(--field); opacity: .7 }
.menu .prose { max-width: 34em; margin-top: .1rem; font-size: .9375em; color: var(--muted) }
.menu .more { display: inline-block; font-size: .9375em }
@media (min-width: 62rem) {
  .menu.long { max-width: none; columns: 2; column-gap: clamp(3rem, 7vw, 7rem) }
  .group + .group:not(:has(li:nth-child(10))) { break-inside: avoid }
}
`
