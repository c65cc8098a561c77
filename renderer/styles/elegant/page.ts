/** A quiet room: off-white, thin large letters, hairlines and white space. */
export const elegantPage = `
.section { --align: start; --edge: max(var(--gutter), 50vw - var(--wide)/2) }
h1, h2 { line-height: 1.02 }
h2 { letter-spacing: -.026em }
.quote h2, .run { font-variation-settings: "opsz" 76 }
h3 { font-size: var(--s2); line-height: 1.15; letter-spacing: -.015em }
:lang(ja) em, :lang(ko) em { font-style: normal }
.lead { max-width: 27em; line-height: 1.5 }
.head h2 { max-width: 11em }
.section .button { padding: .95em 1.75em; border-width: 1px; font-weight: 500 }
.section .ghost, .section .ghost:hover, .section .ghost:active { padding-inline: 0; color: var(--text); background: none; border-color: transparent; text-decoration: underline; text-underline-offset: .45em }
.section .ghost:hover { text-decoration-thickness: 2px }
.more { font-weight: 400; color: var(--text); text-underline-offset: .35em }
:root { --rose: color-mix(in oklab, var(--other) 50%, #b0667e); --dusk: color-mix(in oklab, var(--rose) 42%, #353f74) }
.section.ink:not(.gradient, .on-picture) { background: var(--shade) }
.ink :is(h2, h3, .number, .sentence) { font-variation-settings: "opsz" 60 }
.even.plain + .even.plain:not(.hero + *, .banner) { padding-top: 0; scroll-margin-top: 2rem }
@media print {
  .run, .sentence, .reach .number { font-size: 1.5rem !important }
  .run li { display: inline !important }
}
@media (prefers-reduced-motion: no-preference) {
  .opening .said > *, .opening .steps { animation: rise 1.2s cubic-bezier(.2, .7, .2, 1) backwards }
  .opening .aside, .opening .steps { animation-delay: .15s }
  @keyframes rise { from { opacity: 0; translate: 0 .75rem } }
}
`
