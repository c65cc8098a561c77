/** The act beside the headline, a number or the owner's photo before it, or the headline as wide as the page. */
export type Arrangement = 'Act' | 'Number' | 'Photo' | 'Wide'

type Known = { hasNumber: boolean; hasPhoto: boolean; facts: number; seed: number }

/** In facts: fewer leave the headline the whole width. */
const fewest = 2
/** Neighboring seeds differ in color, so the arrangement follows another part of the seed. */
const step = 11

/** The arrangement of a website by its seed, among those that its facts suffice for. */
export function bentoArrangement({ hasNumber, hasPhoto, facts, seed }: Known): Arrangement {
  const possible: Arrangement[] = [
    'Act',
    ...(hasNumber && !hasPhoto ? (['Number'] as const) : []),
    ...(hasPhoto ? (['Photo'] as const) : []),
    ...(!hasPhoto && facts > 0 && facts <= fewest ? (['Wide'] as const) : []),
  ]
  return possible[Math.floor(seed / step) % possible.length] ?? 'Act'
}
