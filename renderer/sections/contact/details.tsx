import type { ComponentProps, ReactNode } from 'react'
import { useBusinessPart } from '../../elements/business-part.ts'
import { Icon } from '../../elements/icon.tsx'
import { EmailLink, PhoneLink } from '../../elements/reach/reach-links.tsx'
import { Prose } from '../../elements/text.tsx'
import { usePageWords } from '../../elements/words/use-page-words.ts'
import { type ContactFacts, contactFacts } from '../../facts/contact-facts.ts'
import { commaList, languageNames } from '../../facts/language-names.ts'
import { mapHref } from '../../facts/maps/map-link.ts'
import { placesForLargeType } from '../../facts/named-places.ts'
import { factWordsIn } from '../../languages/languages.ts'
import { useFacts, useLayout, useSite } from '../../site/site-context.ts'
import type { ContactContent } from './content.ts'
import { useFactHeading } from './fact-headings.ts'
import { hasHours, OpeningHours } from './opening-hours.tsx'
import { usePictures } from './pictured.tsx'
import { type Facts, useMarks } from './use-marks.ts'

const allParts = ['address', 'phones', 'emails', 'hours', 'areas', 'languages'] as const
type Part = (typeof allParts)[number]

type DetailsProps = {
  content: ContactContent
  parts?: readonly Part[]
  hasMapLink?: boolean
}

export function ContactDetails({ content, parts = allParts, hasMapLink = content.showMap }: DetailsProps) {
  const { business } = useFacts()
  const { language } = useSite()
  const { isLarge, hours } = useLayout('Contact')
  const known = contactFacts(content, business, language)
  const facts = isLarge ? withoutLarge(known) : known
  const areas = business.areas.map(({ name }) => name.trim()).filter(Boolean)
  const { plot, week } = usePictures(content)
  const isTicket = hours === 'Ticket' && business.hours.periods.length > 0
  const spoken = languageNames(business, language)
  const factLabels = factWordsIn(language)
  const drawn: Record<Part, ReactNode> = {
    address: !isTicket && facts.address + facts.place !== '' && (
      <Address key="address" facts={facts} showMap={hasMapLink} />
    ),
    phones: facts.phones.length > 0 && <Phones key="phones" facts={facts} />,
    emails: facts.emails.length > 0 && <Emails key="emails" facts={facts} />,
    hours: !isTicket && !week && hasHours(facts) && <Hours key="hours" facts={facts} />,
    areas: areas.length > 0 && !plot && !(isLarge && placesForLargeType(business).length > 0) && (
      <Areas key="areas" areas={areas} content={content} />
    ),
    languages: spoken.length > 0 && (
      <Listed key="languages" icon="languages" part="languages" label={factLabels?.languages}>
        <p>{commaList(spoken, language)}</p>
      </Listed>
    ),
  }
  const shown = parts.filter((part) => drawn[part])
  if (shown.length === 0) return null
  return <ul className="details">{shown.map((part) => drawn[part])}</ul>
}

/** Omits the phone number or email address shown above in large type. */
const withoutLarge = (facts: ContactFacts): ContactFacts =>
  facts.phones.length > 0 ? { ...facts, phones: facts.phones.slice(1) } : { ...facts, emails: facts.emails.slice(1) }

type IconName = ComponentProps<typeof Icon>['name']

type DetailProps = {
  icon: IconName
  label?: string | undefined
  mark?: { 'data-field': string | undefined }
  children: ReactNode
}

function Detail({ icon, label, mark, children }: DetailProps) {
  const { isTable } = useLayout('Contact')
  return (
    <li>
      <Icon name={icon} />
      {isTable && label && (
        <p className="kind" {...mark}>
          {label}
        </p>
      )}
      <div>{children}</div>
    </li>
  )
}

function Address({ facts, showMap }: Facts & { showMap: boolean }) {
  const { business } = useFacts()
  const words = usePageWords()
  const mark = useMarks({ facts })
  const factLabels = useFactLabels()
  const map = showMap ? mapHref(facts, business.place) : undefined
  return (
    <Detail icon="pin" label={factLabels?.place}>
      {facts.own.address ? (
        <address>
          <Prose text={facts.address} field="address" exact />
        </address>
      ) : (
        <address {...mark('address', facts.address ? 'address' : 'place')}>
          <Prose text={facts.address || facts.place} exact />
        </address>
      )}
      {map && (
        <a className="more" href={map} lang={words.lang}>
          {words.map}
        </a>
      )}
    </Detail>
  )
}

function Phones({ facts }: Facts) {
  const mark = useMarks({ facts })
  return facts.phones.map(({ kind, number }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same number
    <Detail key={index} icon={kind === 'WhatsApp' ? 'chat' : 'phone'}>
      <PhoneLink phone={{ kind, number }} {...mark('phone', 'phones')} />
      {kind === 'WhatsApp' && <span className="kind"> WhatsApp</span>}
    </Detail>
  ))
}

function Emails({ facts }: Facts) {
  const mark = useMarks({ facts })
  return facts.emails.map((address) => (
    <Detail key={address} icon="mail">
      <EmailLink address={address} {...mark('email', 'emails')} />
    </Detail>
  ))
}

const Hours = ({ facts }: Facts) => (
  <Detail icon="clock" label={useFactLabels()?.hours}>
    <OpeningHours facts={facts} />
  </Detail>
)

/** With this many areas, a list in columns is easier to scan than a line. */
const minListedAreas = 4

function Areas({ areas, content }: { areas: readonly string[]; content: ContactContent }) {
  const { language } = useSite()
  const { heading, mark } = useFactHeading('areas', content)
  return (
    <Listed icon="area" part="areas" label={heading} mark={mark}>
      {areas.length < minListedAreas ? (
        <p>{commaList([...areas], language)}</p>
      ) : (
        <ul className="areas">
          {areas.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
            <li key={index}>{name}</li>
          ))}
        </ul>
      )}
    </Listed>
  )
}

type ListedProps = DetailProps & { part: 'areas' | 'languages' }

function Listed({ icon, part, label, mark, children }: ListedProps) {
  const partOf = useBusinessPart()
  const { isTable } = useLayout('Contact')
  return (
    <Detail icon={icon} label={label} mark={mark}>
      <div {...partOf(part)}>
        {!isTable && label && (
          <p className="kind" {...mark}>
            {label}
          </p>
        )}
        {children}
      </div>
    </Detail>
  )
}

function useFactLabels() {
  const { language } = useSite()
  return factWordsIn(language)?.labels
}
