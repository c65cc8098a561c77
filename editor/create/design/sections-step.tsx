import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { SectionType } from '#renderer/document/section-types.ts'
import words from '#ui/small-words.module.css'
import { openQuestionsAtom } from '../facts/fact-state.ts'
import { questionsWait } from '../facts/questions-wait.ts'
import { StepFrame } from '../step-frame.tsx'
import { useIsWide } from '../use-is-wide.ts'
import { changeAnswersAtom, goToStepAtom, nextStepAtom } from '../wizard-state.ts'
import { chosenSectionsAtom } from './offered.ts'
import { ReadingNotice } from './reading-notice.tsx'
import { SectionChoices } from './section-choices.tsx'
import { SeePage } from './see-page.tsx'
import { SitePreview } from './site-preview.tsx'
import { useComposedSite } from './use-composed-site.ts'

export function SectionsStep() {
  const [added, setAdded] = useState<SectionType>()
  const site = useComposedSite()
  const sections = useAtomValue(chosenSectionsAtom)
  const change = useSetAtom(changeAnswersAtom)
  const next = useSetAtom(nextStepAtom)
  const go = useSetAtom(goToStepAtom)
  const questions = useAtomValue(openQuestionsAtom)
  const { stay, way } = questionsWait(questions)
  const isRoomy = useIsWide()
  return (
    <StepFrame
      heading="Choose sections"
      lead="The parts of your page, in the order in which visitors see them."
      aside={isRoomy && <SitePreview site={site} show={added} />}
      summary={
        <>
          <ReadingNotice />
          {!isRoomy && <SeePage site={site} />}
        </>
      }
      nextLabel="Create your site"
      note={
        questions === 0 ? (
          'You can add and remove sections at any time.'
        ) : (
          <>
            {stay}{' '}
            <button type="button" className={words.way} onClick={() => go('About')}>
              {way}
            </button>
          </>
        )
      }
      noteStays={questions > 0}
      onNext={() => {
        // Stores the selection, so that later facts no longer change it.
        change({ sections })
        next()
      }}
    >
      <SectionChoices onAdded={setAdded} />
    </StepFrame>
  )
}
