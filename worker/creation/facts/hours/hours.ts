import {
  type OpeningHours,
  type OpeningPeriod,
  type Weekday,
  weekdays,
} from '../../../../renderer/document/business.ts'
import { hourWords } from '../../../../renderer/languages/languages.ts'
import { type Found, overlaps, type Span, sliceOf, taken, trimmed, type Unit } from '../../../reading/text.ts'
import { type Half, type HourToken, hourTokens, tellsHours, type WrittenTime } from './hour-tokens.ts'
import { itemsOf, type Times } from './items.ts'
import { always, type HourPart, isOfHalf, partsOf } from './parts.ts'
import { timesBetween } from './times.ts'

export type FoundHours = Found<Omit<OpeningHours, 'source' | 'quote' | 'exceptions'>>

type Where = { language: string; country: string }

/** Countries with a 12-hour clock. */
const twelveHours = /^(?:US|CA|GB|IE|AU|NZ|ZA|IN|PH|PK|SG|MY|MT|KE|NG|GH|JM|TT)$/
const weekend: ReadonlySet<string> = new Set(['Saturday', 'Sunday'])
const longestNote = 512

/**
 * Opening hours, part by part: a part that no table can say becomes the note. `marked`: spans that tell hours whatever their words; other
 * sentences only count if they say nothing else. Of `likely` spans, only the parts that a table can say count. Not sure where the text
 * contradicts itself. Undefined without hours.
 */
export function hoursIn(
  text: string,
  units: readonly Unit[],
  { language, country }: Where,
  marked: readonly Span[] = [],
  likely: readonly Span[] = [],
): FoundHours | undefined {
  const isTwelve = country === '' ? language === 'en' : twelveHours.test(country)
  const read = (span: Span) =>
    partsOf(itemsOf(hourTokens(text, span, language), text, isTwelve), text, language).map((part) =>
      isEmergency(text, part, language) ? { kind: 'words' as const, days: [], span: part.span } : part,
    )
  const statementsOf = (spans: readonly Span[]) =>
    joinedSpans(
      text,
      spans.map((span) => widened(text, units, span, language)),
    ).map((span) => withLabel(text, { span, parts: read(span) }, language))
  const own = statementsOf(marked).map((statement) => withoutDaysOnly(text, statement, language))
  const strict = units
    .map(({ span }) => trimmed(text, span, ' .!;'))
    .filter((span) => !own.some((one) => overlaps(one.span, span)) && tellsHours(sliceOf(text, span), language))
    .map((span) => ({ span, parts: read(span) }))
    .filter(({ span, parts }) => !sliceOf(text, span).includes(taken) && parts.length > 0 && parts.every(isWhole))
  const stated = statementsOf([...likely, ...units.flatMap(({ span }) => openRuns(text, span, language))])
    .filter(({ span }) => ![...own, ...strict].some((one) => overlaps(one.span, span)))
    .filter(({ parts }) => parts.some((part) => part.kind === 'open' && !part.label))
    .map(({ parts }) => parts.filter((part) => isWhole(part) && part.kind !== 'times'))
    .map((parts) => ({ parts, span: [parts[0]?.span[0] ?? 0, parts.at(-1)?.span[1] ?? 0] as const }))
  const statements = [...own, ...strict, ...stated].toSorted((one, other) => one.span[0] - other.span[0])
  return merged(text, statements, isTwelve)
}

/** Whether all hours are those of emergencies. */
function isEmergency(text: string, part: HourPart, language: string): boolean {
  if (part.kind !== 'open' || part.times !== always) return false
  const words = [hourWords[language]?.emergency, hourWords.en?.emergency].filter((one) => one).join('|')
  const [before = ''] = /[^.!?\n]*$/.exec(text.slice(0, part.span[0])) ?? []
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu').test(before)
}

const isWhole = (part: HourPart) => part.kind !== 'words' && !(part.kind === 'open' && part.label)

