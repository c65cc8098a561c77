import { hourWords } from '../../../../renderer/languages/read-hours.ts'
import { ordinals } from '../../../../templates/plan/sentences.ts'
import { overlaps, type Span, sliceOf, type Unit } from '../../../reading/text.ts'
import { always, type HourPart } from './clause-parts.ts'
import { type HourToken, hourTokens } from './hour-tokens.ts'
import { limitsIn, noted, opensIn } from './parts.ts'

/** A stretch of text about hours, and its parts. */
export type Statement = { span: Span; parts: readonly HourPart[] }

/** Whether all hours are for emergencies. */
export function isEmergency(text: string, part: HourPart, language: string): boolean {
  if (part.kind !== 'open' || part.times !== always) return false
  const words = [hourWords[language]?.emergency, hourWords.en?.emergency].filter((one) => one).join('|')
  const [before = ''] = /[^.!?\n]*$/.exec(text.slice(0, part.span[0])) ?? []
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu').test(before)
}

const some =
  /(?<!\p{L})(?:some|certain|occasional|(?:the )?odd|alternate|manche|einige|certains|quelques|algunos|alcuni|alguns|sommige|niektóre)\s$/iu

/** 'Some Saturdays 10–2' belongs in the note: a table can't show which. */
export function ofSomeDays(text: string, part: HourPart): HourPart {
  const said = part.kind === 'open' ? some.exec(text.slice(0, part.span[0])) : null
  return said ? { kind: 'words', days: [], span: [said.index, part.span[1]] } : part
}

export const isWhole = (part: HourPart) => part.kind !== 'words' && !(part.kind === 'open' && part.label === true)

/** 'Deliveries: Mon–Fri 9–5' and 'Emergency line (24/7)' are hours of something else: words for the note. */
export function withLabel(text: string, statement: Statement, language: string): Statement {
  const { span } = statement
  const label = /(?<=^|[.,;!?\n]\s*)(?<words>\p{L}[\p{L}\p{M}' -]{1,30})\s*[:(]\s*$/u.exec(text.slice(0, span[0]))
  const words = label?.groups?.words ?? ''
  const start = span[0] - (label?.[0].length ?? 0)
  const isOfHours = hourTokens(text, [start, start + words.length], language).every(({ kind }) => kind !== 'other')
  if (words === '' || isOfHours) return statement
  return { span: [start, span[1]], parts: [{ kind: 'words', days: [], span: [start, span[1]] }] }
}

const hourKinds: ReadonlySet<string> = new Set(['day', 'group', 'closed', 'always', 'part', 'late'])

/** The span extended to adjacent hours in its sentence that the tagger cut off. */
export function widened(text: string, units: readonly Unit[], [start, end]: Span, language: string): Span {
  const tokens = units
    .filter(({ span }) => overlaps(span, [start, end]))
    .flatMap(({ span }) => hourTokens(text, span, language))
  const isJoint = (token: HourToken | undefined) =>
    token?.kind === 'dash' || token?.kind === 'to' || token?.kind === 'until'
  const tells = (token: HourToken, nth: number, step: 1 | -1) =>
    hourKinds.has(token.kind) ||
    token.kind === 'meal' ||
    (token.kind === 'time' && isJoint(tokens[nth + step]) && tokens[nth + 2 * step]?.kind === 'time')
  let [from, to] = [start, end]
  let nth = tokens.findLastIndex(({ span }) => span[0] < start)
  for (let token = tokens[nth]; token && isOfHours(token); nth -= 1, token = tokens[nth])
    if (tells(token, nth, 1)) from = token.span[0]
  nth = tokens.findIndex(({ span }) => span[1] > end)
  const isNext = (token: HourToken, at: number) =>
    isOfHours(token) || (sliceOf(text, token.span) === ';' && hourKinds.has(tokens[at + 1]?.kind ?? ''))
  for (let token = tokens[nth]; nth >= 0 && token && isNext(token, nth); nth += 1, token = tokens[nth])
    if (tells(token, nth, -1)) to = token.span[1]
  const [aside = ''] = /^ ?\([^()\n]{1,60}\)/.exec(text.slice(to)) ?? []
  return [from, limitsIn(language).test(aside) ? to + aside.length : to]
}

/** Whether a statement names a day, a time or a season. 'Subject to ten days’ notice' doesn't, nor does 'März bis 30' in a date. */
export function tellsWhen(text: string, { span, parts }: Statement, language: string): boolean {
  const said = sliceOf(text, span)
  if (parts.some(({ kind }) => kind !== 'words')) return true
  if (notice.test(said) || endsInDate(text, span)) return false
  const kinds = hourTokens(text, span, language).map(({ kind }) => kind)
  return kinds.some((kind) => when.has(kind)) || limitsIn(language).test(said)
}
const notice = /\p{L}['’]?\s(?:notice|vorlauf|vorlaufzeit|de préavis|de antelación|di preavviso)$/iu
const endsInDate = (text: string, [, end]: Span) =>
  /\s\p{Nd}{1,2}$/u.test(text.slice(0, end)) && ordinals.test(text.slice(end).replace(/^\.\s/u, ''))
const when: ReadonlySet<string> = new Set([...hourKinds, 'time', 'appointment', 'holiday', 'until', 'open'])

/** Whether a price follows the day, as for events: 'Tues 7pm, £11'. */
export const isPriced = (text: string, { span, parts }: Statement): boolean =>
  parts.every(({ kind }) => kind === 'words') && /^[\s,:–-]*\p{Sc}\s?\p{Nd}/u.test(text.slice(span[1]))

/** Runs of words about hours that include 'open'. */
export function openRuns(text: string, span: Span, language: string): Span[] {
  const opens = opensIn(language)
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

/** 'Vaccination on Wednesdays' says nothing about those days' other hours. */
export function withoutDaysOnly(text: string, statement: Statement, language: string): Statement {
  const { span, parts } = statement
  const says = /\d/.test(sliceOf(text, span)) || hourTokens(text, span, language).some(({ kind }) => telling.has(kind))
  if (says || parts.some(({ kind }) => kind !== 'words')) return statement
  return { span, parts: parts.map((part) => (part.kind === 'words' ? { ...part, days: [] } : part)) }
}

/** From a doubtful part, keeps what fits a table, and words with a day or 'closed' as a note. */
export function doubtful(text: string, part: HourPart, language: string): HourPart[] {
  if (part.kind === 'times') return []
  if (isWhole(part)) return [part]
  if (part.kind === 'open') return [noted(part)]
  const kinds = hourTokens(text, part.span, language).map(({ kind }) => kind)
  const says = /\d/.test(sliceOf(text, part.span)) || kinds.some((kind) => telling.has(kind))
  return says && kinds.some((kind) => kind === 'day' || kind === 'closed') ? [part] : []
}

const telling: ReadonlySet<string> = new Set(['closed', 'until', 'part', 'late', 'not'])

/** Joins adjacent marks. */
export function joinedSpans(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last && /^[^\p{L}\p{N}.!?]{0,3}$/u.test(text.slice(last[1], span[0])))
      joined[joined.length - 1] = [last[0], Math.max(last[1], span[1])]
    else joined.push(span)
  }
  return joined
}
