export const commonContact = `
.contact .details > li > .icon { stroke-width: 1.5; color: var(--link) }
.details { gap: 1.35rem clamp(2rem, 4vw, 4rem) }
.contact.split > .inner { display: grid; gap: calc(var(--gap)*2) }
.form { border-radius: calc(var(--corner)*1.4) }
.board { padding: clamp(1.25rem, 2.5vw, 2rem); border-radius: calc(var(--corner)*1.4); background: var(--card) }
.board dl > :last-child { border: 0; padding-bottom: 0 }
@media (min-width: 48rem) {
  .contact.solo .details:has(> :nth-child(5)) { display: block; columns: 17rem 3; column-gap: clamp(2rem, 5vw, 4.5rem) }
  .contact.solo .details:has(> :nth-child(5)) > li { break-inside: avoid; padding-bottom: 1.35rem }
}
@media (min-width: 62rem) {
  .contact.split > .inner { grid-template-columns: minmax(0, 6fr) minmax(0, 7fr); gap: clamp(2.5rem, 6vw, 6rem); align-items: start }
  .contact.split .details { display: grid }
  .contact .media .frame { border-radius: calc(var(--picture-corner)*1.5) }
  .mapped .media { align-self: stretch }
  .timed .ways { padding-top: .5rem }
  .contact.asked > .inner { grid-template-columns: minmax(0, 1fr); gap: calc(var(--gap)*1.75); max-width: 48rem }
  .contact.asked .details { display: flex }
}
@media (max-width: 39.99rem) {
  .details { display: grid; justify-content: var(--align) }
}
`

export const commonCustomerReviews = `
.reviews figure { padding: clamp(1.5rem, 2.4vw, 2.25rem); gap: 2rem }
.reviews .prose { font-size: var(--s1); line-height: 1.5; color: var(--text) }
.reviews figcaption { margin-top: auto }
.reviews .grid > * { flex-grow: 1 }
.reviews .cols-1 .card { background: none }
.reviews .cols-1 figure { padding: 0 }
.reviews .cols-1 .prose { max-width: 30em; font: var(--title-weight) var(--s3)/1.2 var(--title-font); letter-spacing: var(--tracking); text-wrap: balance }
`

export const commonFooter = `
.footer { padding-block: calc(var(--space)*.6) 2rem }
.footer .logo { font-size: var(--s2) }
.footer .small { margin-top: calc(var(--space)*.4); padding-top: 1.35rem; border-top: 1px solid var(--line) }
.reachable { justify-content: start }
@media (max-width: 47.99rem) {
  .footer .top, .footer .small { flex-direction: column; align-items: var(--align); text-align: var(--align) }
  .footer .logo { margin: 0 }
  .reachable { flex-direction: column; align-items: var(--align); text-align: var(--align) }
}
`

export const commonFrequentlyAskedQuestions = `
.questions { border-top: 1px solid var(--line) }
.questions details { border-bottom: 1px solid var(--line) }
.questions summary { padding-block: 1.35rem }
.faq:is(.to-center, .to-right) .questions { width: min(100%, 48rem); margin-inline: auto }
.faq.to-right .questions { margin-inline-end: 0 }
@media (min-width: 62rem) {
  .faq:not(.to-center, .to-right) > .inner:has(.head) { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: clamp(2.5rem, 6vw, 6rem); align-items: start }
  .faq:not(.to-center, .to-right) .questions { max-width: none; width: 100% }
}
`

export const commonGallery = `
.gallery { --gap: clamp(.5rem, 1.2vw, 1rem) }
.gallery .head { --gap: 1.5rem }
.mosaic > * { --n: 2 }
.mosaic > :first-child:nth-last-child(odd) { --n: 1 }
.gallery .frame img { transition: scale .8s cubic-bezier(.2, .7, .2, 1) }
.enlarge:hover img { scale: 1.03 }
.mosaic.of-1 > * { max-width: 58rem }
@media (min-width: 40rem) {
  .mosaic.of-3 > *, .mosaic.of-5 > :nth-child(n+3), .mosaic.of-6 > *, .mosaic.of-7 > *, .mosaic.of-9 > *, .mosaic.of-10 > * { --n: 3 }
  .mosaic.of-5 > :nth-child(-n+2) { --n: 2 }
  .mosaic.of-7 > :nth-child(n+4), .mosaic.of-8 > *, .mosaic.of-10 > :nth-child(n+4):nth-child(-n+7) { --n: 4 }
}
`

