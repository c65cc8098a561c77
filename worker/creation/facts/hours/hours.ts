import {
  type OpeningHours,
  type OpeningPeriod,
  type Weekday,
  weekdays,
} from '../../../../renderer/document/business.ts'
import { leadingConjunction } from '../../../../templates/plan/sentence-text.ts'
import { wholeBracket } from '../../../reading/brackets.ts'
import { quietedLine } from '../../../reading/quieted.ts'
import { type Found, overlaps, type Span, sliceOf, taken, trimmed, type Unit } from '../../../reading/text.ts'
import { always, type HourPart } from './clause-parts.ts'
import { hourTokens, tellsHours } from './hour-tokens.ts'
import { itemsOf } from './items.ts'
import { isBesideOpen, noted, partsOf } from './parts.ts'
import {
  closingAt,
  contradict,
  halfOf,
  joinedPeriods,
  otherDays,
  periodsOf,
  withoutDays,
  withPart,
  withPause,
} from './periods.ts'
import {
  doubtful,
  isEmergency,
  isPriced,
  isWhole,
  joinedSpans,
  ofSomeDays,
  openRuns,
  type Statement,
  tellsWhen,
  widened,
  withLabel,
  withoutDaysOnly,
} from './statements.ts'

export type FoundHours = Found<Omit<OpeningHours, 'source' | 'quote' | 'exceptions'>>

type Where = { language: string; country: string }

/** Countries with a 12-hour clock. */
const twelveHours = /^(?:US|CA|GB|IE|AU|NZ|ZA|IN|PH|PK|SG|MY|MT|KE|NG|GH|JM|TT)$/
const weekend: ReadonlySet<string> = new Set(['Saturday', 'Sunday'])
const maxNoteLength = 512
/** 'Dry in 4 hours' */
const isDuration = (words: string): boolean =>
  /\d\s?(?:hours?|hrs?|minutes?|mins?)(?!\p{L})/iu.test(words) &&
  !/[ap]\.?m\b|:\d|closed|open|day|night|week|evening|morning|noon|notice|24|\bby\b/iu.test(words)
/** '6 to 10 wks' */
const isLeadTime =
  /^\D*\d+\s?(?:-|–|to|or|bis|à|a)?\s?\d*\s?(?:wks?|weeks?|days|wochen|tage|semaines|jours|semanas|días)\.?$/iu
/** A statement that doesn't fit a table is shown unchanged. */
const maxLineLength = 80
/** 'No extra for weekends' is about prices; 'class on Wednesday nights 8pm' is about a class. */
const isBeside = (words: string): boolean =>
  extra.test(words) || additional.test(words) || /\s(?:nights?|evenings?)\s\d{1,2}(?:[:.]\d\d)?\s?pm$/iu.test(words)
const extra =
  /(?<!\p{L})(?:extra|surcharges?|charges?|fees?|supplements?|rates?|prices?|zuschlag|aufpreis|suppl[ée]ment|recargo|suplemento|supplemento|toeslag|dopłat\p{L})(?!\p{L})/iu

/** 'Tues evenings as well' doesn't replace the day's other hours. */
const additional =
  /(?<!\p{L})(?:as well|too|also|plus|auch|zusätzlich|también|tambien|además|ademas|aussi|également|en plus|anche|pure|também|ook|też|także)(?!\p{L})/iu

/** 'Saturdays October to February only' */
const only =
  /^\s(?:only|nur|seulement|uniquement|s[oó]lo|solamente|[uú]nicamente|soltanto|s[oó]|somente|apenas|alleen|enkel|tylko)(?!\p{L})/iu

