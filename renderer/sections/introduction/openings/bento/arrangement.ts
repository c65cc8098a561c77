/**
 * Act: the call to action beside the headline. Number or Photo: before it, a number or the owner's photo. Wide: a
 * full-width headline.
 */
export type Arrangement = 'Act' | 'Number' | 'Photo' | 'Wide'

type Known = { hasNumber: boolean; hasPhoto: boolean; facts: number; seed: number }

/** In facts. With fewer, the headline has the full width. */
const minFacts = 2
/** Neighboring seeds differ in color, so a different part of the seed decides the arrangement. */
const colorStep = 11

export function bentoArrangement({ hasNumber, hasPhoto, facts, seed }: Known): Arrangement {
  const possible: Arrangement[] = [
    'Act',
    ...(hasNumber && !hasPhoto ? (['Number'] as const) : []),
    ...(hasPhoto ? (['Photo'] as const) : []),
    ...(!hasPhoto && facts > 0 && facts <= minFacts ? (['Wide'] as const) : []),
  ]
  return possible[Math.floor(seed / colorStep) % possible.length] ?? 'Act'
}
