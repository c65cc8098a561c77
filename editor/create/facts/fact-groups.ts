import { serviceTitle } from '#renderer/document/values/service-title.ts'
import type { FactChip, FactKind, ReadFactsAnswer } from '#worker/creation/facts/schema.ts'

export type ShownFact = FactChip & { isRemoved: boolean }
export type FactGroup = { label: string; facts: ShownFact[] }

const labels: Readonly<Record<FactKind, string>> = {
  trade: 'Trade',
  service: 'Services',
  rate: 'Rate',
  hours: 'Hours',
  area: 'Area',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  link: 'Links',
  experience: 'Experience',
  credential: 'Credentials',
  person: 'People',
  language: 'Languages',
  audience: 'Customers',
  term: 'Terms',
}
const priced = 'Prices'
const unsure = 'Is this right?'
const order = ['Trade', 'Services', priced, ...Object.values(labels).slice(2), unsure]

/** Facts by label, with those that need an answer last. A removed fact keeps its place. */
export function factGroups(
  answer: Pick<ReadFactsAnswer, 'business' | 'chips'> | undefined,
  removed: readonly RemovedFact[],
  { dismissed, confirmed }: { dismissed: readonly string[]; confirmed: readonly string[] },
): FactGroup[] {
  const isRemoved = ({ key }: FactChip) => dismissed.includes(key)
  const chips = withRemoved(answer?.chips ?? [], removed).map((chip) => ({
    ...chip,
    isSure: chip.isSure || confirmed.includes(chip.key),
  }))
  const groups = new Map<string, ShownFact[]>()
  for (const chip of chips) {
    const label = 'group' in chip ? chip.group : labelOf(chip, answer?.business.services ?? [])
    const group = groups.get(label) ?? []
    const { key, kind, text, quote, from, isSure } = chip
    groups.set(label, [...group, { key, kind, text, quote, from, isSure, isRemoved: isRemoved(chip) }])
  }
  return order.flatMap((label) => {
    const facts = groups.get(label)
    return facts ? [{ label, facts }] : []
  })
}

/** Puts each removed fact before the one that followed it, or at the end without that one. */
function withRemoved(chips: readonly FactChip[], removed: readonly RemovedFact[]): (FactChip | RemovedFact)[] {
  const placed: (FactChip | RemovedFact)[] = [...chips]
  let waiting = removed.filter(({ key }) => !chips.some((chip) => chip.key === key))
  while (waiting.length > 0) {
    const next = waiting.find(({ before }) => placed.some(({ key }) => key === before)) ?? waiting[0]
    if (!next) break
    waiting = waiting.filter((one) => one !== next)
    const at = placed.findIndex(({ key }) => key === next.before)
    placed.splice(at < 0 ? placed.length : at, 0, next)
  }
  return placed
}

function labelOf({ kind, text, isSure }: FactChip, services: ReadFactsAnswer['business']['services']): string {
  if (!isSure) return unsure
  const isPriced = services.some(
    (service) => service.price !== null && text.startsWith(serviceTitle(service)) && text !== serviceTitle(service),
  )
  return kind === 'service' && isPriced ? priced : labels[kind]
}

/** A fact that was removed, as it was shown: in which group, and before which other one (its key, blank for the last of the group). */
export type RemovedFact = FactChip & { group: string; before: string }

const kinds: Readonly<Record<FactKind, true>> = {
  trade: true,
  service: true,
  rate: true,
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
  const { key, kind, text, quote, from, isSure, group, before } = value as Record<string, unknown>
  return (
    [key, text, quote, group, before].every((one) => typeof one === 'string') &&
    typeof isSure === 'boolean' &&
    Object.hasOwn(kinds, String(kind)) &&
    Object.hasOwn(sources, String(from))
  )
}
