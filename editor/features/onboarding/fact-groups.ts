import type { FactChip, FactKind, ReadFactsAnswer } from '../../../worker/creation/facts/schema.ts'
import type { RemovedFact } from './removed-facts.ts'

export type ShownFact = FactChip & { isRemoved: boolean }
export type FactGroup = { label: string; facts: ShownFact[] }

const labels: Readonly<Record<FactKind, string>> = {
  trade: 'Trade',
  service: 'Services',
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
const order = ['Trade', 'Services', priced, ...Object.values(labels).slice(2)]

/** Facts by label. A removed fact keeps its place. */
export function factGroups(
  answer: Pick<ReadFactsAnswer, 'business' | 'chips'> | undefined,
  removed: readonly RemovedFact[],
  dismissed: readonly string[],
): FactGroup[] {
  const isRemoved = ({ key }: FactChip) => dismissed.includes(key)
  const chips = withRemoved(answer?.chips ?? [], removed)
  const groups = new Map<string, ShownFact[]>()
  for (const chip of chips) {
    const label = 'group' in chip ? chip.group : labelOf(chip, answer?.business.services ?? [])
    const group = groups.get(label) ?? []
    const { key, kind, text, quote, from } = chip
    groups.set(label, [...group, { key, kind, text, quote, from, isRemoved: isRemoved(chip) }])
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

const labelOf = ({ kind, text }: FactChip, services: ReadFactsAnswer['business']['services']): string =>
  kind === 'service' && services.some(({ name, price }) => price !== null && text.startsWith(name) && text !== name)
    ? priced
    : labels[kind]
