import { languageIn } from '../../../renderer/languages/languages.ts'
import { memoize } from '../../../renderer/memoize.ts'
import { type Claim, claimsIn, type FoundClaim, isNegated } from './claims.ts'
import { clausesIn, type KnownWords, numbersIn, plain, stemOf, weekdayNames, wordsIn } from './known-words.ts'
import { isInstruction } from './told-facts.ts'

/**
 * The first thing in a text that isn't known about the business, for the log: 'the number 24', 'the name Maria', 'the claim "insured"'.
 * Undefined if everything is known. `allowed`: claims that its facts make in other words. Pure.
 */
export function checkWriting(text: string, known: KnownWords, allowed: readonly Claim[] = []): string | undefined {
  const number = numbersIn(text, known.language).find((one) => !isKnownNumber(one, known))
  if (number !== undefined) return `the number ${number}`
  const currency = foreignCurrency(text, known)
  if (currency !== undefined) return `the currency ${currency}`
  const day = foreignWeekday(text, known)
  if (day !== undefined) return `the day ${day}`
  const claim = foreignClaim(text, known, allowed)
  if (claim !== undefined) return `the claim "${claim}"`
  const [name] = foreignNames(
    text,
    known.language,
    (word) =>
      isKnownWord(word, known) ||
      known.weekdays.has(word.toLowerCase().replace(/s$/, '')) ||
      isKnownMonth(word.toLowerCase(), known),
  )
  if (name !== undefined) return `the name ${name}`
  return isInstruction(text) ? 'an order' : undefined
}

const minPhoneDigits = 3

function isKnownNumber(number: string, { numbers, phones }: KnownWords): boolean {
  if (numbers.has(number)) return true
  const digits = number.replace(/\D/g, '')
  return digits.length >= minPhoneDigits && phones.some((phone) => phone.includes(digits))
}

const currencies =
  /[$€£¥₩₹₽₺₫₱฿]|(?<=\d[ \u00a0]?)(?:dollars?|bucks|euros?|pounds?|pence|quid|cents?|francs?|franken|kronor|kroner|rupees?|rand|yen|won|zł|złoty\p{L}*|usd|eur|gbp|cad|aud|nzd|chf|jpy|krw|inr|zar|sek|nok|dkk|pln)(?!\p{L})|円/giu

/** '€' is known if 'euros' is. Currency words count only after a number, since 'won' has other meanings. */
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

const foreignClaim = (text: string, known: KnownWords, allowed: readonly Claim[]): string | undefined =>
  clausesIn(plain(text).toLowerCase()).flatMap((clause) =>
    claimsIn(clause, known.language).filter(
      (found) => !allowed.includes(found.claim) && !isKnownClaim(found, clause, known),
    ),
  )[0]?.words

/** What the owner only denied, the text may only deny. */
function isKnownClaim({ words }: FoundClaim, sentence: string, { text, stems, affirmed }: KnownWords): boolean {
  const wanted = wordsIn(words).map(stemOf)
  const isSaid = text.includes(words) || (wanted.length > 0 && wanted.every((stem) => stems.has(stem)))
  return isSaid && (wanted.every((stem) => affirmed.has(stem)) || isNegated(sentence))
}

/** In scripts without spaces, a known name may be part of a longer run of characters. */
const isKnownWord = (word: string, { text, stems }: KnownWords): boolean =>
  /\p{Script=Han}/u.test(word)
    ? text.includes(word)
    : stems.has(stemOf(word.toLowerCase().replace(/[-']/g, ''))) ||
      wordsIn(word).every((part) => stems.has(stemOf(part)) || isInflected(part, stems))

/** 'BLIKIEM' of 'BLIK'. */
const isInflected = (word: string, stems: ReadonlySet<string>): boolean =>
  word.length > minNameLength && stems.has(word.slice(0, minNameLength))
const minNameLength = 4

const monthsIn = memoize((language: string): string[] => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month, 1)).toLowerCase())
}, 20)

/** 'December' of 'Dec'. */
const isKnownMonth = (word: string, { language, stems }: KnownWords): boolean =>
  monthsIn(language).includes(word) && [3, 4].some((length) => stems.has(stemOf(word.slice(0, length))))

/** First-person forms, singular and plural. */
const selvesIn = memoize((language: string) => {
  const voice = languageIn(language)?.voice
  const wordOf = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
  return voice && { I: wordOf(voice.I), we: wordOf(voice.we) }
}, 16)

/** Languages that leave out pronouns. */
export const hidesPronouns = /^(?:es|it|ja|ko|pl|pt)\b/

/** Whether a text says 'we' while its owner only says 'I', or the reverse. */
export function speaksOtherwise(text: string, own: string, language: string): boolean {
  const forms = selvesIn(language)
  if (!forms || hidesPronouns.test(language)) return false
  const [said, known] = [plain(text), plain(own)]
  const [isI, isWe] = [forms.I.test(said), forms.we.test(said)]
  const [wasI, wasWe] = [forms.I.test(known), forms.we.test(known)]
  return (isI || isWe) && (wasI || wasWe) && !(isI && wasI) && !(isWe && wasWe)
}

