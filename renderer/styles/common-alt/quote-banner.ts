/** A large statement from the left edge; the text that stands behind it begins in the second column. */
export const commonAltQuoteBanner = `
.quote h2 { max-width: 21ch; font-size: calc((var(--s4) + var(--s5))/2); line-height: 1.08 }
.quote .lead { max-width: 34em }
@media (min-width: 62rem) {
  .quote:not(.alone) .inner { row-gap: calc(var(--space)*.4) }
}
`
