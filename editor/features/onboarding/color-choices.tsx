import { useAtomValue, useSetAtom } from 'jotai'
import { type Palette, palettes } from '../../../templates/palettes/palettes.ts'
import { ChoiceCards } from './choice-cards.tsx'
import classes from './color-choices.module.css'
import { offered } from './offered.ts'
import { answersAtom, changeAnswersAtom } from './wizard-state.ts'

/** The palettes, each as the colours it puts on a page: ground, headings, text, accent, button. */
export function ColorChoices() {
  const { palette } = useAtomValue(answersAtom)
  const change = useSetAtom(changeAnswersAtom)
  return (
    <ChoiceCards
      label="Choose colors"
      name="palette"
      choices={palettes}
      chosen={palette || offered.palette}
      onChoose={(id) => change({ palette: id })}
    >
      {({ name, colors }: Palette) => (
        <span className={classes.palette}>
          <span className={classes.swatches} style={{ background: colors.backgroundColor }}>
            <span style={{ background: colors.buttonBackgroundColor }} />
            <span style={{ background: colors.primaryTextColor }} />
            <span style={{ background: colors.secondaryTextColor }} />
            <span style={{ background: colors.accentColor }} />
          </span>
          <span className={classes.name}>{name}</span>
        </span>
      )}
    </ChoiceCards>
  )
}
