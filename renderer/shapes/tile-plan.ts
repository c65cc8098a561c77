import type { Shapes } from './shape-names.ts'

/** Arrangements: a row of six tiles, three wide ones, a tower at the side, a single large tile, or a field of one form. */
const plans = ['Row', 'Wide', 'Tower', 'Block', 'Field'] as const
export type TilePlan = (typeof plans)[number]

export const tilePlan = ({ seed }: Shapes): TilePlan => plans[seed % plans.length] ?? 'Row'

/** The arrangement at the page's end, which differs from the one at the top. */
export const lastTilePlan = (shapes: Shapes): TilePlan => (tilePlan(shapes) === 'Field' ? 'Wide' : 'Field')
