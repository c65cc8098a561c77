import type { HourWords } from '../../../../renderer/languages/hour-words.ts'
import { hourWords } from '../../../../renderer/languages/languages.ts'
import { remember } from '../../../../renderer/remember.ts'
import type { Span } from '../../../reading/text.ts'

/** A token of opening hours. Days count from Monday, 0. */
export type HourToken = { span: Span } & (
  | { kind: 'day'; day: number }
  | { kind: 'group'; days: readonly number[] }
  | { kind: 'time'; time: WrittenTime }
  | { kind: 'part'; half: Half }
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
        | 'not'
        | 'late'
        | 'appointment'
        | 'except'
        | 'break'
        | 'comma'
        | 'slash'
        | 'colon'
        | 'other'
    }
)

/** `half`: whether the text says am or pm. `exact`: written like '09:00', so on a 24-hour clock. */
export type WrittenTime = { hour: number; minute: number; half: Half | undefined; exact: boolean }

export type Half = 'am' | 'pm'

type Reader = (text: string, at: number) => HourToken | undefined

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

const everywhere = Object.keys(hourWords)

const readersOf = remember((language: string): Readers => {
  const own = hourWords[language]
  const eastern = language === 'ja' || language === 'ko'
  const languages = [...new Set([language, 'en', ...everywhere])].filter((code) => hourWords[code])
  const phrase = (key: WordKey, of = [language, 'en']) =>
    [...new Set(of)]
      .map((code) => hourWords[code]?.[key] ?? '')
      .filter((words) => words !== '')
      .join('|')
  const days = (of: readonly string[], key: 'days' | 'short' | 'codes') =>
    all.map((day) =>
      of
        .map((code) => hourWords[code]?.[key][day] ?? '')
        .filter((word) => word !== '')
        .join('|'),
    )
  const full = days(languages, 'days')
  const short = own ? days([language], 'short') : []
  const codes = own ? days([language], 'codes') : []
  const anyDay = [...full, ...short, ...codes].filter((words) => words !== '').join('|')
  const beside = neighborsOf([...(own?.days ?? []), ...short, ...codes].join('|'), [phrase('to'), phrase('and')].join('|'))
  const words: readonly (readonly [string, Kind<HourToken>])[] = [
    [phrase('appointment', everywhere), { kind: 'appointment' }],
    [phrase('daily', languages), { kind: 'group', days: all }],
    [phrase('weekdays'), { kind: 'group', days: [0, 1, 2, 3, 4] }],
    [phrase('weekends'), { kind: 'group', days: [5, 6] }],
    [phrase('holidays', everywhere), { kind: 'holiday' }],
  ]
  const others: readonly (readonly [string, Kind<HourToken>])[] = [
    [phrase('closed'), { kind: 'closed' }],
    [phrase('except'), { kind: 'except' }],
    [language === 'en' ? phrase('until') : '', { kind: 'until' }],
    [phrase('to'), { kind: 'to' }],
    [phrase('and'), { kind: 'and' }],
    [phrase('morning'), { kind: 'part', half: 'am' }],
    [phrase('afternoon'), { kind: 'part', half: 'pm' }],
    [phrase('open'), { kind: 'open' }],
    [phrase('not'), { kind: 'not' }],
    [phrase('late'), { kind: 'late' }],
  ]
  const readerOf = ([pattern, token]: readonly [string, Kind<HourToken>]) => reader(pattern, token, eastern)
  const readers = [
    reader(phrase('always', everywhere), { kind: 'always' }, false),
    ...words.map(readerOf),
    timeReader(own, eastern),
    ...full.map((of, day) => reader(of, { kind: 'day', day }, eastern)),
    ...codes.map((of, day) => codeReader(reader(of, { kind: 'day', day }, false), beside)),
    ...short.map((of, day) =>
      reader(
        eastern ? `(?:${of})(?=[\\s~、・·,:(祝-]|$|[月火水木金土日월화수목금토일]|[から은는]|\\d)` : `(?:${of})\\.?`,
        { kind: 'day', day },
        eastern,
      ),
    ),
    ...others.map(readerOf),
    reader('[-–—~]', { kind: 'dash' }, true),
    reader('/', { kind: 'slash' }, true),
    reader('[,、+]', { kind: 'comma' }, true),
    reader(':', { kind: 'colon' }, true),
    reader('[.;|()!?•·。]|(?![\\d#*])\\p{Emoji}\\uFE0F?', { kind: 'break' }, true),
  ]
  const named = [
    ...[...words, ...others].map(([pattern]) => pattern),
    ...[phrase('always', everywhere), anyDay, phrase('noon'), phrase('midnight'), numbersOf(own).join('|')],
    ...[...Object.keys(own?.before ?? {}), '午前|午後|오전|오후'],
  ]
  return {
    readers,
    words: new RegExp(named.filter((one) => one !== '').join('|'), 'yiu'),
    without: new RegExp([phrase('closed'), phrase('appointment', everywhere), phrase('noon')].join('|'), 'iu'),
  }
}, 16)

