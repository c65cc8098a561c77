export const customerReviewsStyles = `
.reviews figure { display: flex; flex-direction: column; gap: 1.25rem; height: 100% }
.reviews figcaption { display: flex; align-items: center; justify-content: var(--card-align, start); gap: .85rem; margin-top: auto; text-align: start; line-height: 1.35 }
.reviews figcaption > span { display: grid; min-width: 0 }
.reviews cite { font-weight: 600 }
.reviews cite ~ span, .origin { font-size: .9375rem; color: var(--muted) }
.origin a { color: inherit; text-decoration-color: color-mix(in srgb, currentColor 40%, transparent) }
.origin a:hover { text-decoration-color: currentColor }
.reviews .card .prose { color: var(--text) }
.stars { display: inline-block; width: 6.1rem; margin-bottom: .9rem; vertical-align: top; fill: currentColor; color: var(--star, var(--link)); overflow: visible }
.stars .off { fill: none; stroke: currentColor; stroke-width: 1.3; stroke-linejoin: round }
.stars:dir(rtl) { scale: -1 1 }
.reviews blockquote:has(.stars)::before { content: none }
.reviews .grid + .grid { margin-top: calc(var(--gap)*1.5) }
.reviews .listed { gap: 0 }
.reviews .listed > * { max-width: none; text-align: start; padding-block: clamp(1.5rem, 2.6vw, 2.5rem); border-top: 1px solid var(--line) }
.reviews .listed > :last-child { border-bottom: 1px solid var(--line) }
.reviews .listed figcaption { justify-content: start; margin: 0 }
.reviews .listed figure { padding: 0 }
.reviews .listed .prose { max-width: 40em }
@media (min-width: 48rem) {
  .reviews .listed figure { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 9fr); gap: calc(var(--gap)*1.5); align-items: start }
  .reviews .listed figcaption { order: -1 }
}
`
