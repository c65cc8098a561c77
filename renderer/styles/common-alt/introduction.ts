/** A number, a scale or a year as the picture, with a row of facts below it. */
const opening = `
.opening { padding-block: clamp(1.25rem, 2.4vw, 2.25rem) var(--space) }
.opening .pitch { display: grid; gap: 1.5rem var(--gap); justify-items: stretch; container-type: normal; text-align: start }
.opening .said { position: relative; z-index: 1; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; align-content: start; justify-items: var(--align); text-align: var(--align); container-type: inline-size }
.opening .said > * { margin: 0 }
.opening :is(h1, h2) { line-height: .98; max-width: none }
.opening .long { --size: calc(var(--s5)*.8) }
.opening .kicker { font-weight: 400 }
.begin { display: grid; gap: 1.25rem; align-content: start; justify-items: var(--align) }
.begin .lead { max-width: 26em; font-size: var(--s2); line-height: 1.4 }
.opening .actions { margin: 0 }
.fact-row { display: grid; grid-template-columns: 1fr 1fr; gap: 1.25rem var(--gap); margin-top: clamp(2rem, 2.6vw, 2.5rem) }
.fact-row > * { padding-top: .75rem; border-top: var(--rule) }
.fact-row dt { color: var(--muted); text-wrap: balance }
.fact-row :is(dd, li) { font-weight: 600; text-wrap: pretty; font-variant-numeric: lining-nums }
.fact-row > :last-child:nth-child(odd) { grid-column: 1/-1 }
@media (max-width: 39.99rem) {
  .opening .begin .button:not(.ghost) { width: 100% }
  .opening .begin, .opening .actions { justify-items: stretch; align-items: stretch }
  .opening.to-center .begin { justify-items: center }
}
@media (min-width: 40rem) {
  .fact-row { grid: auto/auto-flow minmax(0, 1fr) }
  .fact-row > :last-child:nth-child(odd) { grid-column: auto }
}
@media (min-width: 48rem) {
  .opening .pitch { grid-template-columns: var(--twelve) }
  .opening .said { grid-column: 1/9 }
  .opening .pitch > .begin { grid-column: 9/-1; align-self: end }
}
`

const numeral = `
.numeral { display: grid; gap: 1rem var(--gap); color: var(--link) }
.numeral .caption { order: 1; color: var(--text); font: var(--title-cut) clamp(1.375rem, 1.1rem + 1vw, 2rem)/1.12 var(--title-font); letter-spacing: -.02em; text-wrap: balance }
.caption b { display: block; font-weight: inherit; color: var(--link) }
.signed { display: flex; align-items: flex-start; gap: clamp(.35rem, .8vw, .75rem) }
.signed p { font: var(--title-cut) clamp(2rem, 1.2rem + 3.2vw, 4.5rem)/1 var(--title-font); letter-spacing: var(--tracking) }
.signed small { display: block; margin-bottom: .25rem; font: 400 1rem/1.2 var(--body-font); letter-spacing: 0; color: var(--text) }
.signed .fitted { flex: 1; min-width: 0 }
.numeral.of-1 .fitted { max-height: 18rem }
.pictured-facts .frame { border-radius: 0 }
.fact-row .large dd { font: var(--title-cut) var(--s5)/1.05 var(--title-font); letter-spacing: var(--tracking); color: var(--link) }
.ruled { row-gap: 0 !important }
.ruled > :not(.said) { padding-block: clamp(1.25rem, 2.4vw, 2.25rem) }
.ruled .begin:empty { display: none }
.opens-numeral-and-sentence .ruled .said { grid-column: 1/-1; padding-bottom: clamp(1.5rem, 3vw, 2.5rem) }
.opening .ruled > .begin { grid-column: 1/-1; display: flex; flex-wrap: wrap; justify-content: space-between; align-items: start; gap: 1.25rem 3rem; border-top: var(--rule) }
.ruled .number { grid-column: 1/-1; container-type: inline-size; border-top: var(--rule); border-bottom: 6px double var(--second) }
.ruled .number a { display: block; font: var(--title-cut) min(var(--s5), 11cqi)/1.1 var(--title-font); letter-spacing: var(--tracking); text-decoration-color: transparent }
.ruled .number a:hover { text-decoration-color: currentColor }
.opening .stated h1, .opening .stated h2 { font-size: max(min(var(--s5), 100cqi/(max(var(--word), 7)*var(--letter))), var(--row)); line-height: .94; color: var(--link); max-width: none }
.opening .pitch.stated > * { grid-column: 1/-1 }
.opening .pitch.stated > .begin { padding-top: 1.25rem; border-top: var(--rule) }
@media (min-width: 40rem) {
  .opening .pitch.stated > .begin { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: start; gap: 1.25rem 3rem }
}
@media (min-width: 48rem) {
  .numeral-beside { grid-template-rows: auto 1fr; min-height: clamp(26rem, 39vw, 37rem) }
  .numeral-beside .said { grid-area: 1/1/2/6 }
  .opening .numeral-beside .begin { grid-area: 2/1/3/5 }
  .numeral-beside .numeral { grid-area: 1/5/3/-1; grid-template-columns: repeat(8, minmax(0, 1fr)); align-content: end; align-items: end }
  .numeral-beside .numeral > div { grid-column: 2/-1 }
  .numeral-beside .numeral .caption { grid-column: 2/-1 }
  .numeral-beside .numeral .fitted { max-height: clamp(22rem, 39vw, 36rem) }
  .numeral-below .numeral { grid-column: 1/-1; margin-top: clamp(1.25rem, 2.6vw, 2.5rem) }
  .pictured-facts { grid-template-rows: auto 1fr }
  .pictured-facts .said { grid-area: 1/1/2/5 }
  .opening .pictured-facts .begin { grid-area: 2/1/3/5 }
  .pictured-facts .scene { position: relative; grid-area: 1/5/3/-1; min-height: clamp(24rem, 40vw, 38rem) }
  .pictured-facts .frame { position: absolute; inset: 0; aspect-ratio: auto }
}
@media (min-width: 75rem) {
  .opening .numeral-beside .begin { grid-area: 2/1/3/4 }
  .numeral-beside .numeral { grid-area: 1/4/3/-1; grid-template-columns: repeat(9, minmax(0, 1fr)) }
  .numeral-beside .numeral > div { grid-column: 3/-1; grid-row: 1 }
  .numeral-beside .numeral .caption { grid-column: 1/3; grid-row: 1; font-size: min(clamp(1.375rem, 1.1rem + 1vw, 2rem), 2.2vw + .25rem) }
  .numeral-beside .of-1 > div { grid-column: 5/-1 }
  .numeral-beside .of-1 .caption { grid-column: 1/5 }
}
`

