/** A short page without a cell. */
export const funShortPage = ''

/** The title as a cell, the table of contents as pills. */
export const funLegal = `
.law .head { padding: var(--pad); border-radius: var(--radius); background: var(--mist); color: var(--own-text) }
.section.law > .inner { display: block }
.toc ol { display: flex; flex-wrap: wrap; gap: .5rem }
.toc a { gap: .5em; padding: .45em 1em; border-radius: 9rem; font-weight: 700; color: var(--own-text); background: var(--mist) }
.toc a::before { min-width: 0 }
.parts address { padding: 1.5rem 1.75rem; border-radius: var(--radius); background: var(--mist) }
@media (min-width: 62rem) {
  .toc { position: static; margin-block: 1.5rem }
}
`

/** Uses the contact section's styles as they are. */
export const funForm = ''
