import type { Columns } from './site-style.ts'

/** Two or three side by side, so that the last row is never a lone one. */
export const columnsFor: Columns = (count) => {
  if (count <= 2) return count === 2 ? 2 : 1
  if (count === 4) return 2
  return count % 3 === 1 || count === 8 ? 4 : 3
}

/** The same, with four in one row. */
export const fourInARow: Columns = (count) => (count === 4 ? 4 : columnsFor(count))
