/**
 * Heading at the left, details on hairlines at the right, or under it if a form or a picture is at the right. The fields of the
 * form are lines; the picture reaches the window's edge.
 */
export const commonAltContact = `
.details { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); gap: 0 var(--gap) }
.details > li { padding-block: 1.15rem; border-top: var(--hair) }
.details .icon { width: 1.25rem; height: 1.25rem; margin-top: .2em; stroke-width: 1.4; color: var(--link) }
.details > li > div { flex: 1 }
:is(.to-center, .to-right) .details { display: flex; column-gap: 3rem }
.contact.split > .inner { display: grid; gap: calc(var(--gap)*2) var(--split) }
.contact .reach { align-content: center }
.form { gap: 1.6rem; padding: 0 }
.form label { color: var(--muted) }
.form input, .form textarea { padding-inline: 0; background: none; border-width: 0 0 1px; border-radius: 0 }
.form .button { justify-self: start }
@media (min-width: 62rem) {
.timed > .inner { align-items: start }
  .ways .details { grid-template-columns: minmax(0, 1fr) }
  .mapped .form { padding: 0 max(var(--gutter), 50% - var(--wide)/2) var(--space) }
  .contact.split > .inner:not(:has(.media)) { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); align-items: start }
}
`

/** Quotations one under the other on hairlines, larger when they are few, with a mark that hangs outside the column. */
export const commonAltCustomerReviews = `
.reviews .grid { gap: 0 }
.reviews .cols-2 { --gap: 2.5rem; column-gap: var(--gap) }
.reviews .grid + .grid { grid-column: var(--wide-at); margin: 0 }
.reviews .listed figure { display: flex }
.reviews .listed figcaption { order: 0 }
.reviews .card { padding-block: clamp(1.5rem, 2.4vw, 2.25rem); border-top: var(--hair) }
.reviews blockquote { position: relative; font-size: var(--s1); line-height: 1.5 }
.reviews .grid:not(:has(> :nth-child(4))) blockquote { font-size: var(--s2); line-height: 1.4 }
.reviews .prose { max-width: 34em }
.reviews:is(.to-center, .to-right) .prose { margin-inline-start: auto }
.reviews.to-center .prose { margin-inline-end: auto }
.reviews blockquote::before { content: "“"/""; position: absolute; inset-inline-end: calc(100% + .1em) }
.reviews:is(.to-center, .to-right) blockquote::before { position: static }
.reviews figcaption > span { display: flex; flex-wrap: wrap; gap: 0 .75em; font-size: .9375rem }
`

/** Under a hairline where the page above has the same ground: the name, links in the wide column, profiles under them; the small print under another. */
export const commonAltFooter = `
.footer { padding: 0 0 2rem }
.footer > .inner { border-top: var(--hair) }
main:has(> :last-child:not(.plain)) + .plain > .inner { border: 0 }
.footer .top { align-items: start; padding-block: calc(var(--space)*.55) calc(var(--space)*.7) }
.footer .top:has(+ .reachable) { padding-bottom: 0 }
.reachable { margin-block: calc(var(--gap)*1.25) }
.footer .small { padding-top: 1.35rem; border-top: var(--hair) }
@media (min-width: 48rem) {
  .footer:not(.to-center, .to-right) .top { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: 1.5rem var(--split) }
  .footer:not(.to-center, .to-right) .links { display: grid; grid-template-columns: 1fr 1fr; gap: .6rem var(--split) }
  .footer .top > :not(.logo) { grid-column: 2 }
}
@media (min-width: 62rem) {
  main:has(> :last-child > .inner > .media) + .footer > .inner { border: 0 }
}
@media (max-width: 47.99rem) {
  .footer .top, .footer .small, .reachable { flex-direction: column; align-items: var(--align) }
}
`

/** Questions on hairlines in the wide column; the sign beside an open one is a single stroke. */
export const commonAltFrequentlyAskedQuestions = `
.questions details { border-top: var(--hair) }
.questions details:last-child { border-bottom: var(--hair) }
.questions summary { align-items: start; padding-block: 1.35rem }
.questions summary h3 { transition: color .18s }
.questions summary:hover h3 { color: var(--link) }
.questions summary::after { margin-top: .35em; background-size: 100% 1px, 1px 100%; transition: background-size .25s }
.questions [open] summary::after { rotate: none; background-size: 100% 1px, 1px 0 }
.questions .prose { padding-inline-end: 2.5rem }
.faq:is(.to-center, .to-right) .questions { width: min(100%, 48rem); margin-inline: auto }
.faq.to-right .questions { margin-inline-end: 0 }
`

/**
 * One large picture with smaller ones around it on twelve columns, so that each count fills its rows; the large one takes the height that
 * the small ones make. Round pictures stay even, and so do upright ones where a large one would not fit a screen. Small screens have
 * two columns, the first and an odd last one across both.
 */
