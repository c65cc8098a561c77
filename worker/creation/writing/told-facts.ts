import type { Business } from '../../../renderer/document/business.ts'
import { experienceText } from '../../../renderer/facts/fact-words.ts'
import { hoursRows } from '../../../renderer/facts/format-hours.ts'
import { formatPrice } from '../../../renderer/facts/format-price.ts'
import { isInstruction } from './instructions.ts'

export const toldKinds = [
  'trade',
  'experience',
  'credential',
  'person',
  'service',
  'area',
  'place',
  'hours',
  'phone',
  'email',
  'language',
  'audience',
  'term',
  'sentence',
] as const
export type ToldKind = (typeof toldKinds)[number]

/** A fact as a writer reads it. `id` is the list's name and the fact's id: 'services.cut'. */
export type ToldFact = { id: string; kind: ToldKind; text: string }

/** Everything that is known of a business, one line a fact, the owner's uncovered sentences last. Orders to a machine are no facts. */
export function toldFacts(business: Business, language: string): ToldFact[] {
  const { trade, people, since, credentials, services, areas, place, address, hours, phones, emails } = business
  const hoursText = hoursRows(hours, language).map(({ days, times }) => (times === '' ? days : `${days}: ${times}`))
  const one = (id: string, kind: ToldKind, text: string): ToldFact => ({ id, kind, text })
  return [
    one('trade', 'trade', trade.name),
    one('since', 'experience', experienceText(since, language)),
    ...credentials.map(({ id, name, number }) => one(`credentials.${id}`, 'credential', joined(name, number))),
    ...people.map(({ id, name, role, about }) => one(`people.${id}`, 'person', joined(name, role, about))),
    ...services.map(({ id, name, price, duration, note }) =>
      one(`services.${id}`, 'service', joined(name, price ? formatPrice(price, language) : '', duration, note)),
    ),
    ...areas.map(({ id, name }) => one(`areas.${id}`, 'area', name)),
    one('place', 'place', joined(place.town, place.region)),
    one('address', 'place', address.text.replace(/\s*\n\s*/g, ', ')),
    one('hours', 'hours', hoursText.join('; ')),
    ...phones.map(({ id, kind, number }) =>
      one(`phones.${id}`, 'phone', kind === 'Phone' ? number : `WhatsApp ${number}`),
    ),
    ...emails.map(({ id, address: email }) => one(`emails.${id}`, 'email', email)),
    ...business.languages.map(({ id, code }) => one(`languages.${id}`, 'language', languageName(code, language))),
    ...business.audience.map(({ id, text }) => one(`audience.${id}`, 'audience', text)),
    ...business.terms.map(({ id, text }) => one(`terms.${id}`, 'term', text)),
    ...business.sentences
      .filter(({ covered }) => !covered)
      .map(({ id, text }) => one(`sentences.${id}`, 'sentence', text)),
  ].filter(({ text }) => text.trim() !== '' && !isInstruction(text))
}

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(', ')

function languageName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
