/** Numbered tiles that share their rules, from edge to edge. */
export const geometricServices = `
.services .grid { counter-reset: n }
.services .card { counter-increment: n }
.services .text { position: relative; padding: clamp(1.5rem, 2.4vw, 2.5rem) var(--gutter) }
.services .text::before { content: counter(n, decimal-leading-zero)/""; font: var(--title-weight) var(--s4)/.8 var(--title-font); letter-spacing: var(--tracking); color: var(--link) }
.services h3 { font-size: var(--s2) }
.services .bare .text::before { margin-bottom: clamp(2.5rem, 6vw, 6rem) }
.services .frame + .text::before { position: absolute; bottom: 100%; inset-inline-start: 0; padding: .75em .8em; font-size: var(--s1); letter-spacing: 0; color: var(--block-text); background: var(--block) }
.services .text:has(> .offer) { display: flex; flex-direction: column; align-items: var(--card-align, start); gap: .75rem }
.services .offer { align-self: stretch; justify-content: space-between; margin-top: auto; padding-top: .75rem; border-top: 2px solid }
.services .offer .price, .menu .price { font: var(--title-weight) var(--s1)/1.3 var(--title-font); letter-spacing: calc(var(--tracking)*.5) }
.menu { max-width: none; margin: 0; padding: var(--space) var(--edge) }
.head + .menu { padding-top: 0 }
.menu li { padding-block: .85rem; border-top: 2px solid }
.menu ul { border-bottom: 2px solid }
.menu h3 { padding: .5rem .8rem; font-size: var(--s1); line-height: 1.2; color: var(--block-text); background: var(--block) }
.menu h3 + ul > :first-child { border-top: 0 }
.menu .priced::after { visibility: hidden }
.services .circle { width: min(16rem, 100% - 3rem); margin: 2rem auto 1rem }
.services .circle + .text::before { position: static }
@media (min-width: 48rem) {
  .services .cols-1 .card { flex-direction: row; align-items: stretch }
  .services .cols-1 .frame:not(.circle) { flex: 0 0 50%; aspect-ratio: auto; min-height: 30rem }
  .services .cols-1 .text { align-content: center; padding: var(--space) var(--edge) }
  .services .cols-1 .frame:not(.circle) + .text::before { bottom: 0; inset-inline: auto 100% }
  .services .cols-1 .circle { flex: none; align-self: center; margin-inline-end: 0 }
  .services .cols-1 h3 { font-size: var(--s3) }
}
`
