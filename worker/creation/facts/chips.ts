import type { Business } from '../../../renderer/document/business.ts'
import { experienceText, factWords } from '../../../renderer/facts/fact-words.ts'
import { formatPrice } from '../../../renderer/facts/format-price.ts'
import { remember } from '../../../renderer/remember.ts'
import type { FactChip } from '../../contract/facts.ts'
import { hoursChip } from './hours-chip.ts'
import type { NamedFact } from './name-facts.ts'
import { sliceOf } from './text.ts'

type Typed = { activities: string; contact?: string }
type Shown = { asked: Typed; language: string /** Where the location is an address; else blank. */; address: string }

/** The facts as the wizard shows them, short, with the owner's own words for each. */
export function chipsOf(facts: readonly NamedFact[], { asked, language, address }: Shown): FactChip[] {
  const chips = facts.map((fact): FactChip => {
    const [span, ...more] = fact.spans
    const typed = fact.from === 'contact' ? (asked.contact ?? '') : asked.activities
    const quote = span && more.length === 0 ? sliceOf(typed, span) : ''
    return { key: fact.key, kind: fact.kind, text: textOf(fact, language), quote, from: fact.from }
  })
  if (address === '') return chips
  return [...chips, { key: 'address', kind: 'address', text: address, quote: address, from: 'businessLocation' }]
}

function textOf(fact: NamedFact, language: string): string {
  switch (fact.kind) {
    case 'service': {
      const { name, duration, price } = fact.value
      return [name, duration, price ? formatPrice(price, language) : ''].filter((part) => part !== '').join(' ')
    }
    case 'experience':
      return sinceText(fact.value, language)
    case 'hours':
      return hoursChip(fact.value, language)
    case 'credential':
      return [fact.value.name, fact.value.number].filter((part) => part !== '').join(' ')
    case 'person':
      return fact.value.role === '' ? fact.value.name : `${fact.value.name} (${fact.value.role})`
    case 'phone':
      return fact.value.kind === 'WhatsApp' ? `WhatsApp ${fact.value.number}` : fact.value.number
    case 'email':
      return fact.value.address
    case 'link':
      return fact.value.url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
    case 'language':
      return formats(language).languages.of(fact.value.code) ?? fact.value.code
    case 'address':
    case 'audience':
    case 'term':
      return fact.value.text
    default:
      return fact.value.name
  }
}

const formats = remember(
  (language: string) => ({
    languages: new Intl.DisplayNames([language, 'en'], { type: 'language' }),
    years: new Intl.NumberFormat(language, { style: 'unit', unit: 'year', unitDisplay: 'long' }),
  }),
  16,
)

/** '12 years', 'Since 1998' */
function sinceText({ year, years }: Omit<NonNullable<Business['since']>, 'source'>, language: string): string {
  if (year !== null) return experienceText({ year, years, source: 'typed' }, language)
  return years === null ? factWords(language).since : formats(language).years.format(years)
}
