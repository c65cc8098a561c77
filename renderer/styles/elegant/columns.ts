import { columnsFor } from '../columns.ts'
import type { Columns } from '../site-style.ts'

/** Up to four in one row, as in a lookbook. */
export const oneRow: Columns = (count) => (count === 4 ? 4 : columnsFor(count))

/** Quotes two by two; three share one row. */
export const pairs: Columns = (count) => {
  if (count === 3) return 3
  return count === 1 ? 1 : 2
}
