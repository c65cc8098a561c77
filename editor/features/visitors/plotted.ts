import type { VisitBar } from './visit-bars.ts'

/** What the bars may show. */
export type Plotted = 'visitors' | 'views'

/** What the plot is drawn of: no height where nothing was counted yet. */
export const plottedOf = (bars: readonly VisitBar[], plotted: Plotted) =>
  bars.map(({ from, counts, isOpen }) => ({ from, [plotted]: counts?.[plotted], color: isOpen ? fading : full }))

export const full = 'var(--color-accent)'
/** Still growing. */
const fading = 'color-mix(in srgb, var(--color-accent) 68%, var(--color-ground))'