/** Common first names from many countries. At the start of a sentence, or among capitalized nouns, only these count as names. */
const firstNames = new Set(
  'adam ahmed aiko alejandro alex alice amelia amir ana anders andrea andreas angela anita anja anna antoine antonio ben benjamin bianca carlos carmen caroline charlotte chloe chris christian christine claire claudia daniel daniela david diana diego elena eliza elizabeth emily emma erik ethan eva fatima felix fernando fiona francesca francesco françois frank gabriel george giovanni giulia grace greta hana hannah hans harry heidi helen henry hiroshi hugo ian ines ingrid isabel isabella ivan jack jacob james jan jane jasmine javier jean jennifer jenny jessica joan johan john jonas jose joseph juan julia julie jürgen karen karim karl kate katharina kenji kevin klaus lars laura lea lena leo leon liam lily linda lisa lorenzo louise luca lucas lucia lucy luis luisa maggie manuel marco margaret maria mariam marie mario markus marta martha martin mary mateo matteo max megan mei mia michael miguel mike mohammed monika nadia nancy nicolas nicole nina noah nora olivia omar oscar pablo paolo patricia paul paula pedro peter petra philipp pierre priya rachel rahul ralf rebecca ricardo robert roberto rosa rosie ruth sabine sakura sally sam samira samuel sandra sara sarah sofia sophie stefan stephanie steve steven sue susan susanne sven tanja teresa thomas tim tina tom tomas uwe valentina vera victor victoria wei werner william wolfgang yuki yusuf zoe'.split(
    ' ',
  ),
)
const bigCities = new Set(
  'amsterdam athens auckland barcelona bangkok beijing berlin birmingham boston bremen bristol brussels budapest chicago cologne copenhagen dallas denver dubai dublin edinburgh florence frankfurt geneva glasgow graz hamburg helsinki houston istanbul johannesburg kyoto köln leeds lisbon liverpool london lyon madrid manchester marseille melbourne miami milan milano montreal moscow mumbai munich münchen naples napoli nürnberg osaka oslo oxford paris perth philadelphia portland porto prague rome roma seattle seoul sevilla shanghai singapore stockholm stuttgart sydney tokyo toronto toulouse turin valencia vancouver venice vienna warsaw wien zurich zürich'.split(
    ' ',
  ),
)

const capital = /^\p{Lu}[\p{L}\p{M}'-]*$/u
/** Punctuation that starts a sentence. A capital letter right after it doesn't indicate a name. */
const opens = /(?:^|[.!?:…•|"([¿¡]|\s[-/])\s*$/u
/** English always capitalizes 'I' and its forms. */
const always = /^(?:I|I'm|I'll|I've|I'd|OK)$/
const place =
  /(?<!\p{L})(?:in|near|around|across|at|from|by|with|für|bei|von|aus|à|chez|en|con|da|di|em|por|bij|uit)\s+$/iu

type Placed = { word: string; before: string }

const placedWords = (text: string): Placed[] =>
  Array.from(text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{M}][\p{L}\p{M}'-]*(?![\p{L}\p{N}])/gu), ({ 0: word, index }) => ({
    word: word.replace(/'s$|[-']+$/g, ''),
    before: text.slice(0, index),
  }))

/** In title case ('Fresh Bread Every Morning'), capitals are only style. */
function isTitleCase(words: readonly Placed[]): boolean {
  const long = words.filter(({ word }) => word.length > 3)
  return long.length > 1 && long.every(({ word }) => capital.test(word))
}

/**
 * Names of people, places and brands in a text that `isKnown` doesn't accept. Detects names by capitals; in German and at the start of a
 * sentence, only common first names and words next to another capitalized word count.
 */
function foreignNames(text: string, language: string, isKnown: (word: string) => boolean): string[] {
  const said = plain(text)
  const words = placedWords(said)
  const nounsHaveCapitals = /^de\b/i.test(language) || isTitleCase(words)
  const firstPlace = words.findIndex(({ word, before }) => capital.test(word) && place.test(before))
  const names = words.filter(({ word, before }, index) => {
    if (!capital.test(word) || always.test(word) || isKnown(word)) return false
    const common = firstNames.has(word.toLowerCase()) || bigCities.has(word.toLowerCase())
    if (common) return true
    if (opens.test(before)) return false
    if (!nounsHaveCapitals) return true
    if (isTitleCase(words)) return firstPlace !== -1 && index >= firstPlace
    const previous = words[index - 1]
    const besideAnother = previous && capital.test(previous.word) && !opens.test(previous.before)
    return Boolean(besideAnother && !isKnown(previous.word) && before.endsWith(`${previous.word} `))
  })
  const eastern = Array.from(
    said.matchAll(/([\p{Script=Han}]{1,4})(?:さん|氏|先生)|([\p{Script=Han}]{2,4})(?:市|区|町|県|府|駅)/gu),
    ([, person, town]) => person ?? town ?? '',
  ).filter((name) => !isKnown(name))
  return [...names.map(({ word }) => word), ...eastern]
}
