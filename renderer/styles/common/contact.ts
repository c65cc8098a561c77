import { formGrid } from '../form-grid.ts'

/** Applies only if the hero doesn't show the phone number. */
const across = 'html:not(:has(.opens-number .number)) .contact.split:not(.mapped, .timed, .asking)'

/** Areas as a sentence on the second color. Below it, two halves: call, or write. */
export const commonContact = `
.area-band { padding: clamp(3rem, 6vw, 5.5rem) var(--edge) clamp(3.25rem, 6.5vw, 6rem) }
.area-band .label { margin-bottom: clamp(.75rem, 1.5vw, 1.25rem); font: var(--title-cut) var(--s3)/1 var(--title-font); letter-spacing: var(--tracking) }
.sentence { max-width: 16em; font: var(--title-cut) min(clamp(3rem, 1.6rem + 7.2vw, 9rem), var(--cap))/.9 var(--title-font); letter-spacing: var(--tracking); text-wrap: balance; overflow-wrap: break-word }
.sentence em { font-style: normal }
html:has(.opens-places) .area-band { display: none }
.contact { padding-block: 0 }
.contact > .inner { width: 100%; max-width: none }
.reach { align-content: start; padding: clamp(2.5rem, 5vw, 5rem) var(--edge) clamp(2.5rem, 4vw, 3.5rem) }
.reach h2 { font-size: min(clamp(2.75rem, 1.6rem + 4vw, 5.5rem), var(--cap)); line-height: .9 }
.reach .number { color: var(--second) }
.reach .number .fitted { max-height: 8.5rem }
.details { font-size: var(--s1) }
.details > li > .icon { color: currentColor }
.details dd { color: inherit }
.form { align-content: start; padding: clamp(2.5rem, 5vw, 5rem) var(--edge) }
.form input, .form select, .form textarea { min-height: 3.5rem; border-radius: 0; border-width: 2px }
.form .button { justify-self: start }
.opening:has(.number) + .contact .reach .number { display: none }
.ways, .mapped .media { padding: clamp(2.5rem, 5vw, 5rem) var(--edge) }
.contact .frame { border-radius: 0 }
.board dl > div { border-color: currentColor; border-bottom-width: 2px; font: var(--title-cut) clamp(1.5rem, 1rem + 1.6vw, 2.5rem)/1.1 var(--title-font); letter-spacing: var(--tracking) }
@media (min-width: 40rem) {
${formGrid('1.1rem')}
  .contact .form { margin-top: 0; padding-top: clamp(1.5rem, 4vw, 4rem) }
}
@media (min-width: 62rem) {
  .contact.split > .inner { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) }
  .contact.split > .inner > * { padding-inline: clamp(2rem, 4vw, 4rem) }
  .contact.split > .inner > :first-child { padding-inline-start: var(--edge) }
  .contact.split > .inner > :last-child { padding-inline-end: var(--edge) }
  .contact.split > .inner > .form:nth-child(3) { padding-inline: var(--edge) }
  .contact.swapped > .inner > .reach:nth-last-child(2) { order: 1; padding-inline: clamp(2rem, 4vw, 4rem) var(--edge) }
  .contact.swapped > .inner > .reach + :last-child { padding-inline: var(--edge) clamp(2rem, 4vw, 4rem) }
  .contact.split .reach { grid-template-rows: auto 1fr }
  .contact.split .reach > .number { align-self: end }
  .contact.split .reach { grid-auto-rows: auto }
  .mapped .media { padding: 0 }
  ${across} > .inner { grid-template-columns: minmax(0, 1fr) }
  ${across} > .inner > .reach.reach.reach, ${across} > .inner > .form.form { order: 0; padding-inline: var(--edge) }
  ${across} .reach { grid-template-columns: minmax(0, 1fr) auto; grid-template-rows: auto; column-gap: 4rem }
  ${across} .number { grid-area: 2/1/3/-1 }
  ${across} .number .fitted { max-height: 18rem }
  ${across} .details { grid-area: 1/2; flex-direction: column; justify-content: end; gap: .75rem }
  .contact.solo .reach > .number .fitted { max-height: 18rem }
}
`
