import { useAtomValue, useSetAtom } from 'jotai'
import { isRightToLeft } from '#renderer/document/values/reading-direction.ts'
import { reachOf } from '#renderer/fonts/reach.ts'
import type { FontPair } from '#renderer/styles/font-pairs.ts'
import { useFontRetry } from '#ui/site/use-font-retry.ts'
import { StepFrame } from '../step-frame.tsx'
import { changeAnswersAtom, nextStepAtom } from '../wizard-state.ts'
import { DesignCards } from './design-cards.tsx'
import classes from './fonts-step.module.css'
import { creationAnswersAtom, offeredAtom, useFrozenOrder } from './offered.ts'
import { ReadingNotice } from './reading-notice.tsx'
import { headingStyle, sampleRules, textStyle } from './sample-fonts.ts'
import { sampleWords } from './sample-words.ts'
import { StyleDrawing } from './style-drawing.tsx'
import { useComposedSite } from './use-composed-site.ts'

export function FontsStep() {
  useFrozenOrder('fontPairs')
  const next = useSetAtom(nextStepAtom)
  const change = useSetAtom(changeAnswersAtom)
  const { fontPair } = useAtomValue(creationAnswersAtom)
  const { fontPairs } = useAtomValue(offeredAtom)
  const site = useComposedSite()
  const { heading, lines } = sampleWords(site)
  const again = useFontRetry(document)
  const { language } = site.settings
  const { colors } = site.theme
  return (
    <StepFrame
      heading="Choose font style"
      lead="Each pair comes with its own page style. Your words, set eight ways."
      note="Next you choose your colors."
      summary={<ReadingNotice />}
      onNext={() => next()}
    >
      <style>{sampleRules(reachOf([heading, ...lines].join(''))) + again}</style>
      <DesignCards
        label="Choose font style"
        name="fontPair"
        choices={fontPairs}
        chosen={fontPair}
        onChoose={(id) => change({ fontPair: id })}
        sample={(pair) => (
          <span className={classes.sample} lang={language} dir={isRightToLeft(language) ? 'rtl' : 'ltr'}>
            <span className={classes.heading} style={headingStyle(pair, heading)}>
              {heading}
            </span>
            {lines.map((line) => (
              <span key={line} className={classes.line} style={textStyle(pair)}>
                {line}
              </span>
            ))}
          </span>
        )}
        picture={({ style }) => <StyleDrawing style={style} colors={colors} />}
        detail={({ titleFont, bodyFont }: FontPair) => (
          <span className={classes.families}>{familiesIn([titleFont.family, bodyFont.family])}</span>
        )}
      />
    </StepFrame>
  )
}

/** Distinct family names, without suffixes. */
const familiesIn = (families: readonly string[]) =>
  [...new Set(families.map((family) => family.replace(/ (?:Grotesque|3)$/, '')))].join(', ')
