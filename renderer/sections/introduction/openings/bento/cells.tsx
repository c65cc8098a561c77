import { toneClasses } from '../../../../color/tone-rules.ts'
import type { Tone } from '../../../../document/section-design.ts'
import { useBusinessPart } from '../../../../elements/business-part.ts'
import { Button, useHasButton } from '../../../../elements/button.tsx'
import { Icon } from '../../../../elements/icon.tsx'
import { EmailLink, PhoneLink } from '../../../../elements/reach/reach-links.tsx'
import { longestWord } from '../../../../elements/words/long-words.ts'
import { containsWords } from '../../../../facts/repeated-facts.ts'
import { useFacts } from '../../../../site/site-context.ts'
import type { OpeningProps } from '../parts.tsx'
import { OpeningPhone, useOpeningPhone } from '../phone.tsx'
import type { CellFact } from './facts.ts'

/** The tone of the call to action: the second hue, or the first if the headline has the second. */
export const actTone = (tone: Tone): Tone => (tone === 'Accent' ? 'Bold' : 'Accent')

export function useHasAct({ button }: OpeningProps['section']['content']): boolean {
  const hasButton = useHasButton()
  return useOpeningPhone() !== undefined || hasButton(button)
}

/** The call to action as a cell: label, phone number in large type, and email address. */
export function ActCell({ section, className }: OpeningProps & { className: string }) {
  const { content, design } = section
  const phone = useOpeningPhone()
  const hasButton = useHasButton()(content.button)
  const { business, contact } = useFacts()
  const partOf = useBusinessPart()
  const email = business.emails[0]?.address.trim()
  const isBeside = phone && hasButton && !digits(content.button.label).includes(digits(phone.number))
  const addressClass = phone ? undefined : longestWord(email ?? '') > longAddressLength ? undefined : 'tel'
  return (
    <div className={`cell act ${toneClasses[actTone(design.tone)]} ${className}`}>
      {hasButton && <Button link={content.button} kind="text" field="button" />}
      {phone && !hasButton && <OpeningPhone phone={phone} />}
      {(isBeside || email) && (
        <p className="direct">
          {phone && isBeside && (
            <PhoneLink phone={phone} className="tel" {...(contact.own.phone ? {} : partOf('phones'))} />
          )}
          {email && <EmailLink address={email} className={addressClass} {...partOf('emails')} />}
        </p>
      )}
      <svg className="icon arrow" width="24" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 18 18 6M8 6h10v10" />
      </svg>
    </div>
  )
}

/** In letters. Longer addresses are set in text size. */
const longAddressLength = 24

const digits = (text: string) => text.replace(/\D/g, '') || text

/** In letters. Longer words need the full width of a phone. */
const longWordLength = 11

/** Facts that fill a phone's width: those with long words, and those without a neighbor. */
export function broadFacts(facts: readonly CellFact[]): ReadonlySet<CellFact> {
  const isLong = (fact: CellFact) => longestWord(fact.text) > longWordLength
  const broad = new Set(facts.filter(isLong))
  let waiting: CellFact | undefined
  for (const fact of [...facts, undefined]) {
    if (fact && !broad.has(fact)) waiting = waiting ? undefined : fact
    else if (waiting) {
      broad.add(waiting)
      waiting = undefined
    }
  }
  return broad
}

/** In letters. Shorter facts are as large as a price. */
const maxLargeLength = 10

export function FactCell({ fact, isBroad, className }: { fact: CellFact; isBroad: boolean; className: string }) {
  const partOf = useBusinessPart()
  const isLabeled = fact.label !== '' && !containsWords(fact.label.toLowerCase(), fact.text.toLowerCase())
  return (
    <div
      className={`cell white fact ${fact.text.length <= maxLargeLength ? 'brief ' : ''}${isBroad ? 'broad ' : ''}${className}`}
      {...partOf(fact.part)}
    >
      <Icon name={fact.icon} isSymbol />
      <p>
        {isLabeled && <span className="kind">{fact.label} </span>}
        <b>{fact.text}</b>
      </p>
    </div>
  )
}