export const commonHeader = `
.header { padding-block: .85rem }
.header .logo { font-size: clamp(1.1875rem, 1.1rem + .4vw, 1.4375rem) }
.header .button { padding: .75em 1.4em }
@media (max-width: 61.99rem) {
  .header nav li a { font-size: var(--s2) }
}
@media (min-width: 62rem) {
  .header nav li a { background: linear-gradient(currentColor, currentColor) 0 85%/0 1px no-repeat; transition: background-size .25s }
  .header nav li a:hover { background-size: 100% 1px }
}
`

/** A panel with the heading in its lower corner, where the picture is darkest. */
export const commonImageBanner = `
.banner.on-picture { align-items: end; margin-inline: var(--in); border-radius: calc(var(--corner)*2); overflow: clip; padding-block: clamp(2.5rem, 5vw, 5rem) }
.banner.on-picture > .inner { width: min(100% - 2*(var(--gutter) - var(--in)), var(--wide)) }
.banner.to-fill { margin-inline: 0; border-radius: 0 }
.halves .frame { border-radius: calc(var(--picture-corner)*1.5) }
@media (min-width: 62rem) {
  .banner:not(.to-center, .to-right) .backdrop::after {
    --from: calc(max(var(--gutter), 50% - var(--wide)/2) + 38rem);
    background: linear-gradient(90deg, color-mix(in srgb, var(--scrim) calc(var(--dim)*100%), transparent) var(--from), color-mix(in srgb, var(--scrim) calc(var(--far)*100%), transparent) calc(var(--from) + 20rem))
  }
  [dir=rtl] .banner .backdrop::after { scale: -1 1 }
}
`

/** Large type from the left: beside a picture with room around it, on a photograph whose scrim is darkest behind the text, or alone. */
export const commonIntroduction = `
.hero { padding-block: clamp(2rem, 4.5vw, 4.5rem) calc(var(--space)*.7); --measure: 8.5em }
.hero:has(.long) { --measure: 13em }
.pitch { gap: clamp(1.25rem, 2.2vw, 2rem) }
.pitch .lead { max-width: 34em }
.pitch .button { font-size: 1.0625rem }
.hero > .facts { margin-top: calc(var(--space)*.55) }
.facts dd, .facts li { font-size: var(--s1); line-height: 1.35 }
.beside > .inner { display: grid; gap: calc(var(--gap)*1.75) clamp(2.5rem, 5vw, 5rem); align-items: center }
.beside .frame { border-radius: calc(var(--picture-corner)*1.5) }
.hero.on-picture { min-height: min(88svh, 54rem); align-items: end; padding-block: calc(var(--space)*1.3) }
.typed { --measure: 11em }
.typed:not(:has(.long)) { --size: calc(var(--s5)*1.2) }
.hero.over > .facts { margin-top: 0; border: 0 }
@media (min-width: 62rem) {
  .hero.beside > .inner { grid-template-columns: minmax(0, 6fr) minmax(0, 7fr) }
  .beside.to-right .media { order: -1 }
  .beside.to-right > .inner { grid-template-columns: minmax(0, 7fr) minmax(0, 6fr) }
  .beside .frame { aspect-ratio: 6/5 }
  .typed { padding-top: calc(var(--space)*.9) }
  .typed:not(.to-center, .to-right) .pitch { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); column-gap: clamp(2rem, 5vw, 5rem); row-gap: calc(var(--gap)*1.5); align-items: end }
  .typed:not(.to-center, .to-right) :is(h1, h2) { grid-column: 1/-1 }
  .typed:not(.to-center, .to-right) .actions { grid-column: 2; justify-content: end }
  .over .pitch { width: min(100%, 38rem) }
  .hero.on-picture:not(.to-center, .to-right) .backdrop::after {
    --from: calc(max(var(--gutter), 50% - var(--wide)/2) + 40rem);
    background: linear-gradient(90deg, color-mix(in srgb, var(--scrim) calc(var(--dim)*100%), transparent) var(--from), color-mix(in srgb, var(--scrim) calc(var(--side)*100%), transparent) calc(var(--from) + 16rem))
  }
  [dir=rtl] .hero .backdrop::after { scale: -1 1 }
}
`

export const commonQuoteBanner = `
.quote h2 { max-width: 15em; line-height: 1.1 }
.quote:not(.columns) .lead { max-width: 35em }
@media (min-width: 62rem) {
  .quote.columns .lead { padding-top: .5rem }
}
`

