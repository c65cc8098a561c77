import type { Columns } from '../site-style.ts'

/** Two halves that touch: how to reach the business on a solid block, the form or the picture to the edge of the screen. */
export const geometricContact = `
.contact.split { padding: 0 }
.contact.split .reach { align-content: center; padding: var(--space) var(--edge) }
.details { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); justify-items: var(--align) }
.details > li > .icon { width: 2.75rem; height: 2.75rem; padding: .65rem; border-radius: min(var(--button-corner), 50%); color: var(--ground); background: var(--text) }
.details > li > div { padding-top: .5rem }
.ways { align-content: center; padding: var(--space) var(--edge) }
.ways .details { grid-template-columns: minmax(0, 1fr) }
.board dl > div { border-bottom: var(--rule); border-color: currentColor; font-weight: 600 }
.form { align-content: center; padding: var(--space) var(--edge); background: var(--card) }
.form :is(input, select, textarea) { border-width: 2px }
.form .button { justify-self: start }
.contact.solo .details { border-top: var(--rule); padding-top: calc(var(--gap)*1.25) }
@media (min-width: 48rem) {
  .contact.solo .details:has(> :nth-child(5)) { display: block; columns: 17rem 3; column-gap: clamp(2rem, 5vw, 5rem) }
  .contact.solo .details:has(> :nth-child(5)) > li { break-inside: avoid; padding-bottom: 1.35rem }
}
@media (min-width: 62rem) {
  .contact.split > .inner { display: grid; grid-template-columns: 1fr 1fr }
  .contact.asked > .inner { grid-template-columns: 5fr 7fr }
  .photo > .frame { height: 100%; aspect-ratio: auto; min-height: 40rem }
}
`

/** Large words on solid blocks. */
export const geometricCustomerReviews = `
.reviews figure { gap: clamp(2rem, 4vw, 4rem); padding: clamp(1.75rem, 3vw, 3rem) var(--gutter) }
.reviews .prose { font: var(--title-weight) var(--s2)/1.25 var(--title-font); letter-spacing: calc(var(--tracking)*.6) }
.reviews .listed > * { padding-block: 0; border-top: 0 }
.reviews .listed figure { padding: clamp(1.75rem, 3vw, 3rem) var(--edge) }
.reviews .grid + .grid { margin-top: 0; border-top: 0 }
.reviews .cols-1 figure { padding: var(--space) var(--edge) }
.reviews .cols-1 .prose { max-width: 16em; font-size: var(--s4); line-height: 1.08; letter-spacing: var(--tracking) }
`

/** One dark block that ends the page with the name as large as the headings of its other pages. */
export const geometricFooter = `
.footer { padding-block: var(--space) 2rem }
@supports (color: light-dark(#000, #fff)) {
  .footer { --block: light-dark(var(--ink), var(--paper)); --block-text: light-dark(var(--paper), var(--ink)) }
}
.footer.plain:not(.gradient) { background: var(--block) }
.footer :focus-visible { outline-color: currentColor }
.footer .top { align-items: end; gap: 2rem clamp(1.5rem, 4vw, 3.5rem) }
.footer .logo { flex: 1 0 100%; margin: 0 0 var(--gap); font-size: var(--s4); line-height: .95; text-align: var(--align) }
.footer .links { font-weight: 600 }
.footer:not(.to-center, .to-right) .links { margin-inline-end: auto }
.reachable { font-weight: 600 }
.footer .small { margin-top: calc(var(--space)*.4); padding-top: 1.35rem; border-top: 3px solid }
.profiles a { border-radius: min(var(--button-corner), 50%) }
.profiles a:hover { color: var(--ground); background: var(--text) }
`

/** The heading keeps its place beside questions whose rules run to the edge of the screen; a solid square opens each. */
export const geometricFrequentlyAskedQuestions = `
.faq > .inner { padding-inline-start: var(--edge) }
.faq.section .questions { max-width: none; margin: 0; border-top: var(--rule) }
.questions details { border-bottom: var(--rule) }
.questions summary { padding-block: 0; min-height: 4.5rem; align-items: stretch }
.questions h3 { align-self: center; padding-block: 1rem; font-size: var(--s2) }
.questions summary::after { width: 4.5rem; height: auto; color: var(--block-text); background: linear-gradient(currentColor, currentColor) 50%/1.1rem 3px no-repeat, linear-gradient(currentColor, currentColor) 50%/3px 1.1rem no-repeat var(--block) }
.questions [open] summary::after { rotate: none; background-size: 1.1rem 3px, 0 0 }
.questions summary:hover::after, .questions [open] summary::after { color: var(--ground); background-color: var(--text) }
.questions .prose { padding-block: .5rem 2rem; padding-inline-end: 4.5rem }
@media (min-width: 62rem) {
  .faq > .inner { column-gap: var(--space) }
  .faq .head { align-self: start; position: sticky; top: 6.5rem }
}
`

