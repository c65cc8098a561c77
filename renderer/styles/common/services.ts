/** Names and prices of one size in full-width rows. Free services are inverted. */
export const commonServices = `
.spoken { margin-inline: 0 }
.price-list > .inner { container-type: inline-size }
.blocks { display: grid; gap: clamp(2rem, 3.4vw, 3.25rem) }
.run { max-width: none; margin: 0; text-wrap: pretty; font: var(--title-cut) min(clamp(2.75rem, 1.4rem + 6.6vw, 8.25rem), var(--cap))/.92 var(--title-font); letter-spacing: var(--tracking) }
.run.longer { font-size: clamp(2.4rem, 1.4rem + 4.3vw, 5.75rem) }
.run li:nth-child(even) { color: var(--link) }
.cells { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem clamp(1.5rem, 3vw, 3rem) }
.cells li { padding-top: clamp(.9rem, 1.4vw, 1.25rem); border-top: var(--rule) }
.cells h3 { margin-bottom: .75rem; font-size: clamp(1.9rem, 1.2rem + 2vw, 3.25rem); line-height: .95; hyphens: auto }
.cells .prose { max-width: 24em; font-size: var(--s0); line-height: 1.4 }
.rows { width: 100%; max-width: none; font-size: clamp(1.75rem, min(var(--row), 3.5rem), 4rem) }
.rows ul, .rows li { border-color: var(--text) }
.rows ul { border-bottom-width: 3px }
.rows li { grid-template-columns: minmax(0, 1fr) fit-content(50%); align-items: center; padding-block: clamp(.9rem, 1.6vw, 1.5rem); border-top-width: 3px }
.rows .group > h3:not(.name) { padding-block: 1.5rem .75rem; font-size: var(--s2) }
.rows .name, .rows .price { font: var(--title-cut) 1em/.95 var(--title-font); letter-spacing: var(--tracking); text-wrap: balance }
.rows .price { color: var(--link) }
.rows .price small { font: 600 1.0625rem/1 var(--body-font); letter-spacing: 0; color: var(--text); white-space: nowrap; padding-inline: .3em }
.rows .price b { font-size: min(.6em, 2.75rem) }
.alone li:not(:has(.frame)) .name { font-size: clamp(2.5rem, 1rem + 7vw, 8.5rem); line-height: .88 }
.rows .prose { max-width: 26em; font-size: var(--s0); line-height: 1.35; color: var(--text) }
.rows .offer { flex-direction: row; justify-content: flex-end; align-items: baseline; gap: .35rem .6rem; max-width: none }
.rows .duration { order: -1; font: 600 1.0625rem/1 var(--body-font); color: var(--text) }
.rows .frame { border-radius: 0 }
:is(.services, .price-list) .head:only-child .lead:only-child { max-width: 24em; font: var(--title-cut) var(--s3)/1.05 var(--title-font); letter-spacing: var(--tracking) }
.free { position: relative; z-index: 0 }
.rows .free { border: 0 }
.rows .free li { border: 0; color: var(--ground) }
.rows .free li::before { content: ""; position: absolute; z-index: -1; inset: 0 calc(-1*var(--edge)); background: var(--text) }
.rows .free li + li { border-top: 1px solid color-mix(in srgb, var(--ground) 40%, transparent) }
.rows .free .price { color: inherit }
.menu { max-width: none; margin: 0 }
.menu li { padding-block: .6rem; border-bottom: 2px solid var(--line) }
.menu .priced::after { content: none }
.menu .name, .menu .price { font: var(--title-cut) clamp(1.375rem, 1.1rem + 1vw, 2rem)/1 var(--title-font); letter-spacing: var(--tracking) }
.menu .price { color: var(--link) }
.menu .group > h3 { border-bottom: var(--rule) }
.tabs > label { padding: .5em 1.1em; font: var(--title-cut) 1.25rem/1 var(--title-font); border: 2px solid var(--text) }
.tabs > :checked + label { color: var(--ground); background: var(--text) }
.services .grid { --gap: clamp(1.5rem, 3vw, 2.5rem) }
.services .card { border-top: var(--rule) }
.services .frame { border-radius: 0 }
.services .frame + .text { padding-top: 1rem }
.services .bare .text { padding-top: 1rem }
.services h3 { font-size: var(--s3) }
.services .price { font: var(--title-cut) var(--s2)/1 var(--title-font); color: var(--link) }
.services .circle { width: min(13rem, 70%) }
@media (max-width: 61.99rem) {
  .rows li:not(:has(.frame)) { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem 1rem }
  .rows li:not(:has(.frame)) .text { display: contents }
  .rows .name { flex: 1 1 min-content }
  .rows li:not(:has(.frame)) .offer { margin-inline-start: auto }
  .rows .prose, .rows .text > a { flex: 1 0 100%; order: 1 }
}
@media (min-width: 40rem) {
  .cells { grid-template-columns: repeat(2, minmax(0, 1fr)) }
}
@media (min-width: 48rem) {
  .services .cols-1 .card:has(> .frame) { flex-direction: row; align-items: center; gap: clamp(2rem, 6vw, 6rem) }
  .services .cols-1 .card > .frame:not(.circle) { flex: 0 0 54%; width: auto }
  .services .cols-1 .card:nth-child(even) > .frame { order: 1 }
}
@media (min-width: 62rem) {
  .cells:not(.pairs) { grid-template-columns: repeat(3, minmax(0, 1fr)) }
  .cells:not(.pairs) > :last-child:nth-child(3n+2) { grid-column: span 2 }
  .rows { font-size: min(var(--row), 6.75rem) }
  .rows li:not(:has(.frame)):has(.prose) { grid-template-columns: minmax(0, 7fr) minmax(0, 3fr) minmax(0, 2.6fr); column-gap: clamp(1.5rem, 2.4vw, 2.5rem) }
  .rows li:not(:has(.frame)):has(.prose) .text { display: contents }
  .rows li:has(.prose) .offer { grid-column: 3 }
  .rows:not(:has(.offer)) li:not(:has(.frame)):has(.prose) { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr) }
  .rows:not(:has(.offer)) .prose { font-size: var(--s1) }
  .swapped .rows:not(.many, .alone):has(.price) ul { display: flex; flex-wrap: wrap; column-gap: clamp(1.5rem, 3vw, 3rem); border: 0 }
  .swapped .rows:not(.many, .alone):has(.price) li:not(:has(.frame)) { display: flex; flex-direction: column; align-items: start; gap: clamp(1rem, 2vw, 2rem); flex: 1 1 26%; padding-bottom: clamp(2rem, 3.5vw, 3.5rem) }
  .swapped .rows:not(.many, .alone):has(.price) li:only-child:not(:has(.frame)) { flex-direction: row; justify-content: space-between; align-items: end }
  .swapped .rows:not(.many, .alone):has(.price) ul:has(> :nth-child(4):last-child) > li { flex-basis: 40% }
  .swapped .rows:not(.many, .alone, .free) .name { font-size: clamp(2rem, 2.9vw, 3.25rem) }
  .swapped .rows:not(.many, .alone, .free) .price { font-size: clamp(4rem, 8vw, 8.5rem); line-height: .8 }
  .swapped .rows:not(.many, .alone) ul:has(> :nth-child(4):last-child) .price { font-size: clamp(5rem, 11.5vw, 12.5rem) }
  .swapped .rows li:not(:has(.frame)) .offer { margin-top: auto }
  .many .group > ul { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: clamp(2rem, 4vw, 4rem) }
  .many li:not(:has(.frame)):has(.prose) { grid-template-columns: minmax(0, 1fr) fit-content(50%) }
  .many li:not(:has(.frame)):has(.prose) .offer { grid-area: 1/2 }
  .many li { align-content: start }
  .many li:not(:has(.frame)) .text > :not(.name) { grid-column: 1/-1 }
}
`
