/** A rounded slab with discs for icons; the form or the picture has the other half of it. */
export const funContact = `
:where(.contact) { --align: start }
.contact > .inner, .contact .reach { grid-template-columns: minmax(0, 1fr) }
.contact > .inner { --inner: max(0rem, var(--fat)*1.2 - .75rem); display: grid; gap: .75rem; padding: .75rem; border-radius: calc(var(--fat)*1.2); color: var(--text); background: var(--fill); box-shadow: var(--cast) }
.contact .reach { align-content: center; padding: clamp(1.75rem, 5vw, 4.5rem) clamp(.75rem, 4.5vw, 4rem) }
.details > li > .icon { width: 3rem; height: 3rem; padding: .75rem; border-radius: 50%; color: var(--button-text); background: var(--button); transition: rotate var(--spring) }
.details > li:hover > .icon { rotate: -12deg }
.details > li > div { padding-top: .65rem }
.ways { align-content: center; padding: clamp(1.75rem, 5vw, 4.5rem) clamp(.75rem, 4.5vw, 4rem); border-radius: var(--inner); background: var(--ground) }
.ways .details { display: grid; gap: 1.15rem }
.board dl > div { border-bottom-style: dashed }
.contact .form { align-content: start; border-radius: var(--inner); background: var(--ground) }
.contact .frame { border-radius: var(--inner) }
.pictured { margin-bottom: var(--gap) }
.area-plot { padding: clamp(1.25rem, 4vw, 3.5rem); border-radius: calc(var(--fat)*1.2); box-shadow: var(--cast) }
@media (min-width: 48rem) {
  .contact.solo .details:has(> :nth-child(5)) { display: block; columns: 17rem 3; column-gap: clamp(2rem, 4vw, 4rem) }
  .contact.solo .details:has(> :nth-child(5)) > li { break-inside: avoid; padding-bottom: 1.35rem }
}
@media (min-width: 62rem) {
  .contact.split > .inner { grid-template-columns: 1fr 1fr }
  .contact.asked > .inner { grid-template-columns: minmax(0, 1fr); max-width: 56rem }
  .asked .reach { padding-bottom: 1.5rem }
  .contact.split .details { display: grid; gap: 1.15rem }
  .photo .frame { height: 100%; aspect-ratio: auto; min-height: 30rem }
}
@media (max-width: 39.99rem) {
  .details { display: grid; justify-content: stretch }
}
`

/** The quote in a bubble, and its author under the tail. */
export const funCustomerReviews = `
.reviews .grid { row-gap: calc(var(--gap)*1.75) }
.reviews figure { gap: 1.6rem }
.reviews blockquote { position: relative; flex: 1; padding: clamp(1.5rem, 2.4vw, 2.25rem); border-radius: var(--fat); background: var(--fill); box-shadow: var(--cast) }
.reviews blockquote::after { content: ""; position: absolute; top: calc(100% - 1px); inset-inline-start: 2.25rem; width: 2.5rem; height: 1.4rem; background: inherit; border-bottom-right-radius: 100%; mask: radial-gradient(45% 100% at 0 0, #0000 98%, #000) }
.reviews .card { transition: rotate var(--spring) }
.reviews .card:hover { rotate: calc(var(--tilt)*.5) }
.reviews .card .prose { color: var(--on, var(--text)) }
.reviews figcaption { padding-inline-start: 1rem; margin: 0 }
.reviews .listed > * { border: 0; padding-block: 1rem }
.reviews .cols-1 .card { max-width: 52rem }
.reviews .cols-1 .prose { font-size: var(--s2); line-height: 1.45 }
.lifted.reviews .inner .grid > .card { box-shadow: none }
.lifted.reviews blockquote { box-shadow: var(--lift) }
@media (min-width: 48rem) {
  .reviews .listed blockquote::after { display: none }
}
`

/** A low wave into the strong colour, and everything in the middle: the name large, links, profiles, the small print. */
export const funFooter = `
.footer { padding-block: calc(var(--space)*.6) 2rem; text-align: var(--align) }
.footer.footer::before { --h: 1.1rem }
.footer .top { flex-direction: column; align-items: var(--align) }
.footer .logo { margin: 0; font-size: var(--s3); overflow-wrap: anywhere }
.footer .links { justify-content: var(--align); font-weight: 600 }
.footer a:hover { text-decoration: underline wavy 1.5px }
.profiles { justify-content: var(--align); gap: .6rem; margin: 0 }
.profiles a { color: var(--ground); background: var(--text); transition: rotate var(--spring), scale var(--spring) }
.profiles a:hover { background: var(--text); rotate: -10deg; scale: 1.12 }
.footer .small { justify-content: var(--align); margin-top: calc(var(--space)*.4) }
`

