import { sentencesIn } from '../../services/generation/sentences.ts'
import { claimsIn, type FoundClaim, isNegated } from './claims.ts'
import { isInstruction } from './instructions.ts'
import { type KnownWords, weekdayNames } from './known-words.ts'
import { foreignNames } from './names.ts'
import { numbersIn } from './numbers.ts'
import { plain, stemOf, wordsIn } from './words.ts'

/** In whose name a page speaks. 'they': it names the business, and nobody speaks. */
export const voices = ['I', 'we', 'they'] as const
export type Voice = (typeof voices)[number]

/**
 * Returns the first thing in a text that is not known about the business, for the log: 'the number 24', 'the name Maria',
 * 'the claim "insured"'. Undefined when everything is known. Pure.
 */
export function checkWriting(text: string, known: KnownWords, voice?: Voice): string | undefined {
  const number = numbersIn(text).find((one) => !isKnownNumber(one, known))
  if (number !== undefined) return `the number ${number}`
  const currency = foreignCurrency(text, known)
  if (currency !== undefined) return `the currency ${currency}`
  const day = foreignWeekday(text, known)
  if (day !== undefined) return `the day ${day}`
  const claim = foreignClaim(text, known)
  if (claim !== undefined) return `the claim "${claim}"`
  const [name] = foreignNames(
    text,
    known.language,
    (word) => isKnownWord(word, known) || known.weekdays.has(word.toLowerCase()),
  )
  if (name !== undefined) return `the name ${name}`
  if (isInstruction(text)) return 'an order'
  return voice && speaksOtherwise(text, known.language, voice) ? 'another voice' : undefined
}

const shortestOfPhone = 3

function isKnownNumber(number: string, { numbers, phones }: KnownWords): boolean {
  if (numbers.has(number)) return true
  const digits = number.replace(/\D/g, '')
  return digits.length >= shortestOfPhone && phones.some((phone) => phone.includes(digits))
}

const currencies =
  /[$€£¥₩₹₽₺₫₱฿]|(?<=\d[ \u00a0]?)(?:dollars?|bucks|euros?|pounds?|pence|quid|cents?|francs?|franken|kronor|kroner|rupees?|rand|yen|won|zł|złoty\p{L}*|usd|eur|gbp|cad|aud|nzd|chf|jpy|krw|inr|zar|sek|nok|dkk|pln)(?!\p{L})|円/giu

/** '€' is known where 'euros' is. Words are currencies behind a number only: 'won' is many things. */
const sameCurrency = [
  ['$', 'dollar', 'dollars', 'bucks', 'usd', 'cad', 'aud', 'nzd'],
  ['€', 'euro', 'euros', 'eur'],
  ['£', 'pound', 'pounds', 'gbp', 'quid'],
  ['¥', 'yen', 'jpy', '円'],
  ['₩', 'won', 'krw'],
  ['₹', 'rupee', 'rupees', 'inr'],
]

const foreignCurrency = (text: string, { text: known }: KnownWords): string | undefined =>
  Array.from(plain(text).toLowerCase().matchAll(currencies), ([sign]) => sign).find((sign) => {
    const alike = sameCurrency.find((signs) => signs.includes(sign)) ?? [sign]
    return !alike.some((one) => known.includes(one))
  })

const foreignWeekday = (text: string, { language, weekdays }: KnownWords): string | undefined => {
  const said = plain(text).toLowerCase()
  return [...weekdayNames(language), ...weekdayNames('en')].find((day) => said.includes(day) && !weekdays.has(day))
}

const foreignClaim = (text: string, known: KnownWords): string | undefined =>
  sentencesIn(plain(text).toLowerCase()).flatMap((sentence) =>
    claimsIn(sentence, known.language).filter((found) => !isKnownClaim(found, sentence, known)),
  )[0]?.words

/** What the owner only denied may only be denied. */
function isKnownClaim({ words }: FoundClaim, sentence: string, { text, stems, affirmed }: KnownWords): boolean {
  const wanted = wordsIn(words).map(stemOf)
  const isSaid = text.includes(words) || (wanted.length > 0 && wanted.every((stem) => stems.has(stem)))
  return isSaid && (wanted.every((stem) => affirmed.has(stem)) || isNegated(sentence))
}

/** In a script without spaces a known name may be part of a longer run of characters. */
const isKnownWord = (word: string, { text, stems }: KnownWords): boolean =>
  /\p{Script=Han}/u.test(word) ? text.includes(word) : wordsIn(word).every((part) => stems.has(stemOf(part)))

/** Forms by which somebody speaks of themselves, alone and with others. */
const selves: Readonly<Record<string, { I: RegExp; we: RegExp }>> = {
  en: {
    I: /\b(?:I|I'm|I've|I'll|I'd|[Mm]y|[Mm]ine|[Mm]yself)\b/,
    we: /\b(?:we|we're|we've|we'll|our|ours|ourselves)\b/i,
  },
  de: { I: /(?<!\p{L})(?:ich|meine?[nmrs]?)(?!\p{L})/iu, we: /(?<!\p{L})(?:wir|unser\p{L}*)(?!\p{L})/iu },
  fr: { I: /(?<!\p{L})(?:je|j'|mon|ma|mes)(?![\p{L}])|(?<!\p{L})j'/iu, we: /(?<!\p{L})(?:nous|notre|nos)(?!\p{L})/iu },
  es: { I: /(?<!\p{L})(?:yo|mi|mis)(?!\p{L})/iu, we: /(?<!\p{L})(?:nosotr[oa]s|nuestr\p{L}*)(?!\p{L})/iu },
  it: { I: /(?<!\p{L})(?:io|mio|mia|miei|mie)(?!\p{L})/iu, we: /(?<!\p{L})(?:noi|nostr\p{L}*)(?!\p{L})/iu },
  pt: { I: /(?<!\p{L})(?:eu|meu|minha|meus|minhas)(?!\p{L})/iu, we: /(?<!\p{L})(?:nós|noss\p{L}*)(?!\p{L})/iu },
  nl: { I: /(?<!\p{L})(?:ik|mijn)(?!\p{L})/iu, we: /(?<!\p{L})(?:wij|we|ons|onze)(?!\p{L})/iu },
}

const selvesIn = (language: string) => selves[language.toLowerCase().split('-')[0] ?? '']

/** Whether a text says 'we' for somebody who says 'I', or the other way round. */
function speaksOtherwise(text: string, language: string, voice: Voice): boolean {
  const forms = selvesIn(language)
  const said = plain(text)
  if (!forms) return false
  return voice === 'I' ? forms.we.test(said) : forms.I.test(said)
}

/** The voice of somebody's own words; undefined where they speak of nobody, and where the language has no table. */
export function voiceOf(text: string, language: string): Voice | undefined {
  const forms = selvesIn(language)
  const said = plain(text)
  if (forms?.we.test(said)) return 'we'
  return forms?.I.test(said) ? 'I' : undefined
}
