import type { Columns } from './site-style.ts'

/** Two or three columns, such that the last row never has a single item. */
export const columnsFor: Columns = (count) => {
  if (count <= 2) return count === 2 ? 2 : 1
  if (count === 4) return 2
  return count % 3 === 1 || count === 8 ? 4 : 3
}

/** Like `columnsFor`, but four items share a row. */
export const fourInARow: Columns = (count) => (count === 4 ? 4 : columnsFor(count))
