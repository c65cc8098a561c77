/** Uses the introduction's styles as they are. */
export const commonShortPage = ''

/** Table of contents and legal owner on cards below the hero's light. */
export const commonLegal = `
.law.section { background: radial-gradient(70rem 36rem at 50% -12rem, var(--ground-end), var(--ground)) }
.toc, .parts address { padding: clamp(1.1rem, 2.5vw, 1.6rem); background: var(--card); border: 1px solid var(--line); border-radius: var(--corner); box-shadow: var(--shadow) }
.parts h2 span { color: var(--link) }
@media (max-width: 61.99rem) {
  .toc, .parts { max-width: 38rem; margin-inline: auto }
}
`

/** The contact section, starting from the top. */
export const commonForm = `
.asking.split > .inner { align-items: start }
`
