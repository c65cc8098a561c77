/** Full-width rows of pictures without gaps. */
export const commonGallery = `
.gallery > .inner { width: 100%; max-width: none }
.gallery .head { padding-inline: var(--edge) }
.gallery { --gap: 0rem; padding-bottom: 0 }
.gallery:not(:has(.head)) { padding-top: 0 }
.gallery .frame, .enlarge { border-radius: 0 }
.gallery figcaption { padding: .5rem var(--gutter) 1rem }
.mosaic > * { --n: 2 }
.mosaic > :where(:first-child:nth-last-child(odd)) { --n: 1 }
.strip { gap: 0 }
@media (min-width: 40rem) {
  .mosaic.of-3 > *, .mosaic.of-5 > :nth-child(n+3), .mosaic.of-6 > *, .mosaic.of-7 > *, .mosaic.of-9 > *, .mosaic.of-10 > * { --n: 3 }
  .mosaic.of-5 > :nth-child(-n+2) { --n: 2 }
  .mosaic.of-7 > :nth-child(n+4), .mosaic.of-8 > *, .mosaic.of-10 > :nth-child(n+4):nth-child(-n+7) { --n: 4 }
}
`

export const commonImageBanner = `
.banner.on-picture { align-items: end; padding-block: clamp(2.5rem, 5vw, 5rem) }
.banner h2 { line-height: .92 }
.halves .frame { border-radius: 0 }
`

export const commonTeam = `
.team .grid { row-gap: calc(var(--gap)*1.75) }
.team .frame { border-radius: 0 }
.team h3 { font-size: var(--s3) }
.team .role { color: var(--text) }
.team .grid.listed > li { border-color: var(--text); border-top-width: 3px; grid-template-columns: minmax(0, 1fr) }
.team .grid.listed > li:has(.frame) { grid-template-columns: clamp(5.5rem, 20%, 12rem) minmax(0, 1fr) }
.team .grid.listed > :last-child { border-bottom-width: 3px }
.team .listed h3 { font-size: clamp(1.75rem, 1.2rem + 1.9vw, 3.25rem); line-height: .95 }
@media (min-width: 48rem) {
  .team .cols-1 > li:has(.frame) { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: clamp(2rem, 5vw, 5rem); align-items: end }
}
`

export const commonVideo = `
.video .player { width: 100%; max-width: none; margin-inline: 0; border-radius: 0 }
`