export const commonAltGallery = `
.gallery { --gap: clamp(.625rem, 1.4vw, 1.25rem) }
.gallery .head { --gap: 1.5rem }
.mosaic { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)) }
.mosaic figure { display: flex; flex-direction: column; height: 100% }
.gallery .frame img { transition: scale .9s cubic-bezier(.2, .7, .2, 1) }
.gallery figure:hover img { scale: 1.03 }
.gallery figcaption { padding-inline: 0 }
.strip > li { flex-basis: min(34rem, 82vw) }
.strip > li:has(.portrait, .square, .circle) { flex-basis: min(25rem, 72vw) }
@media (max-width: 47.99rem) {
  .mosaic > * { grid-column: span 6 }
  .mosaic > :first-child, .mosaic > :last-child:nth-child(even) { grid-column: 1/-1 }
}
@media screen and (min-width: 48rem) {
  .of-1 .landscape { aspect-ratio: 2 }
  .of-1 .portrait { max-width: 32rem }
  .of-1 :is(.square, .circle) { max-width: 40rem }
  .of-1 { --small: 12 }
  .of-2 { --small: 5; --big: 7; --rows: 1 }
  .of-3, .of-6 { --small: 4; --big: 8 }
  .of-4 { --big: 9; --rows: 3 }
  .mosaic > * { grid-column: span var(--c, var(--small, 3)) }
  .of-8 > :nth-child(n+6) { --c: 4 }
  .of-7 > :nth-child(n+6) { --c: 6 }
  .mosaic:not(.of-1, :has(.circle), .of-4:has(.square, .portrait), :is(.of-3, .of-6):has(.portrait)) > :first-child, .of-10:not(:has(.circle)) > :nth-child(8) { --c: var(--big, 6); grid-row: span var(--rows, 2) }
  .mosaic:not(.of-1, :has(.circle), .of-4:has(.square, .portrait), :is(.of-3, .of-6):has(.portrait)) > :first-child .enlarge { position: relative; flex: 1 }
  .mosaic:not(.of-1, :has(.circle), .of-4:has(.square, .portrait), :is(.of-3, .of-6):has(.portrait)) > :first-child .frame { position: absolute; inset: 0; aspect-ratio: auto }
  :is(.of-5, .of-9):has(.circle) { --small: 4 }
  .mosaic:has(.circle) > * { --c: initial }
}
`

/** One thin line: logo, links right after it, an outlined button at the far end. The sheet of a small screen is a list on hairlines. */
export const commonAltHeader = `
.header { padding-block: .7rem; border-bottom: var(--hair) }
.header .logo { font-size: clamp(1.125rem, 1.05rem + .4vw, 1.375rem) }
.header .button { border: 1px solid; color: var(--text); background: none }
.header .button:hover { color: var(--ground); background: var(--text); border-color: var(--text) }
.header .button:active { color: var(--button-pressed-text); background: var(--button-pressed); border-color: var(--button-pressed) }
@media (max-width: 61.99rem) {
  .header .button { padding-inline: .9em; white-space: normal; overflow-wrap: break-word }
  .header nav { align-content: start }
  .header nav li { border-bottom: var(--hair) }
  .header nav li a { padding: .7em 0; font-size: var(--s2) }
  .header nav li a:hover { color: var(--link) }
}
@media (min-width: 62rem) {
  .header > .inner { gap: clamp(1.5rem, 3.4vw, 3.25rem) }
  .header:not(.to-right, .to-center) .logo:has(+ nav) { margin: 0 }
  .header:not(.to-right, .to-center) nav { margin-inline-end: auto }
  .header:not(.to-right) nav ul { justify-content: start }
  .header nav li a { position: relative }
  .header nav li a::after { content: ""; position: absolute; inset: auto 0 .3rem; inset-inline-end: 100%; border-bottom: 1px solid; transition: inset-inline-end .3s }
  .header nav li a:hover::after { inset-inline-end: 0 }
}
`

/**
 * A picture within the page's margins, its text at the bottom of one side, where the scrim is darkest. It stands on the page's ground:
 * close to a neighbour with the same one, apart from any other.
 */
