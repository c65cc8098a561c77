export const commonContact = `
.details > li > .icon { width: 2.75rem; height: 2.75rem; padding: .65rem; border-radius: 50%; color: var(--accent-text); background: var(--accent) }
.details > li > div { padding-top: .5rem }
.contact.split > .inner { display: grid; gap: calc(var(--gap)*2) }
@media (min-width: 48rem) {
  .contact:not(.split) .details:has(> :nth-child(5)) { display: block; columns: 17rem 3; column-gap: clamp(2rem, 5vw, 4.5rem) }
  .contact:not(.split) .details:has(> :nth-child(5)) > li { break-inside: avoid; padding-bottom: 1.35rem }
}
@media (min-width: 62rem) {
  :where(.contact.split) { --align: start }
  .contact.split > .inner { grid-template-columns: 1fr 1fr; gap: clamp(2.5rem, 6vw, 6rem); align-items: center }
  .contact.split .details { display: grid; gap: 1.15rem }
}
@media (max-width: 39.99rem) {
  .details { display: grid; justify-content: var(--align) }
}
`

export const commonCustomerReviews = `
.reviews figure { padding: clamp(1.5rem, 2.6vw, 2.25rem) }
.reviews blockquote::before { content: "“"/""; display: block; height: .7em; font: 700 4.25rem/1 Georgia, serif; color: var(--link) }
.reviews .prose { line-height: 1.65 }
.reviews .cols-1 .card { max-width: 52rem; text-align: center; background: none; border: 0; box-shadow: none }
.reviews .cols-1 figure { padding: 0; align-items: center; gap: 1.75rem }
.reviews .cols-1 .prose { font-size: var(--s2); line-height: 1.45; text-wrap: balance }
`

export const commonFooter = `
.footer { padding-block: calc(var(--space)*.5) 2rem; border-top: 1px solid var(--line) }
.footer .small { margin-top: calc(var(--space)*.4); padding-top: 1.35rem; border-top: 1px solid var(--line) }
.reachable { justify-content: start }
@media (max-width: 47.99rem) {
  .footer .top, .footer .small { flex-direction: column; align-items: var(--align); text-align: var(--align) }
  .footer .logo { margin: 0 }
  .reachable { flex-direction: column; align-items: var(--align); text-align: var(--align) }
}
`

export const commonFrequentlyAskedQuestions = `
.questions { max-width: 48rem; margin-inline: auto; border-top: 1px solid var(--line) }
.questions details { border-bottom: 1px solid var(--line) }
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
.header { border-bottom: 1px solid var(--line) }
@media (max-width: 61.99rem) {
  .header nav li { text-align: center }
}
@media (min-width: 62rem) {
  .header nav li a { background: linear-gradient(currentColor, currentColor) 0 85%/0 1px no-repeat; transition: background-size .25s }
  .header nav li a:hover { background-size: 100% 1px }
}
`

/** The picture is darkest behind the text. */
export const commonImageBanner = `
@media (min-width: 62rem) {
  .banner:not(.to-left, .to-right) .backdrop::after {
    --edge: color-mix(in srgb, var(--scrim) calc(var(--far)*100%), transparent);
    --middle: color-mix(in srgb, var(--scrim) calc(var(--dim)*100%), transparent);
    background: linear-gradient(90deg, var(--edge), calc(15% - 7.2rem), var(--middle) calc(50% - 24rem) calc(50% + 24rem), calc(85% + 7.2rem), var(--edge))
  }
}
`

/** A picture that fills the screen; its scrim is darkest behind the text. */
export const commonIntroduction = `
.hero { padding-block: calc(var(--space)*1.15) }
.hero.on-picture { min-height: min(86svh, 50rem) }
.hero.even { background: radial-gradient(70rem 36rem at 50% -30%, var(--ground-end), var(--ground)) }
.hero .backdrop::after {
  background: radial-gradient(ellipse 75% 85% at 50% 55%, color-mix(in srgb, var(--scrim) calc(var(--dim)*100%), transparent), color-mix(in srgb, var(--scrim) calc(var(--far)*100%), transparent))
}
@media (min-width: 62rem) {
  .hero > .facts { justify-content: center; gap: 0; text-align: center }
  .facts > * { max-width: 22rem; margin-block: 1.1rem; padding: .1rem clamp(1.5rem, 3vw, 3rem) }
  .facts > * + * { border-inline-start: 1px solid var(--line) }
  .hero > .facts.plain { padding-block: .5rem }
  .facts dd { text-align: center }
  .hero:not(.to-left, .to-right) .backdrop::after {
    --edge: color-mix(in srgb, var(--scrim) calc(var(--side)*100%), transparent);
    --middle: color-mix(in srgb, var(--scrim) calc(var(--dim)*100%), transparent);
    background: linear-gradient(90deg, var(--edge), calc(15% - 8.1rem), var(--middle) calc(50% - 27rem) calc(50% + 27rem), calc(85% + 8.1rem), var(--edge))
  }
}
.hero.on-picture:has(> .facts) { padding-bottom: 0 }
.hero.on-picture:has(> .facts) > .inner { padding-bottom: calc(var(--space)*1.15) }
.hero > .facts { margin-top: calc(var(--space)*.6) }
.hero > .facts.plain { width: auto; margin: 0; padding: .4rem max(var(--gutter), 50% - var(--wide)/2); background: var(--ground); border: 0 }
.pitch h1 { max-width: 15ch }
.pitch h1.long { max-width: 21ch }
.pitch .button { font-size: 1.0625rem }
`

