/** The quote in a bubble, and its author under the tail. */
export const funCustomerReviews = `
.reviews .grid { row-gap: calc(var(--gap)*1.75) }
.reviews figure { gap: 1.6rem }
.reviews blockquote { position: relative; flex: 1; padding: clamp(1.5rem, 2.4vw, 2.25rem); border-radius: var(--fat); background: var(--fill); box-shadow: var(--cast) }
.reviews blockquote::after { content: ""; position: absolute; top: calc(100% - 1px); inset-inline-start: 2.25rem; width: 2.5rem; height: 1.4rem; background: inherit; border-bottom-right-radius: 100%; mask: radial-gradient(45% 100% at 0 0, #0000 98%, #000) }
.reviews .card { transition: rotate var(--spring) }
.reviews .card:hover { rotate: calc(var(--tilt)*.5) }
.reviews .card .prose { color: var(--on, var(--text)) }
.reviews figcaption { padding-inline-start: 1rem; margin: 0 }
.reviews .cols-1 .card { max-width: 52rem }
.reviews .cols-1 .prose { font-size: var(--s2); line-height: 1.45 }
.lifted.reviews .inner .grid > .card { box-shadow: none }
.lifted.reviews blockquote { box-shadow: var(--lift) }
`
