import { type Weekday, weekdays } from '../../../renderer/document/business.ts'
import { hoursIn } from '../../creation/facts/hours/hours.ts'
import { plainText, unitsOf, without } from '../../reading/text.ts'
import { dateRangeIn } from './dates.ts'
import { groupsOf, type Order, type Reader } from './order.ts'

/** What may stand around hours without changing them. */
const filler =
  /(?<![\p{L}\p{N}])(?:we|we're|we are|i|i'm|i am|are|is|be|will|will be|now|also|only|from now on|starting now|please|again|too|as|put|stay|work|so|that|our|the|my|hours?|times?|opening|open|opens|on|from|for|and|say|to|set|change|update|make|it|new|business|shop|always|every|every week|usual|at)(?![\p{L}\p{N}])/giu

/** 'closed on Mondays', 'open Saturdays 9 to 1', 'change the hours to Mon–Fri 9–5', 'by appointment only'. */
export const readHours: Reader = (clause, { document }) => {
  const needs = appointmentIn(clause)
  if (needs !== undefined) return [{ tool: 'set-fact', input: { fact: { kind: 'appointment', byAppointment: needs } } }]
  const said = plainText(normalized(clause))
  const country = document.business.place.country
  const found = hoursIn(said, unitsOf(said), { language: 'en', country })
  if (found?.note !== '') return undefined
  const left = without(said, found.spans)
    .replace(/\uE000/g, ' ')
    .replace(filler, ' ')
  if (/[\p{L}\p{N}]/u.test(left)) return undefined
  const byDays = new Map<string, { days: Weekday[]; times: { opens: string; closes: string }[] }>()
  const days = weekdays.filter((day) => found.periods.some((period) => period.days.includes(day)))
  for (const day of days) {
    const times = found.periods
      .filter((period) => period.days.includes(day))
      .map(({ opens, closes }) => ({ opens, closes }))
      .toSorted((a, b) => a.opens.localeCompare(b.opens))
    const key = JSON.stringify(times)
    const alike = byDays.get(key)
    if (alike) alike.days.push(day)
    else byDays.set(key, { days: [day], times })
  }
  const closed = found.closed.length > 0 ? [{ days: [...found.closed], times: [] }] : []
  const orders: Order[] = [...byDays.values(), ...closed].map((one) => ({
    tool: 'set-fact',
    input: { fact: { kind: 'hours', ...one } },
  }))
  if (found.byAppointment)
    orders.push({ tool: 'set-fact', input: { fact: { kind: 'appointment', byAppointment: true } } })
  return orders.length > 0 ? orders : undefined
}

/** Whether a clause says that people need an appointment, or that they need none. */
function appointmentIn(clause: string): boolean | undefined {
  if (
    /^(?:(?:i|we) )?(?:only )?(?:work |open |see people )?(?:strictly |only )?by appointment(?: only)?$/iu.test(clause)
  )
    return true
  const none =
    /^(?:no appointments? (?:is |are )?(?:needed|necessary|required)|(?:you|people|customers|clients) (?:don't|do not|no longer) need (?:an )?appointments?)(?: any ?more)?$/iu
  return none.test(clause) ? false : undefined
}

/** The ways to say it that the reader of descriptions doesn't know. */
const normalized = (clause: string): string =>
  clause
    .replace(
      /\b(?:we |i )?(?:do not|don't|no longer|won't|will not|aren't|are not) open(?: any ?more)? (?:on )?/giu,
      'closed on ',
    )
    .replace(/\b(?:we're|we are|i'm|i am) not open(?: any ?more)? (?:on )?/giu, 'closed on ')
    .replace(/\bclos(?:e|es|ing) (?=(?:on )?(?:all )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)/giu, 'closed ')
    .replace(/(?<=\b(?:are|'re|am|'m|is) )now /giu, '')
    .replace(/\bshut\b/giu, 'closed')
    .replace(/\bclosed all day\b/giu, 'closed')
    .replace(
      /\b(?:(?:we|i) )?(?:no longer|don't|do not) (?:work|do)(?: on)? (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekends)/giu,
      'closed on ',
    )
    .replace(/(?<=\bclosed (?:on |at )?)(?:the )?weekends?\b/giu, 'Saturdays and Sundays')
    .replace(/^(?<days>.+?) (?:is|are) (?:our|my|the) days? off$/iu, 'closed on $<days>')
    .replace(/\b(?:un)?til(?=\s)/giu, 'to')
    .replace(/^(?:change|set|update) (?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)days?) to (?=\d)/iu, 'open $<day> ')
    .replace(/\s+(?:from )?now(?: on)?$|\s+any ?more$|\s+again$/giu, '')
    .replace(
      /^(?:change|set|update|make)\s+(?:the |our |my )?(?<day>\p{L}+day)s?(?:'s)?\s+(?:opening )?(?:hours|times)\s+(?:to|from)?\s*/iu,
      'open $<day>s ',
    )
    .replace(
      /^(?:change|set|update|make|put)\s+(?:the |our |my )?(?:opening |business )?(?:hours|times)(?:\s+(?:to|from|as))?[:\s]+/iu,
      'open ',
    )
    .replace(
      /^(?:our |the |my )?(?:new )?(?:opening |business )?(?:hours|times) (?:are(?: now)?|is|will be)[:\s]+/iu,
      'open ',
    )
    .replace(/\bopen(?:s|ing)? on\b/giu, 'open')

/** 'closed on December 24', 'closed from 24 to 26 December', 'open 10 to 2 on Christmas Eve'. */
export const readDates: Reader = (clause, { document, today }) => {
  const off = groupsOf(
    clause,
    /^(?:we(?:'re| are| will be)?\s+|i(?:'m| am| will be)?\s+|the \p{L}+ is\s+)?(?:closed|shut|away|on (?:holiday|vacation))\s+(?:on |for |from |over )?(?<when>.+)$/iu,
    /^no (?:lessons|classes|appointments|sessions|visits|deliveries)\s+(?:on |from |over )?(?<when>.+)$/iu,
    /^(?:we |i )?(?:close|don't open|do not open|won't open)\s+(?:on |for |from |over )?(?<when>.+)$/iu,
  )
  const range = off && dateRangeIn(off.when ?? '', today)
  if (range) return [{ tool: 'set-fact', input: { fact: { kind: 'dates', action: 'add', times: [], ...range } } }]
  const on = groupsOf(
    clause,
    /^(?:we(?:'re| are| will be)?\s+)?open(?:ing)?\s+(?:from )?(?<times>[\d:.apm\s–-]+(?:(?:to|till?|until)\s+[\d:.apm\s]+)?)\s+on\s+(?<when>.+)$/iu,
    /^(?:we(?:'re| are| will be)?\s+)?open(?:ing)?\s+(?:on )?(?<when>.+?)\s+(?:from )?(?<times>\d[\d:.apm]*\s*(?:to|till?|until|–|-)\s*\d[\d:.apm\s]*)$/iu,
  )
  const day = on && dateRangeIn(on.when ?? '', today)
  if (!day) return undefined
  const text = plainText(`open Mondays ${on?.times}`)
  const found = hoursIn(text, unitsOf(text), { language: 'en', country: document.business.place.country })
  const times = found?.periods.map(({ opens, closes }) => ({ opens, closes })) ?? []
  if (times.length === 0) return undefined
  return [{ tool: 'set-fact', input: { fact: { kind: 'dates', action: 'add', times, ...day } } }]
}