/** 'Deliveries: Mon–Fri 9–5' and 'Emergency line (24/7)' are hours of something else: words for the note. */
function withLabel(text: string, statement: Statement, language: string): Statement {
  const { span } = statement
  const label = /(?<=^|[.,;!?\n]\s*)(?<words>\p{L}[\p{L}\p{M}' -]{1,30})\s*[:(]\s*$/u.exec(text.slice(0, span[0]))
  const words = label?.groups?.words ?? ''
  const start = span[0] - (label?.[0].length ?? 0)
  const isOfHours = hourTokens(text, [start, start + words.length], language).every(({ kind }) => kind !== 'other')
  if (words === '' || isOfHours) return statement
  return { span: [start, span[1]], parts: [{ kind: 'words', days: [], span: [start, span[1]] }] }
}

const hourKinds: ReadonlySet<string> = new Set(['day', 'group', 'closed', 'always', 'part', 'late'])

/** The span with the hours around it in its sentence, which the tagger cut off. */
function widened(text: string, units: readonly Unit[], [start, end]: Span, language: string): Span {
  const tokens = units
    .filter(({ span }) => overlaps(span, [start, end]))
    .flatMap(({ span }) => hourTokens(text, span, language))
  const isJoint = (token: HourToken | undefined) =>
    token?.kind === 'dash' || token?.kind === 'to' || token?.kind === 'until'
  const tells = (token: HourToken, nth: number, step: 1 | -1) =>
    hourKinds.has(token.kind) ||
    (token.kind === 'time' && isJoint(tokens[nth + step]) && tokens[nth + 2 * step]?.kind === 'time')
  let [from, to] = [start, end]
  let nth = tokens.findLastIndex(({ span }) => span[0] < start)
  for (let token = tokens[nth]; token && isOfHours(token); nth -= 1, token = tokens[nth])
    if (tells(token, nth, 1)) from = token.span[0]
  nth = tokens.findIndex(({ span }) => span[1] > end)
  for (let token = tokens[nth]; nth >= 0 && token && isOfHours(token); nth += 1, token = tokens[nth])
    if (tells(token, nth, -1)) to = token.span[1]
  return [from, to]
}

/** Words about hours in a row that say 'open'. */
function openRuns(text: string, span: Span, language: string): Span[] {
  const words = [hourWords[language]?.opens, hourWords.en?.opens].filter((one) => one).join('|')
  const opens = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
  const said = sliceOf(text, span)
  if (!/\d/.test(said) || !opens.test(said)) return []
  const runs: HourToken[][] = [[]]
  for (const token of hourTokens(text, span, language))
    if (isOfHours(token)) runs.at(-1)?.push(token)
    else runs.push([])
  return runs.flatMap((run): Span[] => {
    const [first, last] = [run[0], run.at(-1)]
    const isOpen = run.some((token) => token.kind === 'open' && opens.test(sliceOf(text, token.span)))
    return isOpen && first && last ? [[first.span[0], last.span[1]]] : []
  })
}

const isOfHours = ({ kind }: HourToken) => kind !== 'other' && kind !== 'break'

/** 'Vaccination on Wednesdays' says nothing of other hours on these days. */
function withoutDaysOnly(text: string, statement: Statement, language: string): Statement {
  const { span, parts } = statement
  const says = /\d/.test(sliceOf(text, span)) || hourTokens(text, span, language).some(({ kind }) => telling.has(kind))
  if (says || parts.some(({ kind }) => kind !== 'words')) return statement
  return { span, parts: parts.map((part) => (part.kind === 'words' ? { ...part, days: [] } : part)) }
}
const telling: ReadonlySet<string> = new Set(['closed', 'until', 'part', 'late', 'not'])

/** Joins adjacent marks. */
function joinedSpans(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last && /^[^\p{L}\p{N}.!?]{0,3}$/u.test(text.slice(last[1], span[0])))
      joined[joined.length - 1] = [last[0], span[1]]
    else joined.push(span)
  }
  return joined
}

type Statement = { span: Span; parts: readonly HourPart[] }