/**
 * A mosaic without gaps: on small screens the first picture spans both columns, and so does the last where it would stand alone;
 * on wide ones large pictures are set so that every count fills its rows. Captions are labels in the pictures' corners, and the
 * buttons of a carousel are squares in the corner of the section.
 */
export const geometricGallery = `
.mosaic { --c: 2; --r: 1; --cap: 24rem; display: grid; grid-template-columns: repeat(var(--c), minmax(0, 1fr)); grid-auto-flow: dense; gap: 0 }
.mosaic:has(.landscape) { --r: .75 }
.mosaic:has(.portrait) { --r: 1.3333; --cap: 40rem }
@media screen {
  .gallery figure, .enlarge { height: 100% }
  .gallery figcaption { position: absolute; bottom: 0; inset-inline-start: 0; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; max-width: 100%; padding: 0; border: .5em solid var(--text); font-weight: 600; color: var(--ground); background: var(--text); pointer-events: none }
  .pairs, .masonry { --gap: 0rem }
  .gallery .masonry figure { height: auto }
}
.gallery li:nth-child(odd):has(.circle) { background: var(--block) }
.pairs figcaption { position: static; border: 0; padding: 1rem var(--gutter); color: var(--text); background: none }
.strip { gap: 0; margin: 0; padding: 0; scroll-padding: 0; border-top: var(--rule) }
.strip:focus-visible, .enlarge > :focus-visible { outline-offset: -5px }
.strip > li { flex: 1 0 min(36rem, 82vw) }
.strip > :has(.portrait) { flex-basis: min(26rem, 72vw) }
@supports selector(::scroll-button(*)) {
  .section.gallery > .inner:has(.strip) { grid-template-columns: 1fr 4.5rem 4.5rem; column-gap: 0 }
  .gallery .strip::scroll-button(*) { grid-column: 2; width: 100%; height: 4.5rem; margin: 0; border-radius: 0 }
  .gallery .strip::scroll-button(inline-end) { grid-column: 3 }
}
@media (max-width: 47.99rem) {
  .mosaic > :first-child, .mosaic > :last-child:nth-child(even) { grid-area: span 2/span 2 }
}
@media screen and (min-width: 48rem) {
  .mosaic { --c: 4; grid-auto-rows: min(100vw/var(--c)*var(--r), var(--cap)) }
  .mosaic .frame { height: 100%; aspect-ratio: auto }
  .mosaic .circle { width: auto; max-width: 100%; aspect-ratio: 1; margin-inline: auto }
  .of-1 { --c: 1; --cap: 40rem }
  .of-2 { --c: 2; --cap: 40rem }
  .of-3 { --c: 3 }
  .of-4 { --big: 3; --cap: 17rem }
  .of-7, .of-8 { --c: 5 }
  :is(.of-3, .of-4, .of-5, .of-7, .of-9) > :first-child, .of-6 > :nth-child(3n+1), .of-8 > :nth-child(odd), .of-10 > :nth-child(7n+1) { grid-area: span var(--big, 2)/span var(--big, 2) }
  :is(.of-3, .of-4, .of-6, .of-8, .of-10):has(.portrait) { --big: 1 }
  .of-6:has(.portrait) { --c: 3 }
  .of-8:has(.portrait) { --c: 4 }
  .of-10:has(.portrait) { --c: 5 }
}
`

