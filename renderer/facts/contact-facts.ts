import type { Business, BusinessPhone } from '../document/business.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { memoize, memoizeByObject } from '../memoize.ts'
import { exceptionRows } from './exception-rows.ts'
import { type HoursRow, hoursRows, textRows } from './format-hours.ts'

/** Custom text of a contact section. Blank where it uses the business's facts. */
type Overrides = { phone: string; email: string; address: string; hours: string }

export type ContactFacts = {
  phones: readonly Pick<BusinessPhone, 'kind' | 'number'>[]
  emails: readonly string[]
  /** Lines as on an envelope. */
  address: string
  hours: readonly HoursRow[]
  exceptions: readonly HoursRow[]
  /** Town or region, if there is no address. */
  place: string
  own: { readonly [K in keyof Overrides]: boolean }
}

/** Contact facts as a section shows them: the section's own text where present, otherwise the business's facts. */
export const contactFacts = (content: Overrides, business: ReachableBusiness, locale: string): ContactFacts =>
  factsOf(business)(content)(locale)

/** Cached, since views, pages and structured data all use them. */
const factsOf = memoizeByObject((business: ReachableBusiness) =>
  memoizeByObject((content: Overrides) => memoize((locale: string) => readFacts(content, business, locale), 2)),
)

const nothing: Overrides = { phone: '', email: '', address: '', hours: '' }

function readFacts(content: Overrides, business: ReachableBusiness, locale: string): ContactFacts {
  const textOf = (name: keyof Overrides) => content[name].trim()
  const [phone, email, address, hours] = [textOf('phone'), textOf('email'), textOf('address'), textOf('hours')]
  const where = address || business.address.text.trim()
  return {
    phones: phone ? [{ kind: 'Phone', number: phone }] : phonesOf(business),
    emails: email ? [email] : business.emails.map((item) => item.address.trim()).filter(Boolean),
    address: where,
    hours: hours ? textRows(hours) : hoursRows(business.hours, locale),
    exceptions: exceptionRows(business.hours, locale),
    place: where ? '' : placeText(business),
    own: { phone: phone !== '', email: email !== '', address: address !== '', hours: hours !== '' },
  }
}

type ReachableBusiness = Pick<Business, 'phones' | 'emails' | 'address' | 'hours' | 'location' | 'place'>

/**
 * Contact facts for the whole page, its header, footer and structured data: the business's facts. Missing ones come from a visible contact
 * section's text.
 */
export function pageContactFacts({
  business,
  settings,
  sections,
}: Pick<WebsiteSettings, 'business' | 'settings' | 'sections'>): ContactFacts {
  const own = contactFacts(nothing, business, settings.language)
  const section = sections.find(({ type, hidden }) => type === 'Contact' && !hidden)
  if (section?.type !== 'Contact') return own
  const shown = contactFacts(section.content, business, settings.language)
  const known = <T>(first: readonly T[], second: readonly T[]) => (first.length > 0 ? first : second)
  return {
    ...own,
    phones: known(own.phones, shown.phones),
    emails: known(own.emails, shown.emails),
    address: own.address || shown.address,
    hours: known(own.hours, shown.hours),
    place: own.address || shown.address ? '' : own.place,
    own: {
      phone: own.phones.length === 0 && shown.own.phone,
      email: own.emails.length === 0 && shown.own.email,
      address: own.address === '' && shown.own.address,
      hours: own.hours.length === 0 && shown.own.hours,
    },
  }
}

/** The owner's own words, since the gazetteer may lack the place or have its region in another language. */
const placeText = ({ location, place: { town } }: Pick<Business, 'location' | 'place'>): string =>
  location.trim() || town.trim()

const phonesOf = ({ phones }: Pick<Business, 'phones'>) =>
  phones.map(({ kind, number }) => ({ kind, number: number.trim() })).filter(({ number }) => number !== '')
