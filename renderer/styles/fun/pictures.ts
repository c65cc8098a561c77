export const funGallery = `
.mosaic { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: var(--gap) }
.mosaic .frame, .strip .frame, .masonry .frame { border-radius: var(--radius) }
.mosaic > :where(:first-child:nth-last-child(odd)) { grid-column: 1/-1 }
.mosaic > :where(:first-child:nth-last-child(odd)) .frame { aspect-ratio: 16/10 }
.gallery figcaption { padding: .5rem var(--pad) .25rem; color: var(--own-text) }
@media (min-width: 40rem) {
  .mosaic { grid-template-columns: repeat(12, minmax(0, 1fr)) }
  .mosaic > li { grid-column: span 4 }
  .mosaic.of-1 > li { grid-column: 1/-1 }
  .mosaic:is(.of-2, .of-4) > li { grid-column: span 6 }
  .mosaic:is(.of-5, .of-7, .of-8, .of-10) > :nth-child(-n+2) { grid-column: span 6 }
  .mosaic:is(.of-7, .of-10) > :nth-child(n+3):nth-last-child(-n+2) { grid-column: span 6 }
  .mosaic .frame { aspect-ratio: auto; height: 22rem }
  .mosaic .enlarge { height: auto }
}
`

/** A picture as one cell with the heading on it. */
export const funImageBanner = `
.banner.on-picture { min-height: var(--height) }
.banner > .inner { padding-inline: var(--pad) }
.banner > .backdrop { inset: calc(var(--gap)/2) max(var(--gutter), 50% - var(--wide)/2); border-radius: var(--radius); background: var(--scrim) }
.section.banner > .inner { grid-template-columns: minmax(0, 1fr) }
.banner h2 { max-width: 11em; font-size: min(clamp(2.1rem, 1.4rem + 3vw, 4.6rem), var(--cap)); line-height: .95 }
.banner.halves { padding-block: calc(var(--gap)/2) }
.banner.halves > .inner { gap: var(--gap); padding: 0 }
.halves .frame { border-radius: var(--radius) }
@media (min-width: 48rem) {
  .section.banner.halves > .inner { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr) }
}
`

/** Text in one cell, the player in another. */
export const funVideo = `
.player { width: 100%; border-radius: var(--radius) }
@media (min-width: 62rem) {
  .video > .inner > .head { grid-column: span 4 }
  .video > .inner > .head ~ * { grid-column: span 8 }
}
`
