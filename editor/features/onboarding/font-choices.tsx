import { useAtomValue, useSetAtom } from 'jotai'
import type { FontPair } from '../../../templates/font-pairs.ts'
import { ChoiceCards } from './choice-cards.tsx'
import classes from './font-choices.module.css'
import { LookMiniature } from './look-miniature.tsx'
import { creationAnswersAtom, offeredAtom } from './offered.ts'
import { useLookSites } from './use-look-sites.ts'
import { changeAnswersAtom } from './wizard-state.ts'

/** The font pairs, each on the first screen of the person's site. */
export function FontChoices() {
  const { fontPair } = useAtomValue(creationAnswersAtom)
  const { fontPairs } = useAtomValue(offeredAtom)
  const change = useSetAtom(changeAnswersAtom)
  const siteIn = useLookSites()
  return (
    <ChoiceCards
      label="Choose font style"
      name="fontPair"
      choices={fontPairs}
      chosen={fontPair}
      onChoose={(id) => change({ fontPair: id })}
      sample={({ id, name }, turn) => <LookMiniature site={siteIn({ fontPair: id })} name={name} turn={turn} />}
    >
      {({ titleFont, bodyFont }: FontPair) => (
        <span className={classes.families}>
          {titleFont.family === bodyFont.family ? titleFont.family : `${titleFont.family} & ${bodyFont.family}`}
        </span>
      )}
    </ChoiceCards>
  )
}
