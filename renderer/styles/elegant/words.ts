export const elegantQuoteBanner = `
.quote h2 { max-width: 15em; font-size: var(--s4); line-height: 1.02 }
`

/** A single review in large type; several in small type. */
export const elegantCustomerReviews = `
.reviews .monogram { display: none }
.reviews figure { gap: 1rem }
.reviews .grid { --gap: clamp(2rem, 4vw, 4rem) }
.reviews .card .prose { font: var(--title-weight) var(--s1)/1.35 var(--title-font); text-wrap: pretty }
.reviews .cols-1 .prose { max-width: 19em; font-size: var(--s4); line-height: 1.04; letter-spacing: -.026em; text-wrap: balance }
.reviews cite { font-weight: 400 }
`

/** Heading at the left; questions and answers in two columns on hairlines. */
export const elegantFrequentlyAskedQuestions = `
.answers > li { padding-block: 1.6rem; border-top: 1px solid var(--line) }
.answers > :last-child, .questions { border-bottom: 1px solid var(--line) }
.answers h3, .questions h3 { font-size: clamp(1.375rem, 1.25rem + .5vw, 1.6875rem); line-height: 1.2 }
.answers:not(:has(> :nth-child(4))) > li { gap: .6rem; grid-template-columns: minmax(0, 1fr) }
.answers:not(:has(> :nth-child(4))) > li > :not(h3) { grid-column: 1; font-size: 1.25rem; line-height: 1.45 }
.answers:not(:has(> :nth-child(3))) h3 { font-size: var(--s2); line-height: 1.1 }
.questions details { border-top: 1px solid var(--line) }
.questions summary::after { background-size: 100% 1px, 1px 100% }
@media (min-width: 62rem) {
  .faq:not(.to-center, .to-right) > .inner:has(> .head) { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 7fr); column-gap: clamp(3rem, 9vw, 8.5rem); align-items: start }
  .faq .head { margin: 0 }
  .faq.swapped:not(.to-center, .to-right) > .inner:has(> .hour) { grid-template-columns: minmax(0, 7fr) minmax(0, 4fr) }
  .faq.swapped > .inner:has(> .hour) > .head { grid-area: 1/2 }
  .answers:has(> :nth-child(4)) > li { grid-template-columns: minmax(0, 4fr) minmax(0, 5fr); gap: 2rem }
}
`

/** A centered invitation in large light type. */
export const elegantScheduling = `
.panel { background: none }
.panel h2 { font-size: var(--s4) }
.panel .text { gap: 1.75rem }
@media (min-width: 56rem) {
  .panel.split { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: clamp(2rem, 5vw, 5rem); align-items: end }
}
`