export const commonAltImageBanner = `
.banner { --above: calc(var(--space)*.75); --below: calc(var(--space)*.75); --pad: clamp(1.5rem, 4vw, 3.5rem); align-items: end }
.even.plain:not(.beside, .scheduling) + .banner { --above: 0px }
.banner:has(+ .even.plain:not(.scheduling)) { --below: 0px }
.banner.on-picture { background: none; min-height: calc(var(--height) + var(--above) + var(--below)); padding-block: calc(var(--above) + var(--pad)) calc(var(--below) + var(--pad)) }
.banner.on-picture .inner { padding-inline: var(--pad) }
.banner .backdrop { inset: var(--above) max(var(--gutter), 50% - var(--wide)/2) var(--below); border-radius: var(--picture-corner) }
.banner h2 { max-width: min(13em, 36rem) }
@media (min-width: 62rem) {
  .banner:not(.to-center, .to-right) .backdrop::after {
    background: linear-gradient(90deg, color-mix(in srgb, var(--scrim) calc(var(--dim)*100%), transparent) calc(var(--pad) + 36rem), color-mix(in srgb, var(--scrim) calc(var(--far)*100%), transparent) calc(var(--pad) + 64rem))
  }
  [dir=rtl] .banner .backdrop::after { scale: -1 1 }
}
`

/**
 * The page's opening spread: text at one side, at the other a picture as high as the section that reaches the window's edge. On small
 * screens the picture runs out of one edge only. Without a picture the heading takes the width and the rest goes in the second column.
 */
export const commonAltIntroduction = `
.pitch .lead { max-width: 31em }
.facts dt { padding-bottom: .1rem }
.facts .symbol { color: var(--link) }
.hero:not(.beside) > .facts { margin-top: calc(var(--space)*.6) }
.hero { --measure: 11em }
.hero:has(.long) { --measure: 16em }
.typed h1 { --size: calc(var(--s5)*1.15) }
.typed { --measure: 13em }
.hero.on-picture { min-height: min(86svh, 50rem); align-items: end }
.hero.on-picture .lead { max-width: 34em }
.beside > .inner { align-items: inherit }
@media (max-width: 61.99rem) {
  .hero.beside { padding-block: calc(var(--space)*.75) 0 }
  .beside .media { margin-top: calc(var(--space)*.75); margin-bottom: var(--inset); margin-inline-end: calc(var(--inset) - var(--gutter)) }
}
@media (min-width: 40rem) and (max-width: 61.99rem) {
  .beside .frame { aspect-ratio: 3/2 }
}
@media (min-width: 40rem) {
  .facts > * { border-top: 0 }
}
@media (min-width: 62rem) {
  .beside > .facts { width: calc(100% - 2*max(var(--gutter), 50% - var(--wide)/2)); border: 0 }
  .facts > * { padding-block: 1.6rem }
  .hero.beside > .inner { min-height: min(84svh, 48rem) }
}
`

/** A large statement from the left edge; the text that stands behind it begins in the second column. */
export const commonAltQuoteBanner = `
.quote h2 { max-width: 14em; font-size: calc((var(--s4) + var(--s5))/2); line-height: 1.08 }
.quote .lead { max-width: 34em }
.quote.columns h2 { grid-column: 1; font-size: var(--s4) }
@media (min-width: 62rem) {
  .quote:not(.alone) .inner { row-gap: calc(var(--space)*.4) }
}
`

/** The opening spread turned round: the picture reaches the window's other edge. Without one, the invitation has two columns. */
export const commonAltScheduling = `
.panel .prose { max-width: 32em }
@media (max-width: 61.99rem) {
  .panel .frame { margin-bottom: calc(var(--gap)*1.5); max-height: 70svh }
}
`

/**
 * Up to four: rows of a large picture with text beside it, the sides changing. More: such rows for the first one or two, so
 * that the rest fills a list in two columns with small pictures. Without any picture: a list on hairlines.
 */
