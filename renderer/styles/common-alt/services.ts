/**
 * Up to four: rows of a large picture with text beside it, the sides changing. More: such rows for the first one or two, so
 * that the rest fills a list in two columns with small pictures. Without any picture: a list on hairlines.
 */
export const commonAltServices = `
.services .head { margin-bottom: calc(var(--space)*.5); align-items: end }
.services:not(:has(.frame)) .head { margin-bottom: 0 }
.services .card { gap: 1.25rem }
.services .text { gap: .75rem }
.services .frame { width: 100% }
.services .portrait { max-width: 26rem }
.services .square { max-width: 30rem }
.services .circle { max-width: 22rem }
.services .offer { margin-top: .15rem }
.menu { width: 100%; max-width: none; margin: 0; columns: auto }
.menu li { padding-block: .8rem; border-top: var(--hair) }
.menu ul { border-bottom: var(--hair) }
.menu .priced::after { visibility: hidden }
.menu h3 { padding-bottom: .75rem }
.services .cols-1:has(.frame) { gap: clamp(2.5rem, 4.5vw, 4rem) }
.services .cols-1:has(.frame) h3, .services .cols-1:not(:has(> :nth-child(4))) h3 { font-size: calc(var(--s2)*.6 + var(--s3)*.4); letter-spacing: var(--tracking); line-height: 1.2 }
.services .cols-2, .services .grid:not(:has(.frame)) { gap: 0 var(--split) }
.services .cols-2 > *, .services .grid:not(:has(.frame)) > *, .services .bare { padding-block: clamp(1.25rem, 2vw, 1.75rem); border-top: var(--hair) }
.services .cols-2 > * { --gap: var(--split); flex-direction: row; align-items: start; gap: 1.5rem }
.services .cols-2 .frame { flex: none; width: clamp(5.5rem, 32%, 10rem) }
.services .cols-2 > .card:is(:first-child, :first-child:nth-last-child(even) + *):has(.frame) { --n: 1; flex-direction: column; align-items: stretch; gap: 1.25rem; padding-block: 0 clamp(2.5rem, 4.5vw, 4rem); border: 0 }
.services .cols-2 > .card:is(:first-child, :first-child:nth-last-child(even) + *):has(.frame) > .frame { width: 100% }
.services .cols-2 > .card:is(:first-child, :first-child:nth-last-child(even) + *):has(.frame) h3 { font-size: calc(var(--s2)*.6 + var(--s3)*.4); letter-spacing: var(--tracking); line-height: 1.2 }
@media (min-width: 40rem) {
  .services .cols-1:not(:has(.frame)):has(> :nth-child(4)) > * { --n: 2; --gap: var(--split) }
  .services .grid > .bare:last-child:nth-child(odd) { --n: 1 }
}
@media (min-width: 48rem) {
  .services .cols-2 > .card:is(:first-child, :first-child:nth-last-child(even) + *):has(.frame) { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: .75rem var(--split); align-items: center }
  .services .cols-2 > .card:is(:first-child, :first-child:nth-last-child(even) + *):has(.frame) .prose { max-width: 31em; font-size: var(--s1); line-height: 1.55 }
  .services .cols-2 > :nth-child(2):nth-last-child(odd):has(.frame) > .frame { order: 1; justify-self: end }
  .services .cols-1 > .card:has(.frame), .services .cols-1:has(.frame) .bare .text { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: .75rem var(--split); align-items: center }
  .services .cols-1:has(.frame) .bare .text { align-items: start }
  .services .cols-1:has(.frame) .bare .text > :not(h3) { grid-column: 2 }
  .services .cols-1 > :nth-child(even of :has(.frame)) > .frame { order: 1; justify-self: end }
  .services .cols-1 .frame + .text { align-content: center }
  .services .cols-1 .frame + .text .prose { max-width: 31em; font-size: var(--s1); line-height: 1.55 }
}
@media (min-width: 62rem) {
  .services:not(.to-center, .to-right) .head { --cols: minmax(0, 1fr) minmax(0, 1fr) }
}
@media (prefers-reduced-motion: no-preference) {
  @supports (animation-timeline: view()) {
    .services .cols-1 .frame img { animation: settle linear both; animation-timeline: view(); animation-range: entry 0 cover 50% }
  }
  @keyframes settle { from { scale: 1.12 } }
}
`
