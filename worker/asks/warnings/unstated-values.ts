import type { Step } from '../../../renderer/document/tools/steps.ts'
import { serviceTitle } from '../../../renderer/document/values/service-title.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { wordsIn } from '../../creation/writing/known-words.ts'
import { proseProblems } from './prose-warnings.ts'
import { hasTime, isStated, type Stated } from './stated.ts'

/** Input fields that don't appear as text on the page. */
const notShown: ReadonlySet<string> = new Set([
  ...[
    'sectionId',
    'otherId',
    'after',
    'path',
    'listPath',
    'kind',
    'what',
    'action',
    'channel',
    'place',
    'roundTo',
    'type',
    'label',
    'url',
    'network',
  ],
  ...['currency', 'language', 'codes', 'position', 'from', 'hidden', 'byAppointment', 'searchIndexing'],
])
/** In words. A longer text is a sentence and may paraphrase the owner. */
const maxFactWords = 4
const day = /^\d{4}-\d{2}-\d{2}$/
const time = /^\d{2}:\d{2}$/

/** A warning for each value of a fact that neither the owner said nor the business has. Dates show on the card by their weekday. */
export function unstatedWarnings({ input }: Step, document: WebsiteSettings, stated: Stated): string[] {
  const { business, businessName } = document
  const facts = JSON.stringify([businessName, business, business.services.map(serviceTitle)]).toLowerCase()
  const isKnown = (value: string | number): boolean => {
    const text = String(value).trim()
    if (typeof value === 'number') return stated.numbers.has(String(Math.abs(value)))
    if (text === '' || facts.includes(text.toLowerCase()) || day.test(text)) return true
    if (time.test(text)) return hasTime(text, stated) || text === '00:00' || text === '24:00'
    const digits = text.replace(/\D/g, '')
    if (digits.length > 5 && stated.digits.includes(digits)) return true
    const lines = text.split(/\n/)
    if (lines.length > 1) return lines.every(isKnown)
    if (wordsIn(text).length > maxFactWords) return proseProblems(text, '', document, stated).length === 0
    return isStated(text, stated)
  }
  const days = Array.isArray(input.days) ? (input.days as string[]) : []
  const strange = [
    ...(stated.groupsDays || days.length === 7 ? [] : days.filter((one) => !stated.days.has(one as never))),
    ...valuesIn({ ...input, days: undefined }).filter((value) => !isKnown(value)),
  ]
  return [...new Set(strange)]
    .slice(0, 3)
    .map((value) => `“${String(value).slice(0, 80)}” isn’t in your words: check it.`)
}

/** The values of an input that the page will say. */
export function valuesIn(value: unknown, name = ''): (string | number)[] {
  if (notShown.has(name)) return []
  if (typeof value === 'string' || typeof value === 'number') return [value]
  if (Array.isArray(value)) return value.flatMap((one) => valuesIn(one, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => valuesIn(inner, key))
}
