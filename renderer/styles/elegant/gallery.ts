/** Pictures with air between them, every second column lower: a short last row hangs in the gaps of the one above. */
export const elegantGallery = `
.gallery { --gap: clamp(1rem, 3.2vw, 3rem) }
.gallery .head { --gap: 1.5rem }
.gallery figcaption { padding-top: 1rem; text-align: center }
.mosaic { --drop: clamp(1.25rem, 4vw, 4rem); align-items: flex-start; row-gap: calc(var(--gap)*1.25); padding-bottom: var(--drop) }
.mosaic > * { --n: 2 }
.mosaic > :is(:nth-child(even), :last-child:nth-child(odd)) { translate: 0 var(--drop) }
@media (min-width: 62rem) {
  .mosaic > * { --n: 4 }
  .mosaic:is(.of-3, .of-5, .of-6, .of-9) > :nth-child(n) { --n: 3; translate: none }
  .mosaic:is(.of-3, .of-5, .of-6, .of-9) > :nth-child(3n+2), .mosaic:is(.of-5, .of-7) > :nth-child(n+4), .mosaic.of-10 > :nth-child(9) { translate: 0 var(--drop) }
  .mosaic.of-10 > :last-child { translate: none }
}
.mosaic.of-2 > * { --n: 2; max-width: 28rem }
.mosaic.of-1 { padding: 0 }
.mosaic.of-1 > :last-child:nth-child(n) { --n: 1; max-width: 34rem; translate: none }
.strip { gap: clamp(1.25rem, 3.5vw, 3.5rem) }
.strip > li { flex-basis: min(21rem, 72vw) }
.strip > li:has(.landscape) { flex-basis: min(32rem, 82vw) }
`
