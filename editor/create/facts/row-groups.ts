import type { FactKind, RowFact } from '#worker/creation/facts/row-facts.ts'
import type { ShownRow } from './fact-state.ts'

type Group = {
  label: string
  kinds: readonly FactKind[]
  /** The kind of fact that the group's add button adds, and the button's label. */
  add: { kind: FactKind; name: string }
  isExcluded?: boolean
}

/** Groups in the order in which customers ask. The first two show even when empty. */
export const rowGroups = [
  { label: 'Services', kinds: ['service', 'rate'], add: { kind: 'service', name: 'Add a service' } },
  { label: 'Hours', kinds: ['hours'], add: { kind: 'hours', name: 'Add opening hours' } },
  { label: 'Areas', kinds: ['area'], add: { kind: 'area', name: 'Add an area' } },
  { label: 'People', kinds: ['person'], add: { kind: 'person', name: 'Add a person' } },
  { label: 'Credentials', kinds: ['credential', 'experience'], add: { kind: 'credential', name: 'Add a credential' } },
  { label: 'Contact', kinds: ['phone', 'email', 'link', 'address'], add: { kind: 'phone', name: 'Add a number' } },
  { label: 'Details', kinds: ['term'], add: { kind: 'term', name: 'Add a detail' } },
  { label: 'Not offered', kinds: ['term'], add: { kind: 'term', name: 'Add what you don’t do' }, isExcluded: true },
  { label: 'Customers', kinds: ['audience'], add: { kind: 'audience', name: 'Add customers' } },
  { label: 'Languages', kinds: ['language'], add: { kind: 'language', name: 'Add a language' } },
  { label: 'Trade', kinds: ['trade'], add: { kind: 'trade', name: 'Add your trade' } },
] as const satisfies readonly Group[]
export type RowGroup = (typeof rowGroups)[number]

const isExcluded = (fact: RowFact) => fact.kind === 'term' && fact.value.kind === 'Excluded'

export const groupOf = (fact: RowFact): RowGroup =>
  rowGroups.find(
    (group: Group) => group.kinds.includes(fact.kind) && (group.isExcluded ?? false) === isExcluded(fact),
  ) ?? rowGroups[0]

export const groupedRows = (rows: readonly ShownRow[]): { group: RowGroup; rows: ShownRow[] }[] =>
  rowGroups.map((group) => ({ group, rows: rows.filter((row) => groupOf(row) === group) }))

/** Groups of short texts. Owners can move rows between them. */
const movable = ['Services', 'Areas', 'People', 'Credentials', 'Details', 'Not offered', 'Customers'] as const
export const movableGroups = rowGroups.filter(({ label }) => movable.some((one) => one === label))
