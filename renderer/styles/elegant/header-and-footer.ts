/** One quiet line: name, trade and place, links. */
export const elegantHeader = `
.header { padding-block: .9rem }
.header.section:not(.fixed, .gradient, .on-picture):has(+ main > .opening:first-child:not(.on-picture) .light) { background: none }
.header > .inner { min-height: 2.75rem; font-size: .9375rem }
.header .logo { font: 500 .9375rem/1.3 var(--body-font); letter-spacing: 0 }
.trade { display: none }
.header .call, .header .button { font-size: .9375rem; font-weight: 400 }
.header nav li a:hover { text-decoration: underline 1px; text-underline-offset: .35em }
.call .icon { display: none }
.header .button, .header .button:is(:hover, :active) { padding: .3em 0; color: inherit; background: none; border: 0; border-radius: 0; text-decoration: underline; text-underline-offset: .4em }
.header .button:hover { text-decoration-thickness: 2px }
@media screen and (min-width: 62rem) {
  .header nav li a { font-size: .9375rem }
  .header:not(.to-center, .to-right) .logo { flex: 0 1 auto; margin-inline-end: 0 }
  .trade { display: block; margin-inline: clamp(1.5rem, 7vw, 8rem) auto }
  .header:has(li:nth-child(5)) .trade { display: none }
  .header:has(li:nth-child(5)) .logo, .header:not(:has(.trade)) .logo { margin-inline-end: auto }
  html:has(.trade):not(:has(.header li:nth-child(5))) .opening .kicker { display: none }
}
`

export const elegantFooter = `
.footer { padding-block: 2rem 2.25rem }
.footer > .inner { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: .35rem 3rem }
.footer :is(.top, .small) { gap: .35rem 1.75rem }
.footer .logo { margin: 0; font: var(--body-weight) .9375rem/1.5 var(--body-font); letter-spacing: 0 }
.footer .small { color: var(--muted) }
.footer .reachable { margin: 0; gap: .35rem 1.75rem }
html:has(.contact) .reachable { display: none }
.footer:is(.to-center, .to-right) > .inner { justify-content: var(--align) }
`
