/**
 * The page's opening spread: text at one side, at the other a picture as high as the section that reaches the window's edge. On small
 * screens the picture runs out of one edge only. Without a picture the heading takes the width and the rest goes in the second column.
 */
export const commonAltIntroduction = `
.pitch .lead { max-width: 31em }
.facts dt { padding-bottom: .1rem }
.hero:not(.beside) > .facts { margin-top: calc(var(--space)*.6) }
.pitch h1 { max-width: 16ch }
.pitch h1.long { max-width: 24ch }
.beside > .inner { align-items: inherit }
@media (max-width: 61.99rem) {
  .hero.beside { padding-block: calc(var(--space)*.75) 0 }
  .beside .media { margin-top: calc(var(--space)*.75); margin-bottom: var(--inset); margin-inline-end: calc(var(--inset) - var(--gutter)) }
}
@media (min-width: 40rem) and (max-width: 61.99rem) {
  .beside .frame { aspect-ratio: 3/2 }
}
@media (min-width: 40rem) {
  .facts > * { border-top: 0 }
}
@media (min-width: 62rem) {
  .beside > .facts { width: calc(100% - 2*max(var(--gutter), 50% - var(--wide)/2)); border: 0 }
  .facts > * { padding-block: 1.6rem }
  .hero.beside > .inner { min-height: min(84svh, 48rem) }
}
`
