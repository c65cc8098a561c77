import type { FactChip, FactKind } from '../../../worker/creation/facts/schema.ts'

/** A fact that was removed, as it was shown: in which group, and before which other one (its key, blank for the last of the group). */
export type RemovedFact = FactChip & { group: string; before: string }

const kinds: Readonly<Record<FactKind, true>> = {
  trade: true,
  service: true,
  experience: true,
  credential: true,
  person: true,
  area: true,
  hours: true,
  phone: true,
  email: true,
  link: true,
  address: true,
  language: true,
  audience: true,
  term: true,
}
const sources: Readonly<Record<FactChip['from'], true>> = {
  businessActivities: true,
  businessLocation: true,
  contact: true,
}

/** Reads removed facts out of storage. Leaves out whatever is not one. */
export const readRemovedFacts = (stored: unknown): RemovedFact[] =>
  Array.isArray(stored) ? stored.filter(isRemovedFact) : []

function isRemovedFact(value: unknown): value is RemovedFact {
  if (typeof value !== 'object' || value === null) return false
  const { key, kind, text, quote, from, group, before } = value as Record<string, unknown>
  return (
    [key, text, quote, group, before].every((one) => typeof one === 'string') &&
    Object.hasOwn(kinds, String(kind)) &&
    Object.hasOwn(sources, String(from))
  )
}
