/**
 * A form for wide screens, without gaps. For an odd number of short fields in a row, the first three share a line or, if they don't fit,
 * the first has its own line. A single field fills its line. Errors and hints have their own rows, so that inputs align even if a label
 * wraps. `gap`: length between rows.
 */
export const formGrid = (gap: string) => `
  .form, .form.spread { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: 0 1.5rem; align-content: start; margin-top: -${gap} }
  .form > * { grid-column: 1/-1; margin-top: ${gap} }
  .form > .field:not(.broad) { grid-column: span 3; grid-row: span 4; grid-template-rows: subgrid; align-items: end }
  .form > .field.whole { grid-column: 1/-1 }
  .form .issue { grid-row: 2 }
  .field > :is(input, select) { grid-row: 3 }
  .form .hint { grid-row: 4 }
  @media (min-width: 80rem) {
    .form > .field.third { grid-column: span 2 }
  }
`
