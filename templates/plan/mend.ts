import { primaryLanguage } from '../../renderer/document/values/languages.ts'
import { wordsPattern } from '../../renderer/facts/repeated-facts.ts'
import { asSentence, capitalized } from './sentence-text.ts'
import { wellSpelled } from './well-spelled.ts'

const emoji = '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\u{fe0f}\\u{200d}]'
/** Emoji between words, replaced with a comma. */
const between = new RegExp(`(?<=[\\p{L}\\p{N}])\\s*(?:${emoji}\\s*)+(?=[\\p{L}\\p{N}])`, 'gu')
/** Other emoji, and bullets at the ends. */
const decoration = new RegExp(`${emoji}+|^[\\s*•·–-]+|[\\s*•·–-]+$`, 'gu')
const hashtags = /(?:^|\s)#\p{L}[\p{L}\p{N}_]*/gu

const contracted = "DONT|DON['’]T|CANT|CAN['’]T|WONT|WON['’]T"
const common = 'WE|DO|YOU|ARE|IS|AND|OR|THE|ALL|ANY|NO|NOT|ONLY|NEVER|ALWAYS|PLEASE'
const stressed = 'ALL|ALWAYS|ANY|FREE|NEVER|NO|NONE|NOT|ONLY|PLEASE|VERY'

/** Words in capitals that can't be initialisms, by language. */
const shouted: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `(?<!\\p{L})\\p{Lu}{3,}\\s(?:${contracted})\\s\\p{Lu}{3,}(?!\\p{L})|(?<!\\p{L})(?:(?:${common}|${contracted})(?:\\s|(?!\\p{L}))){2,}|(?<!\\p{L})(?:${contracted})(?!\\p{L})|(?<!\\p{L})(?:${stressed})(?!\\p{L}|\\s[\\p{Lu}\\p{Nd}])`,
    'gu',
  ),
  de: /(?<!\p{L})(?:NICHT|KEINE?N?|NUR|NIE|NEIN)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:NO|NUNCA|S[OÓ]LO|SIN)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:PAS|NON|JAMAIS|SANS)(?!\p{L})/gu,
  it: /(?<!\p{L})(?:NON|MAI|SOLO|SENZA)(?!\p{L})/gu,
}