type WordKey = keyof { [Key in keyof HourWords as HourWords[Key] extends string ? Key : never]: true }

type Kind<T> = T extends unknown ? Omit<T, 'span'> : never

function reader(words: string, token: Kind<HourToken>, inside: boolean): Reader {
  if (words === '') return () => undefined
  const pattern = new RegExp(
    inside ? `(?:${words})` : `(?<![\\p{L}\\p{N}])(?:${words})(?:(?<=')|(?![\\p{L}\\p{N}]))`,
    'yiu',
  )
  return (text, at) => {
    pattern.lastIndex = at
    const [found] = pattern.exec(text) ?? []
    return found ? ({ ...token, span: [at, at + found.length] } as HourToken) : undefined
  }
}

/** What stands beside codes of days: another day, or a time after 'Sa'. */
function neighborsOf(days: string, joints: string) {
  const joint = `\\.?\\s?(?:[-–—~/,&+]|(?<!\\p{L})(?:${joints})(?!\\p{L}))\\s?`
  return {
    after: new RegExp(`${joint}(?:${days})(?!\\p{L})`, 'yiu'),
    before: new RegExp(`(?<=(?<!\\p{L})(?:${days})${joint})`, 'yiu'),
    timed: /(?:(?<=\p{Lu}\p{L})|(?<=(?:^|[,;\n] ?)\p{Lu}))\.?:? ?\d/yu,
  }
}

function codeReader(read: Reader, { after, before, timed }: ReturnType<typeof neighborsOf>): Reader {
  return (text, at) => {
    const token = read(text, at)
    if (!token) return undefined
    before.lastIndex = at
    for (const pattern of [after, timed]) pattern.lastIndex = token.span[1]
    return after.test(text) || timed.test(text) || before.test(text) ? token : undefined
  }
}

/** The hours from one in words. */
const numbersOf = (own: HourWords | undefined): string[] => (own?.numbers ? own.numbers.split(' ') : [])

const wholeWord = (pattern: string, before = '(?<![\\p{L}\\p{N}])') =>
  new RegExp(`${before}(?:${pattern || '(?!)'})(?![\\p{L}\\p{N}]|-\\p{L})`, 'yiu')

type Reading = { time: WrittenTime; end: number }

/** Reads a time in digits or words, with the words beside it: 'half past six', '9 y media', '8 in the morning'. */
function timeReader(own: HourWords | undefined, eastern: boolean): Reader {
  const hourAt = hourReader(own, eastern)
  const listed = (minutes: Readonly<Record<string, number>> | undefined, space?: string) =>
    Object.entries(minutes ?? {}).map(([words, added]) => [wholeWord(words, space), added] as const)
  const [before, after] = [listed(own?.before), listed(own?.after, ' ')]
  const halves = (['morning', 'afternoon'] as const).map((key) => wholeWord(own?.[key] ?? '', ' '))
  const matched = (list: typeof before, text: string, at: number) => {
    for (const [pattern, minutes] of list) {
      pattern.lastIndex = at
      const [found] = pattern.exec(text) ?? []
      if (found) return { minutes, end: at + found.length }
    }
    return { minutes: 0, end: at }
  }
  return (text, at) => {
    const first = matched(before, text, at)
    const read = hourAt(text, text[first.end] === ' ' ? first.end + 1 : first.end)
    if (!read) return undefined
    const last = read.time.minute === 0 ? matched(after, text, read.end) : { minutes: 0, end: read.end }
    const time = { ...read.time }
    const minutes = time.hour * 60 + time.minute + first.minutes + last.minutes
    if (first.minutes !== 0 || last.minutes !== 0)
      // 'Halb eins' is half past twelve.
      Object.assign(time, { hour: Math.floor(minutes / 60) || 12, minute: minutes % 60 })
    let { end } = last
    halves.forEach((pattern, nth) => {
      pattern.lastIndex = end
      const [said] = pattern.exec(text) ?? []
      if (!said) return
      end += said.length
      if (time.hour < 12 && !time.half) Object.assign(time, { half: nth === 0 ? 'am' : 'pm', exact: false })
    })
    return { kind: 'time', span: [at, end], time }
  }
}

