import { toneClasses } from '../../color/tone-rules.ts'
import type { Tone } from '../../document/section-design.ts'
import { useBusinessPart } from '../../elements/business-part.ts'
import { FittedLine } from '../../elements/fitted-line.tsx'
import { EmailLink, PhoneLink } from '../../elements/reach/reach-links.tsx'
import { contactFacts } from '../../facts/contact-facts.ts'
import { intlLocale } from '../../facts/intl-locale.ts'
import { placesForLargeType } from '../../facts/named-places.ts'
import { useFacts, useLayout, useSite } from '../../site/site-context.ts'
import type { ContactContent } from './content.ts'
import { useFactHeading } from './fact-headings.ts'
import { useMarks } from './use-marks.ts'

/** The first phone number, otherwise the first email address, otherwise the town unless a ticket shows it. */
export function LargeReach({ content }: { content: ContactContent }) {
  const { business } = useFacts()
  const { language } = useSite()
  const facts = contactFacts(content, business, language)
  const mark = useMarks({ facts })
  const { isFitted, hours } = useLayout('Contact')
  const partOf = useBusinessPart()
  const [phone] = facts.phones
  const [email] = facts.emails
  if (!phone && !email) {
    const town = business.place.town.trim()
    return isFitted && hours !== 'Ticket' && town ? (
      <p className="number town" {...partOf('place')}>
        <FittedLine text={town} />
      </p>
    ) : null
  }
  if (!phone) {
    return (
      <p className="number email">
        <EmailLink address={email ?? ''} {...mark('email', 'emails')}>
          {isFitted && <FittedLine text={email ?? ''} />}
        </EmailLink>
      </p>
    )
  }
  return (
    <p className="number">
      <PhoneLink phone={phone} label={phone.number} {...mark('phone', 'phones')}>
        {isFitted && <FittedLine text={phone.number} />}
      </PhoneLink>
    </p>
  )
}

/** The areas as a sentence in large type, on a different background than the section's. */
export function AreaSentence({ beside, content }: { beside: Tone; content: ContactContent }) {
  const { business } = useFacts()
  const { language } = useSite()
  const partOf = useBusinessPart()
  const { areaTone } = useLayout('Contact')
  const tone = areaTone === beside ? 'Bold' : areaTone
  const { heading, mark } = useFactHeading('areas', content)
  const names = placesForLargeType(business)
  if (names.length === 0) return null
  const parts = new Intl.ListFormat(intlLocale(language), { type: 'conjunction' }).formatToParts(names)
  return (
    <div className={tone ? `area-band block ${toneClasses[tone]}` : 'area-band'} {...partOf('areas')}>
      <p className="label" {...mark}>
        {heading}
      </p>
      <p className="sentence">
        {parts.slice(0, -1).map(({ value }) => value)}
        <em>{parts.at(-1)?.value}</em>.
      </p>
    </div>
  )
}
