import { NativeSelect } from '@mantine/core'
import { type FontFamily, fontFamilies, type Theme } from '#renderer/document/theme.ts'
import { inFamily, weightsOf } from '#renderer/fonts/weights.ts'
import { humanise } from '../form/field-description.ts'
import { FieldPlace } from '../form/field-place.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import classes from './fonts.module.css'
import { inFont } from './fonts.ts'
import themeClasses from './theme.module.css'

type Font = Theme['titleFont']

const names = { titleFont: 'Headings', bodyFont: 'Text' } as const

/** The two fonts one by one: which family, and how heavy. */
export function FontChoices({ theme, onChange }: { theme: Theme; onChange: (part: Partial<Theme>) => void }) {
  return (Object.keys(names) as (keyof typeof names)[]).map((role) => {
    const font = theme[role]
    const path = `theme.${role}`
    return (
      <FieldPlace key={role} path={path}>
        <div className={themeClasses.group}>
          <NativeSelect
            id={`${path}.family`}
            label={names[role]}
            classNames={{ label: themeClasses.legend }}
            style={{ '--input-fz': 'var(--text-2)' }}
            styles={{ input: inFont({ ...font, weight: 'Regular' }) }}
            value={font.family}
            onChange={(event) => onChange({ [role]: inFamily(font, event.currentTarget.value as FontFamily) })}
          >
            {fontFamilies.map((family) => (
              <option key={family} value={family} style={{ fontFamily: `'${family}', sans-serif` }}>
                {family}
              </option>
            ))}
          </NativeSelect>
          <ChoiceCards
            legend={`${names[role]}: weight`}
            legendHidden
            name={`${path}.weight`}
            columns={3}
            options={weightsOf(font.family).map((weight) => ({
              id: weight,
              name: humanise(weight),
              sample: (
                <span className={classes.weight} style={inFont({ ...font, weight })} aria-hidden>
                  Aa
                </span>
              ),
            }))}
            value={font.weight}
            onChange={(weight) => onChange({ [role]: { ...font, weight: weight as Font['weight'] } })}
          />
        </div>
      </FieldPlace>
    )
  })
}
