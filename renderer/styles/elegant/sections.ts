import { label } from './label.ts'

/** Centred, the ways to get in touch side by side between thin rules; beside a form or a portrait, one under another. */
export const elegantContact = `
:where(.contact.split) { --align: start }
.contact .icon { stroke-width: 1; color: var(--link) }
.contact .details a:not(.more) { text-decoration-color: transparent; transition: text-decoration-color .6s }
.contact .details a:hover { text-decoration-color: currentColor }
.details .more { margin-top: .75rem }
.details { display: grid; gap: 0; justify-content: stretch; border-block: 1px solid var(--line) }
.details > li { padding-block: 1.5rem; gap: 1.25rem }
.details > li + li { border-top: 1px solid var(--line) }
.contact .reach { gap: clamp(2rem, 4vw, 3.5rem) }
.form { padding: 0; gap: 1.75rem; align-content: start }
.form input, .form textarea { padding: .5rem 0; background: none; border-width: 0 0 1px; border-radius: 0; letter-spacing: 0; text-transform: none }
.form .button { justify-self: start }
.contact.solo .details > li { flex-direction: column; align-items: var(--align); text-align: var(--align) }
.contact.split > .inner { display: grid; gap: 4rem }
.photo { max-width: 32rem }
@media (min-width: 62rem) {
  .contact.split > .inner { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: clamp(4rem, 9vw, 9rem); align-items: center }
  .photo { justify-self: end; width: 100% }
  .contact:is(.mapped, .timed) > .inner { align-items: stretch }
  .contact.asked > .inner { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); align-items: start }
  .contact.solo .details:not(:has(> :nth-child(5))) { grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr) }
  .contact.solo .details:has(> :nth-child(5)) { display: block; columns: 3; column-gap: 5rem; column-rule: 1px solid var(--line); padding-block: 2.5rem 1rem }
  .contact.solo .details:has(> :nth-child(5)) > li { flex-direction: row; align-items: start; padding: 0 0 1.5rem; border: 0; break-inside: avoid; text-align: start }
  .contact.solo .details:not(:has(> :nth-child(5))) > li { padding: 3rem clamp(1rem, 2.5vw, 2.5rem) }
  .contact.solo .details:not(:has(> :nth-child(5))) > li + li { border-top: 0; border-inline-start: 1px solid var(--line) }
}
`

/** Large quotes two by two, parted by thin upright rules; a lone one is larger. In the type of titles where that is not heavy. */
export const elegantCustomerReviews = `
.reviews .grid { --gap: clamp(3rem, 8vw, 8rem); row-gap: clamp(3rem, 5vw, 4.5rem) }
.reviews .card { position: relative; text-align: var(--card-align, center) }
.reviews figure { gap: 1.75rem; align-items: var(--card-align, center) }
.reviews .card .prose { font-size: var(--s2); line-height: 1.5; text-wrap: pretty }
.reviews .cols-3 .prose { font-size: var(--s1) }
.reviews .monogram { display: none }
.reviews figcaption { margin: 0; text-align: inherit }
.reviews figcaption > span { display: grid; justify-items: var(--card-align, center); gap: .25rem }
.reviews figcaption > span::before { content: ""; width: 2.5rem; height: 1px; margin-bottom: 1.25rem; background: var(--link) }
.reviews .listed figcaption > span { justify-items: start }
.reviews .listed figcaption > span::before { display: none }
.reviews .listed .prose { font-size: var(--s1); line-height: 1.6 }
.reviews .listed > *, .reviews .listed > :last-child:nth-child(odd) { max-width: none; margin: 0 }
.reviews cite + span { font-size: .9375rem }
.reviews .cols-1 > *, .reviews .grid > :last-child:nth-child(odd) { max-width: 50rem }
.reviews .cols-1 .prose { font-size: var(--s3); text-wrap: balance }
@container style(--title-weight: 300) or style(--title-weight: 400) or style(--title-weight: 500) {
  .reviews .card .prose { font-family: var(--title-font); font-weight: var(--title-weight); letter-spacing: var(--tracking) }
}
@media (max-width: 61.99rem) {
  .reviews .grid > * { --n: 1; max-width: 40rem; margin-inline: auto }
  .reviews .card + .card { padding-top: var(--gap); border-top: 1px solid var(--line) }
}
@media (min-width: 62rem) {
  .reviews .cols-2 > :last-child:nth-child(odd) { --n: 1 }
  .reviews .cols-2 > :nth-child(even)::before, .reviews .cols-3 > ::before { content: ""; position: absolute; inset-block: 0; inset-inline-start: calc(var(--gap)/-2); width: 1px; background: var(--line) }
  .reviews .cols-3 > :first-child::before { display: none }
}
`

