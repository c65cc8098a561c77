/** Uses the introduction's styles as they are. */
export const commonAltShortPage = ''

/** Left-aligned on hairlines, with numbers in a separate column. */
export const commonAltLegal = `
.toc a { padding-block: .55rem; border-bottom: var(--hair) }
.toc li:first-child a { border-top: var(--hair) }
.parts section { padding-top: calc(var(--space)*.3); border-top: var(--hair) }
.parts address { padding-inline-start: 1.25rem; border-inline-start: 1px solid }
@media (min-width: 40rem) {
  .parts section { padding-inline-start: 3rem }
  .parts h2 span { width: 3rem; margin-inline: -3rem -.5em }
}
@media (min-width: 62rem) {
  .law > .inner { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); column-gap: clamp(2rem, 6vw, 5.5rem) }
  .toc { max-width: 22rem }
}
`

/** Based on the contact section. */
export const commonAltForm = `
@media (min-width: 62rem) {
  .asking .ways { grid-column: 1/-1 }
}
`
