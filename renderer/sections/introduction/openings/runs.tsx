import { useBusinessPart } from '../../../elements/business-part.ts'
import { Elbow, Straight, stripesOf, wideStripes } from '../../../shapes/band.tsx'
import { useFactStrip } from '../strip.tsx'
import { Buttons, HeadlineBlock, Lead, type OpeningProps } from './parts.tsx'
import { OpeningPhone, useOpeningPhone } from './phone.tsx'

const narrow = stripesOf([1, 1, 2, 1, 1], { inner: 0.3 })
/** Number of facts in the table. With fewer facts, there is no table. */
const tableFactCount = 3

/**
 * The headline in large type, with two bands of stripes around it and the facts. Each element has its own grid cell.
 */
export function RunsOpening({ section: { content } }: OpeningProps) {
  const phone = useOpeningPhone()
  const partOf = useBusinessPart()
  const facts = useFactStrip(content).slice(0, tableFactCount)
  return (
    <div className="pitch runs">
      <HeadlineBlock content={content}>
        <Lead content={content} />
      </HeadlineBlock>
      <Straight stripes={wideStripes} className="band falls" />
      <Elbow stripes={wideStripes} className="band turns" turn="start" />
      <Straight stripes={wideStripes} className="band crosses" across />
      <Elbow stripes={wideStripes} className="band drops" turn="down" />
      <Straight stripes={wideStripes} className="band ends" />
      <div className="back">
        <Elbow stripes={narrow} className="band" turn="down" />
        <Straight stripes={narrow} className="band" />
      </div>
      <div className="base">
        {phone && <OpeningPhone phone={phone} />}
        <Buttons content={content} />
        {facts.length === tableFactCount && (
          <dl>
            {facts.map(({ part, label, text }) => (
              <div key={part} {...partOf(part)}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  )
}
