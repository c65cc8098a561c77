/**
 * A small row without a background. If the hero already shows the name, the header is at the end of its row of facts.
 */
export const geometricHeader = `
.header { padding-block: 0; overflow: visible; font-size: .9375rem; line-height: 1.3 }
.header > .inner { min-height: 3.5rem }
.header .logo { font: 700 1.0625rem/1.2 var(--body-font); letter-spacing: 0 }
.header .logo.lengthy { font-size: .9375rem }
.header nav li a { font-size: .9375rem; font-weight: 600 }
.header nav li a:hover { text-decoration: underline 2px; text-underline-offset: .35em }
.header .button { padding: .4em 0; border: 0; color: var(--text); background: none; text-decoration: underline 2px; text-underline-offset: .35em }
.call .icon { display: none }
html:has(.opens-runs, .opens-year-and-people) .header > .inner { border-bottom: var(--rule) }
@media (max-width: 61.99rem) {
  .header nav { color: var(--ground); background: var(--text) }
  .close { color: var(--ground) }
  .header nav li { border-bottom: 3px solid }
  .header nav li a { padding: .5em 0; font: var(--big) var(--s4)/.9 var(--title-font); text-transform: uppercase }
}
@media (min-width: 62rem) {
  html:has(.opens-runs, .opens-year-and-people) .header > .inner { min-height: 3.75rem }
}
@media screen {
  html:has(.opens-marquee) .header:not(.fixed, :has(img, h1, li:nth-child(7))) { position: absolute; inset-inline: auto 0; width: 50%; background: none }
  html:has(.opens-marquee) .header:not(.fixed, :has(img, h1, li:nth-child(7))) > .inner { justify-content: end; padding-inline-start: 0 }
  html:has(.opens-marquee) .header:not(.fixed, :has(img, h1, li:nth-child(7))) .logo { display: none }
}
`

/** Shapes and one line. */
export const geometricFooter = `
.footer { padding-block: 0 }
.footer > .band { width: 100%; height: clamp(4rem, 8.5vw, 9rem) }
.footer > .band, .faq > .falls { --c0: var(--other); --c1: var(--first); --c2: var(--paper); --c3: var(--text) }
.footer > .inner { padding-block: 1.5rem 1.75rem }
.footer :focus-visible { outline-color: currentColor }
.footer .logo { font: 700 1.0625rem/1.3 var(--body-font); letter-spacing: 0 }
.footer .links { font-weight: 600 }
html:has(.contact) .reachable { display: none }
.reachable { margin-top: .5rem; color: var(--text) }
.footer .small { margin-top: 1.25rem }
html:has(.thin) .footer :is(.tiles, .band, .logo) { display: none }
html:has(.thin) .footer > .inner { padding-block: 0 1.25rem }
@media (max-width: 61.99rem) {
  .footer :is(.top, .small) { flex-direction: column; align-items: var(--align); gap: .25rem }
}
`
