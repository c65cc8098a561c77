import { useBusinessPart } from '../../../elements/business-part.ts'
import { FittedLine } from '../../../elements/fitted-line.tsx'
import { Picture } from '../../../elements/pictures/picture.tsx'
import { isPhoto } from '../../../elements/pictures/pictures.ts'
import { stepFor } from '../../../elements/poster/steps.ts'
import { type Numeral, numeralOf } from '../../../facts/openings/numeral.ts'
import { textWidth } from '../../../fonts/text-width.ts'
import { useFacts, useSite } from '../../../site/site-context.ts'
import { FactRow } from './fact-row.tsx'
import { Begin, HeadlineBlock, type OpeningProps } from './parts.tsx'
import { OpeningPhone, useOpeningPhone } from './phone.tsx'

/** In digits. Longer numbers fill the page's width. */
const maxDigitsBesideText = 3

/**
 * A large number with a caption next to the headline. A photo replaces the number. Without either, the headline is set on a ledger's lines
 * above the phone number; without a phone number, the headline replaces the picture.
 */
export function NumeralAndSentenceOpening({ section: { content } }: OpeningProps) {
  const { business } = useFacts()
  const { language } = useSite()
  const numeral = numeralOf(business, language)
  const hasPhoto = isPhoto(content.image)
  const isWide = !hasPhoto && numeral !== undefined && numeral.number.length > maxDigitsBesideText
  const kind = hasPhoto ? 'pictured-facts' : numeral ? (isWide ? 'numeral-below' : 'numeral-beside') : 'ruled'
  const phone = useOpeningPhone()
  const headlineSize = useHeadlineSize(content.heading)
  const isStated = kind === 'ruled' && !phone
  return (
    <>
      <div className={isStated ? `pitch stated ${headlineSize}` : `pitch ${kind}`}>
        <HeadlineBlock content={content} />
        <Begin content={content} />
        {hasPhoto ? (
          <div className="scene">
            <Picture
              image={content.image}
              frame="Landscape"
              loose
              sizes="(min-width:62rem) 66vw,100vw"
              leading
              field="image"
            />
          </div>
        ) : numeral ? (
          <LargeNumeral numeral={numeral} />
        ) : (
          phone && <OpeningPhone phone={phone} />
        )}
      </div>
      <FactRow content={content} shown={numeral?.part}>
        {hasPhoto && numeral && <NumeralFact numeral={numeral} />}
      </FactRow>
    </>
  )
}

function usePartOf({ part }: Numeral) {
  const partOf = useBusinessPart()
  return part === 'sentences' ? {} : partOf(part)
}

function LargeNumeral({ numeral }: { numeral: Numeral }) {
  const { before = '', opening = '', closing = '' } = numeral.around ?? {}
  const sign = (opening || closing).trim()
  return (
    <div className={`numeral of-${numeral.number.length}`} {...usePartOf(numeral)}>
      <p className="caption">
        {numeral.name && <b>{numeral.name}</b>} {numeral.note}
      </p>
      <div className={sign ? 'signed' : undefined} aria-hidden="true">
        {sign && (
          <p>
            {before && <small>{before} </small>}
            {sign}
          </p>
        )}
        <FittedLine text={numeral.number} tracking={-0.04} />
      </div>
    </div>
  )
}

const NumeralFact = ({ numeral }: { numeral: Numeral }) => (
  <div className="large" {...usePartOf(numeral)}>
    <dt>{numeral.name ? `${numeral.name}, ${numeral.note}` : numeral.note}</dt>
    <dd aria-hidden="true">
      {numeral.around?.opening}
      {numeral.number}
      {numeral.around?.closing}
    </dd>
  </div>
)

/** In percent of the page's width: room for the longest word, and maximum letter size. */
const [wordRoom, maxHeadlineSize] = [96, 15]
/** Maximum area of a headline, in squares of 1 % of the page's width. */
const maxHeadlineArea = 3600

/** The class of the largest size at which the headline fits the first screen. */
function useHeadlineSize(heading: string): string {
  const { family } = useSite().theme.titleFont
  const width = (text: string) => Math.max(1, textWidth(text, family))
  const word = Math.max(...heading.trim().split(/\s+/).map(width))
  return stepFor('step', Math.min(maxHeadlineSize, wordRoom / word, Math.sqrt(maxHeadlineArea / width(heading))))
    .className
}
