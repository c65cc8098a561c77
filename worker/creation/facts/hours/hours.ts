import {
  type OpeningHours,
  type OpeningPeriod,
  type Weekday,
  weekdays,
} from '../../../../renderer/document/business.ts'
import { type Found, type Span, sliceOf, taken, trimmed, type Unit } from '../../../reading/text.ts'
import { type HourToken, hourTokens, tellsHours, type WrittenTime } from './hour-tokens.ts'
import { type HoursRun, readHoursRun, timesBetween } from './read-hours-run.ts'

export type FoundHours = Found<Omit<OpeningHours, 'source' | 'exceptions'>>

type Part = HoursRun & { note: string; spans: Span[] }

/** Countries with a 12-hour clock. */
const twelveHours = /^(?:US|CA|GB|IE|AU|NZ|ZA|IN|PH|PK|SG|MY|MT|KE|NG|GH|JM|TT)$/
/** Words of exceptions, which stay with the hours in the owner's words. */
const exception =
  /(?<!\p{L})(?:janvier|février|mars|avril|mai|juin|juillet|septembre|octobre|novembre|décembre|febrero|marzo|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|februar|märz|juni|oktober|dezember|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|dezembro|januari|februari|maart|mei|augustus|except|apart from|excluding|bank holidays?|public holidays?|holidays?|school holidays|term[- ]time|christmas|easter|season\p{L}*|january|february|march|april|june|july|august|september|october|november|december|summer|winter|feiertag\p{L}*|ferien|betriebsferien|januar|februar|juli|festivos|agosto|enero|vacaciones|jours fériés|août|vacances|festivi|ferie|feriados|férias|feestdagen|święta|helgdagar|augusti|juli)(?!\p{L})|祝日|祝|年末年始|공휴일|명절/iu

/** Opening hours; undefined if the text has none or contradicts itself. */
export function hoursIn(
  text: string,
  units: readonly Unit[],
  { language, country }: { language: string; country: string },
): FoundHours | undefined {
  const isTwelve = country === '' ? language === 'en' : twelveHours.test(country)
  const tokensOf = units.map(({ span }) =>
    tellsHours(sliceOf(text, span), language) ? hourTokens(text, span, language) : [],
  )
  const read = units.map((unit, nth) =>
    partsOf(text, unit, tokensOf[nth] ?? [], { language, isTwelve, heading: headingBefore(text, units, nth) }),
  )
  // We can't represent 'Closed Mondays in winter', so other sentences about Mondays may not hold.
  const isDoubtful = units.some((_, nth) => {
    const kinds = new Set(tokensOf[nth]?.map(({ kind }) => kind))
    return read[nth]?.length === 0 && kinds.has('closed') && (kinds.has('day') || kinds.has('group'))
  })
  const parts = (
    isSchedule(text, units, tokensOf) ? read.filter((_, nth) => hasKind(tokensOf[nth], 'open')) : read
  ).flat()
  return parts.length === 0 || isDoubtful ? undefined : merged(parts, isTwelve)
}

const hasKind = (tokens: readonly HourToken[] | undefined, kind: HourToken['kind']) =>
  tokens?.some((token) => token.kind === kind) ?? false

/** 'Ballet. Mon 4-5pm. Tap. Tue 4-5pm.': alternating names and times are a class schedule, not opening hours. */
function isSchedule(text: string, units: readonly Unit[], tokensOf: readonly HourToken[][]): boolean {
  const named = units.filter((_, nth) => {
    const [before, own] = [units[nth - 1], tokensOf[nth]]
    if (!before || nth < 2 || !hasKind(own, 'time') || !hasKind(own, 'day') || hasKind(own, 'open')) return false
    return className.test(sliceOf(text, before.span)) && !hasKind(tokensOf[nth - 1], 'open')
  })
  return named.length > 1
}
const className = /^\p{L}[\p{L}'&-]*(?: [\p{L}\d'&-]+){0,3}[.:]?$/u

/** A line above that ends with a colon says what the hours are for. */
function headingBefore(text: string, units: readonly Unit[], nth: number): Span | undefined {
  const [before, unit] = [units[nth - 1], units[nth]]
  return before && unit?.alone && before.line === unit.line - 1 && text[before.span[1] - 1] === ':'
    ? before.span
    : undefined
}

type Reading = { language: string; isTwelve: boolean; heading: Span | undefined }

