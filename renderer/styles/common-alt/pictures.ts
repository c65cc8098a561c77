/**
 * One large picture with smaller ones around it on twelve columns. Every number of pictures fills its rows, and four share a row. Round
 * pictures have equal sizes, and so do portraits if a large one wouldn't fit on a screen. Small screens have two columns, with the first
 * picture and an odd last one across both.
 */
export const commonAltGallery = `
.mosaic { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)) }
.mosaic figure { display: flex; flex-direction: column; height: 100% }
.gallery .frame img { transition: scale .9s cubic-bezier(.2, .7, .2, 1) }
.gallery figure:hover img { scale: 1.03 }
.gallery figcaption { padding-inline: 0 }
.strip > li { flex-basis: min(34rem, 82vw) }
.strip > li:has(.portrait, .square, .circle) { flex-basis: min(25rem, 72vw) }
@media (max-width: 47.99rem) {
  .mosaic > * { grid-column: span 6 }
  .mosaic > :first-child, .mosaic > :last-child:nth-child(even) { grid-column: 1/-1 }
}
@media screen and (min-width: 48rem) {
  .of-1 .landscape { aspect-ratio: 2 }
  .of-1 .portrait { max-width: 32rem }
  .of-1 :is(.square, .circle) { max-width: 40rem }
  .of-1 { --small: 12 }
  .of-2 { --small: 5; --big: 7; --rows: 1 }
  .of-3, .of-6 { --small: 4; --big: 8 }
  .of-4 { --big: 3; --rows: 1 }
  .mosaic > * { grid-column: span var(--c, var(--small, 3)) }
  .of-8 > :nth-child(n+6) { --c: 4 }
  .of-7 > :nth-child(n+6) { --c: 6 }
  .mosaic:not(.of-1, :has(.circle), .of-4:has(.square, .portrait), :is(.of-3, .of-6):has(.portrait)) > :first-child, .of-10:not(:has(.circle)) > :nth-child(8) { --c: var(--big, 6); grid-row: span var(--rows, 2) }
  .mosaic:not(.of-1, :has(.circle), .of-4:has(.square, .portrait), :is(.of-3, .of-6):has(.portrait)) > :first-child .enlarge { position: relative; flex: 1 }
  .mosaic:not(.of-1, :has(.circle), .of-4:has(.square, .portrait), :is(.of-3, .of-6):has(.portrait)) > :first-child .frame { position: absolute; inset: 0; aspect-ratio: auto }
  :is(.of-5, .of-9):has(.circle) { --small: 4 }
  .mosaic:has(.circle) > * { --c: initial }
}
`

/** A full-width picture with the heading at the bottom of one side. */
export const commonAltImageBanner = `
.banner.on-picture { align-items: end }
.banner h2 { max-width: 11em; font-size: var(--s3); line-height: .98 }
.halves .frame { border-radius: 0 }
`

export const commonAltVideo = `
.video .player { width: 100%; max-width: none; margin-inline: 0; border-radius: 0 }
.play { inset: auto; inset-block-end: 0; inset-inline-start: 0; width: 5.5rem; height: 5.5rem; border-radius: 0; color: var(--button-text); background: var(--button) }
`