/** Unambiguous shorthand and its corrections. */
const hurried: readonly (readonly [RegExp, string | ((word: string) => string)])[] = [
  [/(?<![\p{L}'’.])i(?=['’](?:m|ve|ll|d)(?!\p{L})|(?![\p{L}'’.]))/gu, 'I'],
  [/(?<![\p{L}.’'])[Ii]m(?= \p{L})/gu, 'I’m'],
  [/(?<![\p{L}’'])ive(?= \p{L})/gu, 'I’ve'],
  [
    /(?<![\p{L}’'])[Ii]ll(?= (?:always|also|be|bring|call|come|do|get|give|have|help|let|make|quote|ring|send|show|sort|take|tell|text|try)(?!\p{L}))/gu,
    'I’ll',
  ],
  [/(?<!\p{L})(do|does|did|is|are|was|were|have|has|would|could|should)nt(?!\p{L})/giu, '$1n’t'],
  [/(?<=(?<!\p{L})(?:I|i|we|you|they|it|that|who|and|but|if|or) )cant(?!\p{L})/giu, 'can’t'],
  [/(?<!\p{L})(it)s(?= (?:me|an?|not|been|about|just|too|gone|only|usually)(?!\p{L}))/giu, '$1’s'],
  [/(?<!\p{L})(she|he)s(?!\p{L})/giu, '$1’s'],
  [/(?<!\p{L})xcept(?!\p{L})/giu, 'except'],
  [/(?<=(?<!\p{L})\p{Ll}{2,}(?:er|or|it|ar))ys(?!\p{L})/gu, 'ies'],
  [/(?<!\p{L})wont(?!\p{L})/giu, 'won’t'],
  [/(?<!\p{L})(you|they)(re|ve|ll)(?!\p{L})/giu, '$1’$2'],
  [/(?<!\p{L})(we)re(?= (?:a|an|the|in|not)\b)/giu, '$1’re'],
  [/(?<!\p{L})(that|there|what|here)s(?!\p{L})/giu, '$1’s'],
  [/(?<!\p{L})(?:pls|plz)(?!\p{L})/gu, 'please'],
  [/(?<!\p{L})P(?:ls|lz)(?!\p{L})/gu, 'Please'],
  [/(?<!\p{L})(women|men|children)s(?!\p{L})/giu, '$1’s'],
  [/(?<!\p{L})(?:gcse|dbs|cctv|dvsa|suv|hmrc)(?!\p{L})/giu, (word) => word.toUpperCase()],
  [/(?<![\p{L}'’.-])u(?![\p{L}'’-]|\.\p{L})/gu, 'you'],
  [/(?<![\p{L}'’.-])ur(?= (?:ready|welcome|not|in|on)(?!\p{L}))/giu, 'you’re'],
  [/(?<![\p{L}'’.-])ur(?![\p{L}'’.-])/gu, 'your'],
  [/(?<!\p{L})w\/ ?(?=\p{L}{2})/giu, 'with '],
  [/(?<=\p{Ll} )(?:(?:n|\+)(?= \p{L})|&(?= \p{Ll}))/gu, 'and'],
  [/(?<=\p{Ll} )w(?= \p{Ll}{2})/gu, 'with'],
  [/(?<![\p{L}.])(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})/gu, capitalized],
  [/(?<!\p{L})alot(?!\p{L})/giu, 'a lot'],
  [/(?<!\p{L})thru(?!\p{L})/giu, 'through'],
  [/,?\s*(?<!\p{L})(?:lol|haha|lmao|obvs)(?!\p{L})/giu, ''],
]

type Around = {
  /** Names keep their capitals. */
  names?: readonly string[]
  /** Capitalized after a preposition. */
  places?: readonly string[]
  /** Whether the whole text is in capitals, so that capitals don't indicate a name. */
  shouts?: boolean
}

/**
 * Tidies the owner's text: removes emoji, hashtags and shouting, and corrects small slips without changing its meaning.
 */
export function mended(
  text: string,
  language: string,
  { names = [], places = [], shouts = false }: Around = {},
): string {
  const plain = text.replace(hashtags, ' ').replace(between, ', ').replace(decoration, ' ').replace(/\s+/g, ' ').trim()
  const isLoud = isInCapitals(plain) && (shouts || longShouts(plain) > 1 || isShoutedSentence(plain))
  const calm = isLoud ? quietly(plain, names) : unshouted(plain, shouted[primaryLanguage(language)])
  const spelled =
    primaryLanguage(language) === 'en'
      ? hurried.reduce(
          (said, [slip, meant]) =>
            typeof meant === 'string' ? said.replace(slip, meant) : said.replace(slip, (word) => meant(word)),
          wellSpelled(calm),
        )
      : calm
  const tidy = places
    .reduce((said, name) => said.replace(after(name.toLowerCase()), () => name), spelled)
    .replace(/\((?:[!?.\s])*\)/gu, ' ')
    .replace(/[!?]*\?[!?]*/g, '?')
    .replace(/\s*[!…]+(?=\s|$)|\.{2,}/gu, '.')
    .replace(/\s+(?=[,.;:?)](?:[\s.,]|$))/g, '')
    .replace(/[,;:]+(?=\.?$)/g, '')
    .replace(
      /(?<!(?:^|[\s(])(?:incl|inkl|ca|approx|min|max|zzgl|tel|nr|bzw|ggf|evtl|env|st|jan|feb|mrz|apr|aug|sept|okt|oct|nov|dez|dec|\p{L}|(?:\p{L}\.)+\p{L}|\p{L}{2}\.\p{L})\.\s)(?<=[.?]\s+)\p{Ll}/giu,
      (letter) => letter.toUpperCase(),
    )
    .replace(/\s+/g, ' ')
    .trim()
  return asSentence(tidy)
}

export const isShouting = (text: string): boolean => (text.match(/\p{L}/gu) ?? []).length >= 8 && isInCapitals(text)

const minShoutedWords = 4
const isShoutedSentence = (text: string) =>
  text.split(' ').length >= minShoutedWords && new RegExp(`(?<!\\p{L})(?:${common})(?!\\p{L})`, 'u').test(text)

/** Number of words in capitals that are too long for initialisms. */
const longShouts = (text: string) => text.match(/\p{Lu}{5,}/gu)?.length ?? 0

const isInCapitals = (text: string) =>
  (text.match(/\p{Lu}/gu) ?? []).length > (text.match(/\p{L}/gu) ?? []).length * 0.6

const after = (place: string) =>
  new RegExp(`(?<=(?<!\\p{L})(?:[Ii]n|[Aa]round|[Nn]ear) )${wordsPattern(place).source}`, 'gu')

const unshouted = (text: string, words: RegExp | undefined) =>
  words ? text.replace(words, (word) => word.toLowerCase()) : text

function quietly(text: string, names: readonly string[]): string {
  const known = names.filter((name) => /\p{Lu}/u.test(name) && /\p{Ll}/u.test(name))
  const small = known.reduce(
    (said, name) => said.replace(wordsPattern(name.toLowerCase()), () => name),
    text.toLowerCase(),
  )
  return capitalized(small).replace(/(?<=[.!?]\s+)\p{Ll}/gu, (letter) => letter.toUpperCase())
}
