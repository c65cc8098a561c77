import { fontWeights } from '../document/enumerations.ts'
import type { FontFamily, Theme } from '../document/theme.ts'
import { faces } from './faces.ts'

type Font = Theme['titleFont']
type Weight = Font['weight']

/** The weights that a family has. */
export function weightsOf(family: FontFamily): Weight[] {
  const [lightest, heaviest] = faces[family].weights
  return (Object.keys(fontWeights) as Weight[]).filter(
    (name) => fontWeights[name] >= lightest && fontWeights[name] <= heaviest,
  )
}

/** The font in another family: as heavy as before, or as near to it as the family comes. */
export function inFamily({ weight }: Font, family: FontFamily): Font {
  const distance = (name: Weight) => Math.abs(fontWeights[name] - fontWeights[weight])
  const [nearest = weight] = weightsOf(family).toSorted((a, b) => distance(a) - distance(b))
  return { family, weight: nearest }
}
