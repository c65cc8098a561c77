import { sentenceEnd, sentenceStart } from './marks/marks.ts'
import { noService } from './marks/service-names.ts'
import { pricesIn } from './prices.ts'
import type { Mark } from './tagger.ts'

/** A mark and the services (or people) it belongs to, by their index in the text; empty for the whole business. */
export type Linked = Mark & { of: number[] }

/**
 * Decides which service each price, variant, unit, duration and detail belongs to, and which person each role and credential belongs to.
 */
export function link(text: string, found: readonly Mark[]): Linked[] {
  const marks = found.map((mark, index) => (isPriced(found, index) ? { ...mark, label: 'S' as const } : mark))
  const isBefore = pricesComeFirst(text, marks)
  const services = numbered(marks, 'S')
  const people = numbered(marks, 'W')
  const linked: Linked[] = []
  let previous: number[] = []
  marks.forEach((mark, index) => {
    if (mark.label === 'P') previous = servicesOf(text, marks, index, { isBefore, services, previous })
    linked.push({ ...mark, of: ownersOf(mark, index) })
  })
  return linked

  function ownersOf(mark: Mark, index: number): number[] {
    switch (mark.label) {
      case 'S':
        return [services.get(mark) as number]
      case 'W':
        return [people.get(mark) as number]
      case 'P':
        return previous
      case 'R':
        return nearest(text, marks, index, people)
      case 'C':
        return holderOf(text, linked, mark, people.size)
      case 'D':
        return timedBy(text, marks, index, services)
      case 'U':
      case 'V':
      case 'N':
        return leftOf(text, linked, mark)
      default:
        return []
    }
  }
}

/** A heading above variants and prices is the service itself: 'FULL GROOM, small £38, large £60'. */
function isPriced(marks: readonly Mark[], index: number): boolean {
  const next = marks.slice(index + 1).find(({ label }) => label !== 'N')
  return marks[index]?.label === 'E' && (next?.label === 'V' || next?.label === 'P')
}

const numbered = (marks: readonly Mark[], label: Mark['label']): ReadonlyMap<Mark, number> =>
  new Map(marks.filter((mark) => mark.label === label).map((mark, index) => [mark, index]))

/** Whether two marks are in the same sentence on the same line. */
const isTogether = (text: string, one: Mark, other: Mark): boolean =>
  !/\n|[\p{L}\p{N})][.!?]\s/u.test(text.slice(Math.min(one.end, other.end) - 1, Math.max(one.start, other.start)))

const gap = (text: string, one: Mark, other: Mark): string => text.slice(one.end, other.start)

/** Whether prices come directly before services more often than after: '£25 haircut, £60 color'. */
function pricesComeFirst(text: string, marks: readonly Mark[]): boolean {
  let before = 0
  let after = 0
  marks.forEach((mark, index) => {
    const next = marks.slice(index + 1).find(({ label }) => label !== 'U')
    if (!next || !isTogether(text, mark, next)) return
    const between = gap(text, marks[marks.indexOf(next) - 1] as Mark, next)
    if (
      mark.label === 'P' &&
      next.label === 'S' &&
      /^[\s–—:-]*(?:for|für|pour|por|per|voor|za)?\s*(?:an?|the)?\s*$/iu.test(between)
    )
      before += 1
    if (mark.label === 'S' && next.label === 'P' && /^[^,;.]{0,12}$/u.test(between)) after += 1
  })
  return before > after
}

type Context = { isBefore: boolean; services: ReadonlyMap<Mark, number>; previous: readonly number[] }

function servicesOf(
  text: string,
  marks: readonly Mark[],
  index: number,
  { isBefore, services, previous }: Context,
): number[] {
  const price = marks[index] as Mark
  if (isElsewhere(text, marks, index) || isOfUnread(text, marks, index)) return []
  if (isBefore) {
    const next = offeredNext(marks, index)
    if (next && isTogether(text, price, next)) return [services.get(next) as number]
  }
  const named = namedAfter(text, marks, index)
  if (named) return [services.get(named) as number]
  let hasVariant = false
  for (const [back, mark] of marks.slice(0, index).toReversed().entries()) {
    const isNear = isTogether(text, mark, price)
    // 'short £38, long £52', or a second price of the same service.
    if (mark.label === 'P') return hasVariant || isNear ? [...previous] : alone(text, marks, index, services)
    if (mark.label === 'V' || (mark.label === 'D' && back === 0)) hasVariant = true
    if (mark.label !== 'S') continue
    if (!isNear && !hasVariant && !isNextLine(text, mark, price)) return alone(text, marks, index, services)
    const last = index - 1 - back
    if (isLastOfList(text, marks, last) && (!isNear || isOfWholeJob(text, marks, last, price))) return []
    if (isNear && isBehindDeeds(text, marks, price)) return []
    return sharingPrice(text, marks.slice(0, last + 1), price).map((one) => services.get(one) as number)
  }
  return alone(text, marks, index, services)
}

