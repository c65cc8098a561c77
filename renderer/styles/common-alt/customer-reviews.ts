/** Quotations one under the other on hairlines, larger when they are few, with a mark that hangs outside the column. */
export const commonAltCustomerReviews = `
.reviews .grid { gap: 0 }
.reviews .card { padding-block: clamp(1.5rem, 2.4vw, 2.25rem); border-top: var(--hair) }
.reviews blockquote { position: relative; font-size: var(--s1); line-height: 1.5 }
.reviews .grid:not(:has(> :nth-child(4))) blockquote { font-size: var(--s2); line-height: 1.4 }
.reviews .prose { max-width: 34em }
.reviews:is(.to-center, .to-right) .prose { margin-inline-start: auto }
.reviews.to-center .prose { margin-inline-end: auto }
.reviews blockquote::before { content: "“"/""; position: absolute; inset-inline-end: calc(100% + .1em) }
.reviews:is(.to-center, .to-right) blockquote::before { position: static }
.reviews figcaption .monogram { display: none }
.reviews figcaption > span:last-child { display: flex; flex-wrap: wrap; gap: 0 .75em; font-size: .9375rem }
`
