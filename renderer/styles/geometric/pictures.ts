/** A gapless mosaic that fills its rows for any number of pictures. */
export const geometricGallery = `
.gallery { --gap: 0rem }
.gallery figcaption { padding: .6rem var(--gutter) 1rem; color: var(--text) }
.mosaic { --c: 2; --r: 1; display: grid; grid-template-columns: repeat(var(--c), minmax(0, 1fr)); grid-auto-flow: dense; gap: 0 }
.mosaic:has(.landscape) { --r: .75 }
.mosaic:has(.portrait) { --r: 1.3333 }
.pairs { --gap: 2rem; padding-inline: var(--edge) }
.strip { gap: 0; margin: 0; padding: 0; scroll-padding: 0 }
.strip:focus-visible, .enlarge > :focus-visible { outline-offset: -5px }
@media screen {
  .mosaic figure, .mosaic .enlarge { height: 100% }
  .mosaic figcaption { position: absolute; bottom: 0; inset-inline-start: 0; max-width: 100%; padding: .4em .75em; font-weight: 600; color: var(--ground); background: var(--text); pointer-events: none }
}
@media (max-width: 47.99rem) {
  .mosaic > :first-child, .mosaic > :last-child:nth-child(even) { grid-area: span 2/span 2 }
}
@media screen and (min-width: 48rem) {
  .mosaic { --c: 4; grid-auto-rows: calc(100vw/var(--c)*var(--r)) }
  .mosaic .frame { height: 100%; aspect-ratio: auto }
  .mosaic .circle { width: auto; max-width: 100%; aspect-ratio: 1; margin-inline: auto }
  .of-1 { --c: 1; --r: .45 !important }
  .of-2 { --c: 2 }
  .of-3 { --c: 3 }
  .of-4 { --c: 5; --r: .75 !important }
  .of-7, .of-8 { --c: 5 }
  :is(.of-3, .of-5, .of-7, .of-9) > :first-child, .of-6 > :nth-child(3n+1), .of-8 > :nth-child(odd), .of-10 > :nth-child(7n+1) { grid-area: span 2/span 2 }
  .of-4 > :first-child { grid-area: 1/1/3/3 }
  .of-4 > :nth-child(3) { grid-area: 2/3 }
  .of-4 > :last-child { grid-area: 1/4/3/6 }
  :is(.of-3, .of-6, .of-8, .of-10):has(.portrait) > :nth-child(n) { grid-area: auto }
  .of-6:has(.portrait) { --c: 3 }
  .of-8:has(.portrait) { --c: 4 }
  .of-10:has(.portrait) { --c: 5 }
}
`

/** Heading on a block in a corner of the picture. */
export const geometricImageBanner = `
.banner { padding: 0; align-items: end }
.banner > .inner { justify-self: var(--align); width: fit-content; max-width: min(100%, 52rem); margin: 0; padding: clamp(1.75rem, 3.5vw, 3.25rem) var(--edge); gap: 1.5rem; color: var(--text); background: var(--ground) }
.banner.to-top > .inner { align-self: start }
.banner > .inner:empty { display: none }
.banner h2 { max-width: 10em; font-size: var(--s5); line-height: .9 }
.banner.halves > .inner { width: 100%; max-width: none }
`

export const geometricVideo = `
.player { width: 100%; max-width: none }
.play { inset-block: auto 0; inset-inline: 0 auto; margin: 0; width: clamp(4.5rem, 10vw, 8rem); height: clamp(4.5rem, 10vw, 8rem); border-radius: 0 }
`