function merged(text: string, statements: readonly Statement[], isTwelve: boolean): FoundHours | undefined {
  const parts = withoutEmergencies(statements.flatMap((statement) => statement.parts))
  const ofKind = <K extends HourPart['kind']>(kind: K) =>
    parts.filter((part): part is Extract<HourPart, { kind: K }> => part.kind === kind)
  const closed = ofKind('closed').flatMap(({ days }) => days)
  // 'Wed late' says other hours than the week's before it, in words that no table can say.
  const vague = ofKind('words').flatMap(({ days }) => days)
  // 'Daily 9–5, Tuesdays closed' makes an exception. Elsewhere in the text, it would be a contradiction.
  const named = statements.flatMap((statement) => {
    const resting = statement.parts.flatMap((part) => (part.kind === 'closed' ? part.days : []))
    const periods = statement.parts.reduce<OpeningPeriod[]>(
      (all, part) =>
        part.kind === 'open' && parts.includes(part) ? withPart(all, periodsOf(part.days, part.times)) : all,
      [],
    )
    return withoutDays(periods, resting)
  })
  const halves = ofKind('half')
  const until = ofKind('until')
  const bases = ofKind('times')
  const [base] = bases
  const others = otherDays([
    ...closed,
    ...named.flatMap(({ days }) => days),
    ...until.flatMap(({ days }) => days),
    ...halves.flatMap(({ days }) => days),
    ...vague,
  ])
  // No business has hours for its weekend without saying so.
  const usesBase = base !== undefined && bases.length === 1 && !others.every((day) => weekend.has(day))
  // Times without any days may mean every day, which is a question.
  // So is 'day and night', which may be only for emergencies.
  const isGuessed =
    (usesBase && others.length === 7) ||
    statements.some(({ span, parts: [part] }) => {
      const isAlways = part?.kind === 'open' && part.times === always
      return isAlways && part.span[1] - part.span[0] === span[1] - span[0] && !/\d/.test(sliceOf(text, span))
    })
  const failed: HourPart[] = []
  const all = [
    ...others,
    ...halves.flatMap(({ days }) => days).filter((day) => !named.some(({ days }) => days.includes(day))),
  ]
  let periods = withoutDays(usesBase ? [...named, ...periodsOf(all, base.times)] : named, vague)
  const change = (part: HourPart & { days: Weekday[] }, changed: (day: Weekday) => OpeningPeriod[]) => {
    const own = part.days.map(changed)
    periods = [...withoutDays(periods, part.days), ...own.flat()]
    if (own.some((one) => one.length === 0)) failed.push(part)
  }
  const sample = periods.filter(({ days }) => days.some((day) => day === periods[0]?.days[0]))
  for (const part of halves)
    change(part, (day) =>
      halfOf(
        periods.filter(({ days }) => days.includes(day)),
        day,
        part.half,
      ),
    )
  for (const part of until)
    change(part, (day) => {
      const own = periods.filter(({ days }) => days.includes(day))
      return closingAt(own.length > 0 ? own : sample, day, part.closes, isTwelve)
    })
  for (const part of ofKind('pause')) periods = part.times.reduce(withPause, periods)
  const notes = parts.flatMap((part) =>
    part.kind === 'words' ||
    (part.kind === 'open' && part.label) ||
    (part.kind === 'times' && !usesBase) ||
    (part.kind === 'pause' && periods.length === 0) ||
    failed.includes(part)
      ? [sliceOf(text, trimmed(text, part.span, ' ,.;'))]
      : [],
  )
  const note = [...new Set(notes.filter((one) => one !== ''))].join('\n')
  const byAppointment = parts.some(({ kind }) => kind === 'appointment')
  if (note.length > longestNote || periods.length > 21) return undefined
  if (periods.length === 0 && closed.length === 0 && !byAppointment && note === '') return undefined
  const resting = weekdays.filter((day) => closed.includes(day))
  const isSure = !isGuessed && !contradict(periods, resting)
  return {
    periods: joinedPeriods(isSure ? periods : withoutDays(periods, resting)),
    ...{ closed: resting, byAppointment, note, isSure },
    spans: statements.filter((statement) => statement.parts.length > 0).map(({ span }) => span),
  }
}

