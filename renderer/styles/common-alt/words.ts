const count = `.count { justify-self: stretch; overflow: clip; margin-top: 1rem }
.count .fitted { max-height: clamp(9rem, 27vw, 24rem) }
`

/** A highlighted band: a sentence in the large size, with supporting text under a line at the right. */
export const commonAltQuoteBanner = `
.quote { padding-block: clamp(2.5rem, 3.4vw, 3.25rem) clamp(3rem, 5vw, 5rem) }
.quote h2, .quote.columns h2 { max-width: 13em; font-size: var(--s3); line-height: .98 }
.quote .lead { color: var(--text); max-width: none; padding-top: .75rem; border-top: var(--rule) }
${count}@media (min-width: 62rem) {
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

/** A table with questions and answers in two columns. One answer is in a band above it. */
export const commonAltFrequentlyAskedQuestions = `
${count}.told-band { display: grid; gap: 1rem var(--gap); margin-bottom: var(--space); padding: clamp(2.5rem, 3.4vw, 3.25rem) max(var(--gutter), 50% - var(--wide)/2) clamp(3rem, 5vw, 5rem) }
.faq:has(> .told-band) { padding-top: 0 }
.told-band h2, .told-band .said { max-width: 13em; font: var(--title-cut) max(1.25rem, min(var(--s3), 10vw))/1 var(--title-font); letter-spacing: var(--tracking); text-wrap: balance }
.told-band .longer { max-width: 34em; font-size: max(1.125rem, min(1.1rem + 1.2vw, 2.25rem, 8vw)); line-height: 1.15; letter-spacing: -.02em }
.told-band .count { margin-top: clamp(1rem, 2.6vw, 2.5rem) }
.told-band .lead { max-width: 14em; padding-top: .75rem; border-top: var(--rule); color: var(--text); font: var(--title-cut) clamp(1.375rem, 1.1rem + 1.2vw, 2.25rem)/1.12 var(--title-font); letter-spacing: -.02em }
.answers > :only-child .prose { font: var(--title-cut) clamp(1.375rem, 1.1rem + 1.2vw, 2rem)/1.2 var(--title-font); letter-spacing: -.02em; text-wrap: pretty }
.answers, .questions { border-top: var(--rule); border-bottom: var(--rule) }
.answers > li { gap: .25rem var(--gap); padding-block: 1rem }
.answers > li + li, .questions details + details { border-top: var(--hair) }
.questions summary { align-items: start; padding-block: 1rem }
.questions summary:hover h3 { color: var(--link) }
.questions summary::after { margin-top: .35em; background-size: 100% 1px, 1px 100% }
.questions [open] summary::after { rotate: none; background-size: 100% 1px, 1px 0 }
@media (min-width: 48rem) {
  .answers > li { grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) }
  .answers > :only-child { grid-template-columns: minmax(0, 1fr) }
  .answers > :only-child > :not(h3) { grid-column: 1 }
}
@media (min-width: 62rem) {
  .told-band { grid-template-columns: repeat(12, minmax(0, 1fr)) }
  .told-band > * { grid-column: 1/-1 }
  .told-band .count { grid-area: 2/1/3/9 }
  .told-band .lead { grid-area: 2/9/3/-1; align-self: end }
  .faq > .inner:has(> .across) { display: block }
  .faq > .inner > .across { display: grid; grid-template-columns: repeat(var(--across, 3), minmax(0, 1fr)); gap: 2rem var(--gap); border: 0 }
  .across.of-4 { --across: 4 }
  .answers.across > li { grid-template-columns: minmax(0, 1fr); align-content: start; padding-block: .75rem 0; border-top: var(--rule) !important }
  .answers.across > li > :not(h3) { grid-column: 1 }
}
`

/** An invitation like the band: heading at the left, the rest under a line at the right. */
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
