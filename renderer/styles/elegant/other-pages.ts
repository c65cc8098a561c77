/** The introduction without a picture as it is. */
export const elegantNothing = ''

/** One column, what the page holds between hairlines. */
export const elegantLaw = `
.toc { padding-block: 1.5rem; border-block: 1px solid var(--line) }
.parts h2 span { color: var(--muted) }
.parts address { padding-block: 1.75rem; border-block: 1px solid var(--line) }
`

/** The contact section, read from its top. */
export const elegantForm = `
.asking.split > .inner { align-items: start }
`
