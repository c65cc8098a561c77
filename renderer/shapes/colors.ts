/** Page background, text color, and the two hues. */
export type ShapeColor = 'paper' | 'ink' | 'first' | 'other'

/**
 * An order in which neighbors, including last and first, contrast in every theme: paper and ink are opposites, the
 * first hue is readable on paper, ink on the second. Paper on the second hue or ink on the first may lack contrast.
 */
export const colorCycle = ['paper', 'ink', 'other', 'first'] as const satisfies readonly ShapeColor[]

/**
 * Figure and accent contrast with ground and rest. Ground and rest, or figure and accent, may not contrast with each
 * other.
 */
export type Scheme = { ground: ShapeColor; figure: ShapeColor; rest: ShapeColor; accent: ShapeColor }

/** `seed % colorings` selects the colors; the quotient selects the form. */
export const colorings = 8

/** Eight schemes: four grounds, each in two orders. Consecutive seeds have different grounds. */
export function schemeFor(seed: number): Scheme {
  const step = seed & 4 ? 3 : 1
  const at = (place: number): ShapeColor => colorCycle[(seed + place * step) & 3] ?? 'paper'
  return { ground: at(0), figure: at(1), rest: at(2), accent: at(3) }
}

/** Shifts the colors by one. */
export const turnScheme = ({ ground, figure, rest, accent }: Scheme): Scheme => ({
  ground: figure,
  figure: rest,
  rest: accent,
  accent: ground,
})