/** All in the middle: the name, the links, the profiles, and the small print under a thin rule. */
export const elegantFooter = `
.footer { padding-block: calc(var(--space)*.6) 2rem; border-top: 1px solid var(--line) }
.footer .top { flex-direction: column; align-items: var(--align); gap: 1.75rem }
.footer .logo { margin: 0; font-size: var(--s3); text-align: var(--align); overflow-wrap: anywhere }
.footer .links { ${label}; gap: .75rem 2.5rem }
.footer .links, .profiles { justify-content: var(--align) }
.footer .small { justify-content: var(--align); gap: .35rem 2.5rem; margin-top: calc(var(--space)*.45); padding-top: 1.5rem; border-top: 1px solid var(--line); text-align: var(--align) }
.profiles a, .profiles svg { transition: background-color .6s }
`

/** A narrow column parted by thin rules; the fine sign stands before each question, and answers begin where questions do. */
export const elegantFrequentlyAskedQuestions = `
.questions { max-width: 44rem; margin-inline: auto }
.questions details + details { border-top: 1px solid var(--line) }
.questions summary { gap: 1.5rem; justify-content: flex-start; padding-block: 1.6rem }
.questions h3 { font-size: var(--s1); line-height: 1.35 }
.questions summary::after { order: -1; width: .8rem; height: .8rem; background-size: 100% 1px, 1px 100%; transition: background-size .6s }
.questions [open] summary::after { rotate: none; background-size: 100% 1px, 1px 0 }
.questions summary:hover::after { background-size: 60% 1px, 1px 60% }
.questions [open] summary:hover::after { background-size: 60% 1px, 1px 0 }
.questions .prose, .questions details > a { margin-inline-start: 2.3rem }
`

/** Pictures with air between them, every second column lower: a short last row hangs in the gaps of the one above. */
export const elegantGallery = `
.gallery { --gap: clamp(1rem, 3.2vw, 3rem) }
.gallery .head { --gap: 1.5rem }
.gallery figcaption { padding-top: 1rem; text-align: center; font-size: 1rem; line-height: 1.45 }
.mosaic { --drop: clamp(1.25rem, 4vw, 4rem); align-items: flex-start; row-gap: calc(var(--gap)*1.25); padding-bottom: var(--drop) }
.mosaic > * { --n: 2 }
.mosaic > :is(:nth-child(even), :last-child:nth-child(odd)) { translate: 0 var(--drop) }
@media (min-width: 62rem) {
  .mosaic > * { --n: 4 }
  .mosaic:is(.of-3, .of-5, .of-6, .of-9) > :nth-child(n) { --n: 3; translate: none }
  .mosaic:is(.of-3, .of-5, .of-6, .of-9) > :nth-child(3n+2), .mosaic:is(.of-5, .of-7) > :nth-child(n+4), .mosaic.of-10 > :nth-child(9) { translate: 0 var(--drop) }
  .mosaic.of-10 > :last-child { translate: none }
}
@media print {
  .mosaic { --drop: 0rem }
}
.mosaic.of-2 > * { --n: 2; max-width: 28rem }
.mosaic.of-1 { padding: 0 }
.mosaic.of-1 > :last-child:nth-child(n) { --n: 1; max-width: 34rem; translate: none }
.strip { gap: clamp(1.25rem, 3.5vw, 3.5rem) }
.strip > li { flex-basis: min(21rem, 72vw) }
.strip > li:has(.landscape) { flex-basis: min(32rem, 82vw) }
`

