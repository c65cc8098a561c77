/** One line above the sign, with a rule below the line. */
export const commonHeader = `
.header { padding-block: 0 }
.header > .inner { min-height: 3.75rem; border-bottom: var(--rule) }
.header .logo { font-size: clamp(1.25rem, 1.1rem + .5vw, 1.625rem) }
html:has(.sign) .header .logo:not(:has(img)) { visibility: hidden }
.header nav li a:hover { text-decoration: underline 2px; text-underline-offset: .3em }
.header .button { padding: .6em 1.1em; font-size: 1.0625rem }
html:has(.opens-number, .opens-name-sign, .opens-places .number, .opens-photo-band .number) .header .call { display: none }
`

export const commonFooter = `
.footer { padding-block: 1.5rem 2rem }
.footer .logo { font-size: var(--s1) }
.footer .small { margin-top: 1rem }
html:has(.contact) .reachable { display: none }
.reachable { justify-content: start; margin-top: .75rem }
@media (max-width: 47.99rem) {
  .footer .top, .footer .small { flex-direction: column; align-items: var(--align); text-align: var(--align) }
  .footer .logo { margin: 0 }
  .reachable { flex-direction: column; align-items: var(--align); text-align: var(--align) }
}
`
