import type { Business } from '#renderer/document/business.ts'
import { experienceText } from '#renderer/facts/fact-words.ts'
import { hoursRows } from '#renderer/facts/format-hours.ts'
import { formatPrice, hasCents } from '#renderer/facts/format-price.ts'

type FactName = Exclude<keyof Business, 'sentences' | 'place'>

export type BusinessGroup = {
  id: string
  title: string
  fields: readonly FactName[]
  /** Known facts for the one-line summary. Omits blank texts. */
  summary: (business: Business, locale: string) => readonly string[]
}

const pluralize = (count: number, one: string, many = `${one}s`) =>
  count === 0 ? '' : count === 1 ? `1 ${one}` : `${count} ${many}`
const languageName = (code: string) => new Intl.DisplayNames('en', { type: 'language', fallback: 'code' }).of(code)

/** Groups of facts as owners think of them. Each fact is in one group. */
export const businessGroups: readonly BusinessGroup[] = [
  {
    id: 'trade',
    title: 'Trade and description',
    fields: ['trade', 'activities'],
    summary: ({ trade, activities }) => [trade.name, activities],
  },
  {
    id: 'reach',
    title: 'Phone, WhatsApp, email, links',
    fields: ['phones', 'emails', 'links'],
    summary: ({ phones, emails, links }) => [
      ...phones.map(({ number }) => number),
      ...emails.map(({ address }) => address),
      pluralize(links.length, 'link'),
    ],
  },
  {
    id: 'where',
    title: 'Address and areas',
    fields: ['location', 'address', 'areas'],
    summary: ({ address, location, areas }) => [address.text || location, pluralize(areas.length, 'area')],
  },
  {
    id: 'hours',
    title: 'Opening hours',
    fields: ['hours'],
    summary: ({ hours }, locale) => hoursRows(hours, locale).map(({ days, times }) => `${days} ${times}`),
  },
  {
    id: 'services',
    title: 'Services and prices',
    fields: ['services', 'rate'],
    summary: ({ services, rate }, locale) => [
      rate ? formatPrice(rate, locale, hasCents({ services, rate })) : '',
      pluralize(services.length, 'service'),
      pluralize(services.filter(({ price }) => price !== null).length, 'price'),
    ],
  },
  {
    id: 'people',
    title: 'People',
    fields: ['people'],
    summary: ({ people }) => people.map(({ name }) => name),
  },
  {
    id: 'experience',
    title: 'Experience and credentials',
    fields: ['since', 'credentials'],
    summary: ({ since, credentials }) => [experienceText(since, 'en'), ...credentials.map(({ name }) => name)],
  },
  {
    id: 'customers',
    title: 'Languages and customers',
    fields: ['languages', 'audience'],
    summary: ({ languages, audience }) => [
      ...languages.map(({ code }) => (code === '' ? '' : (languageName(code) ?? ''))),
      ...audience.map(({ text }) => text),
    ],
  },
  {
    id: 'terms',
    title: 'Terms',
    fields: ['terms'],
    summary: ({ terms }) => terms.map(({ text }) => text),
  },
]

export const summaryText = ({ summary }: BusinessGroup, business: Business, locale: string): string =>
  summary(business, locale)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .join(' · ')

/** The group that contains a path such as 'business.phones.phone-1.number'. */
export function groupOn(path: string): BusinessGroup | undefined {
  const [root, name] = path.split('.')
  return root === 'business' ? businessGroups.find(({ fields }) => fields.some((field) => field === name)) : undefined
}