/** Reads an hour with its minutes: '9', '17:30', '9.30 am', '9h', 'nine', 'noon'. */
function hourReader(own: HourWords | undefined, eastern: boolean): (text: string, at: number) => Reading | undefined {
  const numbers = numbersOf(own)
  const spelled = wholeWord(numbers.join('|'))
  const words = [own?.noon, hourWords.en?.noon].filter((word) => word).join('|')
  const late = [own?.midnight, hourWords.en?.midnight].filter((word) => word).join('|')
  const named = wholeWord(`(?<noon>${words})|(?<midnight>${late})`)
  const clock = own && own.clock !== '' ? `|${own.clock}` : ''
  const mark = `(?:uhr|h|hrs?|uur${clock})(?![\\p{L}\\p{N}])`
  const minute = `(?:[:.]|時|시 ?|(?: ?[hu] ?| uhr )(?=\\d\\d(?! ?[hu](?!\\p{L})| uhr)))(?<minute>[0-5]\\d)(?:分|분)?`
  const written = new RegExp(
    `(?<![\\p{L}\\p{N}.,:])(?<half1>午前|午後|오전|오후)? ?(?:(?<compact>\\d{1,2}[0-5]\\d)(?!\\d)|(?<hour>\\d{1,2})(?:${minute}|(?<plain>時|시))?)(?:(?<half> ?[ap]\\.?m\\b\\.?|[ap](?![\\p{L}]))| ?${mark})?(?![\\d%°€£$]|[.,:]\\d${eastern ? '' : '|[\\p{L}]'})`,
    'yiu',
  )
  return (text, at) => {
    named.lastIndex = at
    const word = named.exec(text)
    if (word) {
      const hour = word.groups?.noon ? 12 : 24
      const half = hour === 12 ? 'pm' : undefined
      return { end: at + word[0].length, time: { hour, minute: 0, half, exact: true } }
    }
    spelled.lastIndex = at
    const [number] = spelled.exec(text) ?? []
    if (number) {
      const hour = numbers.findIndex((one) => new RegExp(`^(?:${one})$`, 'iu').test(number)) + 1
      const [clockWord = ''] = new RegExp(`^ ${mark}`, 'iu').exec(text.slice(at + number.length)) ?? []
      return {
        end: at + number.length + clockWord.length,
        time: { hour, minute: 0, half: undefined, exact: hour > 12 },
      }
    }
    written.lastIndex = at
    const match = written.exec(text)
    const said = match?.groups
    if (!match || !said) return undefined
    const digits = said.compact ?? said.hour ?? ''
    const [hour, minutes] = said.compact
      ? [Number(digits.slice(0, -2)), Number(digits.slice(-2))]
      : [Number(digits), Number(said.minute ?? 0)]
    if (hour > 24 || (hour === 24 && minutes > 0)) return undefined
    const half = halfOf((said.half1 ?? said.half ?? '').trim())
    if (half && (hour > 12 || hour === 0)) return undefined
    const exact =
      hour > 12 ||
      hour === 0 ||
      ((said.minute ?? said.compact) !== undefined && digits.startsWith('0')) ||
      /\d\d? ?(?:uhr|uur|h)/iu.test(match[0]) ||
      said.plain !== undefined
    return { end: at + match[0].trimEnd().length, time: { hour, minute: minutes, half, exact: exact && !half } }
  }
}

function halfOf(said: string): Half | undefined {
  if (said === '') return undefined
  return /^[a午오]/iu.test(said) && !/^(?:午後|오후)/.test(said) ? 'am' : 'pm'
}
