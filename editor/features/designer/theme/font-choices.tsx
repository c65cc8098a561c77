import { NativeSelect } from '@mantine/core'
import { fontWeights } from '../../../../renderer/document/enumerations.ts'
import { type FontFamily, fontFamilies, type Theme } from '../../../../renderer/document/theme.ts'
import { faces } from '../../../../renderer/fonts/faces.ts'
import { humanise } from '../../../fields/humanise.ts'
import panelClasses from '../panel.module.css'
import classes from './theme.module.css'

type Font = Theme['titleFont']
type Weight = Font['weight']

const names = { titleFont: 'Headings', bodyFont: 'Text' } as const

/** The two fonts one by one: which family, and how heavy. */
export function FontChoices({ theme, onChange }: { theme: Theme; onChange: (part: Partial<Theme>) => void }) {
  return (Object.keys(names) as (keyof typeof names)[]).map((role) => (
    <fieldset key={role} className={panelClasses.group}>
      <legend className={panelClasses.legend}>{names[role]}</legend>
      <div className={classes.halves}>
        <NativeSelect
          id={`theme.${role}.family`}
          aria-label={`${names[role]}: font`}
          data={[...fontFamilies]}
          value={theme[role].family}
          onChange={(event) => onChange({ [role]: inFamily(theme[role], event.currentTarget.value as FontFamily) })}
        />
        <NativeSelect
          id={`theme.${role}.weight`}
          aria-label={`${names[role]}: weight`}
          data={weightsOf(theme[role].family).map((value) => ({ value, label: humanise(value) }))}
          value={theme[role].weight}
          onChange={(event) => onChange({ [role]: { ...theme[role], weight: event.currentTarget.value as Weight } })}
        />
      </div>
    </fieldset>
  ))
}

/** The weights that a family has. */
function weightsOf(family: FontFamily): Weight[] {
  const [lightest, heaviest] = faces[family].weights
  return (Object.keys(fontWeights) as Weight[]).filter(
    (name) => fontWeights[name] >= lightest && fontWeights[name] <= heaviest,
  )
}

/** The font in another family: as heavy as before, or as near to it as the family comes. */
function inFamily({ weight }: Font, family: FontFamily): Font {
  const distance = (name: Weight) => Math.abs(fontWeights[name] - fontWeights[weight])
  const [nearest = weight] = weightsOf(family).toSorted((a, b) => distance(a) - distance(b))
  return { family, weight: nearest }
}
