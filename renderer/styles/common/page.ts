/** Full-width bands of solid color, rules three pixels thick, and headings that are small beside the content below them. */
export const commonPage = `
.section { --align: start; --edge: max(var(--gutter), 50vw - var(--wide)/2); --rule: 3px solid var(--text) }
.plain:not(.contact) + .plain:not(.contact) { padding-top: 0 }
h1, h2 { line-height: .95 }
h3 { line-height: 1; letter-spacing: var(--tracking) }
.head { gap: .75rem; margin-bottom: clamp(1.25rem, 2.4vw, 2rem) }
.head .lead { color: var(--text) }
.button { padding: .85em 1.6em; font: var(--title-cut) 1.1875rem/1.1 var(--title-font) }
.more { font-weight: 600 }
.card { background: none }
@media (prefers-reduced-motion: no-preference) {
  .opening .number a { animation: slide .5s cubic-bezier(.2, .8, .2, 1) backwards }
  @keyframes slide { from { transform: translateY(1.25rem); opacity: 0 } }
}
`
