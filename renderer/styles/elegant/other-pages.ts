/** Uses the introduction's styles as they are. */
export const elegantShortPage = ''

/** One column, with the table of contents between hairlines. */
export const elegantLegal = `
.toc { padding-block: 1.5rem; border-block: 1px solid var(--line) }
.parts h2 span { color: var(--muted) }
.parts address { padding-block: 1.75rem; border-block: 1px solid var(--line) }
`

/** The contact section, starting from the top. */
export const elegantForm = `
.asking.split > .inner { align-items: start }
`
