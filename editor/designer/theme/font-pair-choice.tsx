import type { Theme } from '../../../renderer/document/theme.ts'
import { fontPairs } from '../../../templates/font-pairs.ts'
import { ChoiceCards } from './choice-cards.tsx'
import classes from './fonts.module.css'
import { inFont } from './in-font.ts'

type FontPairChoiceProps = { businessName: string; theme: Theme; onChange: (part: Partial<Theme>) => void }

/** The font pairs of the wizard, each setting the business's own name and a line of text in its letters. */
export function FontPairChoice({ businessName, theme, onChange }: FontPairChoiceProps) {
  return (
    <ChoiceCards
      legend="Pairs"
      name="font-pair"
      options={fontPairs.map(({ id, name, titleFont, bodyFont }) => ({
        id,
        name,
        sample: (
          <span className={classes.pair}>
            <span className={classes.title} style={inFont(titleFont)}>
              {businessName || titleFont.family}
            </span>
            <span className={classes.text} style={inFont(bodyFont)}>
              Good to see you
            </span>
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