export const commonAltServices = `
.services .head { margin-bottom: calc(var(--space)*.5); align-items: end }
.services:not(:has(.frame)) .head { margin-bottom: 0 }
.services .card { gap: 1.25rem }
.services .text { gap: .75rem }
.services .frame { width: 100% }
.services .portrait { max-width: 26rem }
.services .square { max-width: 30rem }
.services .circle { max-width: 22rem }
.services .offer { margin-top: .15rem }
.menu { width: 100%; max-width: none; margin: 0; columns: auto }
.menu li { padding-block: .8rem; border-top: var(--hair) }
.menu ul { border-bottom: var(--hair) }
.menu .priced::after { visibility: hidden }
.menu h3 { padding-bottom: .75rem }
.rows { max-width: none }
.rows ul, .rows li { border-color: color-mix(in srgb, var(--text) 22%, transparent) }
.rows .name { font-size: calc(var(--s1)*.5 + var(--s2)*.5); letter-spacing: var(--tracking) }
.tabs { gap: .25rem clamp(1.25rem, 3vw, 2.5rem) }
.tabs > label { color: var(--muted); border-bottom: 2px solid transparent }
.tabs > label:hover { color: var(--text) }
.tabs > :checked + label { color: var(--text); border-color: var(--link) }
.services .cols-1:has(.frame) { gap: clamp(2.5rem, 4.5vw, 4rem) }
.services .cols-1:has(.frame) h3, .services .cols-1:not(:has(> :nth-child(4))) h3 { font-size: calc(var(--s2)*.6 + var(--s3)*.4); letter-spacing: var(--tracking); line-height: 1.2 }
.services .cols-2, .services .grid:not(:has(.frame)) { gap: 0 var(--split) }
.services .symbol, .rows .symbol { color: var(--link) }
.services .cols-2 > *, .services .grid:not(:has(.frame)) > *, .services .bare { padding-block: clamp(1.25rem, 2vw, 1.75rem); border-top: var(--hair) }
.services .cols-2 > * { --gap: var(--split); flex-direction: row; align-items: start; gap: 1.5rem }
.services .cols-2 .frame { flex: none; width: clamp(5.5rem, 32%, 10rem) }
.services .cols-2 > .card:is(:first-child, :first-child:nth-last-child(even) + *):has(.frame) { --n: 1; flex-direction: column; align-items: stretch; gap: 1.25rem; padding-block: 0 clamp(2.5rem, 4.5vw, 4rem); border: 0 }
.services .cols-2 > .card:is(:first-child, :first-child:nth-last-child(even) + *):has(.frame) > .frame { width: 100% }
.services .cols-2 > .card:is(:first-child, :first-child:nth-last-child(even) + *):has(.frame) h3 { font-size: calc(var(--s2)*.6 + var(--s3)*.4); letter-spacing: var(--tracking); line-height: 1.2 }
@media (min-width: 40rem) {
  .services .cols-1:not(:has(.frame)):has(> :nth-child(4)) > * { --n: 2; --gap: var(--split) }
  .services .grid > .bare:last-child:nth-child(odd) { --n: 1 }
}
@media (min-width: 48rem) {
  .services .cols-2 > .card:is(:first-child, :first-child:nth-last-child(even) + *):has(.frame) { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: .75rem var(--split); align-items: center }
  .services .cols-2 > .card:is(:first-child, :first-child:nth-last-child(even) + *):has(.frame) .prose { max-width: 31em; font-size: var(--s1); line-height: 1.55 }
  .services .cols-2 > :nth-child(2):nth-last-child(odd):has(.frame) > .frame { order: 1; justify-self: end }
  .services .cols-1 > .card:has(.frame), .services .cols-1:has(.frame) .bare .text { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: .75rem var(--split); align-items: center }
  .services .cols-1:has(.frame) .bare .text { align-items: start }
  .services .cols-1:has(.frame) .bare .text > :not(h3) { grid-column: 2 }
  .services .cols-1 > :nth-child(even of :has(.frame)) > .frame { order: 1; justify-self: end }
  .services .cols-1 .frame + .text { align-content: center }
  .services .cols-1 .frame + .text .prose { max-width: 31em; font-size: var(--s1); line-height: 1.55 }
}
@media (min-width: 62rem) {
  .services:not(.to-center, .to-right) .head { --cols: minmax(0, 1fr) minmax(0, 1fr) }
}
@media (prefers-reduced-motion: no-preference) {
  @supports (animation-timeline: view()) {
    .services .cols-1 .frame img { animation: settle linear both; animation-timeline: view(); animation-range: entry 0 cover 50% }
  }
  @keyframes settle { from { scale: 1.12 } }
}
`

/** A list of people on hairlines: a small portrait, then name, role and biography. One alone has a large portrait. */
export const commonAltTeam = `
.team .role { color: var(--muted) }
.team .grid + .grid { grid-column: var(--wide-at); margin: 0 }
.team .grid:not(.listed) { row-gap: calc(var(--gap)*1.5) }
.team .listed > :last-child { border-bottom: 0 }
.team .listed .text:has(.prose) { grid-template-columns: minmax(0, 1fr) }
.team .listed .prose { grid-area: auto; margin-top: .5rem }
.team .cols-3 > *, .team .cols-4 > * { --n: 2 }
@media (min-width: 40rem) {
  .team .cols-1 > li { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 5fr); gap: clamp(1.5rem, 3vw, 2.5rem); align-items: end }
  .team .cols-1 h3 { font-size: var(--s2) }
}
`

/** The player in the wide column, its button in the corner of the picture. */
export const commonAltVideo = `
.player { width: 100%; max-width: none }
.video:is(.to-center, .to-right) .player { max-width: 60rem }
.play { inset: auto; inset-block-end: clamp(1rem, 2.5vw, 2rem); inset-inline-start: clamp(1rem, 2.5vw, 2rem); width: clamp(3.5rem, 6vw, 4.5rem); height: clamp(3.5rem, 6vw, 4.5rem) }
.player .frame img { transition: scale .9s cubic-bezier(.2, .7, .2, 1) }
.player summary:hover img { scale: 1.02 }
`
