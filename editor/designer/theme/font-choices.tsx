import { NativeSelect } from '@mantine/core'
import type { PresetStyle } from '#renderer/document/enumerations.ts'
import type { Theme } from '#renderer/document/theme.ts'
import { bodyCuts, type Cut, titleCuts } from '#renderer/fonts/faces.ts'
import { bodyFontIn, titleFontIn, weightsOf } from '#renderer/fonts/weights.ts'
import { bodyFamiliesOf, titleFamiliesOf } from '#renderer/styles/font-pairs.ts'
import { humanize } from '../form/field-description.ts'
import { FieldPlace } from '../form/field-place.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import classes from './fonts.module.css'
import { inCut } from './fonts.ts'
import themeClasses from './theme.module.css'

type Weight = Theme['titleFont']['weight']

type FontChoicesProps = { style: PresetStyle; theme: Theme; onChange: (part: Partial<Theme>) => void }

/** Family and weight of headings and body text, from the style's families. */
export function FontChoices({ style, theme: { titleFont, bodyFont }, onChange }: FontChoicesProps) {
  return (
    <>
      <FontChoice
        path="theme.titleFont"
        label="Headings"
        families={titleFamiliesOf(style)}
        font={titleFont}
        cut={titleCuts[titleFont.family]}
        onChange={(family, weight) => onChange({ titleFont: titleFontIn(family, weight) })}
      />
      <FontChoice
        path="theme.bodyFont"
        label="Text"
        families={bodyFamiliesOf(style)}
        font={bodyFont}
        cut={bodyCuts[bodyFont.family]}
        onChange={(family, weight) => onChange({ bodyFont: bodyFontIn(family, weight) })}
      />
    </>
  )
}

type FontChoiceProps<Family extends string> = {
  path: string
  label: string
  families: readonly Family[]
  font: { family: Family; weight: Weight }
  cut: Cut
  onChange: (family: Family, weight: Weight) => void
}

function FontChoice<Family extends string>({ path, label, families, font, cut, onChange }: FontChoiceProps<Family>) {
  const weights = weightsOf(cut)
  return (
    <FieldPlace path={path}>
      <div className={themeClasses.group}>
        <NativeSelect
          id={`${path}.family`}
          label={label}
          classNames={{ label: themeClasses.legend }}
          style={{ '--input-fz': 'var(--text-2)' }}
          styles={{ input: inCut(cut, font.weight) }}
          value={font.family}
          onChange={(event) => {
            const family = families.find((name) => name === event.currentTarget.value)
            if (family) onChange(family, font.weight)
          }}
        >
          {families.map((family) => (
            <option key={family} value={family} style={{ fontFamily: `'${family}', sans-serif` }}>
              {family}
            </option>
          ))}
        </NativeSelect>
        <ChoiceCards
          legend={`${label}: weight`}
          legendHidden
          name={`${path}.weight`}
          columns={3}
          options={weights.map((weight) => ({
            id: weight,
            name: humanize(weight),
            sample: (
              <span className={classes.weight} style={inCut(cut, weight)} aria-hidden>
                Aa
              </span>
            ),
          }))}
          value={font.weight}
          onChange={(id) => {
            const weight = weights.find((name) => name === id)
            if (weight) onChange(font.family, weight)
          }}
        />
      </div>
    </FieldPlace>
  )
}
