export const commonServices = `
.services .text { padding: clamp(1.35rem, 2.2vw, 1.9rem) }
.services .text:has(> .offer) { display: flex; flex-direction: column; align-items: var(--card-align, start) }
.services .bare .text:has(> .offer)::before { flex: none }
.services .offer { align-self: stretch; justify-content: space-between; margin-top: auto; padding-top: .9rem; border-top: 1px solid var(--line) }
.services h3:has(+ .offer) { margin-bottom: .35rem }
.menu { padding: clamp(1.25rem, 4vw, 3.25rem); background: var(--card); border: 1px solid var(--line); border-radius: var(--corner); box-shadow: var(--shadow) }
.menu .price { color: var(--link); font-weight: 600 }
.services .card { transition: transform .25s, box-shadow .25s }
.services .card:hover { transform: translateY(-3px); box-shadow: var(--shadow-high) }
.services .card .frame img { transition: scale .6s }
.services .card:hover .frame img { scale: 1.03 }
.services .grid:has(.frame) .bare .text { align-content: center }
.services .bare .text::before { content: ""; width: 2.25rem; height: 3px; margin-bottom: .5rem; border-radius: 3px; background: var(--link) }
.services .circle { width: min(12rem, 60%); margin: 1.75rem auto 0; border-radius: 50% }
.services .circle + .text { text-align: center; justify-items: center }
@media (min-width: 40rem) and (max-width: 61.99rem) {
  .services .card:last-child:nth-child(odd) { flex-direction: row }
  .services .card:last-child:nth-child(odd) > .frame:not(.circle) { flex: 0 0 50% }
  .services .card:last-child:nth-child(odd) .text { align-content: center }
}
@media (min-width: 48rem) {
  .services .cols-1 .card { flex-direction: row; align-items: stretch }
  .services .cols-1 .card > .frame { flex: 0 0 50%; width: auto; aspect-ratio: auto; min-height: 24rem; margin: 0; border-radius: 0 }
  .services .cols-1 .text { align-content: center; padding: clamp(2rem, 5vw, 4.5rem) }
  .services .cols-1 h3 { font-size: var(--s2) }
  .services .cols-1 .prose { font-size: var(--s1) }
  .services .cols-1 .bare { max-width: 46rem; text-align: center }
  .services .cols-1 .bare .text { justify-items: center }
}
`
