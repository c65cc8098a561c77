/** The ground of the page, its text, and its two hues. */
export type ShapeColor = 'paper' | 'ink' | 'first' | 'other'

/**
 * Order in which neighbors, also the last and the first, contrast in every theme: paper and ink are opposites, the first hue is readable on
 * paper, ink on the second. Paper on the second hue or ink on the first may be pale.
 */
export const colorCycle = ['paper', 'ink', 'other', 'first'] as const satisfies readonly ShapeColor[]

/** Figure and accent contrast with ground and rest. Ground against rest, or figure against accent, is too weak for a form. */
export type Scheme = { ground: ShapeColor; figure: ShapeColor; rest: ShapeColor; accent: ShapeColor }

/** A seed's remainder by it chooses the colors, and the rest of the seed the form. */
export const colorings = 8

/** Eight schemes: four grounds, each in two orders. Seeds that follow one another have different grounds. */
export function schemeFor(seed: number): Scheme {
  const step = seed & 4 ? 3 : 1
  const at = (place: number): ShapeColor => colorCycle[(seed + place * step) & 3] ?? 'paper'
  return { ground: at(0), figure: at(1), rest: at(2), accent: at(3) }
}

/** The same order of colors, begun one color later. */
export const turnScheme = ({ ground, figure, rest, accent }: Scheme): Scheme => ({
  ground: figure,
  figure: rest,
  rest: accent,
  accent: ground,
})
