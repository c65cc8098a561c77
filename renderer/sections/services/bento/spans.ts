/** Twelfths of the row, and whether a cell has the height of two. */
export type Span = 'w3' | 'w4' | 'w6' | 'w8' | 'w6 tall'

export type CellPlan = {
  /** The cell of the section's heading; undefined without a heading. */
  head: Span | undefined
  /** The cells of the first services. The others share a list. */
  services: readonly Span[]
  /** Whether a cell of shapes fills the last place. */
  hasPattern: boolean
}

/** Places of the heading: before the first services, after them, or above all. */
export const headPlaces = ['Start', 'End', 'Above'] as const

/** More are a list under three cells. */
const most = 9
const many = (count: number, span: Span): Span[] => Array.from({ length: count }, () => span)

/** The featured service is as wide as half of the grid and two rows high, beside four places. */
const featured = (others: number): Span[] => ['w6 tall', ...many(others, 'w3')]

/** Cells for a number of services that leave no hole in a grid of twelve columns. */
export function cellPlan(count: number, hasHead: boolean): CellPlan {
  if (count > most) {
    return hasHead
      ? { head: 'w3', services: many(3, 'w3'), hasPattern: false }
      : { head: undefined, services: many(3, 'w4'), hasPattern: false }
  }
  return hasHead ? withHead(count) : withoutHead(count)
}

const headed: Readonly<Record<number, { head: Span; services: Span[]; hasPattern?: true }>> = {
  1: { head: 'w4', services: ['w8'] },
  2: { head: 'w4', services: many(2, 'w4') },
  3: { head: 'w6', services: featured(2) },
  4: { head: 'w3', services: featured(3) },
  5: { head: 'w4', services: many(5, 'w4') },
  6: { head: 'w6', services: [...featured(2), ...many(3, 'w4')] },
  7: { head: 'w3', services: [...featured(3), ...many(3, 'w4')] },
  8: { head: 'w3', services: [...featured(3), ...many(4, 'w3')] },
  9: { head: 'w6', services: [...featured(2), ...many(6, 'w4')] },
}

const bare: Readonly<Record<number, { services: Span[]; hasPattern?: true }>> = {
  1: { services: ['w8'], hasPattern: true },
  2: { services: many(2, 'w6') },
  3: { services: many(3, 'w4') },
  4: { services: featured(3), hasPattern: true },
  5: { services: featured(4) },
  6: { services: many(6, 'w4') },
  7: { services: [...featured(4), ...many(2, 'w6')] },
  8: { services: [...featured(4), ...many(3, 'w4')] },
  9: { services: [...featured(4), ...many(4, 'w3')] },
}

const withHead = (count: number): CellPlan => ({
  hasPattern: false,
  ...(headed[count] ?? { head: 'w6', services: [] }),
})
const withoutHead = (count: number): CellPlan => ({
  head: undefined,
  hasPattern: false,
  ...(bare[count] ?? { services: [] }),
})
