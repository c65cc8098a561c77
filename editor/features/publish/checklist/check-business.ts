import type { Business } from '../../../../renderer/document/business.ts'
import { pageContactFacts } from '../../../../renderer/facts/contact-facts.ts'
import { phoneProblem } from '../../../fields/facts/phone-problem.ts'
import type { Check, Finding } from './finding.ts'

const place = 'Business'
const worthALook = (sentence: string, path: string): Finding => ({ severity: 'worth a look', place, sentence, path })

/** What customers ask first and the business does not say yet, and facts that nobody has checked. */
export const checkBusiness: Check = ({ draft, published }) => [
  ...checkPhones(draft.business),
  ...(pageContactFacts(published).hours.length > 0
    ? []
    : [
        worthALook(
          'Customers will ask when you are open. Add your hours, or say that you work by appointment.',
          'business.hours',
        ),
      ]),
  ...checkPrices(draft),
  ...checkSources(draft.business),
]

function checkPhones({ phones, place: { country } }: Business): Finding[] {
  return phones.flatMap(({ id, number }) => {
    const problem = phoneProblem(number, country)
    if (!problem) return []
    const sentence = `“${number.trim()}” doesn’t look like a phone number. ${problem.sentence}`
    return [{ severity: 'must look at' as const, place, sentence, path: `business.phones.${id}.number` }]
  })
}

function checkPrices({ business, sections }: Parameters<Check>[0]['draft']): Finding[] {
  const items = sections.flatMap((section) =>
    section.type === 'Services' && !section.hidden ? section.content.items : [],
  )
  const isPriced =
    business.services.some(({ price }) => price !== null) || items.some(({ price }) => price.trim() !== '')
  if (isPriced || (items.length === 0 && business.services.length === 0)) return []
  return [
    worthALook(
      'None of your services has a price yet. Even a “from” price saves customers a call.',
      'business.services',
    ),
  ]
}

/** The lists of a business that a model may have read facts for. */
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
  const single = (['trade', 'since', 'address', 'hours'] as const).filter((name) => business[name]?.source === 'model')
  const paths = [...unchecked, ...single.map((name) => `business.${name}`)]
  const [first, ...others] = paths
  if (first === undefined) return []
  const count = others.length + 1
  const what =
    count === 1 ? '1 fact was read by AI. Please check it.' : `${count} facts were read by AI. Please check them.`
  return [worthALook(what, first)]
}
