/** Under a hairline where the page above has the same ground: the name, links in the wide column, profiles under them; the small print under another. */
export const commonAltFooter = `
.footer { padding: 0 0 2rem }
.footer > .inner { border-top: var(--hair) }
main:has(> :last-child:not(.plain)) + .plain > .inner { border: 0 }
.footer .top { align-items: start; padding-block: calc(var(--space)*.55) calc(var(--space)*.7) }
.footer .top:has(+ .reachable) { padding-bottom: 0 }
.reachable { margin-block: calc(var(--gap)*1.25) }
.footer .small { padding-top: 1.35rem; border-top: var(--hair) }
@media (min-width: 48rem) {
  .footer:not(.to-center, .to-right) .top { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: 1.5rem var(--split) }
  .footer:not(.to-center, .to-right) .links { display: grid; grid-template-columns: 1fr 1fr; gap: .6rem var(--split) }
  .footer .top > :not(.logo) { grid-column: 2 }
}
@media (min-width: 62rem) {
  main:has(> :last-child > .inner > .media) + .footer > .inner { border: 0 }
}
@media (max-width: 47.99rem) {
  .footer .top, .footer .small, .reachable { flex-direction: column; align-items: var(--align) }
}
`