/** Pills that open, one under another, beside a heading that stays in sight over a big question mark. */
export const funFrequentlyAskedQuestions = `
.questions { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; width: 100%; max-width: 48rem; margin-inline: auto }
.questions details { border-radius: var(--fat); color: var(--text); background: var(--fill); box-shadow: var(--cast) }
.questions summary { padding-block: 1.05rem; padding-inline: 1.75rem 1.1rem; border-radius: var(--fat) }
.questions summary::after { width: 2.25rem; height: 2.25rem; border-radius: 50%; color: var(--button-text); background: linear-gradient(currentColor, currentColor) 50%/.9rem 2px no-repeat, linear-gradient(currentColor, currentColor) 50%/2px .9rem no-repeat, var(--button); transition: rotate var(--spring) }
.questions summary:hover::after { rotate: 90deg }
.questions [open] summary::after { rotate: 135deg }
.questions .prose { padding: .25rem 1.75rem 1.5rem }
.questions details > a { margin-inline: 1.75rem }
@media (min-width: 62rem) {
  :where(.faq) { --align: start }
  .faq > .inner:has(.head) { display: grid; grid-template-columns: 1fr 1.6fr; gap: clamp(2.5rem, 6vw, 6rem); align-items: start }
  .faq .head { position: sticky; top: 7rem; margin: 0 }
  .faq .head::after { content: "?"/""; font: var(--title-cut) 14rem/1 var(--title-font); color: var(--soft); rotate: 8deg }
}
`

/** Snapshots pinned up by hand: each a little turned and out of line, straight under the pointer. */
export const funGallery = `
.gallery figure { padding: .75rem; border-radius: var(--fat); background: var(--card); box-shadow: var(--shadow-high); rotate: -2deg; transition: rotate var(--spring), scale var(--spring) }
.gallery li:nth-child(even) figure { rotate: 1.6deg }
.gallery li figure:is(:hover, :focus-within) { rotate: 0deg; scale: 1.03; z-index: 1 }
.gallery .frame:not(.circle), .enlarge { border-radius: var(--inner) }
.gallery figure:has(.circle) { padding: 0; background: none; box-shadow: none }
.gallery .circle { border: .5rem solid var(--soft) }
.gallery figcaption { padding: .75rem .5rem .25rem; text-align: center; font-weight: 600 }
.mosaic { gap: calc(var(--gap)*1.5) var(--gap) }
.mosaic > * { --n: 2 }
.mosaic.of-1 > * { --n: 1 }
.mosaic:is(.of-1, .of-2) { max-width: 60rem; margin-inline: auto }
.mosaic.of-1 { max-width: 40rem }
.gallery .pairs li figure { rotate: none; scale: none }
@media print {
  .gallery li figure { rotate: none !important }
  .mosaic > li { translate: none !important }
}
.strip { padding-block: 1.5rem 2.5rem; gap: var(--gap) }
@media (max-width: 47.99rem) {
  .mosaic > :first-child:nth-last-child(odd) { --n: 1 }
}
@media (min-width: 48rem) {
  .mosaic:is(.of-3, .of-5, .of-6, .of-9) > * { --n: 3 }
  .mosaic:is(.of-4, .of-7, .of-8) > * { --n: 4 }
  .mosaic.of-10 > * { --n: 5 }
  .mosaic > :nth-child(even) { translate: 0 1rem }
}
`