function partsOf(
  text: string,
  unit: Unit,
  tokens: readonly HourToken[],
  { language, isTwelve, heading }: Reading,
): Part[] {
  if (tokens.length === 0) return []
  const isOfHours = (of: readonly HourToken[]) =>
    of.every(({ kind }) => kind === 'open' || kind === 'colon' || kind === 'break')
  if (heading && !isOfHours(hourTokens(text, heading, language))) return []
  const first = tokens[0]
  const closedNote =
    first?.kind === 'closed' &&
    !tokens.some((token) => token.kind === 'day' || (token.kind === 'time' && token.time.half !== undefined))
  if (closedNote) return noteOf(text, unit.span)
  const runs = runsOf(tokens, text)
  const parts = runs.flatMap(({ from, to }): (Part & { from: number; to: number })[] => {
    const run = readHoursRun(tokens.slice(from, to), text, isTwelve)
    const span = spanOf(tokens.slice(from, to))
    const note = holidayNote(text, tokens.slice(from, to))
    return run && span && note !== undefined ? [{ ...run, note, spans: [span], from, to }] : []
  })
  const left = tokens.filter((_, at) => !parts.some(({ from, to }) => at >= from && at < to))
  // 'Home visits by appointment' is about home visits.
  const onlyAppointment = parts.every((part) => part.periods.length + part.closed.length + part.until.length === 0)
  if (onlyAppointment && left.some(({ kind, span }) => kind === 'other' && text[span[0]] !== taken)) return []
  // 'Open 9–5' must be the whole clause: 'lunch 12–3' is about lunch.
  if (parts.some(({ open }) => open) && left.some(({ kind, span }) => kind === 'other' && text[span[0]] !== taken))
    return []
  // An unrecognized day or time may change the meaning of the rest.
  if (
    parts.length === 0 ||
    left.some(({ kind }) => kind === 'day' || kind === 'group' || kind === 'until' || kind === 'always')
  )
    return []
  if (left.some((token) => token.kind === 'time' && (token.time.half || /[:h]/.test(sliceOf(text, token.span)))))
    return []
  return withException(text, unit, { parts, left })
}

/** 'Closed Sundays and bank holidays' in the owner's words; blank without holidays, undefined if it may be open on them. */
function holidayNote(text: string, tokens: readonly HourToken[]): string | undefined {
  const at = tokens.findIndex(({ kind }) => kind === 'holiday')
  const holiday = tokens[at]
  if (!holiday) return ''
  const closed = tokens.slice(0, at).findLast(({ kind }) => kind === 'closed')
  const after = tokens.slice(at).find(({ kind }) => kind === 'closed')
  if (closed) return text.slice(closed.span[0], holiday.span[1])
  const first = tokens.slice(0, at).findLastIndex(({ kind }) => kind === 'time' || kind === 'comma')
  const start = tokens[first + 1]
  return after && start ? text.slice(start.span[0], after.span[1]) : undefined
}

/** Keeps an exception that follows the hours in the same sentence; anywhere else, an exception makes the hours uncertain. */
function withException(text: string, unit: Unit, { parts, left }: { parts: Part[]; left: HourToken[] }): Part[] {
  const last = parts.at(-1)
  const end = Math.max(...parts.flatMap(({ spans }) => spans.map((span) => span[1])))
  const rest = trimmed(text, [end, unit.span[1]], ' ,.;–—-()')
  const words = left.filter(({ kind, span }) => kind !== 'break' && kind !== 'comma' && span[0] < end)
  if (words.some(({ span }) => exception.test(sliceOf(text, span)))) return []
  const said = sliceOf(text, rest)
  if (!last || !exception.test(said)) return parts
  if (said.includes(taken) || said.length > 120) return []
  const note = last.note === '' ? said : `${last.note}\n${said}`
  return [...parts.slice(0, -1), { ...last, note, spans: [...last.spans, rest] }]
}

function noteOf(text: string, span: Span): Part[] {
  const inner = trimmed(text, span, ' .!')
  const said = sliceOf(text, inner)
  if (!exception.test(said) || said.includes(taken) || said.length > 120) return []
  return [{ periods: [], closed: [], byAppointment: false, open: undefined, until: [], note: said, spans: [inner] }]
}

const spanOf = (tokens: readonly HourToken[]): Span | undefined => {
  const [first, last] = [tokens[0], tokens.at(-1)]
  return first && last ? [first.span[0], last.span[1]] : undefined
}