const scale = `
.scale { border-top: var(--rule); border-bottom: var(--rule) }
.scaled { row-gap: 0 !important }
.scaled > .begin { padding-block: 1.5rem 2rem }
.scale li { display: grid; gap: 0 var(--gap) }
.scale li + li { border-top: var(--hair) }
.scale p { padding-top: .6rem }
.scale p span { color: var(--muted) }
.scale b { font-weight: 600 }
.scale svg, .steps-of-scale { overflow: visible }
.scale svg { height: 3.75rem }
.scale line { stroke: var(--line) }
.scale svg text { font: var(--title-cut) min(2.875rem, 12vw)/1 var(--title-font); letter-spacing: var(--tracking); fill: var(--link); stroke: var(--ground); stroke-width: .12em; stroke-linejoin: round; paint-order: stroke; font-variant-numeric: lining-nums }
.steps-of-scale { height: 1.5rem; fill: var(--muted); font-size: .9375rem }
@media (min-width: 48rem) {
  .opening .scaled > .begin { padding-block: .5rem 2rem; align-self: start }
  .scaled > .said { padding-bottom: 2rem }
  .steps-of-scale { grid-column: 5/-1 }
  .scale { grid-column: 1/-1 }
  .scale li { grid-template-columns: var(--twelve) }
  .scale p { grid-column: 1/5; padding-block: .75rem; line-height: 1.5 }
  .scale b { display: block }
  .scale li > svg { grid-column: 5/-1; height: 100%; min-height: 5.5rem }
  .scale svg text { font-size: clamp(3rem, 5.9vw, 5.25rem) }
}
`

const months = `
.falling ol { display: grid; grid-template-columns: repeat(var(--n), minmax(0, 1fr)); grid-template-rows: repeat(var(--n), minmax(0, 1fr)); gap: 0 clamp(.125rem, .55vw, .5rem); height: 15rem; list-style: none }
.falling li { min-width: 0; padding: .3rem 0 0 .3rem; color: var(--button-text); background: var(--button); font: var(--title-cut) clamp(.9375rem, .75rem + 1vw, 1.75rem)/1 var(--title-font); letter-spacing: var(--tracking) }
.falling .moment { color: var(--on-other); background: var(--other) }
.falling .short { display: none }
${Array.from({ length: 12 }, (_, index) => `.falling li:nth-child(${index + 1}) { grid-area: ${index + 1}/${index + 1}/-1 }`).join('\n')}
${Array.from({ length: 9 }, (_, index) => `.falling.of-${index + 4} { --n: ${index + 4} }`).join('\n')}
@media (min-width: 48rem) {
  .falling { min-height: clamp(30rem, 43vw, 40rem) }
${Array.from({ length: 9 }, (_, index) => `  .falling.of-${index + 4} { grid-template-rows: ${Math.floor(((index + 4) * 5) / 12)}fr ${Math.ceil(((index + 4) * 7) / 12)}fr }`).join('\n')}
  .opening .falling > .said { grid-area: 1/6/2/-1; padding-bottom: 2rem }
  .falling .begin { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: start; gap: 1.25rem 1.5rem; margin-top: 1rem; width: 100% }
  .falling .begin .lead { flex: 1 1 16em }
  .falling ol { grid-area: 1/1/3/-1; height: auto }
  .falling li { padding: .55rem 0 0 .6rem }
  .falling .short { display: inline }
  .falling .narrow { display: none }
}
@media (forced-colors: active) {
  .falling li { border: 1px solid }
  .falling .moment { border-width: 4px }
}
`

export const commonAltIntroduction = opening + numeral + scale + months
