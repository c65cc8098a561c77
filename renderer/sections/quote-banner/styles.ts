export const quoteBannerStyles = `
.quote .inner { display: grid; gap: var(--gap); justify-items: var(--align); text-align: var(--align) }
.quote h2 { font-size: var(--s4); max-width: 16em; line-height: 1.14 }
.quote .lead { max-width: 36em; color: var(--muted) }
@media (min-width: 62rem) {
  .quote.columns .inner { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: clamp(3rem, 7vw, 7rem); align-items: start }
  .quote.columns .wordy { --less: calc(42cqi + 7rem) }
  .quote.columns.to-right .lead { order: -1 }
  .quote.columns.to-right .inner { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr) }
}
`
