/** Large quotes two by two, parted by thin upright rules; a lone one is larger. In the type of titles where that is not heavy. */
export const elegantCustomerReviews = `
.reviews .grid { --gap: clamp(3rem, 8vw, 8rem); row-gap: clamp(3rem, 5vw, 4.5rem) }
.reviews .card { position: relative; text-align: var(--card-align, center) }
.reviews figure { gap: 1.75rem; align-items: var(--card-align, center) }
.reviews .card .prose { font-size: var(--s2); line-height: 1.5; text-wrap: pretty }
.reviews .cols-3 .prose { font-size: var(--s1) }
.reviews .monogram { display: none }
.reviews figcaption { margin: 0; text-align: inherit }
.reviews figcaption > span { display: grid; justify-items: var(--card-align, center); gap: .25rem }
.reviews figcaption > span::before { content: ""; width: 2.5rem; height: 1px; margin-bottom: 1.25rem; background: var(--link) }
.reviews cite + span { font-size: .875rem }
.reviews .cols-1 > *, .reviews .grid > :last-child:nth-child(odd) { max-width: 50rem }
.reviews .cols-1 .prose { font-size: var(--s3); text-wrap: balance }
@container style(--title-weight: 300) or style(--title-weight: 400) or style(--title-weight: 500) {
  .reviews .card .prose { font-family: var(--title-font); font-weight: var(--title-weight); letter-spacing: var(--tracking) }
}
@media (max-width: 61.99rem) {
  .reviews .grid > * { --n: 1; max-width: 40rem; margin-inline: auto }
  .reviews .card + .card { padding-top: var(--gap); border-top: 1px solid var(--line) }
}
@media (min-width: 62rem) {
  .reviews .cols-2 > :last-child:nth-child(odd) { --n: 1 }
  .reviews .cols-2 > :nth-child(even)::before, .reviews .cols-3 > ::before { content: ""; position: absolute; inset-block: 0; inset-inline-start: calc(var(--gap)/-2); width: 1px; background: var(--line) }
  .reviews .cols-3 > :first-child::before { display: none }
}
`
