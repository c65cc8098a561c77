export const contactStyles = `
.contact .reach { display: grid; gap: calc(var(--gap)*1.25) }
.contact .head { margin: 0 }
.details { display: flex; flex-wrap: wrap; justify-content: var(--align); gap: calc(var(--gap)*1.1) clamp(1.5rem, 4vw, 3.5rem) }
.details > li { display: flex; flex-wrap: wrap; gap: .4rem .9rem; text-align: start }
.details > li > .icon { flex: none }
.details > li > div { flex: 1 1 min-content }
.details a { display: inline-block; max-width: 100% }
.details .more { padding: .75rem .5rem; margin-inline: -.5rem }
.details :is(.more, [href^=tel]) { white-space: nowrap }
.details a:not(.more, :hover) { text-decoration-color: color-mix(in srgb, currentColor 30%, transparent) }
.details dl > div { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 1.75rem }
.details dd { margin-inline-start: auto; font-variant-numeric: lining-nums tabular-nums; color: var(--muted) }
.details .dates { margin-top: .6rem; padding-top: .6rem; border-top: 1px solid var(--line) }
.details .areas { columns: 2; column-gap: 1.75rem }
.details .areas li { break-inside: avoid }
.details .kind { font-size: .9375rem; color: var(--muted) }
.form { display: grid; text-align: start; gap: 1.1rem; padding: clamp(1.5rem, 3vw, 2.5rem) }
.form .field { display: grid; gap: .4rem; min-width: 0 }
.form label { font-size: .9375rem; font-weight: 600 }
.form .optional { font-weight: var(--body-weight); color: var(--muted) }
.form .hint, .form .note { font-size: .9375rem; line-height: 1.45; color: var(--muted) }
.form input, .form select, .form textarea { width: 100%; min-width: 0; min-height: 2.9rem; padding: .7rem .85rem; font: var(--body-weight) 1rem/1.5 var(--body-font); color: var(--text); background: var(--ground); border: 1px solid var(--field); border-radius: min(var(--button-corner), .875rem) }
.form textarea { resize: vertical }
.form .photos { padding-block: .3rem }
.form .photos::file-selector-button { min-height: 2.2rem; margin-inline-end: .85rem; padding: 0 .9rem; font: 600 .9375rem/1.5 var(--body-font); color: inherit; background: none; border: 1px solid var(--field); border-radius: min(var(--button-corner), .75rem); cursor: pointer }
.form .kept { display: grid; gap: .25rem; font-size: .9375rem }
.form .kept label { display: flex; gap: .5rem; align-items: center; min-height: 2.75rem; font-weight: var(--body-weight) }
.form .kept input { width: 1.15rem; min-height: 1.15rem; margin: 0; flex: none }
.form .when { text-align: start }
.form .when::-webkit-date-and-time-value { text-align: start }
.form .when::-webkit-calendar-picker-indicator { width: 1.05rem; height: 1.05rem; padding: 0; cursor: pointer; border: 1.5px solid; border-top-width: 5px; border-radius: 3px; background: none; color: var(--text) }
.form .instead { font-size: .9375rem; line-height: 1.45 }
.form .trap, .form .note { display: none }
.form .button:focus + .note { display: block }
.map { position: relative; height: 20rem }
.map img { position: absolute; inset: 0 }
.map figcaption { position: absolute; inset: auto 0 0; display: flex; flex-wrap: wrap; align-items: end; gap: .5rem; padding: .75rem }
.map figcaption > * { padding: .5rem .9rem; border-radius: var(--button-corner); color: var(--text); background: var(--ground) }
.map .credit { margin-inline-start: auto; padding: .2rem .5rem; font-size: .9375rem }
.pinned > .icon { position: absolute; inset: 50% auto auto 50%; width: 3rem; height: 3rem; translate: -50% -92%; stroke-width: 1.25; stroke: var(--ground); fill: var(--text); fill-rule: evenodd }
.board h3 { margin-bottom: .5rem }
.board dl > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.75rem; padding-block: .7rem; border-bottom: 1px solid var(--line); font-size: var(--s1); line-height: 1.35 }
.board dd { margin-inline-start: auto; font-variant-numeric: lining-nums tabular-nums }
.board p, .board .dates { margin-top: 1rem }
.pictured { display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(var(--space)*.75); width: min(100% - 2*var(--gutter), var(--wide)); margin: 0 auto calc(var(--space)*.75) }
.to-fill > .pictured { width: calc(100% - 2*var(--gutter)) }
.week, .plot { container-type: inline-size }
.pictured .week { margin-top: calc(var(--gap)*1.25) }
.days { display: grid; grid: auto/auto-flow minmax(0, 1fr); gap: clamp(.25rem, 1.6cqi, 1.5rem); font-size: clamp(.9375rem, .55rem + 1cqi, 1rem) }
.days dt { padding-block: .5em; margin-bottom: .5em; border-bottom: 1px solid var(--line); white-space: nowrap }
.days .closed dt { color: var(--muted) }
.days svg { height: 15em; overflow: visible; font: 600 1em/1 var(--body-font); font-variant-numeric: lining-nums tabular-nums }
.days rect { fill: var(--button) }
.days text { fill: var(--button-text) }
.days .under { fill: currentColor }
.days line { stroke: var(--field) }
.shifts li { display: grid; gap: .35rem; padding-block: .9rem; border-top: 1px solid var(--line) }
.in-days { display: grid; grid: auto/auto-flow minmax(0, 1fr); gap: clamp(.25rem, 1.6cqi, 1.5rem) }
.in-days > * { height: 2rem; background: linear-gradient(var(--line), var(--line)) 50%/100% 1px no-repeat }
.in-days .in { background: var(--button); forced-color-adjust: none }
.days ~ * { margin-top: 1rem }
.days ~ * dl > div { display: flex; flex-wrap: wrap; column-gap: 1.75rem }
.area-plot { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--gap) calc(var(--gap)*2); padding: clamp(1.25rem, 3vw, 2.5rem); overflow: clip; border-radius: var(--picture-corner) }
.tint > .pictured > .area-plot { --ground: var(--paper) }
.area-plot > .named { position: relative; z-index: 1 }
.area-plot h2 { max-width: 9em }
.area-plot p { margin-top: 1rem; color: var(--muted) }
.plot svg { height: auto; overflow: visible; font: var(--title-weight) clamp(.9375rem, .625rem + 1.55cqi, 1.1875rem)/1 var(--title-font) }
.plot .flat { aspect-ratio: 3/2 }
.plot .even { aspect-ratio: 5/4 }
.plot .square { aspect-ratio: 1 }
.plot circle, .plot text { fill: currentColor }
.plot text { stroke: var(--ground); stroke-width: .3em; stroke-linejoin: round; paint-order: stroke }
.plot line { stroke: currentColor; stroke-width: .15em; stroke-dasharray: 0 .4em; stroke-linecap: round }
.rings circle { fill: none; stroke: var(--line) }
.ways { display: grid; gap: calc(var(--gap)*1.25); align-content: start }
.spread { display: flex; flex-flow: wrap; align-content: start }
.spread > .field { flex: 1 1 min(15rem, 100%) }
.spread > :is(.broad, .note) { flex-basis: 100% }
.spread > .instead { flex-basis: 100% }
@container (max-width: 33.99rem) {
  .half { display: none }
}
@container (max-width: 20.99rem) {
  .days { display: block; font-size: 1rem }
  .days > div { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 1.75rem }
  .days dt { padding: 0; margin: 0; border: 0 }
  .days svg, .span { display: none }
  .days .unseen { position: static; width: auto; height: auto; clip-path: none }
}
@container (max-width: 16.24rem) {
  .plot svg { display: none }
  .plot .unseen { position: static; width: auto; height: auto; clip-path: none }
}
@media print, (forced-colors: active) {
  .plot text { stroke: Canvas }
}
@media (min-width: 62rem) {
  .area-plot { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr) }
  .mapped .form, .timed .form { grid-column: 1/-1 }
  .map { height: 100%; min-height: 26rem }
}
`
