import type { Shapes } from './shape-names.ts'

/** How shapes are arranged: a row of six, three wide ones, a tower at the side, one large one, or a field of one form. */
const plans = ['Row', 'Wide', 'Tower', 'Block', 'Field'] as const
export type TilePlan = (typeof plans)[number]

/** The arrangement of a website's shapes beside the name. */
export const tilePlan = ({ seed }: Shapes): TilePlan => plans[seed % plans.length] ?? 'Row'

/** At the page's end, unlike that at its beginning. */
export const lastTilePlan = (shapes: Shapes): TilePlan => (tilePlan(shapes) === 'Field' ? 'Wide' : 'Field')
