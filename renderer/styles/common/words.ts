export const commonQuoteBanner = `
.quote h2 { max-width: 14em; font-size: min(clamp(2.75rem, 1.4rem + 5.6vw, 7rem), var(--cap)); line-height: .9 }
.quote.columns h2 { font-size: var(--s4); line-height: .95 }
.quote .lead { color: var(--text) }
`

export const commonCustomerReviews = `
.reviews .grid { --gap: clamp(1.75rem, 3vw, 3rem) }
.reviews .card { padding-top: 1.25rem; border-top: var(--rule) }
.reviews .prose { font: var(--title-cut) clamp(1.375rem, 1.1rem + 1vw, 2rem)/1.08 var(--title-font); letter-spacing: var(--tracking) }
.reviews .listed > * { border-color: var(--text); border-top-width: 3px }
.reviews .listed > :last-child { border-bottom-width: 3px }
.reviews .cols-1 .prose { max-width: 20em; font-size: var(--s4); line-height: .95 }
.reviews .monogram { display: none }
`

export const commonFrequentlyAskedQuestions = `
.answers { border-bottom: var(--rule) }
.answers > li { padding-block: clamp(1rem, 1.8vw, 1.6rem); border-top: var(--rule) }
.answers h3, .questions h3 { font-size: clamp(1.75rem, 1.2rem + 1.9vw, 3.25rem); line-height: .95 }
.answers .prose { font-size: var(--s1) }
.questions { border-top: var(--rule) }
.answers:not(:has(> :nth-child(4))) .prose { font-size: clamp(1.25rem, 1rem + .9vw, 1.75rem); line-height: 1.3 }
@media (min-width: 62rem) {
  .swapped .answers { display: flex; flex-wrap: wrap; gap: 0 clamp(1.5rem, 3vw, 3rem); border: 0 }
  .swapped .answers > li { flex: 1 1 26%; grid-template: auto 1fr/minmax(0, 1fr); gap: clamp(1rem, 2vw, 2rem); padding-block: clamp(1rem, 1.8vw, 1.6rem) clamp(2rem, 3vw, 3rem) }
  .swapped .answers:has(> :nth-child(4):last-child) > li { flex-basis: 40% }
  .swapped .answers > li > :not(h3) { grid-column: 1 }
}
.questions details { border-bottom: var(--rule) }
`

export const commonScheduling = `
.panel { background: none }
.panel .text { gap: 1.25rem }
.panel h2 { font-size: var(--s4); line-height: .9 }
@media (min-width: 56rem) {
  .panel.split { display: grid; grid-template-columns: 1fr 1fr; gap: clamp(2rem, 5vw, 5rem) }
}
`
