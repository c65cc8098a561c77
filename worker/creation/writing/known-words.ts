import { type Business, weekdays } from '../../../renderer/document/business.ts'
import { remember } from '../../../renderer/remember.ts'
import { sentencesIn } from '../../services/generation/sentences.ts'
import { isNegated } from './claims.ts'
import { isInstruction } from './instructions.ts'
import { numbersIn } from './numbers.ts'
import { toldFacts } from './told-facts.ts'
import { plain, stemOf, wordsIn } from './words.ts'

/** What a text may claim about a business: everything its owner or its own page says. */
export type KnownWords = {
  /** BCP 47, of the page. */
  language: string
  /** As it is compared, in small letters. */
  text: string
  stems: ReadonlySet<string>
  /** Stems of sentences that do not deny something: 'insur' of 'We are insured', but not of 'We are not insured'. */
  affirmed: ReadonlySet<string>
  numbers: ReadonlySet<string>
  /** The digits of each phone number, however they are grouped. */
  phones: readonly string[]
  weekdays: ReadonlySet<string>
}

type Sources = {
  business: Business
  language: string
  /** The business's name, its own page, texts that code has placed: whatever else is known to be true. */
  also?: readonly string[]
}

export function knownWords({ business, language, also = [] }: Sources): KnownWords {
  const own = [business.activities, business.location, ...also].flatMap((text) => sentencesOf(text))
  const facts = toldFacts(business, language).flatMap(({ text }) => sentencesOf(text))
  const place = [business.place.town, business.place.region, countryName(business.place.country, language)]
  const sentences = [...own, ...facts, ...place].filter((one) => one !== '' && !isInstruction(one))
  const text = plain(sentences.join('\n')).toLowerCase()
  return {
    language,
    text,
    stems: stemsOf(sentences),
    affirmed: stemsOf(sentences.filter((sentence) => !isNegated(sentence))),
    numbers: new Set([...sentences.flatMap(numbersIn), ...hourNumbers(business)]),
    phones: business.phones.map(({ number }) => number.replace(/\D/g, '')),
    weekdays: knownWeekdays(business, language, text),
  }
}

const sentencesOf = (text: string) => text.split('\n').flatMap(sentencesIn)
const stemsOf = (sentences: readonly string[]) => new Set(sentences.flatMap(wordsIn).map(stemOf))

function countryName(code: string, language: string): string {
  try {
    return code === '' ? '' : (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? '')
  } catch {
    return ''
  }
}

/** Of the clock with 12 hours and of that with 24. */
const hourNumbers = ({ hours }: Business): string[] =>
  hours.periods
    .flatMap(({ opens, closes }) => [opens, closes])
    .flatMap((time) => {
      const [hour = 0, minute = 0] = time.split(':').map(Number)
      return [hour, hour % 12 || 12].map((shown) => (minute === 0 ? `${shown}` : `${shown}:${time.slice(3)}`))
    })

/** In small letters, Monday first: 2024-01-01 was one. */
export const weekdayNames = remember((language: string): string[] => {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return weekdays.map((_day, index) => format.format(Date.UTC(2024, 0, 1 + index)).toLowerCase())
}, 20)

/** By what opening hours say or by name; all of them where the owner shortened any in hours that nobody could read: 'Mon–Fri' names two. */
function knownWeekdays({ hours }: Business, language: string, text: string): Set<string> {
  const open = new Set([...hours.periods.flatMap(({ days }) => days), ...hours.closed])
  const short = weekdayNames(language).map((name) => name.slice(0, language.startsWith('de') ? 2 : 3))
  const shortened =
    open.size === 0 &&
    [...short, 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].some((day) =>
      new RegExp(`(?<!\\p{L})${day}\\.?(?!\\p{L})`, 'u').test(text),
    )
  const names = [language, 'en'].flatMap((one) =>
    weekdayNames(one).filter((name, index) => {
      const day = weekdays[index]
      return shortened || (day && open.has(day)) || text.includes(name)
    }),
  )
  return new Set(names)
}
