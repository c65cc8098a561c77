/** A statement as large as the page has, beside a quarter circle that no text ever stands on. */
export const geometricQuoteBanner = `
.quote h2 { font-size: var(--s5); line-height: 1; max-width: 17ch }
.quote .lead { max-width: 52ch; margin-top: calc(var(--gap)*.5) }
@media (min-width: 48rem) {
  .quote { display: grid; align-items: center; min-height: 36rem }
}
`