/** The logo in the middle and, on a wide screen, the links beneath it between two rules. */
export const elegantHeader = `
.header { padding-block: 1rem; border-bottom: 1px solid var(--line) }
.header > .inner { display: grid; grid-template-columns: minmax(16%, 1fr) auto minmax(16%, 1fr); gap: 0 .5rem }
.header .logo { grid-area: 1/2; margin: 0; text-align: center }
.logo img { margin-inline: auto }
.header .pair { text-align: start }
.header .open { grid-area: 1/1; margin-inline: -.6rem auto }
.header .close { inset-inline: calc(var(--gutter) - .6rem) auto }
.header .button { grid-area: 1/3; justify-self: end; padding: .6em 0; text-align: end; white-space: normal; border: 0; border-radius: 0; color: var(--link); background: none }
.header .button:is(:hover, :active) { text-decoration: underline }
.header .call { grid-area: 1/1; justify-self: start; margin: 0; font-weight: 500 }
.header .icon { stroke-width: 1.1 }
@media (max-width: 35.99rem) { .header .button { display: none } }
@media (max-width: 61.99rem) {
  .header nav { text-align: center }
  .header nav ul { width: min(100%, 24rem); margin: auto }
  .header nav li + li { border-top: 1px solid var(--line) }
  .header nav li a { padding-block: .7em; font-size: var(--s2) }
}
@media (min-width: 48rem) {
  .header .button { padding: .9em 1.8em; color: var(--text); border: 1px solid; border-radius: var(--button-corner); white-space: nowrap }
  .header .button:is(:hover, :active) { color: var(--ground); background: var(--text); border-color: var(--text); text-decoration: none }
  .paired > .inner { grid-template-columns: minmax(max-content, 1fr) auto minmax(max-content, 1fr) }
}
@media (min-width: 62rem) {
  html:has(.fixed) { scroll-padding-top: 8.25rem }
  .fixed.paired ~ main > * { scroll-margin-top: calc(1rem + var(--taller, 0rem)) }
  .header { padding-block: 1.4rem .6rem }
  .header nav { grid-area: 2/1/3/4; width: 100%; margin-top: 1.3rem; padding-top: .6rem; border-top: 1px solid var(--line) }
  .header nav ul { justify-content: var(--align); column-gap: clamp(1.5rem, 3.4vw, 3.5rem) }
  .header nav li a { ${label}; background: linear-gradient(currentColor, currentColor) 50% calc(100% - .2rem)/0 1px no-repeat; transition: background-size .7s }
  .header nav li a:is(:hover, :active) { background-size: 100% 1px }
  .header.to-left .logo { justify-self: start; grid-column: 1/3 }
  .header.to-right .logo { justify-self: end; grid-column: 2/4 }
  .header.to-right .button { grid-column: 1; justify-self: start }
  .header:is(.to-left, .to-right) .call { grid-column: 2; justify-self: end; margin-inline: 1.5rem }
}
@media (prefers-reduced-motion: no-preference) {
  .header nav:target:focus-within { animation: fade .6s }
  @keyframes fade { from { opacity: 0 } }
}
`

