/**
 * A mosaic without gaps: on small screens the first picture spans both columns, and so does the last where it would stand alone;
 * on wide ones large pictures are set so that every count fills its rows. Captions are labels in the pictures' corners, and the
 * buttons of a carousel are squares in the corner of the section.
 */
export const geometricGallery = `
.mosaic { --c: 2; --r: 1; --cap: 24rem; display: grid; grid-template-columns: repeat(var(--c), minmax(0, 1fr)); grid-auto-flow: dense; gap: 0 }
.mosaic:has(.landscape) { --r: .75 }
.mosaic:has(.portrait) { --r: 1.3333; --cap: 40rem }
.gallery figure, .enlarge { height: 100% }
.gallery figcaption { position: absolute; bottom: 0; inset-inline-start: 0; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; max-width: 100%; padding: 0; border: solid var(--text); border-width: .4em .8em; font-size: clamp(.75rem, 1.4vw, .875rem); font-weight: 600; color: var(--ground); background: var(--text); pointer-events: none }
.gallery li:nth-child(odd):has(.circle) { background: var(--block) }
.strip { gap: 0; margin: 0; padding: 0; scroll-padding: 0; border-top: var(--rule) }
.strip:focus-visible, .enlarge > :focus-visible { outline-offset: -5px }
.strip > li { flex: 1 0 min(36rem, 82vw) }
.strip > :has(.portrait) { flex-basis: min(26rem, 72vw) }
@supports selector(::scroll-button(*)) {
  .section.gallery > .inner:has(.strip) { grid-template-columns: 1fr 4.5rem 4.5rem; column-gap: 0 }
  .gallery .strip::scroll-button(*) { grid-column: 2; width: 100%; height: 4.5rem; margin: 0; border-radius: 0 }
  .gallery .strip::scroll-button(inline-end) { grid-column: 3 }
}
@media (max-width: 47.99rem) {
  .mosaic > :first-child, .mosaic > :last-child:nth-child(even) { grid-area: span 2/span 2 }
}
@media (min-width: 48rem) {
  .mosaic { --c: 4; grid-auto-rows: min(100vw/var(--c)*var(--r), var(--cap)) }
  .mosaic .frame { height: 100%; aspect-ratio: auto }
  .mosaic .circle { width: auto; max-width: 100%; aspect-ratio: 1; margin-inline: auto }
  .of-1 { --c: 1; --cap: 40rem }
  .of-2 { --c: 2; --cap: 40rem }
  .of-3 { --c: 3 }
  .of-4 { --big: 3; --cap: 17rem }
  .of-7, .of-8 { --c: 5 }
  :is(.of-3, .of-4, .of-5, .of-7, .of-9) > :first-child, .of-6 > :nth-child(3n+1), .of-8 > :nth-child(odd), .of-10 > :nth-child(7n+1) { grid-area: span var(--big, 2)/span var(--big, 2) }
  :is(.of-3, .of-4, .of-6, .of-8, .of-10):has(.portrait) { --big: 1 }
  .of-6:has(.portrait) { --c: 3 }
  .of-8:has(.portrait) { --c: 4 }
  .of-10:has(.portrait) { --c: 5 }
}
`
