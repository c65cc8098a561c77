/** A line between two thin rules, in a narrow measure. */
export const elegantQuoteBanner = `
:where(.quote > .inner) { max-width: 52rem }
.quote .inner { padding-block: clamp(2.5rem, 6vw, 5rem); border-block: 1px solid var(--line) }
.quote h2 { max-width: 22ch; line-height: 1.2 }
.quote .lead { max-width: 46ch; font-size: var(--s0) }
`
