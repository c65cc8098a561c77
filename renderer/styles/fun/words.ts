const whiteCell =
  '--ground: var(--cell); --text: var(--own-text); --muted: var(--own-muted); --link: var(--own-link); --line: var(--own-line); position: relative; display: flex; flex-direction: column; min-width: 0; padding: var(--pad); border-radius: var(--radius); color: var(--text); background: var(--ground)'

const headCell =
  'min-width: 0; padding: var(--pad); border-radius: var(--radius); color: var(--text); background: var(--ground); align-content: space-between'

/** One sentence fills a colored cell. */
export const funQuoteBanner = `
.section.quote > .inner { justify-items: stretch }
.quote > .inner > h2, .quote > .inner > .lead { ${headCell} }
.quote h2 { max-width: none; font-size: clamp(2.1rem, 1.4rem + 3vw, 4.6rem); line-height: .98 }
.quote .lead { ${whiteCell}; justify-content: end; max-width: none; font-size: var(--s1); line-height: 1.45 }
@media (min-width: 62rem) {
  .quote > .inner { grid-template-columns: repeat(12, minmax(0, 1fr)) }
  .quote > .inner > h2:not(:last-child) { grid-column: span 8 }
  .quote > .inner > .lead { grid-column: span 4 }
  .quote > .inner > :only-child { padding-block: clamp(3rem, 6vw, 6rem) }
}
`

/** A cell for each review. */
export const funCustomerReviews = `
.reviews .head { ${headCell} }
.reviews .grid > li { ${whiteCell}}
.reviews .prose { font: var(--title-cut) var(--s2)/1.2 var(--title-font); letter-spacing: var(--tracking) }
.reviews .cols-1 .prose { font-size: clamp(1.6rem, 1.2rem + 1.8vw, 2.9rem) }
.reviews .listed .prose { font: inherit; letter-spacing: 0 }
.reviews .listed figure { display: flex }
`

/** Questions with their answers, a white cell for each. */
export const funFrequentlyAskedQuestions = `
.answers > li { ${whiteCell}; justify-content: space-between; gap: 1.5rem; container-type: inline-size }
.answers > :nth-child(3n+2) { --ground: var(--peach); --muted: var(--own-text) }
.answers h3 { font-size: clamp(1.375rem, 8.5cqi, 2.5rem); line-height: 1.05; text-wrap: balance }
.answers .prose { max-width: 32em; font-size: clamp(var(--s0), 5cqi, 1.375rem); line-height: 1.4 }
.faq .of-sheet ~ .answers.answers.answers { ${whiteCell}; padding-block: 0; justify-content: center }
.faq .of-sheet ~ .answers.answers.answers > li { padding: calc(var(--pad)*.85) 0; border-radius: 0; background: none; gap: .6rem }
.faq .of-sheet ~ .answers.answers.answers > li + li { border-top: 2px solid var(--line) }
.faq .of-sheet ~ .answers.answers.answers h3 { font-size: clamp(1.375rem, 3.6cqi, 2rem) }
.faq .of-sheet ~ .answers.answers.answers .prose { font-size: var(--s1) }
.faq .heading-cell > .inset { min-height: 6rem }
.questions { ${whiteCell}; padding-block: .5rem }
.questions details + details { border-top: 1px solid var(--line) }
.questions h3 { font-size: var(--s2) }
@media (min-width: 62rem) {
  .faq > .inner:has(> .questions) > .heading-cell, .faq > .inner > .of-sheet.of-sheet { grid-column: span 4 }
  .faq > .inner > .heading-cell + .questions, .faq > .inner > .of-sheet + .answers { grid-column: span 8 }
  .faq > .inner > .at-end.at-end { grid-column: -5/-1 }
  .faq > .inner > .of-sheet { grid-row: 1 }
  .faq > .inner:has(> .answers > :is(:nth-child(4), :nth-child(6), :nth-child(7)):last-child) > .heading-cell:not(.of-sheet) { grid-column-end: span 4; grid-row-end: span 2 }
  .faq .heading-cell.heading-cell ~ .answers.answers.answers:has(> :is(:nth-child(4), :nth-child(6), :nth-child(7)):last-child) > li:nth-child(n) { grid-column: span 4 }
  .faq .heading-cell.heading-cell ~ .answers.answers.answers:has(> :nth-child(6):last-child) > li:nth-child(n+5) { grid-column: span 6 }
  .faq > .inner.inner:has(> .answers > :nth-child(3):last-child) > .heading-cell:not(.of-sheet) { grid-column: span 6 }
  .faq > .inner.inner:has(> .answers > :nth-child(3):last-child) > .at-end.at-end:not(.of-sheet) { grid-column: 7/-1 }
  .faq .heading-cell.heading-cell ~ .answers.answers.answers:has(> :nth-child(3):last-child) > li:nth-child(n) { grid-column: span 6 }
}
`

/** An invitation as one colored cell. */
export const funScheduling = `
.panel { overflow: clip; border-radius: var(--radius); color: var(--text); background: var(--ground) }
.panel > .text { padding: clamp(1.75rem, 4vw, 4rem) var(--pad) }
.panel h2 { font-size: clamp(2.1rem, 1.4rem + 3vw, 4.4rem) }
.panel > .frame { border-radius: 0 }
@media (min-width: 48rem) {
  .panel.split { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 8fr) }
  .panel.split > .frame { height: 100%; min-height: 22rem; aspect-ratio: auto }
}
`
