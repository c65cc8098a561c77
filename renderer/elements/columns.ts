/** How many cards stand side by side on a wide screen, so that the last row is never a lone one. */
export function columnsFor(count: number): 1 | 2 | 3 | 4 {
  if (count <= 2) return count === 2 ? 2 : 1
  if (count === 4) return 2
  return count % 3 === 1 || count === 8 ? 4 : 3
}
