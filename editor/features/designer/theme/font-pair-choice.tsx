import { fontWeights } from '../../../../renderer/document/enumerations.ts'
import type { Theme } from '../../../../renderer/document/theme.ts'
import { type FontPair, fontPairs } from '../../../../templates/font-pairs/font-pairs.ts'
import { useFontFaces } from '../../../ui/use-font-faces.ts'
import { ChoiceCards } from './choice-cards.tsx'
import classes from './theme.module.css'

const families = new Set(fontPairs.flatMap(({ titleFont, bodyFont }) => [titleFont.family, bodyFont.family]))

/** The font pairs of the wizard, each in its own letters. */
export function FontPairChoice({ theme, onChange }: { theme: Theme; onChange: (part: Partial<Theme>) => void }) {
  useFontFaces(families)
  return (
    <ChoiceCards
      legend="Fonts"
      name="font-pair"
      options={fontPairs.map(({ id, name, titleFont, bodyFont }) => ({
        id,
        name,
        sample: (
          <span className={classes.fonts}>
            <span className={classes.title} style={inFont(titleFont)}>
              {titleFont.family}
            </span>
            <span style={inFont(bodyFont)}>{bodyFont.family}</span>
          </span>
        ),
      }))}
      value={
        fontPairs.find(
          ({ titleFont, bodyFont }) =>
            titleFont.family === theme.titleFont.family && bodyFont.family === theme.bodyFont.family,
        )?.id
      }
      onChange={(id) => {
        const pair = fontPairs.find((candidate) => candidate.id === id)
        if (pair) onChange({ titleFont: pair.titleFont, bodyFont: pair.bodyFont })
      }}
    />
  )
}

const inFont = ({ family, weight }: FontPair['titleFont']) => ({
  fontFamily: `'${family}', sans-serif`,
  fontWeight: fontWeights[weight],
})