/** The service that a price names after it: 'Packages from £180, or £65 for a group class'. */
function namedAfter(text: string, marks: readonly Mark[], index: number): Mark | undefined {
  const price = marks[index] as Mark
  const before = marks.slice(0, index).findLast(({ label }) => label === 'S' || label === 'P')
  const next = marks.slice(index + 1).find(({ label }) => label !== 'U')
  if (next?.label !== 'S' || before?.label !== 'P' || !isTogether(text, before, price)) return undefined
  const last = marks[marks.indexOf(next) - 1] as Mark
  return /^\s(?:\p{L}{4,9}\s)?(?:for|für|pour|para|voor)\s(?:\p{L}{1,5}\s)?$/iu.test(gap(text, last, next))
    ? next
    : undefined
}

/** A price in another sentence applies to the whole list, not only to its last item: 'Corns, hard skin, cracked heels. 45 minutes, £35'. */
function isLastOfList(text: string, marks: readonly Mark[], index: number): boolean {
  const [before, last] = [marks.slice(0, index).findLast(({ label }) => label === 'S'), marks[index] as Mark]
  return before !== undefined && /^\s*(?:,|&|\/|and|or|und|et|y|e|en|i)\s*(?:and\s)?$/u.test(gap(text, before, last))
}

const and = /(?<!\p{L})(?:and|&|\+|und|et|y|e|en|i)(?!\p{L})/iu

/** A unit price after a list of tasks applies to all of them: 'wash, 2 coats and anodes checked £14 a foot'. */
function isOfWholeJob(text: string, marks: readonly Mark[], index: number, price: Mark): boolean {
  const last = marks[index] as Mark
  const unit = marks.find(({ label, start }) => label === 'U' && start >= price.end && start - price.end < 3)
  const rest = gap(text, last, price)
  const isBeside = /^(?:\s(?:and|&|\+|und|et|y|e|en|i)\s(?:[\p{L}\d]+,?\s){1,4})?,?[\s:–—-]*$/iu.test(rest)
  const others = marks.slice(0, index).filter((mark) => isTogether(text, mark, last))
  const before = others.findLast(({ label }) => label === 'S')
  const said = `${before ? gap(text, before, last) : ''} ${last.text} ${rest}`
  const isOnly = !others.some(({ label }) => label === 'P')
  return unit !== undefined && !/^(?:each|apiece|pp)/iu.test(unit.text) && isBeside && isOnly && and.test(said)
}

/** 'Strip, prime and three coats of varnish, $22 a foot': the comma before the price closes the list. */
function isBehindDeeds(text: string, marks: readonly Mark[], price: Mark): boolean {
  const start = sentenceStart(text, price.start)
  const unit = marks.find(({ label, start: from }) => label === 'U' && from >= price.end && from - price.end < 3)
  const isOnly = !marks.some((mark) => mark.label === 'P' && mark.start >= start && mark.end <= price.start)
  const isEach = unit === undefined || /^(?:each|apiece|pp)/iu.test(unit.text)
  const own = marks.filter((mark) => mark.label === 'S' && mark.start >= start && mark.end <= price.start)
  const isOfDeeds = own.length > 1 || (own[0] !== undefined && /^\p{L}+$/u.test(own[0].text))
  return !isEach && isOnly && isOfDeeds && deeds.test(text.slice(start, price.start))
}
const deeds = /^[^,:]+,[^:]*(?<!\p{L})(?:and|&|\+|und|et|y|e|en|i) [^,:]+,\s$/iu