/** Cells of one height: the links are blocks under the pointer, the button fills its end of the bar. On small screens a dark sheet. */
export const geometricHeader = `
.header { padding: 0; overflow: visible; border-bottom: 3px solid var(--text) }
.header > .inner { min-height: 4.5rem; align-items: stretch; gap: 0; padding-inline-start: var(--edge) }
.header .logo { align-self: center; padding-block: .6rem; padding-inline-end: 1rem }
.header .button { display: grid; place-content: center; max-width: 42vw; padding: .5rem clamp(1.1rem, 3vw, 3rem); border-width: 0; border-start-end-radius: 0; border-end-end-radius: 0; white-space: normal }
.call { margin: 0; padding-inline: 1rem; width: auto; height: auto }
.header :focus-visible { outline-offset: -5px; outline-color: currentColor }
.open { width: 4.5rem; height: auto; margin: 0 }
.open:hover, .close:hover { color: var(--ground); background: var(--text) }
@media (max-width: 61.99rem) {
  .header nav { color: var(--ground); background: var(--text) }
  .close { color: var(--ground) }
  .header nav li { border-bottom: 3px solid }
  .header nav li a { padding: .5em 0; font-size: var(--s4); line-height: 1.1 }
  .header .button { padding-inline: 1rem; font-size: .9375rem }
  .open { width: 3.5rem }
  .close:hover { color: var(--text); background: var(--ground) }
}
@media (max-width: 24rem) { .header .button { display: none } }
@media (min-width: 62rem) {
  .header nav ul { height: 100%; gap: 0 }
  .header nav li a { display: grid; align-content: center; height: 100%; padding: .4rem clamp(.7rem, 1.3vw, 1.35rem); font-weight: 600; transition: color .15s, background-color .15s }
  .header nav li a:is(:hover, :active) { color: var(--ground); background: var(--text) }
}
`

/** The heading stands on a solid block in a corner of the picture, which needs no more shade than its owner gave it. */
export const geometricImageBanner = `
.banner { padding: 0; align-items: end }
.banner > .inner { justify-self: var(--align); width: fit-content; max-width: min(100% - var(--gutter), 46rem); margin: 0; padding: clamp(2rem, 5vw, 4.5rem) var(--edge); gap: calc(var(--gap)*1.2) }
.banner.to-top > .inner { align-self: start }
.banner > .inner:empty { display: none }
.banner > .inner:has(> .wordy) { width: min(100% - var(--gutter), 46rem) }
.banner h2 { max-width: 11em }
`

/**
 * Two blocks that touch: the text on one solid color, heading at its top and the rest at its bottom, and the picture to the edge
 * of the screen with a quarter circle cut into it. Without a picture the quarter circle is at the end of the one block.
 */
export const geometricIntroduction = `
.hero { padding: 0 }
.hero > .inner { display: grid; min-height: inherit }
.hero > .facts { width: auto; margin: 0; gap: 3px; background: var(--ink); border-top: var(--rule) }
.hero > .facts.plain { padding: 0; background: var(--ink); border-top: var(--rule) }
.hero.on-picture:has(> .facts) > .inner { padding-bottom: 0 }
.facts > * { padding: 1rem var(--gutter); border: 0; background: var(--paper); color: var(--ink) }
.facts :is(dt, dd, li) { color: var(--ink) }
.facts dd, .facts li { font: var(--title-weight) var(--s1)/1.2 var(--title-font); font-variant-numeric: lining-nums; letter-spacing: calc(var(--tracking)*.5) }
.hero:has(> .facts) { align-items: stretch }
.hero:has(> .facts) > .inner { min-height: 0 }
.pitch { align-content: center; padding: var(--space) var(--edge) }
.hero { --measure: 9.5em }
.hero:has(.long) { --measure: 13em }
.typed { --measure: 11em; --size: calc(var(--s5)*1.2) }
.over > .inner { width: 100%; max-width: none }
.over .pitch { margin-top: 0; padding: clamp(2rem, 5vw, 4.5rem) var(--edge) }
.pitch .lead { max-width: 28em }
.hero .media { position: relative; --shape: clamp(5rem, 12vw, 11rem) }
.hero .media::after { inset-inline: 0 auto; border-start-start-radius: 0; border-start-end-radius: 100%; background: var(--mark, var(--ink)) }
.typed::after { background: var(--mark, var(--ground)) }
@media (max-width: 61.99rem) {
  .hero .media > .frame { aspect-ratio: 5/4 }
}
@media (min-width: 40rem) {
  .facts { gap: 3px }
  .facts > * { padding-block: 1.35rem 1.5rem }
}
@media (min-width: 62rem) {
  .hero > .facts { grid-auto-columns: 1fr; gap: 3px; justify-content: stretch }
  .facts > * { max-width: none }
  .facts > :first-child { padding-inline-start: max(var(--gutter), 50vw - var(--wide)/2) }
  .hero { min-height: min(100svh - 4.5rem, 54rem) }
  .over > .inner { align-self: end; padding: 0 }
  .over .pitch { width: min(100%, max(50vw, 46rem)); padding: clamp(2.5rem, 4vw, 4.5rem) var(--edge) }
  .hero.beside > .inner { grid-template-columns: minmax(0, 7fr) minmax(0, 6fr) }
  .beside .pitch { padding-block: calc(var(--space)*.7) }
  .hero:not(.to-top, .to-center, .to-bottom) .pitch { align-content: stretch; grid-template-rows: 1fr }
  .hero:not(.to-top, .to-center, .to-bottom) .pitch:has(> .kicker) { grid-template-rows: auto 1fr }
  .hero.to-top .pitch { align-content: start }
  .hero.to-bottom .pitch { align-content: end }
  .hero .media > .frame { position: absolute; inset: 0; aspect-ratio: auto }
}
`

