/**
 * Week and map as tables on white. Then the closing: the phone number in full width, and the form as a table with ruled
 * lines.
 */
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
.days svg { height: clamp(10rem, 15cqi, 13rem) }
:is(.bold, .ink, .accent) > .inner .days rect { fill: var(--text) }
:is(.bold, .ink, .accent) > .inner .days text:not(.under) { fill: var(--ground) }
.area-plot { padding: 0; background: none }
.area-plot h2 { max-width: 7em }
.plot { --ground: var(--button); --text: var(--button-text); padding: clamp(.5rem, 2vw, 1.5rem); color: var(--button-text); background: var(--button) }
.plot svg { font-size: clamp(.9375rem, .5rem + 2.2cqi, 1.75rem) }
.plot .rings { display: none }
.plot line { stroke-width: 1px; stroke-dasharray: none }
.area-band { width: min(100% - 2*var(--gutter), var(--wide)); margin: 0 auto var(--space) }
.pictured + .area-band { padding-top: clamp(2.5rem, 3.4vw, 3.25rem) }
.area-band .label { margin-bottom: .75rem; font-weight: 600 }
.sentence { max-width: 15em; font: var(--title-cut) min(var(--s3), 10vw)/1 var(--title-font); letter-spacing: var(--tracking); text-wrap: balance }
.sentence em { font-style: normal }
.same .span { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; margin: 0; padding: .3em .2em .35em; color: var(--button-text); background: var(--button); font: var(--title-cut) min(var(--s3), 11cqi)/1 var(--title-font); letter-spacing: var(--tracking); white-space: nowrap; font-variant-numeric: lining-nums; print-color-adjust: exact }
.contact > .inner { display: grid; gap: clamp(1.5rem, 2.6vw, 2.75rem) var(--gap) }
.contact .reach { gap: clamp(1.5rem, 2.6vw, 2.75rem); align-content: start }
.reach h2 { max-width: 11em }
.reach .lead { margin-top: .5rem }
.reach .number { padding-block: clamp(.75rem, 1.4vw, 1.5rem); border-top: var(--rule); border-bottom: var(--rule) }
.reach .number .fitted { max-height: 15rem }
.hero:has(.ruled) + .contact .reach .number { display: none }
.details { display: grid; gap: 1rem; width: 100% }
.details > li { display: block }
.details > li > .icon { display: none }
.details .kind { font-size: 1rem }
.details > li > .kind { font-weight: 600; color: var(--text) }
.details dd { color: inherit }
.form, .form.spread { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; padding: 0; gap: 0; background: none }
.form .field { gap: 0 var(--gap); padding-block: .5rem; border-bottom: 1px solid var(--field) }
.form label { align-self: start; padding-block: .7rem; font-size: 1rem }
.form > .button { margin-top: 1.5rem }
.form > .instead { margin-top: 1rem }
.form :is(input, select, textarea) { padding: .7rem 0; border: 0; border-radius: 0; background: none }
.form select option { color: #111; background: #fff }
.form textarea { min-height: 7rem }
.form .button { justify-self: start }
:is(.bold, .ink) .form .button { color: #fff; background: color-mix(in srgb, var(--ground) 20%, #000) }
:is(.bold, .ink) .form .button:is(:hover, :active) { background: #000 }
.map { min-height: 20rem }
.board h3 { margin-bottom: 1rem }
@media (max-width: 39.99rem) {
  .form label { padding-block: .25rem 0 }
  .form textarea { min-height: 5rem }
  .form .button { justify-self: stretch }
}
@media (min-width: 40rem) {
  .form .field { grid-template-columns: minmax(0, 1fr) minmax(0, 3fr) }
  .form .field > :not(label) { grid-column: 2 }
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
  .reach .head, .reach .number, .reach .actions, .contact .form { grid-column: 1/-1 }
  .reach:not(.timed *) .head { grid-column: 1/8; grid-row: 1 }
  .reach .details { grid-column: 8/-1; grid-row: 1; grid-template-columns: 1fr 1fr; gap: .75rem var(--gap); align-self: end }
  .contact .media { grid-column: 1/-1 }
  .contact.timed .board { grid-column: 1/9 }
  .contact.timed .ways { grid-column: 9/-1 }
  .area-plot { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: var(--gap) }
  .plot .square { aspect-ratio: 3/2 }
  .plot :is(.even, .flat) { aspect-ratio: 2 }
}
`
