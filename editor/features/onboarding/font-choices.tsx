import { useAtomValue, useSetAtom } from 'jotai'
import { fontWeights } from '../../../renderer/document/enumerations.ts'
import { type FontPair, fontPairs } from '../../../templates/font-pairs/font-pairs.ts'
import { useFontFaces } from '../../ui/use-font-faces.ts'
import { ChoiceCards } from './choice-cards.tsx'
import classes from './font-choices.module.css'
import { offered } from './offered.ts'
import { answersAtom, changeAnswersAtom } from './wizard-state.ts'

const families = new Set(fontPairs.flatMap(({ titleFont, bodyFont }) => [titleFont.family, bodyFont.family]))

/** The pairs, each in its own letters. */
export function FontChoices() {
  const { fontPair } = useAtomValue(answersAtom)
  const change = useSetAtom(changeAnswersAtom)
  useFontFaces(families)
  return (
    <ChoiceCards
      label="Choose font style"
      name="fontPair"
      choices={fontPairs}
      chosen={fontPair || offered.fontPair}
      onChoose={(id) => change({ fontPair: id })}
    >
      {(pair: FontPair) => (
        <span className={classes.pair}>
          <span className={classes.title} style={inFont(pair.titleFont)}>
            {pair.name}
          </span>
          <span className={classes.names} style={inFont(pair.bodyFont)}>
            {pair.titleFont.family === pair.bodyFont.family
              ? pair.titleFont.family
              : `${pair.titleFont.family} & ${pair.bodyFont.family}`}
          </span>
        </span>
      )}
    </ChoiceCards>
  )
}

const inFont = ({ family, weight }: FontPair['titleFont']) => ({
  fontFamily: `'${family}', sans-serif`,
  fontWeight: fontWeights[weight],
})