const glue: ReadonlySet<HourToken['kind']> = new Set(['comma', 'and', 'open', 'colon', 'dash', 'to'])

/** Runs of hour tokens that form a whole clause, up to a comma on either side. */
function runsOf(tokens: readonly HourToken[], text: string): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  let start = 0
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at]
    if (token && token.kind !== 'other' && token.kind !== 'break') continue
    const run = clauseOf(tokens, { from: start, to: at }, text)
    if (run) runs.push(run)
    start = at + 1
  }
  return runs
}

function clauseOf(tokens: readonly HourToken[], { from, to }: { from: number; to: number }, text: string) {
  const [before, after] = [tokens[from - 1], tokens[to]]
  const isInside = before?.kind === 'break' && text[before.span[0]] === '(' && tokens[from - 2]?.kind === 'other'
  let [start, end] = [from, to]
  if (before?.kind === 'other' || isInside) {
    const comma = tokens.findIndex(({ kind }, at) => at >= from && at < to && kind === 'comma')
    if (comma < 0) return undefined
    start = comma + 1
  }
  if (after?.kind === 'other' && text[after.span[0]] !== taken) {
    const comma = tokens.findLastIndex(({ kind }, at) => at >= start && at < to && kind === 'comma')
    if (comma < 0) return undefined
    end = comma
  }
  while (start < end && glue.has(tokens[start]?.kind ?? 'other') && tokens[start]?.kind !== 'open') start += 1
  while (end > start && glue.has(tokens[end - 1]?.kind ?? 'other') && tokens[end - 1]?.kind !== 'open') end -= 1
  const kinds = tokens.slice(start, end).map(({ kind }) => kind)
  const says = kinds.some(
    (kind) => kind === 'time' || kind === 'day' || kind === 'group' || kind === 'always' || kind === 'appointment',
  )
  return says ? { from: start, to: end } : undefined
}

function merged(all: readonly Part[], isTwelve: boolean): FoundHours | undefined {
  const resting = all.flatMap((part) => part.closed)
  const open = all.flatMap((part) => part.open ?? [])
  const named = all.flatMap(({ periods }) => periods)
  // Times without days apply to every day that isn't closed. If no day is, the text stays a sentence.
  const isOfOthers =
    open.length > 0 && resting.length > 0 && named.length === 0 && all.filter((part) => part.open).length === 1
  const parts = isOfOthers ? all : all.filter((part) => !part.open)
  const others = weekdays.filter((day) => !resting.includes(day))
  const base = isOfOthers ? open.map((times) => ({ days: others, ...times })) : named
  const periods = parts
    .flatMap(({ until }) => until)
    .reduce<OpeningPeriod[] | undefined>((all, change) => all && closingAt(all, change, isTwelve), base)
  const closed = [...new Set(parts.flatMap((part) => part.closed))]
  if (!periods || periods.length > 21 || contradict(periods, closed)) return undefined
  const notes = [...new Set(parts.map(({ note }) => note).filter((note) => note !== ''))].join('\n')
  const byAppointment = parts.some((part) => part.byAppointment)
  const onlyNotes = periods.length === 0 && closed.length === 0 && !byAppointment
  if (notes.length > 512 || (onlyNotes && notes === '')) return undefined
  return {
    periods: joined(periods),
    closed: weekdays.filter((day) => closed.includes(day)),
    byAppointment,
    note: notes,
    spans: parts.flatMap(({ spans }) => spans),
  }
}

/** 'Until 8 on Thursdays' changes the end of the day's last period. Undefined if the day has none. */
function closingAt(
  periods: OpeningPeriod[],
  { days, closes }: { days: Weekday[]; closes: WrittenTime },
  isTwelve: boolean,
) {
  let all = periods
  for (const day of days) {
    const own = all.filter((period) => period.days.includes(day))
    const [period] = own
    if (!period || own.length > 1) return undefined
    const [hour = 0, minute = 0] = period.opens.split(':').map(Number)
    const times = timesBetween({ hour, minute, half: undefined, exact: true }, closes, isTwelve)
    if (!times) return undefined
    all = [
      ...all.map((one) => (one === period ? { ...one, days: one.days.filter((other) => other !== day) } : one)),
      { days: [day], ...times },
    ].filter((one) => one.days.length > 0)
  }
  return all
}

/** Combines days with the same times. */
function joined(periods: readonly OpeningPeriod[]): OpeningPeriod[] {
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
