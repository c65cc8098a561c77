import { formGrid } from '../form-grid.ts'

/** Hours as pills on deep ink, places beside them, and the form as the last large cell. */
export const funContact = `
.hours-cell { justify-content: space-between; gap: 1.5rem; min-height: 15rem }
.hours-cell .pills { flex: none }
.hours-cell h2, .place-cell h2, .plot-cell h2 { font-size: clamp(2rem, 1.5rem + 1.7vw, 3.1rem) }
.hours-cell h2 > span:not(.whole) { display: block }
.hours-cell dl { max-width: 34rem; display: grid; gap: .25rem; font: var(--title-cut) var(--s2)/1.15 var(--title-font) }
.hours-cell dl > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5rem }
.hours-cell dd { margin-inline-start: auto; font-variant-numeric: lining-nums tabular-nums }
.place-cell { container-type: inline-size; justify-content: space-between; gap: 1.5rem; min-height: 17rem }
.names { font: var(--title-cut) clamp(1.125rem, 10cqi, 3.1rem)/1.05 var(--title-font); letter-spacing: var(--tracking); text-wrap: balance }
.said-hours { container-type: inline-size }
.hours-cell.said-hours p { font-size: clamp(1.5rem, 8.4cqi, 3.25rem); line-height: 1.05 }
.said-hours h2 { font-size: var(--s2) }
.hours-cell p { font: var(--title-cut) var(--s2)/1.15 var(--title-font); text-wrap: balance }
.hours-cell dl ~ p, .hours-cell h2:not(:has(span)) ~ div p:nth-child(n+3) { font: inherit }
.plot-cell, .map-cell { display: grid; min-width: 0 }
.plot-cell > .area-plot { padding: 0; grid-template-columns: minmax(0, 1fr); border-radius: var(--radius); color: var(--own-text); background: var(--mist); --ground: var(--mist); --muted: var(--own-text) }
.plot-cell .named { padding: var(--pad) var(--pad) 0 }
.plot-cell .plot { padding-inline: var(--pad) }
.plot-cell .plot svg { margin-block: -1rem 1rem }
.map-cell .map { height: 100%; min-height: 19rem; border-radius: var(--radius) }
.details { gap: .5rem 2rem }
.details > li { align-items: center; gap: .4rem .6rem }
.details a { font-weight: 700 }
.place-cell .details { margin-top: auto }
.form-cell { justify-content: space-between; gap: 1.5rem; padding: clamp(1.375rem, .7rem + 2.6vw, 2.75rem) }
.form-cell h2 { font-size: clamp(2.1rem, 1.4rem + 3vw, 4.6rem); max-width: none }
.form-cell .form { padding: 0; background: none }
.form-cell label { font-weight: 800 }
.form-cell .form :is(input, select, textarea) { border: 2px solid var(--own-text); border-radius: min(var(--button-corner), 1.1rem); color: var(--own-text); background: var(--cell) }
.form-cell .form :is(.optional, .hint, .note) { color: inherit }
.reach-cell { justify-content: space-between; gap: 1.25rem }
.contact .number { container-type: inline-size; font: var(--title-cut) 1rem/1 var(--title-font) }
.contact .number a { font-size: min(5rem, 12.5cqi); text-decoration: none; font-variant-numeric: lining-nums }
.contact .email a { font-size: min(5rem, 6.9cqi) }
.form .button { justify-self: start; min-width: 9rem }
.tint .form-cell .button { color: var(--cell); background: var(--text); border-color: var(--text) }
@media (max-width: 39.99rem) {
  .form .button { justify-self: stretch }
}
@media (min-width: 62rem) {
  .form-cell.tall.at-start { grid-column: 1/span 7; grid-row: 1/span 2 }
  .form-cell.at-end:not(.tall) ~ :is(.pattern, .photo-cell, .reach-cell) { grid-column: 1/span 4 }
  .plot-cell .plot svg { aspect-ratio: auto; height: 100%; min-height: 22rem }
  .plot-cell > .area-plot { grid-template-rows: auto 1fr }
${formGrid('1rem')}}
`
