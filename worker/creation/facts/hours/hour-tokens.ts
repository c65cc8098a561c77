import type { HourWords } from '../../../../renderer/languages/hour-words.ts'
import { hourWords } from '../../../../renderer/languages/languages.ts'
import { remember } from '../../../../renderer/remember.ts'
import type { Span } from '../../../reading/text.ts'

/** A token of opening hours. Days count from Monday, 0. */
export type HourToken = { span: Span } & (
  | { kind: 'day'; day: number }
  | { kind: 'group'; days: readonly number[] }
  | { kind: 'time'; time: WrittenTime }
  | {
      kind:
        | 'always'
        | 'dash'
        | 'to'
        | 'and'
        | 'open'
        | 'closed'
        | 'until'
        | 'holiday'
        | 'appointment'
        | 'except'
        | 'break'
        | 'comma'
        | 'colon'
        | 'other'
    }
)

/** `half`: whether the text says am or pm. `exact`: written like '09:00', so on a 24-hour clock. */
export type WrittenTime = { hour: number; minute: number; half: 'am' | 'pm' | undefined; exact: boolean }

type Reader = (text: string, at: number) => HourToken | undefined

const always = [
  String.raw`24 ?[\/x] ?7|24 hours a day,? (?:seven|7) days a week|round the clock|day (?:and|or) night|any hour`,
  'tag und nacht|(?:de )?jour (?:et|comme de) nuit|giorno e notte|día y noche|dia e noite|dag en nacht|całą dobę',
  String.raw`24 ?(?:hrs?|hours|std|stunden|horas|ore|uur|h)(?= ?(?:$|[,.;\n]))`,
].join('|')
/** Days outside the regular week. */
const holidays =
  'bank holidays?|public holidays?|holidays|an feiertagen|feiertagen?|(?:y )?festivos|(?:les )?jours fériés|festivi|feriados|feestdagen|helgdagar|祝日|祝|공휴일'

const all = [0, 1, 2, 3, 4, 5, 6]

/**
 * Splits a sentence into tokens. `language` is the text's: full day names are recognized in every language, abbreviations only in this one.
 */
export function hourTokens(text: string, [start, end]: Span, language: string): HourToken[] {
  const { readers, words } = readersOf(language)
  const sentence = text.slice(0, end)
  const tokens: HourToken[] = []
  let at = start
  while (at < end) {
    if (/\s/.test(sentence[at] ?? '')) {
      at += 1
      continue
    }
    const token = firstOf(isWord(words, sentence, at) ? readers : [], sentence, at)
    tokens.push(token)
    at = token.span[1]
  }
  return tokens
}

/** Whether a unit may contain opening hours: it has a number, or a word for closed or by appointment. */
export const tellsHours = (text: string, language: string): boolean =>
  /\d/.test(text) || readersOf(language).without.test(text)

/** One quick test rejects the many words that aren't about hours. */
function isWord(words: RegExp, text: string, at: number): boolean {
  words.lastIndex = at
  return !/\p{L}/u.test(text[at] ?? '') || words.test(text)
}

