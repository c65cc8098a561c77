/** The band that matters: a sentence in the large size, and its reason under a line at the right. */
export const commonAltQuoteBanner = `
.quote { padding-block: clamp(2.5rem, 3.4vw, 3.25rem) clamp(3rem, 5vw, 5rem) }
.quote h2, .quote.columns h2 { max-width: 13em; font-size: var(--s3); line-height: .98 }
.quote .lead { color: var(--text); max-width: none; padding-top: .75rem; border-top: var(--rule) }
.count { justify-self: stretch; margin-top: 1rem }
.count .fitted { max-height: clamp(9rem, 27vw, 24rem) }
@media (min-width: 62rem) {
  .quote.columns .inner { grid-template-columns: var(--twelve); gap: 1rem var(--gap) }
  .quote .count { grid-column: 1/10 }
  .quote:not(.alone) h2 { grid-column: 1/9 }
  .quote .lead { grid-column: 10/-1 }
}
`

/** The author at the left in small type, the review at the right. */
export const commonAltCustomerReviews = `
.reviews .listed { border-top: var(--rule); border-bottom: var(--rule) }
.reviews .listed > *, .reviews .listed > :last-child { padding-block: clamp(1.25rem, 2vw, 1.75rem); border: 0 }
.reviews .listed > * + * { border-top: var(--hair) }
.reviews .prose { max-width: 26em; font: var(--title-cut) clamp(1.375rem, 1.1rem + 1.2vw, 2.25rem)/1.15 var(--title-font); letter-spacing: -.02em; text-wrap: pretty }
.reviews .listed:has(> :nth-child(4)) .prose, .reviews .cols-2 .prose { font: inherit; letter-spacing: 0 }
.reviews figcaption > span { font-size: 1rem }
.reviews .card { padding-top: 1.25rem; border-top: var(--rule) }
@media (min-width: 62rem) {
  .reviews .listed figure { grid-template-columns: var(--twelve); gap: var(--gap) }
  .reviews .listed figcaption { grid-column: 1/4 }
  .reviews .listed blockquote { grid-column: 6/-1 }
}
`

/** A table of two columns: the question, and its answer. */
export const commonAltFrequentlyAskedQuestions = `
.answers, .questions { border-top: var(--rule); border-bottom: var(--rule) }
.answers > li { gap: .25rem var(--gap); padding-block: 1rem }
.answers > li + li, .questions details + details { border-top: var(--hair) }
.questions summary { align-items: start; padding-block: 1rem }
.questions summary:hover h3 { color: var(--link) }
.questions summary::after { margin-top: .35em; background-size: 100% 1px, 1px 100% }
.questions [open] summary::after { rotate: none; background-size: 100% 1px, 1px 0 }
@media (min-width: 48rem) {
  .answers > li { grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) }
}
`

/** An invitation like the band: its heading at the left, the rest under a line at the right. */
export const commonAltScheduling = `
.panel { background: none }
.panel .text { gap: 1.25rem var(--gap) }
.panel .prose { font-size: 1rem; max-width: 30em }
@media (min-width: 62rem) {
  .panel:not(.split) h2 { grid-column: 1/9; grid-row: 1/4 }
  .panel:not(.split) .text > :not(h2) { grid-column: 10/-1 }
  .panel.split { display: grid; grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); gap: var(--gap) }
  .panel.split .text { align-content: end }
}
`
