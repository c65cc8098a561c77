/** Snapshots pinned up by hand: each a little turned and out of line, straight under the pointer. */
export const funGallery = `
.gallery figure { padding: .75rem; border-radius: var(--fat); background: var(--card); box-shadow: var(--shadow-high); rotate: -2deg; transition: rotate var(--spring), scale var(--spring) }
.gallery li:nth-child(even) figure { rotate: 1.6deg }
.gallery li figure:is(:hover, :focus-within) { rotate: 0deg; scale: 1.03; z-index: 1 }
.gallery .frame:not(.circle), .enlarge { border-radius: var(--inner) }
.gallery figure:has(.circle) { padding: 0; background: none; box-shadow: none }
.gallery .circle { border: .5rem solid var(--soft) }
.gallery figcaption { padding: .75rem .5rem .25rem; text-align: center; font-weight: 600 }
.mosaic { gap: calc(var(--gap)*1.5) var(--gap) }
.mosaic > * { --n: 2 }
.mosaic.of-1 > * { --n: 1 }
.mosaic:is(.of-1, .of-2) { max-width: 60rem; margin-inline: auto }
.mosaic.of-1 { max-width: 40rem }
.strip { padding-block: 1.5rem 2.5rem; gap: var(--gap) }
@media (max-width: 47.99rem) {
  .mosaic > :first-child:nth-last-child(odd) { --n: 1 }
}
@media (min-width: 48rem) {
  .mosaic:is(.of-3, .of-5, .of-6, .of-9) > * { --n: 3 }
  .mosaic:is(.of-4, .of-7, .of-8) > * { --n: 4 }
  .mosaic.of-10 > * { --n: 5 }
  .mosaic > :nth-child(even) { translate: 0 1rem }
}
`