function firstOf(readers: readonly Reader[], text: string, at: number): HourToken {
  for (const read of readers) {
    const token = read(text, at)
    if (token) return token
  }
  const rest = /^(?:[\p{L}\p{M}\p{N}'’-]+|.)/su.exec(text.slice(at))?.[0] ?? text[at] ?? ' '
  return { kind: 'other', span: [at, at + rest.length] }
}

type Readers = { readers: Reader[]; words: RegExp; without: RegExp }

const readersOf = remember((language: string): Readers => {
  const own = hourWords[language]
  const eastern = language === 'ja' || language === 'ko'
  const languages = [...new Set([language, 'en', ...Object.keys(hourWords)])].filter((code) => hourWords[code])
  const phrase = (key: Exclude<keyof HourWords, 'days' | 'short'>, of = [language, 'en']) =>
    [...new Set(of)]
      .map((code) => hourWords[code]?.[key] ?? '')
      .filter((words) => words !== '')
      .join('|')
  const days = (of: readonly string[], key: 'days' | 'short') =>
    all.map((day) =>
      of
        .map((code) => hourWords[code]?.[key][day] ?? '')
        .filter((word) => word !== '')
        .join('|'),
    )
  const readers = [
    reader(always, () => ({ kind: 'always' }), false),
    reader(phrase('appointment', Object.keys(hourWords)), () => ({ kind: 'appointment' }), eastern),
    reader(phrase('daily', languages), () => ({ kind: 'group', days: all }), eastern),
    reader(phrase('weekdays', languages), () => ({ kind: 'group', days: [0, 1, 2, 3, 4] }), eastern),
    reader(phrase('weekends', languages), () => ({ kind: 'group', days: [5, 6] }), eastern),
    reader(holidays, () => ({ kind: 'holiday' }), eastern),
    timeReader(own, eastern),
    ...days(languages, 'days').map((words, day) => reader(words, () => ({ kind: 'day', day }), eastern)),
    ...(own ? days(language === 'en' ? ['en'] : [language], 'short') : []).map((words, day) =>
      reader(
        eastern
          ? `(?:${words})(?=[\\s~、・·,:(祝-]|$|[月火水木金土日월화수목금토일]|[から은는]|\\d)`
          : `(?:${words})\\.?`,
        () => ({ kind: 'day', day }),
        eastern,
      ),
    ),
    reader(phrase('closed'), () => ({ kind: 'closed' }), eastern),
    reader(phrase('except'), () => ({ kind: 'except' }), eastern),
    reader(language === 'en' ? phrase('until') : '', () => ({ kind: 'until' }), eastern),
    reader(phrase('to'), () => ({ kind: 'to' }), eastern),
    reader(phrase('and'), () => ({ kind: 'and' }), eastern),
    reader(phrase('open'), () => ({ kind: 'open' }), eastern),
    reader('[-–—~]', () => ({ kind: 'dash' }), true),
    reader('[,、/+]', () => ({ kind: 'comma' }), true),
    reader(':', () => ({ kind: 'colon' }), true),
    reader('[.;|()!?/•·。]', () => ({ kind: 'break' }), true),
  ]
  const named = [
    ...[always, holidays, phrase('daily', languages), phrase('weekdays', languages), phrase('weekends', languages)],
    ...[...days(languages, 'days'), ...(own ? days([language], 'short') : []), phrase('noon'), phrase('midnight')],
    ...[
      phrase('appointment', Object.keys(hourWords)),
      phrase('closed'),
      phrase('except'),
      numbersOf(own).join('|'),
      phrase('until'),
      phrase('to'),
      phrase('and'),
      phrase('open'),
    ],
    '午前|午後|오전|오후',
  ]
  return {
    readers,
    words: new RegExp(named.filter((words) => words !== '').join('|'), 'yiu'),
    without: new RegExp(
      [phrase('closed'), phrase('appointment', Object.keys(hourWords)), phrase('noon')].join('|'),
      'iu',
    ),
  }
}, 16)

type Kind<T> = T extends unknown ? Omit<T, 'span'> : never

function reader(words: string, tokenOf: () => Kind<HourToken>, inside: boolean): Reader {
  if (words === '') return () => undefined
  const pattern = new RegExp(inside ? `(?:${words})` : `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'yiu')
  return (text, at) => {
    pattern.lastIndex = at
    const [found] = pattern.exec(text) ?? []
    return found ? ({ ...tokenOf(), span: [at, at + found.length] } as HourToken) : undefined
  }
}

/** The hours from one to twelve in words. */
const numbersOf = (own: HourWords | undefined): string[] => (own?.numbers ? own.numbers.split(' ') : [])

function timeReader(own: HourWords | undefined, eastern: boolean): Reader {
  const numbers = numbersOf(own)
  const spelled = new RegExp(`(?<![\\p{L}\\p{N}])(?:${numbers.join('|') || '(?!)'})(?![\\p{L}\\p{N}]|-\\p{L})`, 'yiu')
  const words = [own?.noon, hourWords.en?.noon].filter((word) => word).join('|')
  const late = [own?.midnight, hourWords.en?.midnight].filter((word) => word).join('|')
  const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:(?<noon>${words})|(?<midnight>${late}))(?![\\p{L}\\p{N}])`, 'yiu')
  const clock = own && own.clock !== '' ? `|${own.clock}` : ''
  const written = new RegExp(
    `(?<![\\p{L}\\p{N}.,:])(?<half1>午前|午後|오전|오후)? ?(?<hour>\\d{1,2})(?:(?:[:.hu]|時|시 ?)(?<minute>[0-5]\\d)(?:分|분)?|(?<plain>時|시))?(?:(?<half> ?[ap]\\.?m\\b\\.?|[ap](?![\\p{L}]))| ?(?:uhr|h|hrs?|uur${clock})(?![\\p{L}\\p{N}]))?(?![\\d%°€£$]|[.,:]\\d${eastern ? '' : '|[\\p{L}]'})`,
    'yiu',
  )
  return (text, at) => {
    named.lastIndex = at
    const word = named.exec(text)
    if (word) {
      const hour = word.groups?.noon ? 12 : 24
      return {
        kind: 'time',
        span: [at, at + word[0].length],
        time: { hour, minute: 0, half: hour === 12 ? 'pm' : undefined, exact: true },
      }
    }
    spelled.lastIndex = at
    const [number] = spelled.exec(text) ?? []
    if (number) {
      const hour = numbers.findIndex((one) => new RegExp(`^(?:${one})$`, 'iu').test(number)) + 1
      return { kind: 'time', span: [at, at + number.length], time: { hour, minute: 0, half: undefined, exact: false } }
    }
    written.lastIndex = at
    const match = written.exec(text)
    const said = match?.groups
    if (!match || !said) return undefined
    const [hour, minute] = [Number(said.hour), Number(said.minute ?? 0)]
    if (hour > 24 || (hour === 24 && minute > 0)) return undefined
    const half = halfOf((said.half1 ?? said.half ?? '').trim())
    if (half && (hour > 12 || hour === 0)) return undefined
    const exact =
      hour > 12 ||
      hour === 0 ||
      (said.minute !== undefined && /^0/.test(said.hour ?? '')) ||
      /\d\d? ?(?:uhr|uur|h)/iu.test(match[0]) ||
      said.plain !== undefined
    return {
      kind: 'time',
      span: [at, at + match[0].trimEnd().length],
      time: { hour, minute, half, exact: exact && !half },
    }
  }
}

function halfOf(said: string): 'am' | 'pm' | undefined {
  if (said === '') return undefined
  return /^[a午오]/iu.test(said) && !/^(?:午後|오후)/.test(said) ? 'am' : 'pm'
}
