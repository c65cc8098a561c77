import type { Business, FactOrigin } from './business.ts'
import { sameJson } from './compare/same-json.ts'

type Fact = Partial<FactOrigin> & { id?: string }
/** They have no origin. */
const plainParts = ['activities', 'location', 'place', 'sentences'] as const
type FactName = Exclude<keyof Business, (typeof plainParts)[number]>

/** Changes each fact that has an origin. Returns the same lists where nothing differs. */
function mapFacts(business: Business, change: <T extends Fact>(fact: T, name: FactName) => T): Business {
  const entries = Object.entries(business).map(([name, value]) => {
    if (value === null || plainParts.some((part) => part === name)) return [name, value]
    if (!Array.isArray(value)) return [name, change(value as Fact, name as FactName)]
    const facts = value.map((fact: Fact) => change(fact, name as FactName))
    return [name, facts.every((fact, index) => fact === value[index]) ? value : facts]
  })
  return Object.fromEntries(entries) as Business
}

/** Dates every fact of a new website. `day` is the day of its creation: 2026-11-28. */
export const confirmedFacts = (business: Business, day: string): Business =>
  mapFacts(business, (fact) => ({ ...fact, confirmedOn: day }))

/** Removes what only the owner sees: the words that each fact was read in, and when they confirmed it. */
export const withoutOrigins = (business: Business): Business =>
  mapFacts(business, (fact) => ({ ...fact, source: 'typed', quote: undefined, confirmedOn: undefined }))

/**
 * The facts after an owner's edit. What they changed is theirs, wherever it came from, unless the change itself gives its origin. `day` is
 * the day of the edit, blank if unknown.
 */
export const editedFacts = (before: Business, after: Business, day: string): Business =>
  mapFacts(after, (fact, name) => {
    const was: Fact | readonly Fact[] | null = before[name]
    const earlier = Array.isArray(was) ? was.find(({ id }) => id === fact.id) : (was as Fact | null)
    return edited(fact, earlier, day || undefined)
  })

function edited<T extends Fact>(now: T, earlier: Fact | null | undefined, day: string | undefined): T {
  if (now === earlier || (earlier && sameJson(now, earlier))) return now
  const isConfirmed = now.confirmedOn !== undefined && now.confirmedOn !== earlier?.confirmedOn
  if (!earlier || now.source !== earlier.source || isConfirmed) {
    return { ...now, source: now.source ?? 'typed', confirmedOn: now.confirmedOn ?? day }
  }
  return { ...now, source: 'typed', quote: undefined, confirmedOn: day }
}
