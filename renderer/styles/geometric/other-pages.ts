/** Like the introduction without a picture, but less tall. */
export const geometricShortPage = `
.nothing .pitch { padding-inline: var(--edge) }
`

/** The title on a block of the second hue. Below it, parts between thick rules. */
export const geometricLegal = `
.law.section { padding-top: 0 }
.law > .inner { padding-inline: 0 }
.law .head { padding: calc(var(--space)*.8) var(--edge); color: var(--on-other); background: var(--other) }
.law .head :is(h1, p) { color: inherit }
.toc, .parts { margin-inline: var(--edge) }
.toc a { padding: .5rem 0; font-weight: 600; border-bottom: 2px solid var(--text) }
.parts section { padding-top: 1.1rem; border-top: var(--rule) }
.parts address { padding: 1.25rem 1.5rem; border: 2px solid var(--text) }
@media (min-width: 62rem) {
  .law > .inner { grid-template-columns: minmax(0, 24rem) minmax(0, 1fr); column-gap: 0 }
  .toc { margin-inline-end: 0 }
}
`

/** Uses the contact section's styles as they are. */
export const geometricForm = ''
