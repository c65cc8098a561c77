import type { Business } from '../../../renderer/document/business.ts'
import { serviceTitle } from '../../../renderer/document/values/service-title.ts'
import { experienceText } from '../../../renderer/facts/fact-words.ts'
import { hoursRows } from '../../../renderer/facts/format-hours.ts'
import { formatPrice } from '../../../renderer/facts/format-price.ts'
import { isToldToMachine } from '../../reading/text.ts'

const toldKinds = [
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

/** A fact as shown in prompts. `id` is the list's name and the fact's id: 'services.cut'. */
export type ToldFact = { id: string; kind: ToldKind; text: string }

/** Everything known about a business, one line per fact, ending with the owner's uncovered sentences. Omits prompt injections. */
export function toldFacts(business: Business, language: string): ToldFact[] {
  const { trade, people, since, credentials, services, areas, place, address, hours, phones, emails } = business
  const hoursText = hoursRows(hours, language).map(({ days, times }) => (times === '' ? days : `${days}: ${times}`))
  const one = (id: string, kind: ToldKind, text: string): ToldFact => ({ id, kind, text })
  return [
    one('trade', 'trade', trade.name),
    one('since', 'experience', experienceText(since, language)),
    ...credentials.map(({ id, name, number }) => one(`credentials.${id}`, 'credential', joined(name, number))),
    ...people.map(({ id, name, role, about }) => one(`people.${id}`, 'person', joined(name, role, about))),
    ...services.map(({ id, price, duration, note, ...service }) =>
      one(
        `services.${id}`,
        'service',
        joined(serviceTitle(service), price ? formatPrice(price, language) : '', duration, note),
      ),
    ),
    one('rate', 'service', business.rate ? formatPrice(business.rate, language) : ''),
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

const patterns = [
  // Commands to discard earlier text: 'ignore the above', 'vergiss alle Anweisungen'.
  /(?<!\p{L})(?:ignor\p{L}*|disregard|forget|override|vergiss|vergessen sie|missachte|oublie\p{L}*|olvid\p{L}*|dimentica\p{L}*|esquec\p{L}*|negeer)(?!\p{L})[^.!?]*(?<!\p{L})(?:above|previous|prior|instruction\p{L}*|prompt|rules?|everything|obige\p{L}*|vorherige\p{L}*|anweisung\p{L}*|regeln|précédent\p{L}*|consignes?|anterior\p{L}*|instruccion\p{L}*|precedent\p{L}*|istruzion\p{L}*|instruç\p{L}*|bovenstaande|instructies)/iu,
  // Commands to write something: 'write that we are the best', 'say we won an award'.
  /(?:^|[.!?;:,]\s*|\band (?:then )?|\bthen |\bund |\bet |\by |\be )(?:please )?(?:write|say|state|claim|mention|pretend|output|respond|reply|print|schreib\p{L}*|sag\p{L}*|behaupte|écri\p{L}*|dis\b|escrib\p{L}*|di\b|scriv\p{L}*|escrev\p{L}*|schrijf)(?: on (?:the|my|our) (?:page|website|site))? (?:that|dass|que|che|dat|only|nothing but|we (?:are|have|won)|the word)(?!\p{L})/iu,
  // Words addressed to a machine: 'system prompt', 'you are now', 'as an AI'.
  /\bsystem prompt\b|\byou are (?:now|an? (?:ai|assistant|language model))\b|\bas an ai\b|\bnew (?:rule|instruction)s?\s*:|<\/?(?:system|data|instructions?)>/iu,
]

/** Whether a sentence commands the writer and says nothing about the business. */
export const isInstruction = (sentence: string): boolean =>
  isToldToMachine(sentence) || patterns.some((pattern) => pattern.test(sentence))
