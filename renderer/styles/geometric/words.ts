export const geometricQuoteBanner = `
.quote { padding-block: clamp(3rem, 7vw, 7rem) }
.quote h2 { max-width: 13em; font-size: min(1.4rem + 6.4vw, 8.5rem, var(--cap)); line-height: .88 }
.quote .lead { max-width: 30em; font-size: var(--s1); line-height: 1.4; color: var(--text) }
.quote.columns h2 { font-size: min(1.75rem + 3.8vw, 6rem, var(--cap)) }
`

/** One large review on a block, the others below thick rules. */
export const geometricCustomerReviews = `
.reviews .grid { --gap: clamp(1.5rem, 3vw, 3rem) }
.reviews .card { padding-top: 1.1rem; border-top: var(--rule) }
.reviews .prose { font: var(--title-cut) var(--s2)/1.1 var(--title-font); letter-spacing: var(--tracking) }
.reviews .cols-1 .card { border: 0; padding: 0 }
.reviews .cols-1 .prose { max-width: 15em; font-size: min(1.75rem + 4.2vw, 6.5rem, var(--cap)); line-height: .9 }
.reviews .listed > * { border-color: var(--text); border-top-width: 4px }
.reviews .listed > :last-child { border-bottom-width: 4px }
.reviews .monogram { display: none }
.reviews .grid + .grid { margin-top: 3rem }
`

export const geometricFrequentlyAskedQuestions = `
.answers { display: grid; gap: clamp(1.75rem, 3vw, 3rem) clamp(1rem, 1.7vw, 1.5rem) }
.answers > li { display: block; border-top: var(--rule); padding-top: .9rem }
.answers h3 { font-size: var(--s2); margin-bottom: .6rem }
.answers .prose { font-size: clamp(1.1875rem, 1rem + .6vw, 1.5rem); line-height: 1.35 }
.faq > .tiles { display: none }
.questions { border-top: var(--rule) }
.questions details { border-bottom: var(--rule) }
.questions h3 { font-size: var(--s2) }
@media (min-width: 62rem) {
  .answers { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .answers > :last-child:nth-child(odd) { grid-column: 1/-1 }
  .faq:has(> .tiles) { display: flex; padding-block: 0 }
  .faq:has(> .tiles) > .inner { padding-block: var(--space) }
  .faq > .tiles { display: grid; flex: 0 0 24%; grid-template-columns: 1fr 1fr; align-content: start; contain: size }
  .faq > .falls { height: auto }
  .swapped > .tiles { order: -1 }
}
`

export const geometricScheduling = `
@media (min-width: 62rem) {
  .panel.split { display: grid; grid-template-columns: 1fr 1fr; gap: clamp(2rem, 5vw, 5rem) }
  .panel.split > .frame { order: 1 }
}
`
