/**
 * Two blocks that touch: the text on one solid color, heading at its top and the rest at its bottom, and the picture to the edge
 * of the screen with a quarter circle cut into it. Without a picture the quarter circle is at the end of the one block.
 */
export const geometricIntroduction = `
.hero { padding: 0 }
.hero > .inner { display: grid; min-height: inherit }
.hero > .facts { width: auto; margin: 0; gap: 3px; background: var(--ink); border-top: var(--rule) }
.facts > * { padding: 1rem var(--gutter); border: 0; background: var(--paper); color: var(--ink) }
.facts :is(dt, dd, li) { color: var(--ink) }
.facts dd, .facts li { font: var(--title-weight) var(--s1)/1.2 var(--title-font); letter-spacing: calc(var(--tracking)*.5) }
.hero:has(> .facts) { align-items: stretch }
.hero:has(> .facts) > .inner { min-height: 0 }
.pitch { align-content: center; padding: var(--space) var(--edge) }
.pitch h1 { max-width: 14ch }
.pitch h1.long { max-width: 20ch }
.pitch .lead { max-width: 44ch }
.hero .media { position: relative; --shape: clamp(5rem, 12vw, 11rem) }
.hero .media::after { inset-inline: 0 auto; border-start-start-radius: 0; border-start-end-radius: 100%; background: var(--mark, var(--ink)) }
.hero:not(.beside)::after { background: var(--mark, var(--ground)) }
@media (max-width: 61.99rem) {
  .hero .media > .frame { aspect-ratio: 5/4 }
}
@media (min-width: 40rem) {
  .facts { gap: 3px }
  .facts > * { padding-block: 1.35rem 1.5rem }
}
@media (min-width: 62rem) {
  .hero > .facts { grid-auto-columns: 1fr; gap: 3px; justify-content: stretch }
  .facts > * { max-width: none }
  .facts > :first-child { padding-inline-start: max(var(--gutter), 50vw - var(--wide)/2) }
  .hero { min-height: min(100svh - 4.5rem, 54rem) }
  .hero.beside > .inner { grid-template-columns: minmax(0, 7fr) minmax(0, 6fr) }
  .beside .pitch { padding-block: calc(var(--space)*.7) }
  .hero:not(.to-top, .to-center, .to-bottom) .pitch { align-content: stretch; grid-template-rows: 1fr }
  .hero.to-top .pitch { align-content: start }
  .hero.to-bottom .pitch { align-content: end }
  .hero .media > .frame { position: absolute; inset: 0; aspect-ratio: auto }
}
`