/** A statement as large as the page has, beside a quarter circle that no text ever stands on. */
export const geometricQuoteBanner = `
.quote h2 { font-size: var(--s5); line-height: 1; max-width: 11em }
.quote.columns h2 { font-size: var(--s4) }
.quote .lead { max-width: 30em; margin-top: calc(var(--gap)*.5) }
@media (min-width: 48rem) {
  .quote { display: grid; align-items: center; min-height: 36rem }
}
`

/** The picture is set off against a solid block behind it. Without one, the text stands between two rules. */
export const geometricScheduling = `
.panel { --off: clamp(1rem, 3vw, 3rem); gap: calc(var(--space)*.75) }
.panel h2 { font-size: var(--s4) }
.panel .prose { max-width: 27em }
.panel .text { gap: calc(var(--gap)*1.2) }
.panel > .frame { margin-bottom: var(--off); box-shadow: calc(-1*var(--off)) var(--off) 0 var(--block) }
.lifted .panel { padding: var(--gap) }
.panel:not(.split) { padding-block: calc(var(--space)*.6); border-block: var(--rule) }
@media (min-width: 62rem) {
  .panel.split { display: grid; grid-template-columns: minmax(0, 6fr) minmax(0, 5fr); align-items: center; gap: calc(var(--space) + var(--off)) }
  .panel.split > .frame { order: 1 }
}
`

/** Numbered tiles that share their rules, from edge to edge. */
export const geometricServices = `
.services .grid { counter-reset: n }
.services .card { counter-increment: n }
.services .text { position: relative; padding: clamp(1.5rem, 2.4vw, 2.5rem) var(--gutter) }
.services .text::before { content: counter(n, decimal-leading-zero)/""; font: var(--title-weight) var(--s4)/.8 var(--title-font); letter-spacing: var(--tracking); color: var(--link) }
.services h3 { font-size: var(--s2) }
.services .bare .text::before { margin-bottom: clamp(2.5rem, 6vw, 6rem) }
.services .frame + .text::before { position: absolute; white-space: nowrap; bottom: 100%; inset-inline-start: 0; padding: .75em .8em; font-size: var(--s1); letter-spacing: 0; color: var(--block-text); background: var(--block) }
.services .text:has(> .offer) { display: flex; flex-direction: column; align-items: var(--card-align, start); gap: .75rem }
.services .offer { align-self: stretch; justify-content: space-between; margin-top: auto; padding-top: .75rem; border-top: 2px solid }
:is(.services, .rows) .offer .price, .menu .price { font: var(--title-weight) var(--s1)/1.3 var(--title-font); font-variant-numeric: lining-nums tabular-nums; letter-spacing: calc(var(--tracking)*.5) }
.menu { max-width: none; margin: 0; padding: var(--space) var(--edge) }
.rows { max-width: none; padding: var(--space) var(--edge) }
.head + :is(.menu, .rows) { padding-top: 0 }
.rows { counter-reset: n }
.rows li { grid-template-columns: minmax(2.25rem, 7%) minmax(0, 1fr) auto; border-top: var(--rule); counter-increment: n }
.rows li::before { content: counter(n, decimal-leading-zero)/""; font: var(--title-weight) var(--s1)/1.3 var(--title-font); color: var(--link) }
.rows ul { border-bottom: var(--rule) }
.rows h3 + ul > :first-child { border-top: 0 }
.rows li:has(.frame)::before { display: none }
.rows .name { font-size: var(--s2); line-height: 1.15; letter-spacing: calc(var(--tracking)*.5) }
.tabs { gap: 0; border-top: var(--rule) }
.head + .tabs { margin-top: 0 }
.tabs > label { flex: 1 1 auto; justify-items: center; padding: .9rem var(--gutter); border-bottom: var(--rule); font: var(--title-weight) var(--s1)/1.2 var(--title-font); letter-spacing: calc(var(--tracking)*.5); margin-inline-end: -3px; border-inline-end: var(--rule) }
.tabs > label:hover { background: color-mix(in srgb, var(--block) 14%, transparent) }
.tabs > :checked + label { color: var(--block-text); background: var(--block) }
.tabs > :focus-visible + label { outline-offset: -8px; outline-color: currentColor }
.pane { margin: 0 }
.pane .menu { padding-top: calc(var(--space)*.5) }
.pane .menu li:first-child { border-top: 0 }
.menu li { padding-block: .85rem; border-top: 2px solid }
.menu ul { border-bottom: 2px solid }
.menu h3 { padding: .5rem .8rem; font-size: var(--s1); line-height: 1.2; color: var(--block-text); background: var(--block) }
.menu h3 + ul > :first-child { border-top: 0 }
.menu .priced::after { visibility: hidden }
.services .circle { width: min(16rem, 100% - 3rem); margin: 2rem auto 1rem }
.services .circle + .text::before { position: static }
@media (min-width: 48rem) {
  .services .cols-1 .card { flex-direction: row; align-items: stretch }
  .services .cols-1 .frame:not(.circle) { flex: 0 0 50%; aspect-ratio: auto; min-height: 30rem }
  .services .sides .text { justify-content: center }
  .services .sides .offer { margin-top: calc(var(--gap)*.75) }
  .services .sides > :nth-child(even) { flex-direction: row-reverse }
  .services .cols-1 .text { align-content: center; padding: var(--space) var(--edge) }
  .services .cols-1 .frame:not(.circle) + .text::before { bottom: 0; inset-inline: auto 100% }
  .services .sides > :nth-child(even) .frame:not(.circle) + .text::before { inset-inline: 100% auto }
  .services .cols-1 .circle { flex: none; align-self: center; margin-inline-end: 0 }
  .services .cols-1 h3 { font-size: var(--s3) }
}
`

