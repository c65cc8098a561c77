import { endsOpen } from './headline-score.ts'

/** Minimum for a list. */
export const minAreas = 3
const maxWordsBefore = 3
/** Text after a comma: 'Yate included, further away 60c a km'. */
const goesOn = /^(?: included| inklusive| inbegriffen)?\s*[,;.–-]\s*(?<more>[\p{L}\p{N}].*)$/su

/** A sentence without its list of areas, which the page shows elsewhere. Undefined if the list is in the middle. */
export function textBesideAreas(text: string, areas: readonly string[]): string | undefined {
  const said = text.toLowerCase()
  const found = areas.map((area) => ({ area, at: said.indexOf(area) })).filter(({ at }) => at !== -1)
  if (found.length < minAreas) return undefined
  const start = Math.min(...found.map(({ at }) => at))
  const end = Math.max(...found.map(({ at, area }) => at + area.length))
  const between = found.reduce((left, { area }) => left.replace(area, ' '), said.slice(start, end))
  if (/\p{L}{4}|\p{Nd}/u.test(between)) return undefined
  const before = text.slice(0, start).trim()
  const behind = text.slice(end).replace(/^[\s.!]+$/u, '')
  const isIntroduction = before.split(/\s+/u).length <= maxWordsBefore
  if (behind === '') return isIntroduction ? '' : endsOpen.test(before) ? undefined : before
  return isIntroduction ? goesOn.exec(behind)?.groups?.more : undefined
}
