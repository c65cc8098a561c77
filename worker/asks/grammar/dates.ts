/** The months by their first three letters. */
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`
const dayOf = String.raw`(?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)?`

/** Days that are called the same every year. */
const fixed: Readonly<Record<string, { label: string; month: number; day: number }>> = {
  'christmas eve': { label: 'Christmas Eve', month: 12, day: 24 },
  'christmas day': { label: 'Christmas Day', month: 12, day: 25 },
  'boxing day': { label: 'Boxing Day', month: 12, day: 26 },
  "new year's eve": { label: 'New Year’s Eve', month: 12, day: 31 },
  "new year's day": { label: 'New Year’s Day', month: 1, day: 1 },
  'independence day': { label: 'Independence Day', month: 7, day: 4 },
  'the fourth of july': { label: 'Independence Day', month: 7, day: 4 },
  halloween: { label: 'Halloween', month: 10, day: 31 },
}

export type DateRange = { label: string; firstDay: string; lastDay?: string }

/** The day or days that a text names and nothing else; the next ones from today where it gives no year. */
export function dateRangeIn(text: string, today: string): DateRange | undefined {
  const said = text
    .trim()
    .replace(/[’‘]/g, "'")
    .replace(/^on /iu, '')
    .replace(/\bnew years\b/iu, "new year's")
    .toLowerCase()
  const named = fixed[said]
  if (named) return { label: named.label, firstDay: nextDay(named, today) }
  const [from = '', to = ''] = said
    .replace(/^(?:from|between) /u, '')
    .split(/\s*(?:\bto\b|\buntil\b|\btill\b|\bthrough\b|\band\b|–|-(?!\d\d-|\d\d$))\s*/u)
  const isRange = to !== '' && !/^\d{4}-/.test(said.slice(0, 5))
  if (!isRange) {
    const first = dayIn(said, today)
    return first ? { label: '', firstDay: first } : undefined
  }
  const last = dayIn(to, today) ?? dayIn(`${to} ${monthIn(from)}`, today)
  // '24 to 26 December': the month stands once.
  const first = dayIn(from, today) ?? dayIn(`${from} ${monthIn(to)}`, today)
  if (!first || !last) return undefined
  const end = last < first ? nextYear(last) : last
  return { label: '', firstDay: first, lastDay: end }
}

const monthIn = (text: string) => new RegExp(`(?<![a-z])${month}(?![a-z])`, 'u').exec(text)?.[0] ?? ''

function dayIn(text: string, today: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim())
  if (iso) return isDay(text.trim()) ? text.trim() : undefined
  const match =
    new RegExp(`^${dayOf}(?: of)? (?<month>${month})(?:,? (?<year>\\d{4}))?$`, 'u').exec(text.trim()) ??
    new RegExp(`^(?<month>${month}) ${dayOf}(?:,? (?<year>\\d{4}))?$`, 'u').exec(text.trim())
  const { day, month: name = '', year } = match?.groups ?? {}
  const number = months.indexOf(name.slice(0, 3)) + 1
  if (!day || number < 1) return undefined
  const wanted = { month: number, day: Number(day) }
  const date = year ? written(Number(year), wanted) : nextDay(wanted, today)
  return isDay(date) ? date : undefined
}

const written = (year: number, { month, day }: { month: number; day: number }) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

function nextDay(wanted: { month: number; day: number }, today: string): string {
  const year = Number(today.slice(0, 4))
  const thisYear = written(year, wanted)
  return thisYear < today ? written(year + 1, wanted) : thisYear
}

const nextYear = (date: string) => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`

/** Whether it is on the calendar: February has no 30th. */
const isDay = (date: string) => {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}
