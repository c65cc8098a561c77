/** The introduction without a picture as it is, not as high. */
export const geometricNothing = `
.nothing.hero:not(.to-top) .pitch { align-content: center; grid-template-rows: none }
`

/** The title on a block with a quarter circle at its end; beneath it parts between thick rules. */
export const geometricLaw = `
.law.section { padding-top: 0 }
.law > .inner { width: 100%; max-width: none }
.law .head {
  --ground: var(--block); --text: var(--block-text); --muted: var(--block-text);
  position: relative; padding: calc(var(--space)*.8) var(--edge); padding-inline-end: calc(var(--edge) + 11rem); color: var(--text); background: var(--ground); border-bottom: var(--rule)
}
.law .head::after { content: ""; position: absolute; bottom: 0; inset-inline-end: 0; width: clamp(6rem, 18vw, 14rem); max-height: 100%; aspect-ratio: 1; border-start-start-radius: 100%; background: var(--paper) }
.toc, .parts { margin-inline: var(--edge) }
.toc a { padding: .5rem 0; font-weight: 600; border-bottom: 2px solid var(--line) }
.toc a:hover { text-decoration: none; color: var(--ground); background: var(--text); box-shadow: -.75rem 0 var(--text), .75rem 0 var(--text) }
.toc a:hover::before { color: inherit }
.parts section { padding-top: 1.1rem; border-top: var(--rule) }
.parts h2 span { color: var(--link) }
.parts address { padding: 1.25rem 1.5rem; background: var(--card); border: 2px solid var(--text) }
@media (max-width: 47.99rem) {
  .law .head { padding-inline-end: var(--edge); padding-bottom: 7.5rem }
}
@media (min-width: 62rem) {
  .law > .inner { grid-template-columns: minmax(0, 24rem) minmax(0, 1fr); column-gap: 0 }
  .toc { margin-inline-end: 0 }
}
`

/** The contact section as it is. */
export const geometricForm = ''