/** 'Call out $150, $190 for Noosa': a second price for a different place. */
function isElsewhere(text: string, marks: readonly Mark[], index: number): boolean {
  const [before, price, next] = [marks[index - 1], marks[index] as Mark, marks[index + 1]]
  const behind = /^ (?:for|to|in|nach|für|para|en|pour|à|per|a|voor|naar) (?=\p{Lu})/u.test(text.slice(price.end))
  const isFirst = !before || !isTogether(text, before, price) || 'PUNX'.includes(before.label)
  return behind && next?.label === 'A' && next.start - price.end < 8 && isFirst
}

/** 'Digging to find the lid is $50' when no service was read from it. */
function isOfUnread(text: string, marks: readonly Mark[], index: number): boolean {
  const price = marks[index] as Mark
  const start = sentenceStart(text, price.start)
  const said = copula.exec(text.slice(start, price.start))
  const words = said?.groups?.words ?? ''
  if (!said || noService.test(words)) return false
  const from = price.start - said[0].length
  return !marks.some((mark) => 'SVDE'.includes(mark.label) && mark.start < price.start && mark.end > from)
}
const copula =
  /(?<=^|[,;] )(?:(?:and|but|the|an?|my|our) )*(?<words>\p{L}[\p{L}\d ’'-]{2,48}) (?:is|are|costs?|ist|sind|kostet|kosten|est|sont|cuestan?|son|è|costano?|sono|kost)(?: (?:only|just|usually))? $/iu

/** The service after a price: '£25 haircut', '£38 6 inch, £52 8 inch cake'. */
function offeredNext(marks: readonly Mark[], index: number): Mark | undefined {
  const after = marks.slice(index + 1)
  const next = after.find(({ label }) => label === 'S' || (label === 'P' && after[0]?.label !== 'V'))
  return next?.label === 'S' ? next : undefined
}

/**
 * If there is only one service so far, it has the prices that follow. If there are several, a price in a sentence without a service is the
 * business's rate.
 */
function alone(text: string, marks: readonly Mark[], index: number, services: ReadonlyMap<Mark, number>): number[] {
  const price = marks[index] as Mark
  const isCallOut = /^call[- ]?outs?(?!\p{L})/iu.test(text.slice(sentenceStart(text, price.start)))
  if (isCallOut || hasOwnSubject(text, price)) return []
  const found = marks.slice(0, index).flatMap((mark) => services.get(mark) ?? [])
  return found.length === 1 || services.size === 1 ? [found[0] ?? 0] : []
}

/** The services that share a price ('Green, red, sweet: $22 each'), else the last one before it. */
function sharingPrice(text: string, marks: readonly Mark[], price: Mark): Mark[] {
  const last = marks.at(-1) as Mark
  const isShared = /^\s*:|\b(?:each|jeweils|je|chacune?|cada|ciascun\p{L}*)\b/iu.test(
    gap(text, last, price) + text.slice(price.end, price.end + 12),
  )
  const shared = [last]
  if (isShared)
    for (const mark of marks.slice(0, -1).toReversed()) {
      const next = shared[0] as Mark
      if (mark.label !== 'S' || !/^\s*(?:,|&|\/|and|or|und|et|y|e|en|i)\s*(?:and\s)?$/u.test(gap(text, mark, next)))
        break
      shared.unshift(mark)
    }
  return shared
}

/** Whether the sentence says when a price applies: 'If nobody is home its $40', 'After 8pm +$60'. */
export const hasOwnSubject = (text: string, { start }: Pick<Mark, 'start'>): boolean =>
  condition.test(text.slice(sentenceStart(text, start), start))

const condition =
  /^\W*(?:(?:and|but|also|or|und|aber|y|pero|et|mais)\s)?(?:if|when|where|unless|after(?! that)|before|also|wenn|falls|bei|nach|ab \d|si|cuando|después|despues|quand|après|se|quando|dopo|als|na|jeśli|gdy)(?!\p{L})/iu

const isNextLine = (text: string, mark: Mark, price: Mark): boolean =>
  /^[^\n]{0,3}\n[^\n]{0,20}$/u.test(gap(text, mark, price))

/** The nearest person before a role; if none, the nearest after it. */
function nearest(text: string, marks: readonly Mark[], index: number, people: ReadonlyMap<Mark, number>): number[] {
  const role = marks[index] as Mark
  const before = marks.slice(0, index).findLast((mark) => people.has(mark) && isTogether(text, mark, role))
  const after = marks.slice(index + 1).find((mark) => people.has(mark) && isTogether(text, role, mark))
  const isCloser = after && (!before || after.start - role.end < role.start - before.end)
  const found = isCloser ? after : before
  return found ? [people.get(found) as number] : []
}

/** The person directly before a credential, if there are several people: 'Jo Smith (BACP registered) and Al Day'. */
function holderOf(text: string, before: readonly Linked[], credential: Mark, people: number): number[] {
  const last = before.at(-1)
  if (people < 2 || !last || !['W', 'R', 'C'].includes(last.label)) return []
  return /^[\s,(:–—-]*(?:is|and|&|ist|est|es|è)?\s*$/iu.test(gap(text, last, credential)) ? last.of : []
}

/** '45-minute massage' has its duration first; 'Massage 45 min £35' has it last. */
function timedBy(text: string, marks: readonly Mark[], index: number, services: ReadonlyMap<Mark, number>): number[] {
  const duration = marks[index] as Mark
  const next = marks[index + 1]
  if (next?.label === 'S' && /^[ -]*(?:of )?$/.test(gap(text, duration, next))) return [services.get(next) as number]
  const last = marks[index - 1]
  const before = marks.slice(0, index).findLast(({ label }) => label === 'S')
  if (!last || !before) return []
  if (services.size === 1) return [services.get(before) as number]
  const isContinued = ofService.has(last.label) && /^[^\S\n]*\n\P{L}*$/u.test(gap(text, last, duration))
  return isContinued || isTogether(text, before, duration) ? [services.get(before) as number] : []
}

const ofService: ReadonlySet<Mark['label']> = new Set(['S', 'V', 'P', 'U', 'D', 'N'])

/** 'einen Sessel machen wir in 2–3 Wochen' has a subject of its own. */
const ownSubject = /(?<!\p{L})(?:machen|brauchen|nehmen|liefern|schaffen) (?:wir|ich)(?!\p{L})/iu

/** The owner of the mark directly before a unit, variant or detail, if there is only punctuation in between. */
function leftOf(text: string, before: readonly Linked[], mark: Mark): number[] {
  const last = before.at(-1)
  if (!last || !ofService.has(last.label)) return []
  if (mark.label === 'V') {
    const service = before.findLast(({ label }) => label === 'S')
    return service ? service.of : []
  }
  const between = gap(text, last, mark)
  if (mark.label === 'U') return between.length < 12 && isTogether(text, last, mark) ? last.of : []
  if (mark.label === 'N' && (ownSubject.test(mark.text) || isOwnMember(text, before, mark, between))) return []
  const isBelow = /^\s*\n\s*$/.test(between) && /^[\p{Ll}(]/u.test(mark.text)
  return isBelow || (/^[\s,(:–—|·-]*$/u.test(between) && isTogether(text, last, mark)) ? last.of : []
}

/**
 * After a comma and a list, a detail with words of its own belongs to the whole business: 'Weddings, parties, lights included', 'chairs
 * $45, sofas $160, half up front'.
 */
function isOwnMember(text: string, before: readonly Linked[], mark: Mark, between: string): boolean {
  if (!/^\s*,/.test(between)) return false
  const [other, last] = before.slice(-2)
  if (other?.label === 'S' && last?.label === 'S') return /^\s*,\s*$/.test(gap(text, other, last))
  const priced = before.filter((one) => one.label === 'P' && one.of.length > 0 && isTogether(text, one, mark))
  const isLast = pricesIn(text.slice(mark.end, sentenceEnd(text, mark.end)), 'US', 'en').length === 0
  return isLast && new Set(priced.map(({ of }) => of[0])).size > 1 && ofBusiness.test(mark.text)
}

/** Payment, notice and time, which apply to every service on a list. */
const ofBusiness =
  /^(?!(?:after|from|for|with|inc\p{L}*|nach|ab|für|mit|après|dès|pour|avec|desde|para|con|dopo|da|per|com|na|van|met|voor|od|po|dla|z)(?!\p{L})).*(?<!\p{L})(?:deposit|down|up ?front|half|cash|cards?|pay\p{L}*|balance|book\p{L}*|order\p{L}*|allow|expect|ready|turnaround|delivery|collect\p{L}*|notice|weeks?|wks|months?|days?|anzahlung|bar|wochen|tage|monate|acompte|semaines|mois|anticipo|señal|semanas|meses|efectivo|acconto|settimane|mesi|sinal|aanbetaling|weken|zaliczk\p{L}*|tygodni\p{L}*)(?!\p{L})/iu
