/**
 * A table of names, descriptions, bars on an axis of minutes, and large prices. On narrow screens, rows have several
 * lines.
 */
export const commonAltServices = `
.rows.table { width: 100%; max-width: none }
.table { --size: var(--s3); --row: 8rem }
.table.low { --size: clamp(1.75rem, 1.6rem + .8vw, 2.5rem); --row: 4.5rem }
.table ul, .table .group + .free { border-top: var(--rule); border-bottom: var(--rule) }
.rows.table li { display: grid; grid-template-columns: minmax(min-content, 1fr) fit-content(60%); gap: .25rem var(--gap); align-items: center; padding-block: 1rem; border: 0 }
.table li + li { border-top: var(--hair) !important }
.table .group > h3:not(.name) { padding-bottom: .75rem; font-size: 1rem }
.table .group + .group { margin-top: clamp(2rem, 3.4vw, 3rem) }
.table .name { min-width: 100%; max-width: 50vw; font: 600 1rem/1.5 var(--body-font); letter-spacing: 0; overflow-wrap: break-word }
.table .about { grid-column: 1/-1 }
.table .about:empty, .table .cost:empty { display: none }
.table .prose { max-width: 34em; color: var(--muted) }
.table .cost { grid-row: 1; grid-column: 2; min-width: 0; text-align: end }
.table .price {
  min-width: 0; max-width: 100%; overflow-wrap: anywhere; display: inline-grid; grid-template-columns: minmax(0, auto); justify-items: end; gap: .25rem; font: var(--title-cut) var(--size)/1 var(--title-font); letter-spacing: var(--tracking); padding-inline-end: .04em;
  font-variant-numeric: lining-nums tabular-nums
}
.sum { min-width: 0; display: flex; flex-wrap: wrap; justify-content: end; align-items: flex-start; gap: .4rem; overflow-wrap: normal }
.table .cost:has(.sum), .table .price:has(.sum) { min-width: min-content }
.price :is(small, sup, b) { font: 400 1rem/1.2 var(--body-font); letter-spacing: 0; vertical-align: baseline }
.sum :is(small, sup) { margin-top: calc(var(--size)*.14) }
.table .price small { max-width: 11em; text-wrap: balance; white-space: normal }
.table .price b { font-weight: 600; line-height: 1.5 }
.time { grid-column: 1/-1; height: 3rem }
.axis { height: 100%; overflow: visible }
.axis line { stroke: var(--line) }
.axis rect { transform: translateY(-1.25rem); fill: var(--button) }
.axis text { font-weight: 600; fill: currentColor; stroke: var(--ground); stroke-width: .3em; paint-order: stroke }
.axis .inside { fill: var(--button-text); stroke: none }
.table .frame { border-radius: 0; grid-column: 1/-1; max-width: 14rem }
.table .free { border-top: 0 }
.table.named { --size: min(clamp(2rem, 1.2rem + 3.4vw, 5.5rem), 11vw); --row: 6.5rem }
.table.named.low { --size: min(clamp(1.75rem, 1.5rem + 1.2vw, 2.75rem), 11vw); --row: 4.5rem }
.table.named .name { font: var(--title-cut) max(1rem, min(var(--size), 7.5vw))/1.05 var(--title-font); letter-spacing: var(--tracking); text-wrap: balance }
.table.halves { --size: min(clamp(2.25rem, 1.8rem + 1.4vw, 3.25rem), 10vw); --row: 5.5rem }
.blocks { display: grid; gap: clamp(2.5rem, 4.5vw, 4.5rem) }
.run { max-width: none; margin: 0; font: var(--title-cut) min(var(--s3), 10.5vw)/1.02 var(--title-font); letter-spacing: var(--tracking); text-wrap: pretty }
.run li:nth-child(even) { color: var(--link) }
.cells { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.75rem var(--gap) }
.cells li { padding-top: .75rem; border-top: var(--rule) }
.price-list > .inner > .head:only-child { margin-bottom: 0 }
.price-list > .inner > .head:only-child .lead { max-width: 24em; font: var(--title-cut) clamp(1.375rem, 1.1rem + 1.2vw, 2.25rem)/1.15 var(--title-font); letter-spacing: -.02em }
.cells:not(:has(.prose)) h3 { font: var(--title-cut) clamp(1.375rem, 1.1rem + 1vw, 2rem)/1.12 var(--title-font); letter-spacing: -.02em }
.cells > :only-child { grid-column: 1/-1 }
.cells .prose { margin-top: .25rem; color: var(--muted) }
.menu { width: 100%; max-width: none; margin: 0; columns: auto }
.menu li { padding-block: .75rem; border-top: var(--hair) }
.menu ul { border-top: var(--rule); border-bottom: var(--rule) }
.menu li:first-child { border: 0 }
.menu .priced::after { visibility: hidden }
.menu .price { font: var(--title-cut) clamp(1.75rem, 1.6rem + .8vw, 2.5rem)/1 var(--title-font); letter-spacing: var(--tracking) }
.menu .group h3 { padding-bottom: .75rem; font-size: 1rem; letter-spacing: 0 }
.tabs { gap: .25rem 1.75rem }
.tabs > label { color: var(--muted); border-bottom: 2px solid transparent }
.tabs > label:hover { color: var(--text) }
.tabs > :checked + label { color: var(--text); border-color: var(--link) }
.services .grid { row-gap: clamp(2rem, 3.4vw, 3rem) }
.services .card { padding-top: .75rem; border-top: var(--rule) }
.services .frame { width: 100%; margin-bottom: 1rem }
.services .circle { max-width: 16rem }
.services .text { gap: .35rem }
.services .prose { color: var(--muted) }
.services .offer .price { font: var(--title-cut) clamp(1.75rem, 1.6rem + .8vw, 2.5rem)/1.1 var(--title-font); letter-spacing: var(--tracking) }
@media (min-width: 40rem) {
  .cells { grid-template-columns: 1fr 1fr }
}
@media (min-width: 48rem) {
  .services .cols-1 > .card:has(.frame) { flex-direction: row; gap: var(--gap) }
  .services .cols-1 > .card > .frame { flex: 0 0 calc(66.67% - var(--gap)/3); margin: 0 }
  .services .sides > :nth-child(even) > .frame { order: 1 }
  .rows.table:not(.alone) li { grid-template-columns: var(--twelve); min-height: var(--row) }
  .table:not(.alone) .name { grid-column: 1/9 }
  .table:not(.alone) .about { grid-column: 1/9; grid-row: 2 }
  .table:not(.alone) .cost { grid-column: 9/-1; grid-row: 1/3 }
  .timed:not(.alone) :is(.name, .about) { grid-column: 1/6 }
  .timed:not(.alone) .time { grid-column: 6/10; grid-row: 1/3; align-self: stretch; height: auto; min-height: 3rem; margin-block: -1rem }
  .timed:not(.alone) .cost { grid-column: 10/-1 }
  .timed.unpriced .time { grid-column: 6/-1 }
  .table:not(.alone) li:not(:has(.prose, .about > *)) :is(.name, .cost, .time) { grid-row: 1 }
}
@media (min-width: 62rem) {
  .table.named:not(.alone) .name { grid-column: 1/10; grid-row: 1 }
  .table.named .about { grid-column: 1/10 !important; grid-row: 2 !important }
  .table.named .cost { grid-row: 1/3 !important }
  .table.halves .group > ul { display: grid; grid-template-columns: 1fr 1fr; column-gap: calc(var(--gap)*2); border: 0 }
  .rows.table.halves .group li { grid-template-columns: minmax(0, 1fr) fit-content(60%); min-height: var(--row); border-top: var(--hair) }
  .table.halves .group li:nth-child(-n+2) { border-top: var(--rule) !important }
  .table.halves :is(.name, .about) { grid-column: 1 !important; grid-row: auto !important }
  .table.halves .cost { grid-column: 2 !important; grid-row: 1/3 !important }
  .cells { grid-template-columns: repeat(3, minmax(0, 1fr)) }
  .cells.pairs { grid-template-columns: repeat(4, minmax(0, 1fr)) }
  .cells.pairs:not(:has(> :nth-child(3))) { grid-template-columns: 1fr 1fr }
  .rows.table:not(.alone) li { padding-block: .75rem }
  .rows.table:not(.alone) li:not(:has(.prose, .cost, rect)) { min-height: 4.5rem }
  .table:not(.alone, .brief) .name { grid-column: 1/4; grid-row: 1 }
  .table:not(.alone) .about { grid-column: 4/10; grid-row: 1 }
  .table:not(.alone) :is(.cost, .time) { grid-row: 1 }
  .table:not(.alone) .cost { grid-column: 10/-1 }
  .unpriced:not(.alone) .about { grid-column: 5/-1 }
  .timed:not(.alone, .brief) .name { grid-column: 1/3 }
  .timed:not(.alone) .about { grid-column: 3/6; grid-row: 1 }
  .timed:not(.alone) .time { margin-block: -.75rem }
  .table:not(.alone) li:has(.frame) .frame { grid-column: 1/3; grid-row: 1/3 }
  .table:not(.alone) li:has(.frame) :is(.name, .about) { grid-column: 3/6 }
  .table:not(.alone, .timed) li:has(.frame) :is(.name, .about) { grid-column: 3/9 }
  .table:not(.alone) li:has(.frame) .name { align-self: end }
  .table:not(.alone) li:has(.frame) .about { grid-row: 2; align-self: start }
  .table:not(.alone) li:has(.frame) :is(.cost, .time) { grid-row: 1/3 }
}
`