export const commonScheduling = `
.panel { border-radius: calc(var(--corner)*2) }
.panel .text { padding: clamp(2rem, 6vw, 5rem) clamp(1.5rem, 5vw, 5rem) }
@media (min-width: 56rem) {
  .panel.split { display: grid; grid-template-columns: 1fr 1fr }
  .panel.split > .frame { aspect-ratio: auto; min-height: 26rem; height: 100% }
}
`

export const commonServices = `
.services .grid { row-gap: calc(var(--gap)*1.1) }
.services .card:has(> .frame) { background: none; border-radius: 0; overflow: visible }
.services .grid:has(.frame) { row-gap: calc(var(--gap)*1.75) }
.services .text { padding: clamp(1.35rem, 2.2vw, 2rem) }
.services .frame + .text { padding: 1.35rem 0 0 }
.services .text:has(> .offer) { display: flex; flex-direction: column; align-items: var(--card-align, start) }
.services h3 { font-size: calc((var(--s1) + var(--s2))/2); line-height: 1.25; letter-spacing: calc(var(--tracking)*.5) }
.services .offer { align-self: stretch; justify-content: space-between; margin-top: auto; padding-top: .5rem }
.services .bare .offer { padding-top: clamp(1.5rem, 3vw, 3rem) }
.services .offer .price { font-size: var(--s1) }
.services .bare { flex-grow: 1 }
.menu { max-width: none; margin: 0; padding: clamp(1.25rem, 4vw, 3.25rem); background: var(--ground-end); border-radius: calc(var(--corner)*1.4) }
:is(.menu, .rows) .price { color: var(--link); font-weight: 600 }
.rows { padding: clamp(.25rem, 1.5vw, 1.25rem) clamp(1.25rem, 4vw, 3.25rem); background: var(--ground-end); border-radius: calc(var(--corner)*1.4) }
.rows > :last-child > ul { border: 0 }
.rows > .group:first-child > ul:first-child > :first-child { border: 0 }
.rows h3:not(.name) { padding-top: 1.5rem }
.tabs > label { padding: .6em 1.35em; border: 1.5px solid var(--line); border-radius: var(--button-corner); background: var(--ground-end) }
.tabs > label:hover { border-color: var(--button) }
.tabs > :checked + label { color: var(--button-text); background: var(--button); border-color: var(--button) }
@media (min-width: 62rem) {
  .price-list:not(.to-center, .to-right) > .inner:has(> .head + .menu:not(.long)) { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: clamp(2.5rem, 6vw, 6rem); align-items: start }
}
.services .frame img { transition: scale .6s }
.services .card:hover .frame img { scale: 1.03 }
.services .circle { width: min(13rem, 70%) }
@media (min-width: 48rem) {
  .services .cols-1 .card:has(> .frame) { flex-direction: row; align-items: center; gap: clamp(2rem, 6vw, 6rem) }
  .services .cols-1 .card > .frame:not(.circle) { flex: 0 0 54%; width: auto }
  .services .cols-1 .card:nth-child(even) > .frame { order: 1 }
  .services .cols-1 .frame + .text { padding: 0 }
  .services .sides .card > .frame:not(.circle) { min-height: 20rem; max-height: 28rem }
  .services .cols-1 h3 { font-size: var(--s2) }
  .services .cols-1 .prose { font-size: var(--s1); line-height: 1.5 }
}
`

export const commonTeam = `
.team .grid { row-gap: calc(var(--gap)*1.75) }
.team .circle { width: min(14rem, 70%) }
.team .cols-2 > * { max-width: 26rem }
.team .text { gap: .25rem }
.team .role { color: var(--muted) }
.team .prose { margin-top: .5rem }
.team:not(.to-center, .to-right) .grid > li:has(> .monogram) { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 1.25rem; align-items: start; text-align: start }
.team:not(.to-center, .to-right) li:has(> .monogram) > .text { padding-top: .4rem; justify-items: start }
.team li > .monogram { width: 4rem; height: 4rem; font-size: 1.25rem }
@media (min-width: 48rem) {
  .team .cols-1 > li { display: grid; grid-template-columns: minmax(0, 20rem) minmax(0, 1fr); gap: clamp(2rem, 5vw, 4.5rem); align-items: center; max-width: 54rem; text-align: start }
  .team .cols-1 .text { justify-items: start }
  .team .cols-1 h3 { font-size: var(--s2) }
}
`

export const commonVideo = `
.video .player { width: 100%; max-width: none; margin-inline: 0; border-radius: calc(var(--picture-corner)*1.5) }
`
