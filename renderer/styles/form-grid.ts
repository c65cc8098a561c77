/**
 * A form on wide screens: short fields two in a row, an odd last one and long ones as wide as both. Problems and hints have rows of their own,
 * so that the inputs of a row stand on one line, also if a label takes two. `gap` is a length, between rows.
 */
export const formGrid = (gap: string) => `
  .form, .form.spread { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 1.5rem; align-content: start; margin-top: -${gap} }
  .form > * { grid-column: 1/-1; margin-top: ${gap} }
  .form > .field:not(.broad) { grid-column: auto; grid-row: span 4; grid-template-rows: subgrid; align-items: end }
  .form > .field:nth-child(odd):has(+ :is(.broad, :not(.field))) { grid-column: 1/-1 }
  .form .issue { grid-row: 2 }
  .field > :is(input, select) { grid-row: 3 }
  .form .hint { grid-row: 4 }
`