/** The picture hangs on the page's own ground with a thin rule inside it, and meets the edges only where it is to fill. */
export const elegantImageBanner = `
.banner { --in: clamp(1rem, 2.5vw, 2.5rem); padding-block: calc(var(--in)*2 + var(--space)*.4) }
.banner .inner { padding-inline: calc(var(--in)*1.25) }
.banner::before { content: ""; position: absolute; inset: calc(var(--in)*2) calc(var(--gutter) + var(--in)); border: 1px solid color-mix(in srgb, var(--text) 55%, transparent); border-radius: var(--picture-corner); pointer-events: none }
.banner.on-picture:not(.to-fill) { background: none }
.banner:not(.to-fill) .backdrop { inset: var(--in) var(--gutter); border-radius: var(--picture-corner) }
.banner:not(.to-fill) { min-height: calc(var(--height) + var(--in)*2) }
.banner.on-picture.lifted:not(.to-fill) { box-shadow: none }
.banner.lifted .backdrop { box-shadow: var(--lift) }
.banner.to-fill::before { inset: var(--in) }
.banner h2 { max-width: 11.5em }
@media (max-width: 47.99rem) {
  .halves::before { display: none }
  .banner.halves .inner { padding-inline: 0 }
}
`

/**
 * A calm headline beside a portrait that hangs down into the next section; the text beneath it is indented from a thin rule.
 * Without a picture, all is centred over an upright hairline.
 */
export const elegantIntroduction = `
.hero { padding-block: calc(var(--space)*.8) calc(var(--space)*.6) }
.hero { --measure: 9em }
.hero:has(.long) { --measure: 13em }
.hero.on-picture { min-height: min(86svh, 50rem) }
.hero.on-picture::before { content: ""; position: absolute; z-index: -1; inset: clamp(.75rem, 2vw, 1.75rem); border: 1px solid color-mix(in srgb, var(--text) 45%, transparent); pointer-events: none }
.typed { --measure: 11.5em; --size: calc(var(--s5)*1.12) }
.over { --size: var(--s4) }
.over .pitch { max-width: none; outline: 1px solid var(--line); outline-offset: -.75rem; padding: clamp(2.75rem, 5vw, 5rem) clamp(1.75rem, 4vw, 4.5rem) }
.facts { border-block: 1px solid var(--line) }
.hero > .facts { margin-top: clamp(3rem, 5vw, 4.5rem) }
.hero.beside > .facts { margin-bottom: calc(var(--space)*.4) }
.facts dt { ${label}; line-height: 2 }
.facts dd, .facts li { font: var(--title-weight) var(--s1)/1.3 var(--title-font); font-variant-numeric: lining-nums; letter-spacing: var(--tracking) }
.pitch .actions { gap: .5rem 2rem; margin-top: .75rem }
:where(.hero.beside) { --align: start; --in: clamp(3rem, 8vw, 7.5rem) }
.to-center .pitch, .to-right .pitch { --in: 0rem }
.beside .pitch > :not(h1, .kicker) { position: relative; margin-inline-start: min(var(--in), 14cqi) }
.beside h1 + ::before { content: ""; position: absolute; top: .85em; inset-inline-end: calc(100% + 1.25rem); width: calc(var(--in) - 1.25rem); height: 1px; background: var(--link) }
.typed:not(.to-left, .to-right) .pitch::after { content: ""; width: 1px; height: clamp(3rem, 6vw, 5.5rem); margin-top: 1rem; background: var(--link) }
.hero.beside { padding-block: clamp(3rem, 5vw, 4.5rem) 0; z-index: 1 }
.hero.beside.plain:has(+ .tint, + .bold):not(:has(> .facts)) .media { margin-bottom: calc(var(--space)*-.45) }
@media (max-width: 47.99rem) {
  .hero .media { width: 82%; max-width: 34rem; margin-block-start: 3.5rem; margin-inline: auto calc(-1*var(--gutter)) }
}
@media (min-width: 62rem) {
  .over .pitch { width: 42rem }
  .hero > .facts { grid-auto-columns: 1fr; gap: 0; justify-content: stretch }
  .facts > * { max-width: none; padding: 2rem 1.25rem; text-align: center }
  .facts > * + * { border-inline-start: 1px solid var(--line) }
  .facts dd { text-align: center }
}
@media (min-width: 48rem) {
  .beside > .inner { display: grid; grid-template-columns: minmax(0, 1fr) min(30rem, 41%); gap: clamp(2rem, 5vw, 5rem); align-items: center }
  .beside .pitch { padding-bottom: 4rem }
  .beside.to-right > .inner { grid-template-columns: min(30rem, 41%) minmax(0, 1fr) }
  .beside.to-right .media { order: -1 }
}
`