/** A pill that floats on whatever the page begins with, whose ground reaches up behind it. */
export const funHeader = `
.header.section { background: none; padding-block: .9rem }
.header::before { content: none }
.header > .inner { padding-block: .5rem; padding-inline: 1.5rem .5rem; min-height: 3.75rem; border-radius: min(var(--button-corner), 1.875rem); background: var(--ground); box-shadow: var(--shadow) }
.header.gradient > .inner { background: linear-gradient(165deg, var(--ground), var(--ground-end)) }
.header .logo { font-size: var(--s1) }
.header .inner > :is(.logo, nav):last-child { margin-inline-end: 1rem }
.open { margin-inline-end: .25rem }
html:has(.fixed) { scroll-padding-top: 6.5rem }
main > .even:first-child::before { height: 14rem; clip-path: none }
main > .on-picture:first-child > .backdrop { top: -5.6rem }
.tall ~ main > .on-picture:first-child > .backdrop { top: calc(-5.8rem - var(--taller)) }
@media (max-width: 61.99rem) {
  .header nav li { margin-block: .6rem }
  .header nav li a { padding: .6em 1.1em; border-radius: var(--fat); background: var(--ground-end) }
  .header nav li:nth-child(3n) a { color: var(--button-text); background: var(--button) }
}
@media (min-width: 62rem) {
  .header nav ul { gap: 0 .25rem }
  .header nav li a { padding-inline: .85rem; border-radius: var(--button-corner); font-weight: 600; transition: rotate var(--spring) }
  .header nav li a:hover { color: var(--accent-text); background: var(--accent); rotate: var(--tilt) }
}
`

/** A picture set into the page with the biggest corners of all. */
export const funImageBanner = `
.banner { padding-block: calc(var(--space)*1.1) }
.banner.on-picture { min-height: calc(var(--height) + var(--space)); background: var(--page) }
.banner > .backdrop { inset: calc(var(--space)*.5) max(var(--gutter)*.6, 50% - var(--wide)/2 - 2rem); border-radius: calc(var(--fat)*1.6); background: var(--scrim) }
.banner.on-picture > .inner { padding-inline: clamp(1rem, 4vw, 4rem) }
`

/** Text beside a picture on a turned sheet of the strong color, like paper cut by hand; without a picture on a slab. */
export const funIntroduction = `
.hero { padding-block: calc(var(--space)*.5) calc(var(--space)*1.25); overflow-x: clip }
.hero { --measure: 8.5em }
.hero:has(.long) { --measure: 13em }
.pitch .button { font-size: 1.0625rem }
.hero > .facts { width: min(100% - 2*var(--gutter), var(--wide)); margin-top: calc(var(--space)*.7); padding: .75rem clamp(1.25rem, 3vw, 2.5rem); border: 0; border-radius: var(--fat); background: var(--fill) }
.facts dt { font-weight: 600 }
.facts dd, .facts li { font: var(--title-cut) var(--s1)/1.3 var(--title-font); letter-spacing: calc(var(--tracking)*.5) }
.facts > * + * { border-top-style: dashed }
.hero.beside > .inner { display: grid; gap: calc(var(--gap)*2) clamp(2.5rem, 6vw, 6rem); align-items: center }
.hero .media { position: relative; width: min(100%, 36rem); margin-inline: auto }
.typed:not(.on-picture) > .inner { position: relative; padding: calc(var(--space)*.8) 1.5rem; border-radius: calc(var(--fat)*2); background: var(--fill) }
.hero .media::before, .typed:not(.on-picture) > .inner::before { content: ""; position: absolute; z-index: -1; inset: 0; border-radius: calc(var(--fat)*1.6); background: var(--button); rotate: -4deg; transition: rotate var(--spring) }
.typed:not(.on-picture) > .inner::before { rotate: -1.2deg; border-radius: calc(var(--fat)*2) }
.hero .media:hover::before { rotate: -1deg }
.hero .media .frame { border-radius: calc(var(--fat)*1.6); rotate: 1.5deg }
.hero.on-picture { min-height: min(86svh, 50rem) }
@media (min-width: 62rem) {
  :where(.hero.beside) { --align: start }
  .hero.beside > .inner { grid-template-columns: 1.08fr 1fr }
}
`

/** Said aloud: a speech bubble as wide as the page allows, with its tail. */
export const funQuoteBanner = `
.quote > .inner { position: relative; padding: clamp(2.5rem, 6vw, 5.5rem) clamp(1.1rem, 6vw, 6rem); margin-bottom: 2rem; border-radius: calc(var(--fat)*1.6); background: var(--fill); box-shadow: var(--cast) }
.quote > .inner::after { content: ""; position: absolute; top: calc(100% - 1px); inset-inline-start: 12%; width: 6rem; height: 3.25rem; background: inherit; border-bottom-right-radius: 100%; mask: radial-gradient(45% 100% at 0 0, #0000 98%, #000) }
.quote h2 { color: var(--link) }
`

