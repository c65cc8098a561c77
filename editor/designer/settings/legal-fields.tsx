import { Button } from '@mantine/core'
import { useAtomValue } from 'jotai'
import { limits } from '#renderer/document/fields/limits.ts'
import type { LegalSettings } from '#renderer/document/legal.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { sectionOf } from '#renderer/page/page-facts.ts'
import { phoneProblem } from '#ui/fields/phone-problem.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { today } from '../document/business.ts'
import { documentAtom } from '../document/session.ts'
import { TextSetting } from './text-setting.tsx'
import { useSetting } from './use-setting.ts'

const first = 'settings.legal.owner'

/** The website's legal owner. Offers to copy facts entered elsewhere. */
export function LegalFields() {
  const [legal, change] = useLegal()
  const document = useAtomValue(documentAtom)
  if (!document) return null
  const suggestions = legalSuggestions(document)
  const takeOver = () => {
    change(suggestions)
    focusSoon(first)
  }
  return (
    <>
      {Object.keys(suggestions).length > 0 && (
        <Button variant="default" size="xs" justify="center" onClick={takeOver}>
          Use your contact details
        </Button>
      )}
      <TextSetting
        name="legal.owner"
        label="Legal owner"
        hint="The person or company, as registered. If left empty, we use your business name."
        placeholder={document.businessName}
        max={limits.legalOwner}
        value={legal.owner}
        onChange={(owner, typing) => change({ owner }, typing)}
      />
      <TextSetting
        name="legal.address"
        label="Postal address"
        hint="As on an envelope, line by line. Most European countries require one."
        placeholder={document.business.address.text}
        long
        lines
        max={limits.legalAddress}
        value={legal.address}
        onChange={(address, typing) => change({ address }, typing)}
      />
      <TextSetting
        name="legal.email"
        type="email"
        label="Email for privacy questions"
        placeholder={document.business.emails[0]?.address}
        max={limits.email}
        value={legal.email}
        onChange={(email, typing) => change({ email }, typing)}
      />
      <TextSetting
        name="legal.phone"
        type="tel"
        label="Phone"
        placeholder={document.business.phones[0]?.number}
        max={limits.phone}
        value={legal.phone}
        problem={phoneProblem(legal.phone, document.business.place.country)?.sentence}
        onChange={(phone, typing) => change({ phone }, typing)}
      />
      <TextSetting
        name="legal.registration"
        label="Registration"
        hint="If you have them: your company register and number, and your VAT number."
        max={limits.legalRegistration}
        value={legal.registration}
        onChange={(registration, typing) => change({ registration }, typing)}
      />
      {legal.terms && (
        <TextSetting
          name="legal.country"
          label="Governing law"
          hint="The country whose law applies to your terms. Optional."
          placeholder="Such as England and Wales"
          max={limits.legalCountry}
          value={legal.country}
          onChange={(country, typing) => change({ country }, typing)}
        />
      )}
    </>
  )
}

type Suggestions = Partial<Pick<LegalSettings, 'owner' | 'address' | 'email' | 'phone'>>

/** Facts from elsewhere for blank legal fields. The pages show the business's own facts anyway. */
export function legalSuggestions(document: WebsiteSettings): Suggestions {
  const { legal, companyName } = document.settings
  const { address, emails, phones } = document.business
  const contact = sectionOf(document, 'Contact')?.content
  const unlessKnown = (fact: string | undefined, own: string | undefined) => (fact?.trim() ? '' : (own?.trim() ?? ''))
  const known = {
    owner: (companyName.trim() || document.businessName).slice(0, limits.legalOwner),
    address: unlessKnown(address.text, contact?.address).slice(0, limits.legalAddress),
    email: unlessKnown(emails[0]?.address, contact?.email),
    phone: unlessKnown(phones[0]?.number, contact?.phone),
  }
  const names = Object.keys(known) as (keyof typeof known)[]
  return Object.fromEntries(
    names.filter((name) => legal[name].trim() === '' && known[name] !== '').map((name) => [name, known[name]]),
  )
}

type ChangeLegal = (change: Partial<LegalSettings>, typing?: string) => void

/** The legal settings and their setter, which also records the date of the change. */
export function useLegal(): [LegalSettings, ChangeLegal] {
  const [legal, change] = useSetting('legal')
  return [legal, (part, typing) => change({ ...legal, ...part, asOf: today() }, typing)]
}
