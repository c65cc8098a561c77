import { formGrid } from '../form-grid.ts'

/**
 * Hours as a ticket. Then one block of color: call to action as a headline, phone number as wide as its column, form.
 */
export const geometricContact = `
.area-band { padding: clamp(2.5rem, 5vw, 4.5rem) var(--edge) }
.area-band .label { margin-bottom: 1rem; font: var(--title-cut) var(--s3)/1 var(--title-font); letter-spacing: var(--tracking) }
.sentence { max-width: 22em; font: var(--big) min(clamp(2.25rem, 5.6vw, 6rem), var(--cap))/.88 var(--title-font); text-transform: uppercase; text-wrap: balance; overflow-wrap: break-word }
.sentence em { font-style: normal }
.contact { padding-block: 0 }
.contact > .inner { display: grid; gap: 2.5rem; padding-block: clamp(2.5rem, 5.5vw, 5rem) }
.tickets { padding: clamp(2.5rem, 5.5vw, 5rem) var(--edge) }
.ticket { display: grid; --notch: clamp(1rem, 1.7vw, 1.5rem) }
.times, .stub { min-width: 0; padding: clamp(1.25rem, 2.5vw, 2.25rem) clamp(1.1rem, 2.8vw, 2.5rem); container-type: inline-size }
.times { display: grid; align-content: space-between; gap: clamp(1rem, 2vw, 1.75rem) }
.ticket h3 { font-size: var(--s3) }
.times > dl:not(.dates) { display: grid; gap: .14em; font: var(--big) max(1.6rem, var(--row))/.92 var(--title-font); text-transform: uppercase }
.times dl > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 .4em }
.times dd { white-space: nowrap; margin-inline-start: auto; font-variant-numeric: lining-nums }
.times > p, .dates { font-size: 1rem; font-weight: 600; line-height: 1.35 }
.stub { display: grid; gap: 1.25rem; align-content: space-between; border-top: 5px dotted var(--ink) }
.stub address { font: var(--big) clamp(1.5rem, var(--row), 5.5rem)/.84 var(--title-font); text-transform: uppercase; overflow-wrap: break-word }
.stub .fade { width: 100%; height: clamp(3rem, 22cqi, 6rem); fill: currentColor; scale: -1 1 }
.stub .button { color: var(--ground); background: var(--text); border-color: var(--text) }
.reach { align-content: start; min-width: 0 }
.reach h2, .solo h2, .panel h2 { max-width: 8em; font: var(--big) min(clamp(3.25rem, 8vw, 10rem), var(--cap))/.84 var(--title-font); text-transform: uppercase; letter-spacing: -.012em; word-spacing: .06em }
.reach .number { order: -1; width: 100%; max-width: 34rem; color: var(--second) }
.reach .head { display: contents }
.reach h2 { order: -2 }
.number .fitted text { font-stretch: ultra-condensed }
.details > li > .icon { display: none }
.details { font-size: var(--s1); font-weight: 600; line-height: 1.35 }
.details dd { color: inherit }
.form { padding: 0 }
.form :is(input, select, textarea) { min-height: 3.25rem; border: 0; border-bottom: 4px solid var(--ink); border-radius: 0; color: var(--ink); background: var(--paper) }
.plain .form :is(input, select, textarea), .tint .form :is(input, select, textarea) { border: 2px solid var(--ink); border-bottom-width: 4px }
.form textarea { height: 7.5rem }
.form .button { justify-self: start }
.thin .contact > .inner { padding-block: clamp(2rem, 3vw, 2.75rem) }
.board dl > div { border-bottom: 4px solid; font: var(--big) clamp(2rem, 3.6vw, 3.75rem)/1 var(--title-font); text-transform: uppercase }
.contact.solo .details { border-top: var(--rule); padding-top: 1.5rem }
@media (min-width: 48rem) {
  .ticket:not(.whole) { grid-template-columns: minmax(0, 68fr) minmax(0, 32fr) }
  .stub { border-top: 0; border-inline-start: 5px dotted var(--ink) }
}
@media screen and (min-width: 48rem) and (forced-colors: none) {
  .ticket:not(.whole) { mask: radial-gradient(circle var(--notch) at 68% 0, #0000 98%, #000) 0 0/100% 51% no-repeat, radial-gradient(circle var(--notch) at 68% 100%, #0000 98%, #000) 0 100%/100% 51% no-repeat }
  .ticket:dir(rtl) { mask: none }
}
@media (min-width: 62rem) {
  .contact.split > .inner { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); column-gap: clamp(2.5rem, 5vw, 5rem) }
  .swapped .reach { order: 1 }
  .mapped .form, .timed .form { grid-column: 1/-1 }
${formGrid('1.1rem')}}
`
