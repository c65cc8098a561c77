import type { ComponentProps, ReactNode } from 'react'
import { useBusinessPart } from '../../elements/business-part.ts'
import { Icon } from '../../elements/icon.tsx'
import { EmailLink, PhoneLink } from '../../elements/reach/reach-links.tsx'
import { Prose } from '../../elements/text.tsx'
import { usePageWords } from '../../elements/words/use-page-words.ts'
import { type ContactFacts, contactFacts } from '../../facts/contact-facts.ts'
import { factWordsIn } from '../../facts/fact-words.ts'
import { languageNames, sideBySide } from '../../facts/language-names.ts'
import { mapHref } from '../../facts/map-link.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useFacts, useSite } from '../../site/site-context.ts'
import type { ContactContent } from './content.ts'

/** How to reach the business, when and where: each only where it is known. */
export function ContactDetails({ content }: { content: ContactContent }) {
  const { business } = useFacts()
  const { language } = useSite()
  const facts = contactFacts(content, business, language)
  const areas = business.areas.map(({ name }) => name.trim()).filter(Boolean)
  const spoken = languageNames(business, language)
  const said = factWordsIn(language)
  const known = [facts.phones, facts.emails, facts.hours, facts.exceptions, areas, spoken].some(
    ({ length }) => length > 0,
  )
  if (!known && facts.address === '' && facts.place === '') return null
  return (
    <ul className="details">
      <Address facts={facts} showMap={content.showMap} />
      <Phones facts={facts} />
      <Emails facts={facts} />
      <Hours facts={facts} />
      {areas.length > 0 && <Areas areas={areas} label={said?.areas} />}
      {spoken.length > 0 && (
        <Listed icon="languages" part="languages" label={said?.languages}>
          <p>{sideBySide(spoken, language)}</p>
        </Listed>
      )}
    </ul>
  )
}

type Facts = { facts: ContactFacts }
type IconName = ComponentProps<typeof Icon>['name']

function Detail({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <div>{children}</div>
    </li>
  )
}

/** In the editor: marks a detail with the section's field where the section overrides it, else with the part of the business. */
function useMarks({ facts: { own } }: Facts) {
  const { editing } = useRenderTarget()
  const partOf = useBusinessPart()
  return (field: keyof ContactFacts['own'], part: Parameters<typeof partOf>[0]) =>
    own[field] ? { 'data-field': editing ? field : undefined } : partOf(part)
}

function Address({ facts, showMap }: Facts & { showMap: boolean }) {
  const { business } = useFacts()
  const words = usePageWords()
  const mark = useMarks({ facts })
  const map = showMap ? mapHref(facts.address, business.place) : undefined
  if (facts.address === '' && facts.place === '') return null
  return (
    <Detail icon="pin">
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
        <a className="more" href={map}>
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

function Hours({ facts }: Facts) {
  const { editing } = useRenderTarget()
  const partOf = useBusinessPart()
  const mark = useMarks({ facts })
  if (facts.hours.length + facts.exceptions.length === 0) return null
  const timed = facts.hours.filter(({ times }) => times !== '')
  return (
    <Detail icon="clock">
      <div {...mark('hours', 'hours')} data-drawn={editing && facts.own.hours ? '' : undefined}>
        <HoursList rows={timed} />
        {facts.hours
          .filter(({ times }) => times === '')
          .map(({ days }) => (
            <p key={days}>{days}</p>
          ))}
      </div>
      {facts.exceptions.length > 0 && (
        <div className="dates" {...partOf('hours')}>
          <HoursList rows={facts.exceptions} />
        </div>
      )}
    </Detail>
  )
}

function HoursList({ rows }: { rows: ContactFacts['hours'] }) {
  if (rows.length === 0) return null
  return (
    <dl>
      {rows.map(({ days, times }) => (
        <div key={`${days} ${times}`}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  )
}

/** From this many on, areas are a list in columns: in a line, nobody finds theirs. */
const listedAreas = 4

function Areas({ areas, label }: { areas: readonly string[]; label: string | undefined }) {
  const { language } = useSite()
  return (
    <Listed icon="area" part="areas" label={label}>
      {areas.length < listedAreas ? (
        <p>{sideBySide([...areas], language)}</p>
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

type ListedProps = { icon: IconName; part: 'areas' | 'languages'; label: string | undefined; children: ReactNode }

function Listed({ icon, part, label, children }: ListedProps) {
  const partOf = useBusinessPart()
  return (
    <Detail icon={icon}>
      <div {...partOf(part)}>
        {label && <p className="kind">{label}</p>}
        {children}
      </div>
    </Detail>
  )
}
