/** One sentence fills a colored cell. */
export const funQuoteBanner = `
.section.quote > .inner { justify-items: stretch }
.quote h2 { max-width: none; font-size: min(clamp(2.1rem, 1.4rem + 3vw, 4.6rem), var(--cap)); line-height: .98 }
.quote .lead { justify-content: end; max-width: none; font-size: var(--s1); line-height: 1.45 }
@media (min-width: 62rem) {
  .quote > .inner { grid-template-columns: repeat(12, minmax(0, 1fr)) }
  .quote > .inner > h2:not(:last-child) { grid-column: span 8 }
  .quote > .inner > .lead { grid-column: span 4 }
  .quote > .inner > :only-child { padding-block: clamp(2.5rem, 4vw, 4rem); font-size: clamp(3rem, 6.1vw, 6.5rem) }
}
`

export const funCustomerReviews = `
.reviews .prose { font: var(--title-cut) var(--s2)/1.2 var(--title-font); letter-spacing: var(--tracking) }
.reviews .cols-1 .prose { font-size: clamp(2rem, 1.5rem + 1.7vw, 3.1rem) }
.reviews .listed .prose { font: inherit; letter-spacing: 0 }
.reviews .listed figure { display: flex }
`

/** Questions and answers, each in its own cell or all in one. */
export const funFrequentlyAskedQuestions = `
.answers > .cell { display: flex; justify-content: space-between; gap: 1.5rem }
.answers.as-cells h3 { font-size: clamp(1.375rem, 8.5cqi, 2.5rem) }
.answers .prose.prose { max-width: 32em; font-size: clamp(var(--s0), 5cqi, 1.375rem); line-height: 1.4 }
.sheet { justify-content: center; padding-block: .5rem }
.answers.sheet > li { display: block; padding-block: calc(var(--pad)*.8) }
.sheet > * + * { border-top: 2px solid var(--line) }
.sheet h3 { margin-bottom: .4rem; font-size: clamp(1.375rem, 1rem + 1.2vw, 2rem) }
`

/** An invitation as one colored cell. */
export const funScheduling = `
.panel { overflow: clip; border-radius: var(--radius); color: var(--text); background: var(--ground) }
.panel > .text { padding: clamp(1.75rem, 4vw, 4rem) var(--pad) }
.panel h2 { font-size: min(clamp(2.1rem, 1.4rem + 3vw, 4.6rem), var(--cap)) }
.panel > .frame { border-radius: 0 }
@media (min-width: 48rem) {
  .panel.split { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 8fr) }
  .panel.split > .frame { height: 100%; min-height: 22rem; aspect-ratio: auto }
}
`
