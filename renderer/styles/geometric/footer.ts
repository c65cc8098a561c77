/** One dark block that ends the page with the name as large as it goes. */
export const geometricFooter = `
.footer { padding-block: var(--space) 2rem }
.footer.plain:not(.gradient) { background: var(--ink) }
.footer :focus-visible { outline-color: currentColor }
.footer .top { align-items: end; gap: 2rem clamp(1.5rem, 4vw, 3.5rem) }
.footer .logo { flex: 1 0 100%; margin: 0 0 var(--gap); font-size: clamp(2.75rem, 8.5vw, 8.5rem); line-height: .95; text-align: var(--align) }
.footer .links { font-weight: 600 }
.footer:not(.to-center, .to-right) .links { margin-inline-end: auto }
.reachable { font-weight: 600 }
.footer .small { margin-top: calc(var(--space)*.4); padding-top: 1.35rem; border-top: 3px solid }
.profiles a { border-radius: min(var(--button-corner), 50%) }
.profiles a:hover { color: var(--ground); background: var(--text) }
`
