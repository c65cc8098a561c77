import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { SectionType } from '../../../renderer/document/section-types.ts'
import { ColorChoices } from './color-choices.tsx'
import { FontChoices } from './font-choices.tsx'
import { chosenSectionsAtom } from './offered.ts'
import { SectionChoices } from './section-choices.tsx'
import { SitePreview } from './site-preview.tsx'
import { StepFrame } from './step-frame.tsx'
import type { Step } from './steps.ts'
import { useComposedSite } from './use-composed-site.ts'
import { useFacts } from './use-facts.ts'
import { changeAnswersAtom, nextStepAtom } from './wizard-state.ts'

/** The three steps in which people choose from previews of their site. */
export function DesignStep({ step }: { step: Extract<Step, 'Fonts' | 'Colors' | 'Sections'> }) {
  const next = useSetAtom(nextStepAtom)
  useFacts()
  if (step === 'Sections') return <SectionsStep onNext={next} />
  return step === 'Fonts' ? (
    <StepFrame
      heading="Choose font style"
      lead="Two fonts that go together, shown on your own website."
      wide
      onNext={() => next()}
    >
      <FontChoices />
    </StepFrame>
  ) : (
    <StepFrame
      heading="Choose colors"
      lead="A palette to start with. You can change every color in the editor."
      wide
      onNext={() => next()}
    >
      <ColorChoices />
    </StepFrame>
  )
}

/** What the page is made of at one side, the page at the other. */
function SectionsStep({ onNext }: { onNext: () => void }) {
  const [added, setAdded] = useState<SectionType>()
  const site = useComposedSite()
  const sections = useAtomValue(chosenSectionsAtom)
  const change = useSetAtom(changeAnswersAtom)
  return (
    <StepFrame
      heading="Choose sections"
      lead="The parts of your page. You can add and remove sections at any time."
      aside={<SitePreview site={site} show={added} />}
      nextLabel="Create your site"
      onNext={() => {
        // From here on facts that are read later change the choice no more: it is what the website is made from.
        change({ sections })
        onNext()
      }}
    >
      <SectionChoices page={site} onAdded={setAdded} />
    </StepFrame>
  )
}
