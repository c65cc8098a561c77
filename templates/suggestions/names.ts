import { limits } from '../../renderer/document/limits.ts'
import { placeName } from '../compose/place-name.ts'
import { hashOf } from '../compose/variation.ts'
import { tradeFor } from '../match-trade.ts'
import { kindsOfNames, type NameKind } from './name-kinds.ts'
import { alike, shuffled } from './seeded.ts'

export type NameWishes = {
  /** What the person has thought of so far; may be blank. */
  businessName?: string
  businessActivities: string
  businessLocation: string
  /** The slug of a trade that is likely whatever the words say. */
  industry?: string | undefined
  /** Names that were shown already. */
  taken: readonly string[]
  /** How many. */
  count: number
}

/** What a dozen is made of, in the order in which it is read: names of every kind, and no two of a kind in a row. */
const dozen: readonly NameKind[] = [
  'ending', 'whole', 'person', 'place', 'own', 'ending', 'whole', 'person', 'pair', 'ending', 'whole', 'own',
] // biome-ignore format: a row
/** The same where the trade is not listed: whole names know nothing of it. */
const ownDozen = dozen.map((kind, index) => (kind === 'whole' && index > 1 ? 'own' : kind))

/**
 * Names for a business, none of which was shown before: pure, and others for a business that says something else of itself. Never
 * longer than a business name may be.
 */
export function composeNames(wishes: NameWishes): string[] {
  const { businessName = '', businessActivities, businessLocation, taken, count } = wishes
  const industry = tradeFor({ activities: businessActivities, name: businessName, hint: wishes.industry })
  const place = placeName(businessLocation).replace(/^the /, '')
  const seed = hashOf([businessName, businessActivities, businessLocation].map(alike).join('\n'))
  const used = new Set([...taken, businessName].map(alike))
  const isFree = (name: string) => name.length <= limits.businessName && !used.has(alike(name))
  const kinds = kindsOfNames({ industry, place, businessName, businessActivities })
  const left = new Map(Object.entries(kinds).map(([kind, names]) => [kind, shuffled(names, seed).filter(isFree)]))

  const chosen: string[] = []
  const take = (names: readonly string[]) => {
    const fresh = names.filter((name) => !used.has(alike(name)))
    const name = fresh.find((candidate) => !chosen.some((other) => beginAlike(other, candidate, place))) ?? fresh[0]
    if (name === undefined) return
    used.add(alike(name))
    chosen.push(name)
  }
  for (const kind of industry.trade === '' ? ownDozen : dozen) take(left.get(kind) ?? [])
  // Where a business gives no name of a kind, or all of that kind were shown.
  const others = [...(left.get('ending') ?? []), ...(left.get('pair') ?? []), ...(left.get('longPair') ?? [])]
  for (let missing = count - chosen.length; missing > 0; missing -= 1) take(others)
  return chosen.slice(0, count)
}

/** Whether two names share the word that one remembers, or both are of the place. */
function beginAlike(one: string, other: string, place: string): boolean {
  const [a, b] = [one, other].map((name) => alike(name).replace(/^the /, ''))
  if (!a || !b) return false
  return a.split(' ')[0] === b.split(' ')[0] || (place !== '' && [a, b].every((name) => name.startsWith(alike(place))))
}