/** A line between two thin rules, in a narrow measure. */
export const elegantQuoteBanner = `
:where(.quote > .inner) { max-width: 52rem }
.quote .inner { padding-block: clamp(2.5rem, 6vw, 5rem); border-block: 1px solid var(--line) }
.quote h2 { max-width: 14em; line-height: 1.2 }
.quote .lead { max-width: 26em; font-size: var(--s0) }
.quote.columns > .inner { max-width: 64rem }
:where(.quote.columns) { --align: start }
`

/** A card of invitation in a double rule; its picture stands inside the rules. */
export const elegantScheduling = `
.panel { max-width: 46rem; margin-inline: auto; padding: .5rem; background: var(--card); border: 1px solid var(--field); border-radius: var(--corner) }
.panel .text, .panel.split { outline: 1px solid var(--line); outline-offset: -.5rem }
.panel .text { border-radius: inherit; padding: clamp(3rem, 7vw, 6rem) clamp(1.75rem, 6vw, 5rem) }
.panel .prose { max-width: 24em; color: var(--muted); text-wrap: balance }
.panel .actions { margin-top: .75rem }
.panel.split { max-width: 62rem; padding: 1.5rem }
.panel.split .text { outline: 0 }
@media (min-width: 44rem) {
  .panel.split { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr) }
}
`

/**
 * A lookbook: pictures with text under them, every second column lower. Without a single picture, a list as on a menu,
 * names at one side and what they are at the other.
 */
export const elegantServices = `
.services .grid { --gap: clamp(1.5rem, 4.5vw, 4.5rem); align-items: flex-start; row-gap: clamp(3rem, 5vw, 5rem) }
.services .text { gap: .75rem }
.services .frame + .text { padding-top: 1.5rem }
.services .offer { column-gap: 1.25em; font-family: var(--title-font) }
.services .offer .price { font-weight: var(--title-weight); font-size: var(--s1) }
.services .duration, .menu .duration { font-family: var(--body-font) }
.menu li { padding-block: .9rem }
.menu .name, .menu .price { font: var(--title-weight) var(--s1)/1.35 var(--title-font); font-variant-numeric: lining-nums tabular-nums; letter-spacing: var(--tracking) }
.menu .priced::after { border-bottom: 1px solid var(--line); opacity: 1 }
.menu h3 { ${label}; font-family: var(--body-font); padding-block: .5rem 1rem; color: var(--link) }
.rows { max-width: 58rem }
.rows .name { font-size: calc(var(--s1)*.4 + var(--s2)*.6); letter-spacing: var(--tracking) }
.rows .price { font: var(--title-weight) var(--s1)/1.35 var(--title-font); font-variant-numeric: lining-nums tabular-nums }
.rows h3:not(.name) { ${label}; font-family: var(--body-font); padding-block: .5rem 1rem; color: var(--link) }
.rows .duration { font-size: .9375rem }
.tabs { gap: .25rem clamp(1.5rem, 4vw, 3.25rem); border-bottom: 0 }
.tabs > label { ${label}; color: var(--muted); border-bottom: 1px solid transparent }
.tabs > label:hover { color: var(--text) }
.tabs > :checked + label { color: var(--text); border-color: currentColor }
.group + .group { margin-top: clamp(2rem, 4vw, 3.25rem) }
.services .circle + .text { text-align: center; justify-items: center }
.services .grid:has(.frame) > .bare { align-self: stretch; justify-content: center; padding: clamp(1.75rem, 3vw, 2.5rem); text-align: center; border: 1px solid var(--line); border-radius: var(--corner) }
.services .grid:has(.frame) > .bare .text { flex: none; justify-items: center }
.services .grid:not(:has(.frame)) { gap: 0; margin-inline: auto }
:where(.services .grid:not(:has(.frame))) { max-width: 58rem }
.services .grid:not(:has(.frame)) > * { flex-basis: 100%; padding-block: clamp(1.5rem, 3vw, 2.25rem); border-top: 1px solid var(--line) }
.services .grid:not(:has(.frame)) > :last-child { border-bottom: 1px solid var(--line) }
@media (max-width: 39.99rem) {
  .services .card:has(.frame) { max-width: 84% }
  .services .card:has(.frame):nth-child(odd) { margin-inline-end: auto }
  .services .card:has(.frame):nth-child(even) { margin-inline-start: auto }
}
@media (min-width: 48rem) {
  .services .grid:not(:has(.frame)) .text { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 1rem 3rem; width: 100%; justify-items: start; text-align: start }
  .services .grid:not(:has(.frame)) .text:has(> .offer) { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto }
  .services .grid:not(:has(.frame)) .text > :not(h3) { grid-column: 2 }
  .services .grid:not(:has(.frame)) .text > .offer { grid-area: 1/3; flex-direction: column; align-items: end }
  .services .cols-1:has(.frame) .card { flex-direction: row; align-items: center; gap: clamp(2.5rem, 7vw, 7rem); max-width: 62rem }
  .services .cols-1:has(.frame) .frame { flex: 0 0 45% }
  .services .sides > :nth-child(even) { flex-direction: row-reverse }
  .services .cols-1:has(.frame) h3 { font-size: var(--s3) }
  .services .cols-2 > * { max-width: 27rem }
}
@media (min-width: 62rem) {
  .services .cols-2 { --gap: clamp(4rem, 9vw, 9rem) }
  .services .grid:is(.cols-2, .cols-4):has(.frame) > :nth-child(even), .services .cols-3:has(.frame) > :nth-child(3n+2) { margin-top: 4.5rem }
}
`

