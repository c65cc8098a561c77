/** A thin row on the twelve columns: name, trade and place, links, phone number. */
export const commonAltHeader = `
.header { padding-block: .5rem }
.header > .inner { min-height: 3rem; font-size: 1rem }
.header .logo { font: 600 1rem/1.3 var(--body-font); letter-spacing: 0 }
.header .call { font-size: 1rem }
.call .icon { display: none }
.trade { display: none }
.header .button { padding: .45em .9em; font-size: 1rem }
@media (max-width: 61.99rem) {
  .header nav { align-content: start }
  .header nav li { border-bottom: var(--hair) }
  .header nav li a { padding: .4em 0; font-size: var(--s3) }
}
@media (min-width: 62rem) {
  .header nav li a { font-size: 1rem }
  .header nav li a:hover { text-decoration: underline 1px; text-underline-offset: .35em }
  .header:not(.to-center, .to-right) > .inner { display: grid; grid-template-columns: var(--twelve); column-gap: var(--gap) }
  .header:not(.to-center, .to-right) .logo { grid-column: 1/4; margin: 0 }
  .trade { display: block; grid-column: 4/7; text-wrap: balance }
  .header:not(.to-center, .to-right) nav { grid-column: 7/11; margin: 0 }
  .header:not(.to-center, .to-right):not(:has(.trade)) nav { grid-column: 4/11 }
  .header:not(.to-center, .to-right):has(li:nth-child(5)) nav { grid-column: 6/11 }
  .header:has(li:nth-child(5)) .trade { grid-column: 4/6 }
  .header:not(.to-right) nav ul { justify-content: start; gap: 0 1.25rem }
  .header .call { grid-column: 11/-1; justify-self: end }
  .header .button { grid-column: 11/-1; grid-row: 1; justify-self: end }
  .header:has(.button) .call { display: none }
  html:has(.trade) .opening .kicker { display: none }
}
@media (min-width: 62rem) and (max-width: 79.99rem) {
  .trade { display: none }
  .header:not(.to-center, .to-right) nav, .header:not(.to-center, .to-right):has(li:nth-child(5)) nav { grid-column: 4/11 }
  html:has(.trade) .opening .kicker { display: block }
}
`

/** A line below the closing, on the same background. */
export const commonAltFooter = `
.footer { padding-block: 0 1.5rem; font-size: 1rem }
.footer > .inner { display: grid; gap: .75rem var(--gap); padding-top: 1rem; border-top: var(--rule) }
.footer .logo { margin: 0; font: 600 1rem/1.5 var(--body-font); letter-spacing: 0 }
.footer :is(.top, .small) { align-items: baseline; gap: .35rem 1.5rem }
.footer .top { justify-content: space-between }
.footer .small, .footer .reachable { margin: 0; color: var(--muted) }
html:has(.contact) .footer .reachable { display: none }
.footer:is(.to-center, .to-right) > .inner { justify-items: var(--align) }
@media (max-width: 47.99rem) {
  .footer :is(.top, .small, .reachable) { flex-direction: column; align-items: var(--align); text-align: var(--align) }
}
`
