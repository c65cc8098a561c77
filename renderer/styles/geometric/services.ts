/**
 * The alternative arrangement of a short price list: a block of flat color per service, with its price as large as
 * possible.
 */
const blocks = `
@media (min-width: 62rem) {
  .price-list:has(.board:last-child) { padding-bottom: 0 }
  .board { width: auto; margin-inline: calc(-1*var(--edge)) }
  .board ul { display: flex; flex-wrap: wrap }
  .large.board li { flex: 1 1 30%; grid-template: auto auto 1fr/1fr; padding: 1.75cqi var(--gutter) 2.2cqi; border: 0; color: var(--text); background: var(--ground) }
  .board .name { font-size: 3.2cqi }
  .board.board .price { grid-area: 3/1; text-align: start; margin-top: 3cqi; font-size: 9.5cqi }
  .board.board ul:has(> :nth-child(4):last-child) > li { flex-basis: 40% }
  .board ul:has(> :nth-child(4):last-child) .price.price { font-size: 14cqi }
}
`

/** Names and prices as large as a row allows. Bars fill the remaining space. */
export const geometricServices = `
.price-list > .inner { container-type: inline-size }
.blocks { display: grid; gap: clamp(2rem, 3.6vw, 3.5rem) }
.named .second { fill: var(--link) }
.run { max-width: none; margin: 0; text-wrap: pretty; font: var(--big) min(clamp(2.5rem, 6vw, 7rem), var(--cap))/.88 var(--title-font); text-transform: uppercase }
.cells { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem clamp(1rem, 1.7vw, 1.5rem) }
.cells li { padding-top: .85rem; border-top: var(--rule) }
.cells h3 { margin-bottom: .75rem; font: var(--big) min(clamp(2.25rem, 4.4vw, 4.75rem), var(--cap))/.86 var(--title-font); text-transform: uppercase; word-spacing: .06em; hyphens: auto }
.cells .prose { max-width: 26em; line-height: 1.35 }
.large { width: 100%; max-width: none; --size: clamp(1.75rem, var(--row), 4.75rem) }
.large ul { border: 0 }
.large li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: start; gap: .5rem 1rem; padding-block: .85rem 1rem; border-top: 5px solid var(--text) }
.large > :last-child > :last-child > :last-child, .large > .free > :last-child { border-bottom: 5px solid var(--text) }
.large .name, .large .price { font: var(--big) var(--size)/.86 var(--title-font); letter-spacing: -.012em; word-spacing: .06em; text-transform: uppercase }
.large .price { grid-area: 1/2; white-space: nowrap; text-align: end; text-transform: none; letter-spacing: -.012em; word-spacing: 0 }
.large sup { vertical-align: top; font-size: .3em; line-height: 1.3 }
.large small { font: 600 1rem var(--body-font); letter-spacing: 0 }
.large b { font-size: .45em }
.large:not(.alone) .name { grid-area: 1/1 }
.large li:has(.frame) > .name { grid-area: 1/2 !important }
.large .fade { display: none; font-size: var(--size) }
.large .note { grid-column: 1/-1; font-size: 1rem; line-height: 1.3 }
.large .note:empty { display: none }
.large .duration { font-weight: 700; font-size: inherit; color: inherit }
.large .prose { color: inherit; max-width: 30em }
.large .free li { align-items: center }
.large .free > * > * { font-size: min(var(--size), 9cqi) }
.large .group + .group { margin-top: clamp(2rem, 4vw, 3.5rem) }
.large .group > h3:not(.name) { padding-bottom: .6rem; font-size: var(--s3) }
.large .frame { grid-row: 1/3; width: clamp(4.5rem, 10vw, 8rem) }
.large li:has(.frame) { grid-template-columns: auto minmax(0, 1fr) auto }
.large li:has(.frame) > .note { grid-column: 2/-1 }
.large li:has(.frame) > .price { grid-area: 1/3 }
.alone li { border: 0; padding: 0; align-items: end }
.alone .name { grid-column: 1/-1; margin-bottom: .75rem }
.alone .price { grid-area: auto/2; font-size: clamp(4rem, 13cqi, 12rem) }
.alone .note { grid-column: 1; font-size: var(--s1) }
.alone li:last-child { border: 0 !important }
@media (max-width: 61.99rem) {
  .large:not(.alone) li:not(:has(.frame)) { display: flex; flex-wrap: wrap }
  .large .name { flex: 1 1 min-content; max-width: 100% }
  .large .price { margin-inline-start: auto }
  .large .note { order: 1; width: 100% }
}
@media (min-width: 40rem) {
  .cells { grid-template-columns: repeat(2, minmax(0, 1fr)) }
}
@media (min-width: 62rem) {
  .cells:not(.pairs) { grid-template-columns: repeat(3, minmax(0, 1fr)) }
  .cells:not(.pairs) > :last-child:nth-child(3n+2) { grid-column: span 2 }
  .large { --size: max(1.75rem, var(--row)) }
  .large:not(.many, .alone, .board) ul { display: grid; grid-template-columns: minmax(0, 1fr) auto auto }
  .large:not(.many, .alone, .board) li:not(:has(.frame)) { grid-column: 1/-1; grid-template-columns: subgrid; align-items: center; column-gap: 1.5cqi; padding-block: .8cqi }
  .large ul:not(:has(.price)) .note { width: 32cqi !important; font-size: var(--s0) }
  .large .fade { display: block; grid-area: 1/1; justify-self: end }
  .large:not(.many, .alone, .board) li:not(:has(.frame)) > .note { grid-area: 1/2; align-self: end; width: 17.5cqi }
  .large:not(.many, .alone, .board) ul:not(:has(.note > *)) .note { width: 0 }
  .large:not(.many, .alone, .board) .price { grid-column: -2 }
  .large .name { line-height: .8 }
  .many ul { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 6cqi; align-items: start }
  .many li { padding-block: .8cqi; column-gap: 1cqi }
  .many ul > li:last-child { border-bottom: 0 !important }
}
.menu { max-width: none; margin: 0 }
.menu li { padding-block: .7rem; border-top: 4px solid var(--text) }
.menu ul { border-bottom: 4px solid var(--text) }
.menu .priced::after { content: none }
.menu .name, .menu .price { font: var(--title-cut) clamp(1.5rem, 1.2rem + 1.1vw, 2.25rem)/1 var(--title-font); letter-spacing: var(--tracking) }
.menu .price { margin-inline-start: auto }
.menu .group > h3 { padding-bottom: .6rem; font-size: var(--s3) }
.tabs { gap: 0 }
.tabs > label { flex: 1 1 auto; padding: .8rem 1.25rem; font: var(--title-cut) var(--s1)/1.1 var(--title-font); border: 4px solid var(--text); margin-inline-end: -4px }
.tabs > :checked + label { color: var(--ground); background: var(--text) }
.services > .inner { padding-inline: 0 }
.services .head { padding-inline: var(--edge) }
.services .grid { --gap: 0rem }
.services .card { padding-bottom: 2rem }
.services .card:nth-child(4n+1), .services .card:nth-child(4n) { --ground: var(--other); --text: var(--on-other); --link: var(--on-other); --muted: var(--on-other); color: var(--text); background: var(--ground) }
.services .text { padding: 1.5rem var(--gutter) 0 }
.services h3 { font-size: var(--s3) }
.services .prose { color: inherit }
.services .price { font: var(--big) clamp(2.5rem, 4.5vw, 4.5rem)/.9 var(--title-font) }
.services .circle { width: min(16rem, 100% - 3rem); margin: 2rem auto 0 }
@media (min-width: 48rem) {
  .services .cols-1 .card:has(> .frame) { flex-direction: row; padding: 0 }
  .services .cols-1 .card > .frame:not(.circle) { flex: 0 0 50%; width: auto }
  .services .cols-1 .text { align-content: center; padding: 2rem var(--edge) }
  .services .sides > :nth-child(even) { flex-direction: row-reverse }
}
${blocks}`
