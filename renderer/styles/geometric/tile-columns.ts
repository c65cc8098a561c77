import type { Columns } from '../site-style.ts'

/** Four side by side where they fill their rows, or all but one or two places of them; otherwise three. */
export const tileColumns: Columns = (count) => {
  if (count < 4) return count === 3 ? 3 : count === 2 ? 2 : 1
  return count === 5 || count === 6 || count === 9 ? 3 : 4
}
