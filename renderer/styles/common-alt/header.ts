/** One thin line: logo, links right after it, an outlined button at the far end. The sheet of a small screen is a list on hairlines. */
export const commonAltHeader = `
.header { padding-block: .7rem; border-bottom: var(--hair) }
.header .logo { font-size: clamp(1.125rem, 1.05rem + .4vw, 1.375rem) }
.header .button { border: 1px solid; color: var(--text); background: none }
.header .button:hover { color: var(--ground); background: var(--text); border-color: var(--text) }
.header .button:active { color: var(--button-pressed-text); background: var(--button-pressed); border-color: var(--button-pressed) }
@media (max-width: 61.99rem) {
  .header .button { padding-inline: .9em; white-space: normal; overflow-wrap: break-word }
  .header nav { align-content: start }
  .header nav li { border-bottom: var(--hair) }
  .header nav li a { padding: .7em 0; font-size: var(--s2) }
  .header nav li a:hover { color: var(--link) }
}
@media (min-width: 62rem) {
  .header > .inner { gap: clamp(1.5rem, 3.4vw, 3.25rem) }
  .header:not(.to-right, .to-center) .logo:has(+ nav) { margin: 0 }
  .header:not(.to-right, .to-center) nav { margin-inline-end: auto }
  .header:not(.to-right) nav ul { justify-content: start }
  .header nav li a { position: relative }
  .header nav li a::after { content: ""; position: absolute; inset: auto 0 .3rem; inset-inline-end: 100%; border-bottom: 1px solid; transition: inset-inline-end .3s }
  .header nav li a:hover::after { inset-inline-end: 0 }
}
`