export const commonQuoteBanner = `
.quote h2::before { content: ""; display: block; width: 2.75rem; height: 3px; margin-bottom: var(--gap); margin-inline: auto; border-radius: 3px; background: var(--link) }
.quote.to-left h2::before { margin-inline-start: 0 }
.quote.to-right h2::before { margin-inline-end: 0 }
`

export const commonScheduling = `
.panel .text { padding: clamp(2rem, 6vw, 5rem) clamp(1.5rem, 5vw, 5rem) }
.panel .prose { text-wrap: balance }
@media (min-width: 56rem) {
  :where(.scheduling:has(.split)) { --align: start }
  .panel.split { display: grid; grid-template-columns: 1fr 1fr }
  .panel.split > .frame { aspect-ratio: auto; min-height: 26rem; height: 100% }
}
`

export const commonServices = `
.services .text { padding: clamp(1.35rem, 2.2vw, 1.9rem) }
.services .text:has(> .offer) { display: flex; flex-direction: column; align-items: var(--card-align, start) }
.services .bare .text:has(> .offer)::before { flex: none }
.services .offer { align-self: stretch; justify-content: space-between; margin-top: auto; padding-top: .9rem; border-top: 1px solid var(--line) }
.services h3:has(+ .offer) { margin-bottom: .35rem }
.menu { padding: clamp(1.25rem, 4vw, 3.25rem); background: var(--card); border: 1px solid var(--line); border-radius: var(--corner); box-shadow: var(--shadow) }
.menu .price { color: var(--link); font-weight: 600 }
.services .card { transition: transform .25s, box-shadow .25s }
.services .card:hover { transform: translateY(-3px); box-shadow: var(--shadow-high) }
.services .card .frame img { transition: scale .6s }
.services .card:hover .frame img { scale: 1.03 }
.services .grid:has(.frame) .bare .text { align-content: center }
.services .bare .text::before { content: ""; width: 2.25rem; height: 3px; margin-bottom: .5rem; border-radius: 3px; background: var(--link) }
.services .circle { width: min(12rem, 60%); margin: 1.75rem auto 0; border-radius: 50% }
.services .circle + .text { text-align: center; justify-items: center }
@media (min-width: 40rem) and (max-width: 61.99rem) {
  .services .card:last-child:nth-child(odd) { flex-direction: row }
  .services .card:last-child:nth-child(odd) > .frame:not(.circle) { flex: 0 0 50% }
  .services .card:last-child:nth-child(odd) .text { align-content: center }
}
@media (min-width: 48rem) {
  .services .cols-1 .card { flex-direction: row; align-items: stretch }
  .services .cols-1 .card > .frame { flex: 0 0 50%; width: auto; aspect-ratio: auto; min-height: 24rem; margin: 0; border-radius: 0 }
  .services .cols-1 .text { align-content: center; padding: clamp(2rem, 5vw, 4.5rem) }
  .services .cols-1 h3 { font-size: var(--s2) }
  .services .cols-1 .prose { font-size: var(--s1) }
  .services .cols-1 .bare { max-width: 46rem; text-align: center }
  .services .cols-1 .bare .text { justify-items: center }
}
`

export const commonTeam = `
.team .grid { row-gap: calc(var(--gap)*1.75) }
.team li > .monogram { margin-inline: auto }
.team .circle { width: min(14rem, 70%); margin-inline: auto }
.team .cols-2 > * { max-width: 24rem }
@media (min-width: 48rem) {
  .team .cols-1 > li { display: grid; grid-template-columns: minmax(0, 20rem) minmax(0, 1fr); gap: clamp(2rem, 5vw, 4.5rem); align-items: center; max-width: 50rem; text-align: start }
  .team .cols-1 > li:has(> .monogram) { grid-template-columns: auto minmax(0, 1fr); gap: 2rem; flex-basis: auto }
  .team .cols-1 .text { justify-items: start }
  .team .cols-1 h3 { font-size: var(--s2) }
}
`

export const commonVideo = `
.player { box-shadow: var(--shadow-high) }
.play { box-shadow: 0 8px 30px rgb(0 0 0/.3) }
`
