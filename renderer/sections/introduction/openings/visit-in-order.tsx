import { Light } from '../../../elements/light.tsx'
import { stepsIn } from '../../../facts/openings/opening-facts.ts'
import { Buttons, Headline, Kicker, type OpeningProps } from './parts.tsx'

/** The promise over an evening, and the sentences of the introduction as the steps of a visit on its last light. */
export function VisitInOrderOpening({ section: { id, content } }: OpeningProps) {
  return (
    <div className="pitch">
      <Light of={id} />
      <div className="said">
        <Kicker content={content} />
        <Headline content={content} emphasis />
        <Buttons content={content} />
      </div>
      <ol className="steps plain">
        {stepsIn(content.body).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
