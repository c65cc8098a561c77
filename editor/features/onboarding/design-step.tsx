import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { SectionType } from '../../../renderer/document/section-types.ts'
import { ColorChoices } from './color-choices.tsx'
import classes from './design-step.module.css'
import { FontChoices } from './font-choices.tsx'
import { SectionChoices } from './section-choices.tsx'
import { SitePreview } from './site-preview.tsx'
import { StepFrame } from './step-frame.tsx'
import type { Step } from './steps.ts'
import { nextStepAtom } from './wizard-state.ts'

const texts = {
  Fonts: { heading: 'Choose font style', lead: 'Two typefaces that go together: one for headings, one for text.' },
  Colors: { heading: 'Choose colors', lead: 'A palette to begin with. Every color can be changed in the editor.' },
  Sections: { heading: 'Choose sections', lead: 'What your page is made of. Add and remove sections at any time.' },
}

/** The three steps that are answered by looking: choices at one side, their own site with that choice at the other. */
export function DesignStep({ step }: { step: Extract<Step, keyof typeof texts> }) {
  const next = useSetAtom(nextStepAtom)
  const [added, setAdded] = useState<SectionType>()
  return (
    <StepFrame
      {...texts[step]}
      aside={<SitePreview show={step === 'Sections' ? added : undefined} />}
      nextLabel={step === 'Sections' ? 'Create your site' : undefined}
      onNext={() => next()}
    >
      <div className={classes.choices}>
        {step === 'Fonts' && <FontChoices />}
        {step === 'Colors' && <ColorChoices />}
        {step === 'Sections' && <SectionChoices onAdded={setAdded} />}
      </div>
    </StepFrame>
  )
}
