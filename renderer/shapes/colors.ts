/** The ground of the page, its text, and its two hues. */
export type ShapeColor = 'paper' | 'ink' | 'first' | 'other'

/**
 * In this order, and from the last to the first, neighbors are told apart in every theme: paper and ink are opposites, the first hue is made
 * to be read on paper, and ink on the other hue. Paper on the other hue and ink on the first may be pale.
 */
export const colorCycle = ['paper', 'ink', 'other', 'first'] as const satisfies readonly ShapeColor[]

/** Figure and accent stand out from the ground and from the rest. Neither ground and rest nor figure and accent carry a form together. */
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
