/**
 * Two-column form for wide screens: short fields share a row; long ones and an odd last one span it. Problems and hints have their own
 * rows, so that inputs align even if a label wraps. `gap` is the length between rows.
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
