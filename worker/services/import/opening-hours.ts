import { type OpeningHours, openingHours, type Weekday, weekdays } from '../../../renderer/document/business.ts'
import { isNode, type Node, textsIn } from './structured-data.ts'

type Span = { opens: string; closes: string }
type Week = { open: Map<string, Span & { days: Set<Weekday> }>; closed: Set<Weekday> }

const mostPeriods = 21

/** Opening hours of linked data. Nothing where none can be read; hours of single dates are left out. */
export function openingHoursOf(business: Node): OpeningHours {
  const week: Week = { open: new Map(), closed: new Set() }
  for (const text of textsIn(business.openingHours)) addText(text, week)
  for (const one of [business.openingHoursSpecification].flat()) if (isNode(one)) addSpecification(one, week)
  const periods = [...week.open.values()].map(({ opens, closes, days }) => ({
    days: weekdays.filter((day) => days.has(day)),
    opens,
    closes,
  }))
  const openDays = new Set(periods.flatMap(({ days }) => days))
  return openingHours.parse({
    periods: periods.slice(0, mostPeriods),
    closed: weekdays.filter((day) => week.closed.has(day) && !openDays.has(day)),
    source: 'imported',
  })
}

/** 'Mo-Fr 09:00-17:00', 'Mo,We 9:00-12:00,13:00-18:00'. */
function addText(text: string, week: Week): void {
  const known = /^\s*([a-z][a-z,\s–-]*?)\s+(\d.*)$/i.exec(text.slice(0, 200))
  if (!known) return
  for (const [, opens = '', closes = ''] of (known[2] ?? '').matchAll(
    /(\d{1,2}:\d\d)(?::\d\d)?\s*[-–]\s*(\d{1,2}:\d\d)/g,
  )) {
    add(week, daysIn(known[1] ?? ''), spanOf(opens, closes))
  }
}

function addSpecification(node: Node, week: Week): void {
  const [opens, closes] = [textsIn(node.opens)[0], textsIn(node.closes)[0]]
  if (node.validFrom !== undefined || node.validThrough !== undefined) return
  const days = textsIn(node.dayOfWeek).flatMap((name) => daysIn(name.replace(/^.*[/#]/, '')))
  if (node.opens === undefined && node.closes === undefined) for (const day of days) week.closed.add(day)
  else add(week, days, spanOf(opens ?? '', closes ?? ''))
}

function add(week: Week, days: readonly Weekday[], span: Span | 'closed' | undefined): void {
  if (span === undefined) return
  for (const day of days) {
    if (span === 'closed') {
      week.closed.add(day)
      continue
    }
    const key = `${span.opens}-${span.closes}`
    const known = week.open.get(key) ?? { ...span, days: new Set<Weekday>() }
    known.days.add(day)
    week.open.set(key, known)
  }
}

/** The days that are named: 'Mo-Fr', 'Tuesday,Thursday'. */
function daysIn(text: string): Weekday[] {
  return text.split(',').flatMap((part) => {
    const [from, to] = part.split(/[-–]/).map(dayIndex)
    if (from === undefined || from < 0) return []
    const count = to === undefined || to < 0 ? 1 : ((to - from + 7) % 7) + 1
    return Array.from({ length: count }, (_, index) => weekdays[(from + index) % 7] as Weekday)
  })
}

function dayIndex(name: string): number {
  const start = name.trim().slice(0, 2).toLowerCase()
  return start.length < 2 ? -1 : weekdays.findIndex((day) => day.toLowerCase().startsWith(start))
}

/** Times as a document has them. The same time twice means closed; a day to its last minute means all of it. */
function spanOf(opens: string, closes: string): Span | 'closed' | undefined {
  const [from, to] = [timeOf(opens), timeOf(closes)]
  if (from === undefined || to === undefined) return undefined
  if (from === '00:00' && (to === '24:00' || to === '23:59')) return { opens: from, closes: '24:00' }
  return from === to ? 'closed' : { opens: from, closes: to }
}

function timeOf(text: string): string | undefined {
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d\d)/.exec(text) ?? []
  const time = `${hour.padStart(2, '0')}:${minute}`
  return /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time) ? time : undefined
}
