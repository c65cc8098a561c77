import { fontWeights } from '../document/enumerations.ts'
import type { BodyFamily, Theme, TitleFamily } from '../document/theme.ts'
import { bodyCuts, type Cut, titleCuts } from './faces.ts'

type Weight = Theme['titleFont']['weight']

export function weightsOf({ weights: [lightest, heaviest] }: Cut): Weight[] {
  return (Object.keys(fontWeights) as Weight[]).filter(
    (name) => fontWeights[name] >= lightest && fontWeights[name] <= heaviest,
  )
}

/** Uses the closest available weight. */
export const titleFontIn = (family: TitleFamily, weight: Weight): Theme['titleFont'] => ({
  family,
  weight: nearestIn(titleCuts[family], weight),
})

/** Uses the closest available weight. */
export const bodyFontIn = (family: BodyFamily, weight: Weight): Theme['bodyFont'] => ({
  family,
  weight: nearestIn(bodyCuts[family], weight),
})

function nearestIn(cut: Cut, weight: Weight): Weight {
  const distance = (name: Weight) => Math.abs(fontWeights[name] - fontWeights[weight])
  return weightsOf(cut).toSorted((a, b) => distance(a) - distance(b))[0] ?? weight
}
