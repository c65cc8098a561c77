export const customerReviewsStyles = `
.reviews figure { display: flex; flex-direction: column; gap: 1.25rem; height: 100% }
.reviews figcaption { display: flex; align-items: center; justify-content: var(--card-align, start); gap: .85rem; margin-top: auto; text-align: start; line-height: 1.35 }
.reviews figcaption > span:last-child { display: grid }
.reviews cite { font-weight: 600 }
.reviews cite + span { font-size: .9375rem; color: var(--muted) }
.reviews .card .prose { color: var(--text) }
`
