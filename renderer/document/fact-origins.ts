import type { Business, FactOrigin } from './business.ts'
import { sameJson } from './compare/same-json.ts'

type Fact = Partial<FactOrigin> & { id?: string }
const plainParts = ['activities', 'location', 'place', 'sentences'] as const
type FactName = Exclude<keyof Business, (typeof plainParts)[number]>

/** Maps each fact with an origin. Returns the same lists if nothing changes. */
function mapFacts(business: Business, change: <T extends Fact>(fact: T, name: FactName) => T): Business {
  const entries = Object.entries(business).map(([name, value]) => {
    if (value === null || plainParts.some((part) => part === name)) return [name, value]
    if (!Array.isArray(value)) return [name, change(value as Fact, name as FactName)]
    const facts = value.map((fact: Fact) => change(fact, name as FactName))
    return [name, facts.every((fact, index) => fact === value[index]) ? value : facts]
  })
  return Object.fromEntries(entries) as Business
}

/** Marks every fact of a new website as confirmed on `day`, such as 2026-11-28. */
export const confirmedFacts = (business: Business, day: string): Business =>
  mapFacts(business, (fact) => ({ ...fact, confirmedOn: day }))

/** Removes private metadata: quotes and confirmation dates. */
export const withoutOrigins = (business: Business): Business =>
  mapFacts(business, (fact) => ({ ...fact, source: 'typed', quote: undefined, confirmedOn: undefined }))

/**
 * Updates origins after an owner's edit. Changed facts count as typed, unless the change sets an origin. `day`: the day
 * of the edit, blank if unknown.
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