/** Portraits in a thin frame, with centered names beneath. */
export const elegantTeam = `
.team .grid { gap: clamp(3rem, 5vw, 5rem) clamp(2.5rem, 6vw, 6rem) }
.team .grid > li { --gap: clamp(2.5rem, 6vw, 6rem); max-width: 20rem }
.team li > .frame { outline: 1px solid var(--line); outline-offset: .75rem; margin: .75rem }
.team .text { gap: .5rem; padding-top: 1.75rem }
.team .role { color: var(--muted) }
.team li > .monogram { display: inline-grid; color: var(--text); background: none; border: 1px solid var(--line) }
@media (max-width: 39.99rem) {
  .team .grid > li { max-width: 16rem }
}
@media (min-width: 48rem) {
  .team .cols-1 > li { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr); gap: clamp(2.5rem, 6vw, 5rem); align-items: center; max-width: 56rem; text-align: start }
  .team .cols-1 > li:has(> .monogram) { grid-template-columns: auto minmax(0, 1fr); gap: 2.5rem; flex-basis: auto }
  .team .cols-1 .text { justify-items: start; padding: 0 }
  .team .cols-1 h3 { font-size: var(--s3) }
}
`

/** On a wide screen a spread: words at one side, the picture larger at the other, in a thin frame. */
export const elegantVideo = `
.player { width: calc(100% - 1.5rem); margin-block: .75rem; outline: 1px solid color-mix(in srgb, currentColor 20%, transparent); outline-offset: .75rem }
.play { width: 4.5rem; height: 4.5rem; outline: 1px solid var(--text); outline-offset: .5rem; transition: outline-offset .6s }
.player summary:hover .play { transform: none; outline-offset: 1rem }
@media (min-width: 62rem) {
  :where(.video:has(.head + .player)) { --align: start }
  .video > .inner:has(.head + .player) { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); gap: clamp(3rem, 6vw, 6rem); align-items: center }
  .video .head:not(:last-child) { margin: 0; padding-block: 2rem; border-block: 1px solid var(--line) }
}
`
