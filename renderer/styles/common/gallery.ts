export const commonGallery = `
.gallery { --gap: clamp(.5rem, 1.2vw, 1rem) }
.gallery .head { --gap: 1.5rem }
.mosaic > * { --n: 2 }
.mosaic > :first-child:nth-last-child(odd) { --n: 1 }
.gallery .frame img { transition: scale .8s cubic-bezier(.2, .7, .2, 1) }
.enlarge:hover img { scale: 1.03 }
.mosaic.of-1 > * { max-width: 58rem }
@media (min-width: 40rem) {
  .mosaic.of-3 > *, .mosaic.of-5 > :nth-child(n+3), .mosaic.of-6 > *, .mosaic.of-7 > *, .mosaic.of-9 > *, .mosaic.of-10 > * { --n: 3 }
  .mosaic.of-5 > :nth-child(-n+2) { --n: 2 }
  .mosaic.of-7 > :nth-child(n+4), .mosaic.of-8 > *, .mosaic.of-10 > :nth-child(n+4):nth-child(-n+7) { --n: 4 }
}
`
