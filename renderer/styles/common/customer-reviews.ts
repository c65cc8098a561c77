export const commonCustomerReviews = `
.reviews figure { padding: clamp(1.5rem, 2.6vw, 2.25rem) }
.reviews blockquote::before { content: "“"/""; display: block; height: .7em; font: 700 4.25rem/1 Georgia, serif; color: var(--link) }
.reviews .prose { line-height: 1.65 }
.reviews .cols-1 .card { max-width: 52rem; text-align: center; background: none; border: 0; box-shadow: none }
.reviews .cols-1 figure { padding: 0; align-items: center; gap: 1.75rem }
.reviews .cols-1 .prose { font-size: var(--s2); line-height: 1.45; text-wrap: balance }
`
