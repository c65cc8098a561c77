import { isNode, type Node, textsIn } from './structured-data.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const mostChars = 512

/**
 * Opening hours of linked data as a person writes them, a line for each day or group of days: 'Monday to Friday: 8am – 5pm'. Blank where
 * none are said in a way that can be read; hours of single dates are left out.
 */
export function openingHoursOf(business: Node): string {
  const hours: Set<string>[] = days.map(() => new Set())
  for (const text of textsIn(business.openingHours)) addText(text, hours)
  for (const one of [business.openingHoursSpecification].flat()) if (isNode(one)) addSpecification(one, hours)
  return inLines(hours.map((day) => [...day].slice(0, 3).join(', ')))
}

/** 'Mo-Fr 09:00-17:00', 'Mo,We 9:00-12:00,13:00-18:00'. */
function addText(text: string, hours: Set<string>[]): void {
  const known = /^\s*([a-z][a-z,\s–-]*?)\s+(\d.*)$/i.exec(text.slice(0, 200))
  if (!known) return
  for (const [, opens = '', closes = ''] of (known[2] ?? '').matchAll(
    /(\d{1,2}:\d\d)(?::\d\d)?\s*[-–]\s*(\d{1,2}:\d\d)/g,
  )) {
    for (const day of daysIn(known[1] ?? '')) hours[day]?.add(spanOf(opens, closes))
  }
}

function addSpecification(node: Node, hours: Set<string>[]): void {
  const [opens = '', closes = ''] = [textsIn(node.opens)[0], textsIn(node.closes)[0]]
  if (node.validFrom !== undefined || node.validThrough !== undefined) return
  const isShut = node.opens === undefined && node.closes === undefined
  const span = isShut ? 'Closed' : isTime(opens) && isTime(closes) ? spanOf(opens, closes) : undefined
  if (!span) return
  for (const name of textsIn(node.dayOfWeek))
    for (const day of daysIn(name.replace(/^.*[/#]/, ''))) hours[day]?.add(span)
}

/** Indexes of the days that are named: 'Mo-Fr', 'Tuesday,Thursday'. */
function daysIn(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [from, to] = part.split(/[-–]/).map(dayIndex)
    if (from === undefined || from < 0) return []
    if (to === undefined || to < 0) return [from]
    return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7)
  })
}

const dayIndex = (name: string): number => {
  const start = name.trim().slice(0, 2).toLowerCase()
  return start.length < 2 ? -1 : days.findIndex((day) => day.toLowerCase().startsWith(start))
}

const isTime = (text: string) => /^\d{1,2}:\d\d/.test(text)

function spanOf(opens: string, closes: string): string {
  const [from, to] = [minutesOf(opens), minutesOf(closes)]
  if (from === 0 && (to === 0 ? opens !== closes : to >= 23 * 60 + 59)) return 'Open 24 hours'
  if (from === to) return 'Closed'
  return `${clock(from)} – ${clock(to)}`
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return Math.min(hours * 60 + minutes, 24 * 60)
}

/** '8am', '5:30pm'. */
function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  const rest = minutes % 60
  return `${hour % 12 || 12}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}${hour < 12 ? 'am' : 'pm'}`
}

/** Days that follow each other with the same hours are one line. */
function inLines(hours: readonly string[]): string {
  const lines: string[] = []
  for (let from = 0; from < days.length; ) {
    let to = from
    while (to + 1 < days.length && hours[to + 1] === hours[from]) to += 1
    const name = to === from ? days[from] : `${days[from]} ${to === from + 1 ? 'and' : 'to'} ${days[to]}`
    if (hours[from]) lines.push(`${name}: ${hours[from]}`)
    from = to + 1
  }
  return lines.join('\n').slice(0, mostChars)
}