/** A ticket: notched and perforated where its end tears off, which is the picture or, without one, the button. */
export const funScheduling = `
.panel { --start: 0; --end: 100%; --tear: calc(100% - 20rem); --m: 51% 100%; --pad: clamp(2rem, 5vw, 4rem); max-width: 66rem; margin-inline: auto; overflow: hidden; border-radius: var(--fat); box-shadow: var(--cast) }
.panel:dir(rtl) { --start: 100%; --end: 0; --tear: 20rem }
.panel > * { --bite: #0000 1.1rem, #000 1.15rem; border-radius: 0; mask: radial-gradient(circle at var(--a), var(--bite)) 0 0/var(--m) no-repeat, radial-gradient(circle at var(--b), var(--bite)) 100% 100%/var(--m) no-repeat }
.panel > .frame { --a: 0 100%; --b: 100% 100% }
.panel > .text { --a: -2rem 0; --b: -2rem 0; padding: var(--pad) clamp(1.5rem, 4vw, 4rem); color: var(--text); background: var(--fill) }
.panel.split > .text { --a: 0 0; --b: 100% 0; border-top: .55rem dotted var(--hole) }
@media (min-width: 56rem) {
  :where(.scheduling) { --align: start }
  .panel { --m: 100% 51% }
  .panel.split { display: grid; grid-template-columns: 42% 58% }
  .panel.split > .frame { --a: var(--end) 0; --b: var(--end) 100%; aspect-ratio: auto; min-height: 26rem; height: 100% }
  .panel.split > .text { --a: var(--start) 0; --b: var(--start) 100%; border-top: 0; border-inline-start: .55rem dotted var(--hole) }
  .panel:not(.split) > .text:has(.actions) { --a: var(--tear) 0; --b: var(--tear) 100%; grid-template-columns: minmax(0, 1fr) 16rem; column-gap: 4rem; padding-inline-end: 2rem }
  .panel:not(.split) .actions { grid-area: 1/2/3; justify-self: stretch; place-content: center; margin: calc(1.2rem - var(--pad)) 0 calc(1.2rem - var(--pad)) -2.275rem; border-inline-start: .55rem dotted var(--hole) }
}
`

/** Fat cards, one in four of a strong colour; pictures above and below the text in turn, beside it where a card is wide. */
export const funServices = `
.services .card { flex-flow: row wrap; flex-grow: 1; padding: .75rem; border-radius: var(--fat); color: var(--on, var(--text)); background: var(--fill); box-shadow: var(--cast); transition: rotate var(--spring), scale var(--spring) }
.services .card:nth-child(even) { flex-flow: row-reverse wrap-reverse }
.services .card:hover { rotate: calc(var(--tilt)*.5); scale: 1.015 }
.services .card:nth-child(even):hover { rotate: calc(var(--tilt)*-.5) }
.services .card > .frame { flex: 1 1 15rem; max-height: 26rem; border-radius: var(--inner) }
.services .card > .circle { flex: 0 1 15rem; margin: auto; border-radius: 50% }
.services .text { flex: 1 1 16rem; align-content: center; padding: clamp(1.25rem, 2vw, 1.75rem) clamp(1rem, 1.8vw, 1.5rem) }
.services h3 { font-size: var(--s2); line-height: 1.2; letter-spacing: var(--tracking) }
.services .text:has(> .offer) { display: flex; flex-direction: column; justify-content: center; align-items: var(--card-align, start) }
.services .offer .price { padding: .15em .8em; border-radius: var(--button-corner); font-weight: 700; color: var(--button-text); background: var(--button) }
.services .offer .duration { color: var(--on, var(--muted)) }
.services .card:is(:nth-child(4n+3), :nth-child(4):nth-last-child(3)) .offer .price { color: var(--button); background: var(--button-text) }
.menu { padding: clamp(1.5rem, 4vw, 3.5rem); border-radius: calc(var(--fat)*1.2); background: var(--fill); box-shadow: var(--cast) }
.menu .price { font-weight: 700; color: var(--link) }
.rows ul { display: grid; gap: .75rem; border: 0 }
.rows li { align-items: center; padding: clamp(1.1rem, 2vw, 1.6rem) clamp(1.25rem, 3vw, 2.25rem); border: 0; border-radius: var(--fat); background: var(--fill); box-shadow: var(--cast) }
.rows .frame { border-radius: var(--inner) }
.rows .circle { border-radius: 50% }
.rows .name { font-size: calc(var(--s1)*.5 + var(--s2)*.5) }
.rows .price { padding: .15em .8em; border-radius: var(--button-corner); font-weight: 700; color: var(--button-text); background: var(--button) }
.tabs { gap: .6rem }
.tabs > label { padding: .55em 1.3em; border-radius: 3rem; background: var(--fill); box-shadow: var(--cast); transition: rotate var(--spring), scale var(--spring), background-color .18s }
.tabs > label:hover { rotate: var(--tilt); scale: 1.04 }
.tabs > :checked + label { color: var(--button-text); background: var(--button); rotate: none; scale: 1 }
.menu .priced::after { border-bottom-width: 3px; translate: 0 -.1em }
.menu .priced::after { border-color: color-mix(in srgb, var(--button) 35%, transparent); opacity: 1 }
.services .bare .text { padding-block: clamp(1.75rem, 3vw, 2.5rem) }
.services .bare .text::before { content: ""; width: 3.25rem; height: 3.25rem; margin-bottom: .75rem; border-radius: 1rem; rotate: -8deg; background: var(--on, var(--button)) }
.services .bare:nth-child(even) .text::before { rotate: 7deg }
.services:has(.symbol) .bare { flex-flow: column nowrap }
.services .bare > .symbol { margin: clamp(1.25rem, 2vw, 1.75rem) clamp(1rem, 1.8vw, 1.5rem) 0 }
.services:has(.symbol) .bare .text { flex: none; margin-top: auto; padding-block: clamp(1.25rem, 2vw, 1.75rem) }
.services:has(.symbol) .bare .text::before { content: none }
@media (min-width: 62rem) {
  .services .cols-3 > :first-child:nth-last-child(3n+1) { --n: 1 }
  .services .cols-3 > :first-child:nth-last-child(3n+2), .services .cols-3 > :first-child:nth-last-child(3n+2) + li { --n: 2 }
  .services .cols-1 .text { padding-inline: 3rem; font-size: var(--s1) }
}
`

