import type { HourWords } from '../../../../renderer/languages/hour-words.ts'
import { hourWords } from '../../../../renderer/languages/read-hours.ts'
import { memoize } from '../../../../renderer/memoize.ts'
import type { Span } from '../../../reading/text.ts'
import { meals } from './meals.ts'
import { type Half, numbersOf, timeReader, type WrittenTime } from './written-times.ts'

/** A token of opening hours. Days count from Monday (0). */
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
        | 'meal'
        | 'appointment'
        | 'except'
        | 'break'
        | 'comma'
        | 'slash'
        | 'colon'
        | 'other'
    }
)

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
  return withoutAdditions(sentence, tokens).filter(
    (token, nth, all) => !isAside(sentence, token, all[nth - 1], all[nth + 1]),
  )
}

const addition =
  /^(?:as well|too|also|plus|auch|zusätzlich|también|tambien|además|ademas|aussi|également|en plus|anche|pure|também|ook|też|także)$/iu

/** Drops words that only announce further times, such as 'as well' in 'Tues evenings as well 7 to 9'. */
function withoutAdditions(text: string, tokens: readonly HourToken[]): HourToken[] {
  const isDay = (token: HourToken | undefined) => token !== undefined && /^(?:day|group|part)$/.test(token.kind)
  const gone = new Set<HourToken>()
  tokens.forEach((first, nth) => {
    const earlier = tokens.slice(0, nth).filter(({ kind }) => kind === 'day' || kind === 'group')
    if (!isDay(tokens[nth - 1]) || earlier.length < 2) return
    const next = tokens.findIndex(({ kind }, at) => at >= nth && kind === 'time')
    const said = tokens.slice(nth, next)
    if (next > nth && addition.test(text.slice(first.span[0], said.at(-1)?.span[1])))
      for (const token of said) gone.add(token)
  })
  return tokens.filter((token) => !gone.has(token))
}

/** The bracket in 'Sat (9-12)' means no more than a space. */
const isAside = (text: string, { span }: HourToken, before: HourToken | undefined, after: HourToken | undefined) =>
  text[span[0]] === '(' && (before?.kind === 'day' || before?.kind === 'group') && after?.kind === 'time'

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

/** 'Sunday rest' */
const restDay = '(?<=\\p{L}{3} )rest(?=\\s*(?:[.,;\\n]|$))'

const everywhere = Object.keys(hourWords)

const readersOf = memoize((language: string): Readers => {
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
  const timeAt = timeReader(own, eastern)
  const full = days(languages, 'days')
  const short = own ? days([language], 'short') : []
  const codes = own ? days([language], 'codes') : []
  const anyDay = [...full, ...short, ...codes].filter((words) => words !== '').join('|')
  const beside = neighborsOf(
    [...(own?.days ?? []), ...short, ...codes].join('|'),
    [phrase('to'), phrase('and')].join('|'),
  )
  const words: readonly (readonly [string, Kind<HourToken>])[] = [
    [phrase('appointment', everywhere), { kind: 'appointment' }],
    [phrase('daily', languages), { kind: 'group', days: all }],
    [phrase('weekdays'), { kind: 'group', days: [0, 1, 2, 3, 4] }],
    [phrase('weekends'), { kind: 'group', days: [5, 6] }],
    [phrase('holidays', everywhere), { kind: 'holiday' }],
    [meals, { kind: 'meal' }],
  ]
  const others: readonly (readonly [string, Kind<HourToken>])[] = [
    [phrase('closed'), { kind: 'closed' }],
    [language === 'en' ? restDay : '', { kind: 'closed' }],
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
  const readers: Reader[] = [
    reader(phrase('always', everywhere), { kind: 'always' }, false),
    ...words.map(readerOf),
    (text, at) => {
      const read = timeAt(text, at)
      return read && { kind: 'time', time: read.time, span: [at, read.end] }
    },
    ...full.map((of, day) => reader(of, { kind: 'day', day }, eastern)),
    ...compoundReaders(full, phrase('morning'), `${phrase('afternoon')}|middag`),
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

/** 'Mittwoch' and 'nachmittag' in 'Mittwochnachmittag'. */
function compoundReaders(days: readonly string[], morning: string, afternoon: string): Reader[] {
  const at = (pattern: string, token: Kind<HourToken>) => reader(pattern, token, true)
  const any = days.join('|')
  return [
    ...days.map((of, day) =>
      at(`(?<![\\p{L}\\p{N}])(?:${of})(?=(?:${morning}|${afternoon})(?!\\p{L}))`, { kind: 'day', day }),
    ),
    ...(
      [
        ['am', morning],
        ['pm', afternoon],
      ] as const
    ).map(([half, words]) => at(`(?<=(?<!\\p{L})(?:${any}))(?:${words})(?!\\p{L})`, { kind: 'part', half })),
  ]
}

/** What may follow or precede a day code: another day, or a time after 'Sa'. */
function neighborsOf(days: string, joints: string) {
  const joint = `\\.?\\s?(?:[-–—~/,&+]|(?<!\\p{L})(?:${joints})(?!\\p{L}))\\s?`
  return {
    after: new RegExp(`${joint}(?:${days})(?!\\p{L})`, 'yiu'),
    before: new RegExp(`(?<=(?<!\\p{L})(?:${days})${joint})`, 'yiu'),
    timed: /(?:(?<=\p{Lu}\p{L})|(?<=(?:^|[,;\n] ?)\p{Lu}))\.?:? ?\(?\d/uy,
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