/**
 * Opening hours, part by part. Parts that don't fit a table become the note. `marked` spans count as hours whatever their words; other
 * sentences count only if they say nothing else. From `likely` spans, only parts that fit a table count. Unsure if the text contradicts
 * itself. Undefined without hours.
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
      isEmergency(text, part, language)
        ? { kind: 'words' as const, days: [], span: part.span }
        : ofSomeDays(text, part),
    )
  const statementsOf = (spans: readonly Span[]) =>
    joinedSpans(
      text,
      spans.map((span) => widened(text, units, span, language)),
    ).map((span) => withLabel(text, { span, parts: read(span) }, language))
  const own = statementsOf(marked)
    .map((statement) => withoutDaysOnly(text, statement, language))
    .filter((statement) => tellsWhen(text, statement, language) && !isPriced(text, statement))
  const strict = units
    .map(({ span }) => trimmed(text, span, ' .!;'))
    .filter((span) => !own.some((one) => overlaps(one.span, span)) && tellsHours(sliceOf(text, span), language))
    .map((span) => ({ span, parts: read(span) }))
    .filter(({ span, parts }) => !sliceOf(text, span).includes(taken) && parts.length > 0 && parts.every(isWhole))
  const stated = statementsOf([...likely, ...units.flatMap(({ span }) => openRuns(text, span, language))])
    .filter(({ span }) => ![...own, ...strict].some((one) => overlaps(one.span, span)))
    .filter(({ parts }) => parts.some((part) => part.kind === 'open' && !part.label))
    .map(({ parts }) => parts.flatMap((part) => doubtful(text, part, language)))
    .map((parts) => ({ parts, span: [parts[0]?.span[0] ?? 0, parts.at(-1)?.span[1] ?? 0] as const }))
  const statements = [...own, ...strict, ...stated].toSorted((one, other) => one.span[0] - other.span[0])
  return merged(text, statements, language, isTwelve)
}

function merged(
  text: string,
  statements: readonly Statement[],
  language: string,
  isTwelve: boolean,
): FoundHours | undefined {
  const parts = withoutEmergencies(statements.flatMap((statement) => statement.parts)).map((part, _, all) =>
    isBesideOpen(part, all, text, language) ? noted(part) : part,
  )
  const ofKind = <K extends HourPart['kind']>(kind: K) =>
    parts.filter((part): part is Extract<HourPart, { kind: K }> => part.kind === kind)
  const closed = ofKind('closed').flatMap(({ days }) => days)
  // 'Wed late' changes Wednesday's hours, but not in words that fit a table.
  const vague = ofKind('words').flatMap(({ days, span }) => (isBeside(sliceOf(text, span)) ? [] : days))
  // 'Daily 9–5, Tuesdays closed' makes an exception; elsewhere in the text, it would be a contradiction.
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
  // Businesses open on weekends say so.
  const isOfOpen = base?.label === 'meal' && named.length > 0
  const usesBase = base !== undefined && bases.length === 1 && !isOfOpen && !others.every((day) => weekend.has(day))
  // Times without days may mean every day, so the owner is asked. The same goes for 'day and night', which may mean emergencies only.
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
  const isNote = (part: HourPart) =>
    part.kind === 'words' ||
    ((part.kind === 'open' || part.kind === 'times') && part.label) ||
    (part.kind === 'times' && !usesBase) ||
    (part.kind === 'pause' && periods.length === 0) ||
    failed.includes(part)
  const notes = statements.flatMap(({ span }) => {
    if (isDuration(sliceOf(text, span))) return []
    const own = parts.filter((part) => overlaps(part.span, span))
    const said = own.filter(isNote).map((part) => part.span)
    // 'Evenings and weekends', 'Thursday nights 7pm is the open jam'
    const isWhole = own.length > 0 && said.length === own.length && span[1] - span[0] < maxLineLength
    return isWhole && said[0] ? [[said[0][0], span[1]] as const] : said
  })
  const wholeOf = ([start, end]: Span) => {
    const [limit = ''] = only.exec(text.slice(end)) ?? []
    return trimmed(text, wholeBracket(text, [start, end + limit.length]), ' ,.;')
  }
  const note = [
    ...new Set(notes.map((span) => quietedLine(sliceOf(text, wholeOf(span)).replace(leadingConjunction, '')))),
  ]
    .filter((one) => !isLeadTime.test(one) && (/\s|\d/u.test(one) || (periods.length === 0 && closed.length === 0)))
    .filter((one, _, all) => !all.some((other) => other !== one && other.includes(one)))
    .join('\n')
  const byAppointment = parts.some(({ kind }) => kind === 'appointment')
  if (note.length > maxNoteLength || periods.length > 21) return undefined
  if (periods.length === 0 && closed.length === 0 && !byAppointment && note === '') return undefined
  const resting = weekdays.filter((day) => closed.includes(day))
  const isSure = !isGuessed && !contradict(periods, resting)
  return {
    periods: joinedPeriods(isSure ? periods : withoutDays(periods, resting)),
    ...{ closed: resting, byAppointment, note, isSure },
    spans: statements.filter((statement) => statement.parts.length > 0).map(({ span }) => span),
  }
}

/** '24/7' next to other hours is for emergencies, so its words go into the note. */
function withoutEmergencies(parts: readonly HourPart[]): readonly HourPart[] {
  const isAlways = (part: HourPart) => part.kind === 'open' && part.days.length === 7 && part.times === always
  const isOther = (part: HourPart) => (part.kind === 'open' || part.kind === 'times') && !isAlways(part)
  if (!parts.some(isOther)) return parts
  return parts.map((part) => (isAlways(part) ? { kind: 'words', days: [], span: part.span } : part))
}

/** Moves days off without any opening hours into the note, in the owner's words: in a table, the whole week would look closed. */
export function daysOffAsNote(text: string, hours: FoundHours | undefined): FoundHours | undefined {
  if (!hours || hours.periods.length > 0 || hours.closed.length === 0) return hours
  const said = hours.spans.map((span) => quietedLine(sliceOf(text, trimmed(text, span, ' ,.;'))))
  return {
    ...hours,
    closed: [],
    note: [...new Set([...said, hours.note])].filter(Boolean).join('\n').slice(0, maxNoteLength),
  }
}