/** Portraits with a disc of colour that peeps out behind and moves round under the pointer; every other one hangs lower. */
export const funTeam = `
.team .cols-2 > * { max-width: 24rem }
.team .grid { row-gap: calc(var(--gap)*1.75) }
.team li { --peep: var(--soft) }
.team li:nth-child(even) { --peep: var(--button) }
.team .frame { box-shadow: .6rem .6rem 0 var(--peep); transition: box-shadow var(--spring), rotate var(--spring) }
.team li:hover > :first-child { rotate: var(--tilt); box-shadow: -.6rem .6rem 0 var(--peep) }
.team .frame { width: min(100%, 20rem); margin-inline: auto }
.team .circle { width: min(15rem, 72%) }
.team .text { padding-top: 1.75rem; gap: .5rem }
.team .role { padding: .15em .9em; border-radius: var(--button-corner); font-weight: 600; background: var(--ground-end) }
.team .prose { text-wrap: balance }
@media (min-width: 48rem) {
  .team .cols-1 > li { display: grid; grid-template-columns: minmax(0, 22rem) minmax(0, 1fr); gap: clamp(2rem, 5vw, 4.5rem); align-items: center; max-width: 54rem; text-align: start }
  .team .cols-1 .text { justify-items: start }
  .team .cols-1 h3 { font-size: var(--s3) }
  .team .cols-1 .circle { width: 100% }
}
@media (min-width: 62rem) {
  .team .grid:not(.cols-1, .listed) > :nth-child(even) { translate: 0 2rem }
}
`

/** The words at one side, the player at the other with a big soft button on it. */
export const funVideo = `
.video { overflow-x: clip }
.video > .inner { position: relative }
.player { border-radius: calc(var(--fat)*1.2) }
.play { width: clamp(4.5rem, 9vw, 7rem); height: clamp(4.5rem, 9vw, 7rem); border-radius: var(--fat); transition: border-radius .5s, scale var(--spring) }
.player summary:hover .play { transform: none; scale: 1.1; border-radius: 50% }
@media (min-width: 62rem) {
  :where(.video) { --align: start }
  .video > .inner:has(.head):has(.player) { display: grid; grid-template-columns: 1fr 1.5fr; gap: clamp(2.5rem, 5vw, 5rem); align-items: center }
  .video .head { margin: 0 }
  .video h2 { font-size: calc(var(--s3)*.85) }
  .player { width: 100% }
}
`
