import { Fragment } from 'react'
import { useBusinessPart } from '../../elements/business-part.ts'
import { EmailLink, PhoneLink } from '../../elements/reach/reach-links.tsx'
import { dayRows, hasLimitedHours } from '../../facts/format-hours.ts'
import { useFacts, useSite } from '../../site/site-context.ts'

/** Longer opening hours don't fit on a line. The contact section has them. */
const maxHoursRows = 3

/** Contact details, address and hours, each on one line. Renders nothing if all are unknown. */
export function FooterFacts() {
  const { business, contact } = useFacts()
  const { language } = useSite()
  const partOf = useBusinessPart()
  const address = contact.address
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ')
  const hours = dayRows({ ...business.hours, closed: [] }, language, 'short')
  const [phone] = contact.phones
  const [email] = contact.emails
  const hasHours = !hasLimitedHours(business.hours) && hours.length > 0 && hours.length <= maxHoursRows
  if (!phone && !email && address === '' && !hasHours) return null
  return (
    <ul className="reachable">
      {phone && (
        <li>
          <PhoneLink phone={phone} {...partOf('phones')} />
        </li>
      )}
      {email && (
        <li>
          <EmailLink address={email} {...partOf('emails')} />
        </li>
      )}
      {address !== '' && <li {...partOf('address')}>{address}</li>}
      {hasHours && (
        <li {...partOf('hours')}>
          {hours.map(({ days, times }, index) => (
            <Fragment key={days}>
              {index > 0 && ' · '}
              <span>
                {days} {times}
              </span>
            </Fragment>
          ))}
        </li>
      )}
    </ul>
  )
}

/** Numbers of licenses, memberships and insurance, for looking them up. Renders nothing without numbers. */
export function Registrations() {
  const { business } = useFacts()
  const partOf = useBusinessPart()
  const numbered = business.credentials
    .map(({ name, number }) => [name.trim(), number.trim()] as const)
    .filter(([, number]) => number !== '')
  if (numbered.length === 0) return null
  return <p {...partOf('credentials')}>{numbered.map((parts) => parts.filter(Boolean).join(' ')).join(' · ')}</p>
}
