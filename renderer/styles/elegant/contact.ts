import { formGrid } from '../form-grid.ts'

/** Heading beside the phone number. Below them, the details and the form or a picture. */
const facing = '.contact.split:not(.mapped, .timed, .asking)'

/** The page darkens into the evening: the places as a sentence, then the form. */
export const elegantContact = `
.contact.ink > .light { inset: 0 0 auto; height: 36rem; mask: linear-gradient(#000 28rem, #0000); background: linear-gradient(var(--paper), color-mix(in oklab, var(--other) 50%, var(--paper)) 6rem, color-mix(in oklab, var(--rose) 72%, var(--dusk)) 12rem, color-mix(in oklab, var(--dusk) 62%, var(--shade)) 18rem, color-mix(in oklab, var(--dusk) 22%, var(--shade)) 26rem, var(--shade) 36rem) }
.contact.ink > .light::before { inset: 3rem 0 auto; height: 12rem; clip-path: none; background: radial-gradient(42% 42% at 27% 38%, color-mix(in oklab, var(--other) 50%, #fff5e4), transparent), radial-gradient(34% 20% at 92% 82%, color-mix(in oklab, var(--rose) 80%, #fff), transparent); filter: blur(1.75rem); opacity: .7 }
.contact > .light::after, .contact:not(.ink) > .light { display: none }
.contact.ink:not(.on-picture) { padding-top: 22rem }
@media (forced-colors: active) {
  .contact.ink:not(.on-picture) { padding-top: var(--space) }
}
.area-band { width: min(100% - 2*var(--gutter), var(--wide)); margin: 0 auto clamp(4rem, 9vw, 9rem) }
.area-band .label { margin-bottom: .75rem; font-size: .9375rem }
.sentence { max-width: 15em; font: var(--title-weight) var(--s4)/1.02 var(--title-font); letter-spacing: -.026em; text-wrap: balance }
.contact.split > .inner { display: grid; gap: 3rem }
.contact .reach { align-content: start; gap: 1.75rem }
.reach .head { display: contents }
.reach h2 { order: -2; font-size: min(clamp(3rem, 2.1rem + 3.6vw, 5.75rem), var(--cap)); line-height: .96 }
.reach .number { order: -1; font: var(--title-weight) clamp(2.25rem, 1.5rem + 2.4vw, 3.75rem)/1.05 var(--title-font); letter-spacing: -.02em; text-wrap: balance; font-variant-numeric: lining-nums }
.reach .email { font-size: clamp(1.625rem, 1.3rem + 1.2vw, 2.375rem) }
.number a { text-decoration-color: transparent }
.number a:hover { text-decoration-color: currentColor }
.details { display: block; width: 100%; margin-top: .75rem }
.details > li { display: grid; grid-template-columns: minmax(0, clamp(5em, 25%, 7em)) minmax(0, 1fr); gap: 0 clamp(.75rem, 2vw, 1.5rem); padding-block: .85rem; border-top: 1px solid var(--line) }
.details > :last-child { border-bottom: 1px solid var(--line) }
.details > li > .icon { display: none }
.details .icon + div { grid-column: 1/-1 }
.details div:has(> address) { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5rem }
.details .more { margin-block: -.75rem }
.details dd { color: inherit }
.form { align-content: start; padding: 0; gap: 1.75rem; background: none }
.form label { font-weight: 400 }
.form input, .form select, .form textarea { padding: .5rem 0; font-size: 1.125rem; background: none; border-width: 0 0 1px; border-radius: 0 }
.form .when { font-size: 1rem; color: var(--muted) }
.form select option { color: #111; background: #fff }
.form textarea { min-height: 5.5rem }
.form .button { justify-self: start }
.contact .frame { border-radius: var(--picture-corner) }
@media (max-width: 19.99rem) {
  .details > li { grid-template-columns: minmax(0, 1fr) }
}
@media (min-width: 40rem) {
${formGrid('2rem')}}
@media (min-width: 62rem) {
  .contact.split > .inner { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); column-gap: clamp(3rem, 7vw, 7rem) }
  ${facing} > .inner { grid-template-columns: repeat(12, minmax(0, 1fr)); gap: clamp(2.5rem, 4vw, 4rem) clamp(1rem, 1.7vw, 1.5rem) }
  ${facing} .reach { display: contents }
  ${facing} .head { display: grid; gap: 1rem; grid-area: 1/1/2/7; align-self: baseline }
  ${facing} .reach:not(:has(.number)) .head { grid-column-end: -1 }
  ${facing} .number { grid-area: 1/7/2/-1; align-self: baseline; justify-self: end; font-size: min(5vw, 5rem) }
  ${facing} .email { font-size: min(2.9vw, 2.9rem) }
  ${facing} :is(.details, .actions) { grid-column: 1/5; margin: 0; align-self: start }
  ${facing} :is(.form, .media) { grid-column: 6/-1; grid-row: 2/span 2 }
}
`
