import { type Business, type OfferedService, weekdays } from '#renderer/document/business.ts'
import type { Check, Finding } from './finding.ts'

/** Pairs of facts that contradict each other. */
export const checkContradictions: Check = ({ draft: { business } }) => [
  ...checkDays(business),
  ...checkServices(business),
]

function checkDays({ hours: { periods, closed } }: Business): Finding[] {
  const day = weekdays.find((one) => closed.includes(one) && periods.some(({ days }) => days.includes(one)))
  return day ? [mustFix(`${day} is both open and closed.`, 'business.hours')] : []
}

function checkServices({ services, terms }: Business): Finding[] {
  const refused = terms.filter(({ kind }) => kind === 'Excluded').map(({ text }) => plain(text))
  return services.flatMap((service, nth) => {
    const path = `business.services.${service.id}.name`
    const name = service.name.trim()
    if (name === '') return []
    if (refused.includes(plain(name))) return [mustFix(`You offer “${name}” and say that you don’t.`, path)]
    const isTwice = services.slice(0, nth).some((other) => sameName(service, other) && isOtherPrice(service, other))
    return isTwice ? [mustFix(`“${name}” has two prices.`, path)] : []
  })
}

const mustFix = (sentence: string, path: string): Finding => ({
  severity: 'must look at',
  place: 'Business',
  sentence,
  path,
})

/** Normalizes text, so that 'No home visits.' can be compared with 'Home visits'. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(?:no|not|we don[’']t (?:do|offer)|i don[’']t (?:do|offer))\s+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const sameName = (one: OfferedService, other: OfferedService) =>
  (['name', 'variant', 'group', 'duration'] as const).every((part) => plain(one[part]) === plain(other[part]))

const isOtherPrice = ({ price: one }: OfferedService, { price: other }: OfferedService) =>
  one !== null && other !== null && one.unit === other.unit && one.amount !== other.amount
