import type { VisitBar } from './visit-bars.ts'

/** What the bars may show. */
export type Plotted = 'visitors' | 'views'

/** What the plot is drawn of: no height where nothing was counted yet. */
export const plottedOf = (bars: readonly VisitBar[], plotted: Plotted) =>
  bars.map(({ from, counts, isOpen }) => ({ from, [plotted]: counts?.[plotted], color: isOpen ? fading : full }))

export const full = 'var(--mantine-primary-color-filled)'
/** Still growing. */
const fading = 'color-mix(in srgb, var(--mantine-primary-color-filled) 68%, var(--app-ground))'
