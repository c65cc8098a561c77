export const funHeader = `
.header { padding-block: 0; color: var(--own-text); --text: var(--own-text); --ground: var(--page) }
.header > .inner { display: flex; min-height: 3.75rem; padding-inline: clamp(.5rem, 1vw, 1rem) }
.header.fixed { background: var(--page) }
.header .logo { font-size: var(--s1) }
.trade { display: none }
.header nav li a { font-weight: 700 }
.header nav li a:hover { text-decoration: underline 2px; text-underline-offset: .35em }
.header .button { padding: .5em 1.1em }
.call { font-weight: 800 }
.call .icon { display: none }
@media (max-width: 61.99rem) {
  .header nav { background: var(--page) }
}
@media (min-width: 62rem) {
  .header:not(:has(nav)) .trade { display: block; margin-inline: auto; font-size: .9375rem; font-weight: 600 }
  .header:not(:has(nav)):has(.trade) .logo, .header:not(:has(nav)):has(.trade) .call { flex: 1 1 0; margin: 0 }
  .header:not(:has(nav)):has(.trade) .call { justify-content: end }
}
`

export const funFooter = `
.footer { color: var(--own-text); --text: var(--own-text); --muted: var(--own-text); padding-block: 1.25rem 1.75rem }
.footer.footer > .inner { display: block; padding-inline: clamp(.5rem, 1vw, 1rem) }
.footer .logo { font-size: var(--s1) }
.footer .small { margin-top: .75rem; font-weight: 600 }
.reachable { justify-content: start; margin-top: .5rem }
.callbar { margin: 0 }
@media (max-width: 61.99rem) {
  .footer :is(.top, .small, .reachable) { flex-direction: column; align-items: var(--align); gap: .1rem }
}
`
