import type { Business } from '#renderer/document/business.ts'
import { fieldText } from '#renderer/document/fields/field-text.ts'
import { hrefOnPage, type Link, linkHref } from '#renderer/document/values/link.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { pageContactFacts } from '#renderer/facts/contact-facts.ts'
import { sectionOf } from '#renderer/page/page-facts.ts'
import { phoneProblem } from '#ui/fields/phone-problem.ts'
import { type Check, type FilledField, type Finding, sectionFields } from './finding.ts'

const place = 'Business'
const worthALook = (sentence: string, path: string): Finding => ({ severity: 'worth a look', place, sentence, path })

/** Missing facts that customers ask for first, and unconfirmed facts. */
export const checkBusiness: Check = ({ draft, published }) => [
  ...checkPhones(draft.business),
  ...(pageContactFacts(published).hours.length > 0
    ? []
    : [
        worthALook(
          'Add your opening hours, or say that you work by appointment: customers will ask.',
          'business.hours',
        ),
      ]),
  ...checkSources(draft.business),
]

function checkPhones({ phones, place: { country } }: Business): Finding[] {
  return phones.flatMap(({ id, number }) => {
    if (!phoneProblem(number, country)) return []
    const sentence = `“${number.trim()}” doesn’t look like a phone number.`
    return [{ severity: 'must look at' as const, place, sentence, path: `business.phones.${id}.number` }]
  })
}

/** Lists that may contain facts read by a model. */
const lists = [
  'phones',
  'emails',
  'services',
  'people',
  'credentials',
  'areas',
  'languages',
  'audience',
  'terms',
] as const

function checkSources(business: Business): Finding[] {
  const unchecked = lists.flatMap((name) =>
    business[name].filter(({ source }) => source === 'model').map(({ id }) => `business.${name}.${id}`),
  )
  const single = (['trade', 'since', 'rate', 'address', 'hours'] as const).filter(
    (name) => business[name]?.source === 'model',
  )
  const paths = [...unchecked, ...single.map((name) => `business.${name}`)]
  const [first, ...others] = paths
  if (first === undefined) return []
  const count = others.length + 1
  const what =
    count === 1 ? 'Check 1 fact that AI read in your words.' : `Check ${count} facts that AI read in your words.`
  return [worthALook(what, first)]
}

/** Texts with a phone number or email address that the business doesn't have, such as an old one. */
export const checkStatedContacts: Check = ({ draft, published }) =>
  sectionFields(published).flatMap(({ field, value, place, path }: FilledField) => {
    const text = fieldText(field, value)
    if (text === undefined || field.overrides) return []
    const unknown = unknownContactIn(text, draft.business)
    if (!unknown) return []
    const sentence = `${field.label} says ${unknown.text}, which is not your ${unknown.name} in Business.`
    return [{ severity: 'worth a look' as const, place, sentence, path }]
  })

type UnknownContact = { text: string; name: string }

/** The first phone number or email address in a text that differs from all of the business's. Undefined if there are none to compare with. */
function unknownContactIn(text: string, { phones, emails }: WebsiteSettings['business']): UnknownContact | undefined {
  const addresses = new Set(emails.map(({ address }) => address.trim().toLowerCase()))
  const email = text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)?.find((found) => !addresses.has(found.toLowerCase()))
  if (email && addresses.size > 0) return { text: email, name: 'email address' }
  const numbers = phones.map(({ number }) => digits(number)).filter((number) => number !== '')
  const isKnown = (found: string) => numbers.some((number) => ending(number) === ending(digits(found)))
  const phone = [...text.matchAll(phoneInText)].map(([found]) => found.trim()).find((found) => !isKnown(found))
  return phone && numbers.length > 0 ? { text: phone, name: 'phone number' } : undefined
}

/** Phone numbers by their prefix, to exclude license numbers. */
const phoneInText = /(?<![\p{L}\p{N}.,/-])(?:\+|\(?0|\(\d{3}\))\d?[\d\s().-]{6,16}\d(?![\p{L}\p{N}])/gu
const digits = (text: string) => text.replace(/\D/g, '')
/** Compares numbers with and without a country code. */
const ending = (number: string) => number.slice(-7)

/** Checks that visitors can reach the owner. A form isn't enough, since some visitors prefer to call. */
export const checkContactWay: Check = ({ published }) => {
  if (
    hasDetails(published) ||
    sectionFields(published).some(({ field, value }) => {
      if (field.control !== 'link') return false
      const link = value as Link
      const leadsAway = link.type === 'Email' || link.type === 'Phone' || (field.needed && link.type === 'Web')
      return leadsAway && hrefOnPage(link, published.sections) !== undefined
    })
  )
    return []
  const hasForm = sectionOf(published, 'Contact')?.content.showForm === true
  return [
    {
      severity: hasForm ? 'worth a look' : 'must look at',
      place: 'Business',
      sentence: hasForm
        ? 'Add a phone number or an email address: visitors can reach you only through the contact form.'
        : 'Visitors have no way to reach you: no phone number, email address, booking link or contact form.',
      path: 'business.phones',
    },
  ]
}

function hasDetails(published: WebsiteSettings): boolean {
  const { phones, emails } = pageContactFacts(published)
  const links = [
    ...phones.map(({ number }) => ({ type: 'Phone', value: number }) as const),
    ...emails.map((value) => ({ type: 'Email', value }) as const),
  ]
  return links.some((link) => linkHref(link) !== undefined)
}
