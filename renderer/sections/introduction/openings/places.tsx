import { useBusinessPart } from '../../../elements/business-part.ts'
import { FittedLine, FittedLines } from '../../../elements/fitted-line.tsx'
import { fillingLines } from '../../../fonts/filling-lines.ts'
import { textWidth } from '../../../fonts/text-width.ts'
import { useFacts, useSite } from '../../../site/site-context.ts'
import { Buttons, Headline, Kicker, Lead, type OpeningProps } from './parts.tsx'
import { OpeningPhone, useOpeningPhone } from './phone.tsx'

const limits = { highest: 0.2, most: 4 }

/** The headline in large type, with the service areas in full-width lines below it. */
export function PlacesOpening({ section: { content } }: OpeningProps) {
  const phone = useOpeningPhone()
  const { areas } = useFacts().business
  const { family } = useSite().theme.titleFont
  const partOf = useBusinessPart()
  const places = areas.map(({ name }, index) => `${name.trim()}${index === areas.length - 1 ? '.' : ','}`)
  const kicker = content.kicker.trim()
  const isPlace =
    areas.some(({ name }) => name.trim() === kicker) || areas.every(({ name }) => kicker.includes(name.trim()))
  const joined = places.map((place) => place.replaceAll(' ', '\u00a0'))
  const lines = fillingLines(joined, (line) => textWidth(line, family), limits)
  return (
    <div className="pitch placed">
      {!isPlace && <Kicker content={content} />}
      <Headline content={content} />
      <p className="towns" {...partOf('areas')}>
        <FittedLines
          lines={lines}
          draw={(line) =>
            line.split(' ').map((place, index) => (
              <tspan key={place} className={joined.indexOf(place) % 2 ? 'second' : undefined}>
                {index > 0 ? ` ${place}` : place}
              </tspan>
            ))
          }
        />
      </p>
      <div className="base">
        <div className="said">
          <Lead content={content} />
        </div>
        {phone && (
          <OpeningPhone phone={phone}>
            <FittedLine text={phone.number} />
          </OpeningPhone>
        )}
        <Buttons content={content} />
      </div>
    </div>
  )
}
