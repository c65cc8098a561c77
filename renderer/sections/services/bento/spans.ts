/** Columns of twelve, and whether a cell spans two rows. */
export type Span = 'w3' | 'w4' | 'w6' | 'w8' | 'w6 tall'

export type CellPlan = {
  /** The heading's cell. Undefined without a heading. */
  head: Span | undefined
  /** Cells of the first services. The others share a list. */
  services: readonly Span[]
}

/** Position of the heading: before or after the first services. */
export const headPlaces = ['Start', 'End'] as const

const maxCells = 9
const many = (count: number, span: Span): Span[] => Array.from({ length: count }, () => span)

/** The featured service takes half of the grid in two rows, beside four other cells. */
const featured = (others: number): Span[] => ['w6 tall', ...many(others, 'w3')]

type Plan = { head: Span; services: Span[] }

const headed: Readonly<Record<number, Plan>> = {
  1: { head: 'w4', services: ['w8'] },
  2: { head: 'w4', services: many(2, 'w4') },
  3: { head: 'w3', services: many(3, 'w3') },
  4: { head: 'w4', services: [...many(2, 'w4'), ...many(2, 'w6')] },
  5: { head: 'w4', services: many(5, 'w4') },
  6: { head: 'w3', services: [...many(3, 'w3'), ...many(3, 'w4')] },
  7: { head: 'w3', services: many(7, 'w3') },
  8: { head: 'w4', services: many(8, 'w4') },
  9: { head: 'w3', services: [...many(3, 'w3'), ...many(6, 'w4')] },
}

const headedFeatured: Readonly<Record<number, Plan>> = {
  3: { head: 'w6', services: featured(2) },
  4: { head: 'w3', services: featured(3) },
  6: { head: 'w6', services: [...featured(2), ...many(3, 'w4')] },
  7: { head: 'w3', services: [...featured(3), ...many(3, 'w4')] },
  8: { head: 'w3', services: [...featured(3), ...many(4, 'w3')] },
  9: { head: 'w6', services: [...featured(2), ...many(6, 'w4')] },
}

const bare: Readonly<Record<number, Span[]>> = {
  1: ['w8'],
  2: many(2, 'w6'),
  3: many(3, 'w4'),
  4: many(4, 'w3'),
  5: [...many(2, 'w6'), ...many(3, 'w4')],
  6: many(6, 'w4'),
  7: [...many(4, 'w3'), ...many(3, 'w4')],
  8: many(8, 'w3'),
  9: many(9, 'w4'),
}

const bareFeatured: Readonly<Record<number, Span[]>> = {
  5: featured(4),
  7: [...featured(4), ...many(2, 'w6')],
  8: [...featured(4), ...many(3, 'w4')],
  9: [...featured(4), ...many(4, 'w3')],
}

/**
 * Cells that fill a twelve-column grid for a number of services. `hasFeatured`: the first service has more than a
 * price.
 */
export function cellPlan(
  count: number,
  { hasHead, hasFeatured }: { hasHead: boolean; hasFeatured: boolean },
): CellPlan {
  if (count > maxCells)
    return hasHead ? { head: 'w3', services: many(3, 'w3') } : { head: undefined, services: many(3, 'w4') }
  if (hasHead) return (hasFeatured && headedFeatured[count]) || headed[count] || { head: 'w6', services: [] }
  return { head: undefined, services: (hasFeatured && bareFeatured[count]) || bare[count] || [] }
}