/** Portraits that touch, each with the name on a block that overlaps it. */
export const geometricTeam = `
.team .text { position: relative; margin-top: -2.25rem; padding: 0; gap: 0 }
.team .text > * { padding-inline: var(--gutter) }
.team h3, .team .role { justify-self: stretch; margin-inline: var(--inset, 0 18%) }
.team.to-center { --inset: 9% }
.team.to-right { --inset: 18% 0 }
.team h3 { padding-block: 1rem }
.team .wordy { --less: calc(18cqi + 2*var(--gutter)) }
.team .role { margin-top: -.75rem; padding-bottom: 1rem; color: var(--text) }
.team .prose { margin-block: 1.5rem 2.5rem }
.team .circle { width: calc(100% - 2*var(--gutter)); margin: var(--gutter) }
.team li > .monogram { width: 100%; height: auto; aspect-ratio: 4/3; border-radius: 0; font-size: clamp(4rem, 9vw, 8rem) }
@media (min-width: 40rem) {
  .team .cols-1 > li { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); align-items: end }
  .team .cols-1 .text { margin-inline-start: -3rem; padding-bottom: var(--gap) }
  .team .cols-1 h3 { font-size: var(--s3) }
  .team .cols-1 .prose { padding-inline-start: calc(var(--gutter) + 3rem); font-size: var(--s1) }
}
`

/** Four side by side where they fill their rows, or all but one or two places of them; otherwise three. */
export const tileColumns: Columns = (count) => {
  if (count < 4) return count === 3 ? 3 : count === 2 ? 2 : 1
  return count === 5 || count === 6 || count === 9 ? 3 : 4
}

/** The picture fills its cell to the edges; the button is a block in its corner. */
export const geometricVideo = `
.player { width: 100%; max-width: none }
.player summary { min-height: 100% }
.play { inset-block: auto 0; inset-inline: 0 auto; margin: 0; width: clamp(4.5rem, 10vw, 8rem); height: clamp(4.5rem, 10vw, 8rem); border-radius: 0; transition: background-color .2s, color .2s }
.player summary:hover .play { transform: none; color: var(--text); background: var(--ground) }
@media (min-width: 62rem) {
  .video .head { align-content: space-between; padding-block: calc(var(--space)*.6) }
}
`
