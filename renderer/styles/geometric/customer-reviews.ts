/** Large words on solid blocks. */
export const geometricCustomerReviews = `
.reviews figure { gap: clamp(2rem, 4vw, 4rem); padding: clamp(1.75rem, 3vw, 3rem) var(--gutter) }
.reviews .prose { font: var(--title-weight) var(--s2)/1.25 var(--title-font); letter-spacing: calc(var(--tracking)*.6) }
.reviews .cols-1 figure { padding: var(--space) var(--edge) }
.reviews .cols-1 .prose { max-width: 26ch; font-size: var(--s4); line-height: 1.08; letter-spacing: var(--tracking) }
`