/** '24/7' beside other hours is for emergencies: words for the note. */
function withoutEmergencies(parts: readonly HourPart[]): readonly HourPart[] {
  const isAlways = (part: HourPart) => part.kind === 'open' && part.days.length === 7 && part.times === always
  const isOther = (part: HourPart) => (part.kind === 'open' || part.kind === 'times') && !isAlways(part)
  if (!parts.some(isOther)) return parts
  return parts.map((part) => (isAlways(part) ? { kind: 'words', days: [], span: part.span } : part))
}

/** Adds periods. Where they overlap with earlier ones, they are the exception: 'daily 9–7, Sundays 11–5'. */
function withPart(earlier: readonly OpeningPeriod[], added: readonly OpeningPeriod[]): OpeningPeriod[] {
  const replaced = added.flatMap((period) =>
    period.days.filter((day) =>
      earlier.some((one) => one.days.includes(day) && one.opens < period.closes && period.opens < one.closes),
    ),
  )
  return [...withoutDays(earlier, replaced), ...added]
}

/** The days that times without days mean beside these: after 'Sat till 1' the days from Monday to Friday, after 'closed Tuesdays' all others. */
function otherDays(said: readonly Weekday[]): Weekday[] {
  const left = weekdays.filter((day) => !said.includes(day))
  const isOnlySaturday = said.includes('Saturday') && said.every((day) => day === 'Saturday')
  return isOnlySaturday ? left.filter((day) => day !== 'Sunday') : left
}

const periodsOf = (days: readonly Weekday[], times: Times): OpeningPeriod[] =>
  days.length === 0 ? [] : times.map((time) => ({ days: [...days], ...time }))

/** The periods of a day whose last one closes then: 'Thursdays until 8'. None if no period can. */
function closingAt(periods: readonly OpeningPeriod[], day: Weekday, closes: WrittenTime, isTwelve: boolean) {
  const inOrder = periods.toSorted((one, other) => one.opens.localeCompare(other.opens))
  for (const [nth, { opens }] of [...inOrder.entries()].reverse()) {
    const [hour = 0, minute = 0] = opens.split(':').map(Number)
    const times = timesBetween({ hour, minute, half: undefined, exact: true }, closes, isTwelve)
    if (times) return [...inOrder.slice(0, nth), times].map((period) => ({ ...period, days: [day] }))
  }
  return []
}

/** A day's periods in the morning or in the afternoon. None if one has hours of both. */
const halfOf = (periods: readonly OpeningPeriod[], day: Weekday, half: Half): OpeningPeriod[] =>
  periods.every((period) => isOfHalf(period, 'am') || isOfHalf(period, 'pm'))
    ? periods.filter((period) => isOfHalf(period, half)).map((period) => ({ ...period, days: [day] }))
    : []

/** Splits the periods that a pause is in. */
const withPause = (periods: readonly OpeningPeriod[], pause: Times[number]): OpeningPeriod[] =>
  periods.flatMap((period) =>
    period.opens < pause.opens && pause.closes < period.closes
      ? [
          { ...period, closes: pause.opens },
          { ...period, opens: pause.closes },
        ]
      : [period],
  )

const withoutDays = (periods: readonly OpeningPeriod[], days: readonly Weekday[]): OpeningPeriod[] =>
  periods
    .map((period) => ({ ...period, days: period.days.filter((day) => !days.includes(day)) }))
    .filter((period) => period.days.length > 0)

/** Combines days with the same times. */
function joinedPeriods(periods: readonly OpeningPeriod[]): OpeningPeriod[] {
  const alike = Map.groupBy(periods, ({ opens, closes }) => `${opens} ${closes}`)
  return Array.from(alike.values(), (same) => ({
    days: weekdays.filter((day) => same.some(({ days }) => days.includes(day))),
    opens: same[0]?.opens ?? '',
    closes: same[0]?.closes ?? '',
  }))
}

/** Whether a day has overlapping periods, or is both closed and open. */
function contradict(periods: readonly OpeningPeriod[], closed: readonly Weekday[]): boolean {
  return weekdays.some((day) => {
    const own = periods.filter(({ days }) => days.includes(day)).toSorted((a, b) => a.opens.localeCompare(b.opens))
    const overlap = own.some((one, nth) => (own[nth + 1]?.opens ?? '99') < one.closes)
    return overlap || (own.length > 0 && closed.includes(day))
  })
}
