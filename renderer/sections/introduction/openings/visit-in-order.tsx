import { Light } from '../../../elements/light.tsx'
import { stepsIn } from '../../../facts/openings/opening-facts.ts'
import { Buttons, HeadlineBlock, type OpeningProps } from './parts.tsx'

/** The headline above an evening scene, with the introduction's sentences as the steps of a visit. */
export function VisitInOrderOpening({ section: { id, content } }: OpeningProps) {
  return (
    <div className="pitch">
      <Light of={id} />
      <HeadlineBlock content={content} emphasis>
        <Buttons content={content} />
      </HeadlineBlock>
      <ol className="steps plain">
        {stepsIn(content.body).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
