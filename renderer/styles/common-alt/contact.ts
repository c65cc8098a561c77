import { formGrid } from '../form-grid.ts'

/** The week and the map as tables on white; then the close: the number in the large size, and fields as flat blocks. */
export const commonAltContact = `
.pictured { width: auto; margin: 0; gap: var(--space); padding: var(--space) max(var(--gutter), 50% - var(--wide)/2) }
.section.plain + .contact:not(.on-picture) > .pictured { padding-top: 0 }
.contact:has(> .pictured.block):not(.on-picture) { padding-top: 0 }
.contact > .pictured + .inner { padding-top: var(--space) }
.contact { padding-block: clamp(2.5rem, 3.4vw, 3.25rem) var(--space) }
.contact > .pictured.block + .inner { padding-top: clamp(2.5rem, 3.4vw, 3.25rem) }
.pictured h2 { font-size: min(var(--s3), 12.5vw) }
.pictured .week { margin-top: clamp(1.75rem, 3.4vw, 3.25rem); border-top: var(--rule); border-bottom: var(--rule); padding-bottom: .75rem }
.days { gap: clamp(.25rem, 1.6cqi, 1.5rem); font-size: clamp(.875rem, .6rem + .8cqi, 1rem) }
.week:has(.shifts) { padding-bottom: 0 }
.shifts b { font-weight: 600 }
.shifts p { line-height: 1.5 }
.shifts .role { color: var(--muted) }
.days dt { padding-block: .4em; margin-bottom: .75rem; border: 0; color: var(--muted); position: relative }
.days dt::after { content: ""; position: absolute; inset: auto calc(-1*clamp(.25rem, 1.6cqi, 1.5rem)) 0 0; border-bottom: var(--rule) }
.days > :last-child dt::after { inset-inline-end: 0 }
.days text { transform: translateX(clamp(0rem, .6cqi - .2rem, .4rem)) }
.days svg { height: clamp(11rem, 19cqi, 17rem) }
:is(.bold, .ink, .accent) > .inner .days rect { fill: var(--text) }
:is(.bold, .ink, .accent) > .inner .days text:not(.under) { fill: var(--ground) }
.area-plot { padding: 0; background: none }
.area-plot h2 { max-width: 7em }
.plot { --ground: var(--button); --text: var(--button-text); padding: clamp(.5rem, 2vw, 1.5rem); color: var(--button-text); background: var(--button) }
.plot svg { font-size: clamp(.9375rem, .6rem + 1.5cqi, 1.375rem) }
.plot .rings { display: none }
.plot line { stroke-width: 1px; stroke-dasharray: none }
.area-band { width: min(100% - 2*var(--gutter), var(--wide)); margin: 0 auto var(--space) }
.area-band .label { margin-bottom: .75rem; font-weight: 600 }
.sentence { max-width: 15em; font: var(--title-cut) min(var(--s3), 10vw)/1 var(--title-font); letter-spacing: var(--tracking); text-wrap: balance }
.sentence em { font-style: normal }
.contact > .inner { display: grid; gap: clamp(2rem, 3.4vw, 3.5rem) var(--gap) }
.contact .reach { gap: clamp(1.5rem, 2.4vw, 2.25rem); align-content: start }
.reach h2 { max-width: 8em }
.reach .lead { margin-top: .5rem }
.reach .number { container-type: inline-size; font: var(--title-cut) var(--s3)/1 var(--title-font); letter-spacing: var(--tracking) }
.reach .number a { display: block; font-size: min(var(--s3), 12.5cqi); text-decoration-color: transparent; font-variant-numeric: lining-nums }
.reach .number.email { padding-block: .6rem .8rem; border-top: var(--rule); border-bottom: var(--rule) }
.reach .email a { font-size: min(var(--s3), 6.2cqi) }
.hero:has(.ruled) + .contact .reach .number { display: none }
.reach .number a:hover { text-decoration-color: currentColor; text-decoration-thickness: .06em }
.details { display: grid; gap: 1rem; width: 100% }
.details > li { display: block }
.details > li > .icon { display: none }
.details .kind { font-size: 1rem }
.details > li > .kind { font-weight: 600; color: var(--text) }
.details dd { color: inherit }
.form { align-content: start; padding: 0; gap: 1.25rem; background: none }
.form label { font-size: 1rem }
.form input, .form select, .form textarea { min-height: 3.25rem; border-radius: 0 }
:is(.bold, .ink) .form :is(input:not([type=checkbox], .photos), select, textarea) { color: var(--ground); background: var(--text); border-color: transparent }
:is(.bold, .ink) .form :is(input, select, textarea):focus-visible { outline-offset: 2px; outline-color: var(--text) }
.form textarea { min-height: 8rem }
.form .button { justify-self: start }
:is(.bold, .ink) .form .button { color: #fff; background: color-mix(in srgb, var(--ground) 20%, #000) }
:is(.bold, .ink) .form .button:is(:hover, :active) { background: #000 }
.map { min-height: 20rem }
.board h3 { margin-bottom: 1rem }
@media (max-width: 39.99rem) {
  .form .button { justify-self: stretch }
}
@media (min-width: 40rem) {
${formGrid('1.25rem')}
}
@media (min-width: 62rem) {
  .week:has(.shifts) { --label: calc((100% + var(--gap))/6) }
  .week:has(.shifts) .days { margin-inline-start: var(--label); gap: var(--gap) }
  .week:has(.shifts) .days > :first-child dt::after { inset-inline-start: -20cqi }
  .week:has(.shifts) { overflow-x: clip }
  .shifts li { grid-template-columns: calc(var(--label) - var(--gap)) minmax(0, 1fr); column-gap: var(--gap); align-items: center }
  .shifts .in-days { gap: var(--gap) }
  .shifts .role { display: block }
  .contact > .inner { grid-template-columns: var(--twelve) }
  .contact .reach { display: contents }
  .reach .head { grid-column: 1/7 }
  .reach .number { display: grid; justify-items: end; grid-column: 7/-1 }
  .reach .number.email { justify-items: start; grid-column: 1/-1 }
  .contact:has(.reach .email) :is(.form, .media, .map), .contact:has(.reach .email) .reach ~ * { grid-row: auto !important }
  .reach:not(:has(.number)) .head, .reach:has(.email) .head { grid-column: 1/-1 }
  .reach .details { grid-column: 1/4; align-self: start }
  .reach .actions { grid-column: 1/4; align-self: end }
  .contact .form, .contact .media, .contact .map { grid-column: 4/-1; grid-row: 2/span 2 }
  .contact .reach:not(:has(.details, .actions)) ~ .form { grid-column: 1/-1 }
  .contact.mapped .form { grid-column: 4/-1; grid-row: 4 }
  .contact.timed .board { grid-column: 1/9; grid-row: 2 }
  .contact.timed .ways { grid-column: 9/-1; grid-row: 2 }
  .contact.timed > .inner > .form { grid-column: 4/-1; grid-row: 3 }
  .contact.solo .reach .details { grid-column: 1/-1; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 1rem var(--gap) }
  .area-plot { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: var(--gap) }
  .plot .square, .plot .even { aspect-ratio: 3/2 }
}
`
