/** Photos in their own ratios and three sizes, each with a small number. */
export const elegantGallery = `
main { counter-reset: shown }
.gallery .head { margin-bottom: clamp(2rem, 4vw, 3.5rem) }
.mosaic { --gap: clamp(1rem, 1.7vw, 1.5rem); row-gap: clamp(2.5rem, 6vw, 6rem); align-items: end; justify-content: space-between }
.mosaic > li { counter-increment: shown; flex: 0 0 100% }
.gallery figcaption { display: flex }
.mosaic figcaption::before { content: counter(shown); flex: 0 0 1.75rem; font-variant-numeric: tabular-nums }
@media (min-width: 40rem) {
  .mosaic > :nth-child(5n+1) { flex-basis: 58% }
  .mosaic > :nth-child(5n+2) { flex-basis: 32% }
  .mosaic > :nth-child(5n+3) { flex-basis: 40% }
  .mosaic > :nth-child(5n+4) { flex-basis: 48% }
  .mosaic > :nth-child(5n+5) { flex-basis: 66% }
  .mosaic > :last-child:nth-child(5n+1) { flex-basis: 83% }
  .mosaic > :last-child:nth-child(5n+3) { margin-inline-start: auto; flex-basis: 58% }
}
`

export const elegantImageBanner = `
.banner.on-picture { align-items: end }
.banner h2 { line-height: 1 }
`

/** Names and roles as a quiet list, with portraits if available. */
export const elegantTeam = `
.team .role { color: var(--muted); font-weight: 400 }
.team li > .monogram, .team .frame .monogram { display: none }
.team .grid { --gap: 1.5rem; row-gap: 3rem }
.team .text { gap: .25rem }
.team .grid.listed > li, .team .grid.listed > li:has(> .monogram) { grid-template-columns: minmax(0, 1fr); padding-block: 1.25rem }
.team .grid.listed > li:has(img) { grid-template-columns: clamp(5.5rem, 20%, 12rem) minmax(0, 1fr) }
.team .frame:not(:has(img)) { display: none }
@media (min-width: 48rem) {
  .team .listed .text { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); column-gap: 2rem; align-items: baseline }
  .team .listed .text > :not(h3) { grid-column: 2 }
  .team .listed .prose { grid-area: auto/2; margin-top: .25rem }
  .team .cols-1 > li:has(img) { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: clamp(2rem, 5vw, 5rem); align-items: end }
  .team .cols-1 h3 { font-size: var(--s3) }
}
@media (min-width: 62rem) {
  .team > .inner:has(> .head):has(.listed) { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 7fr); column-gap: clamp(3rem, 9vw, 8.5rem); align-items: start }
  .team > .inner:has(.listed) > .head { margin: 0 }
}
`

export const elegantVideo = `
.player { width: 100%; max-width: none; border-radius: var(--picture-corner) }
`
