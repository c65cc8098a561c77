import { useAtomValue, useSetAtom } from 'jotai'
import type { Palette } from '../../../templates/palettes/palettes.ts'
import { ChoiceCards } from './choice-cards.tsx'
import classes from './color-choices.module.css'
import { LookMiniature } from './look-miniature.tsx'
import { creationAnswersAtom, offeredAtom } from './offered.ts'
import { useLookSites } from './use-look-sites.ts'
import { changeAnswersAtom } from './wizard-state.ts'

/** The palettes, each as its colors and on the first screen of the person's site. */
export function ColorChoices() {
  const { palette } = useAtomValue(creationAnswersAtom)
  const { palettes } = useAtomValue(offeredAtom)
  const change = useSetAtom(changeAnswersAtom)
  const siteIn = useLookSites()
  return (
    <ChoiceCards
      label="Choose colors"
      name="palette"
      choices={palettes}
      chosen={palette}
      onChoose={(id) => change({ palette: id })}
      sample={({ id, name }, turn) => <LookMiniature site={siteIn({ palette: id })} name={name} turn={turn} />}
    >
      {({ colors }: Palette) => (
        <span className={classes.swatches}>
          {[colors.backgroundColor, colors.accentColor, colors.buttonBackgroundColor, colors.primaryTextColor].map(
            (color, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: always these four
              <span key={index} style={{ background: color }} />
            ),
          )}
        </span>
      )}
    </ChoiceCards>
  )
}
