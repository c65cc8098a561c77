import { useBusinessPart } from '../../../elements/business-part.ts'
import { FittedLine } from '../../../elements/fitted-line.tsx'
import { Picture } from '../../../elements/pictures/picture.tsx'
import { isPhoto } from '../../../elements/pictures/pictures.ts'
import { EmailLink } from '../../../elements/reach/reach-links.tsx'
import { type Numeral, numeralOf } from '../../../facts/openings/numeral.ts'
import { useFacts, useSite } from '../../../site/site-context.ts'
import { FactRow } from './fact-row.tsx'
import { Buttons, Headline, Kicker, Lead, type OpeningProps } from './parts.tsx'
import { OpeningPhone, useOpeningPhone } from './phone.tsx'

/** In digits: a longer number is as wide as the page. */
const besideText = 3

/**
 * One number as a picture next to the headline, with a caption. A photo takes the number's place. Without either, the headline is set on the
 * lines of a ledger, above the phone number or email address.
 */
export function NumeralAndSentenceOpening({ section: { content } }: OpeningProps) {
  const { business } = useFacts()
  const { language } = useSite()
  const numeral = numeralOf(business, language)
  const hasPhoto = isPhoto(content.image)
  const isWide = !hasPhoto && numeral !== undefined && numeral.number.length > besideText
  const kind = hasPhoto ? 'pictured-facts' : numeral ? (isWide ? 'numeral-below' : 'numeral-beside') : 'ruled'
  return (
    <>
      <div className={`pitch ${kind}`}>
        <div className="said">
          <Kicker content={content} />
          <Headline content={content} />
        </div>
        <div className="begin">
          <Lead content={content} />
          <Buttons content={content} />
        </div>
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
          <FirstWay />
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
  return (
    <div className={`numeral of-${numeral.number.length}`} {...usePartOf(numeral)}>
      <p className="caption">
        {numeral.name && <b>{numeral.name}</b>} {numeral.note}
      </p>
      <div aria-hidden="true">
        <FittedLine text={numeral.number} tracking={-0.04} />
      </div>
    </div>
  )
}

const NumeralFact = ({ numeral }: { numeral: Numeral }) => (
  <div className="large" {...usePartOf(numeral)}>
    <dt>{numeral.name ? `${numeral.name}, ${numeral.note}` : numeral.note}</dt>
    <dd aria-hidden="true">{numeral.number}</dd>
  </div>
)

/** The first phone number, else the first email address, on a line of its own. */
function FirstWay() {
  const phone = useOpeningPhone()
  const { contact } = useFacts()
  const partOf = useBusinessPart()
  const [email] = contact.emails
  if (phone) return <OpeningPhone phone={phone}>{phone.number}</OpeningPhone>
  if (!email) return null
  return (
    <>
      <div className="at" aria-hidden="true">
        <FittedLine text="@" />
      </div>
      <p className="number email">
        <EmailLink address={email} {...(contact.own.email ? {} : partOf('emails'))} />
      </p>
    </>
  )
}
