export const customerReviewsStyles = `
.reviews figure { display: flex; flex-direction: column; gap: 1.25rem; height: 100%; padding: clamp(1.5rem, 2.6vw, 2.25rem) }
.reviews blockquote::before { content: "“"/""; display: block; height: .7em; font: 700 4.25rem/1 Georgia, serif; color: var(--link) }
.reviews .card .prose { color: var(--text); line-height: 1.65 }
.reviews figcaption { display: flex; align-items: center; gap: .85rem; margin-top: auto; text-align: start; line-height: 1.35 }
.reviews figcaption > span:last-child { display: grid }
.reviews cite { font-weight: 600 }
.reviews cite + span { font-size: .9375rem; color: var(--muted) }
.reviews .cols-1 .card { max-width: 52rem; text-align: center; background: none; border: 0; box-shadow: none }
.reviews .cols-1 figure { padding: 0; align-items: center; gap: 1.75rem }
.reviews .cols-1 .prose { font-size: var(--s2); line-height: 1.45; text-wrap: balance }
`
