import type { ServiceIdea, TradeProfile } from '../trade.ts'
import type { Brief } from './brief.ts'

/** Words in the names of so many services that they tell none from another. */
const common =
  /^(repair|install|servic|care|clean|lesson|work|treatment|help|session|return|new|food|meal|home|house|sunday)/
const small = /^(?:a|an|and|at|by|for|in|it|of|on|or|the|to|what|your)$/

/** What a trade offers, by how near each is to what a person says of it. */
export type Ideas = {
  /** Those that the owner's words touch on come first. */
  inOrder: readonly ServiceIdea[]
  /** The idea that says most of each service; none where the nearest is that of another, which it fits better. */
  assigned: ReadonlyMap<string, ServiceIdea>
  /** Whether an idea has to do with a text at all. */
  touches: (idea: ServiceIdea, text: string) => boolean
}

export function ideasOf({ industry, activities, services, threads: { what } }: Brief): Ideas {
  const known = new Map(industry.services.map((idea) => [idea, wordsKnownBy(idea, industry)]))
  const closeness = (idea: ServiceIdea, text: string) => nearness(known.get(idea) ?? [], text)
  const touches = (idea: ServiceIdea, text: string) => closeness(idea, text) > 0
  const said = wordsOf(services.join(' '))
  const outside = wordsOf(activities).filter((word) => !said.includes(word))
  const trade = [...outside, services.includes(what) ? '' : what].join(' ')
  const inOrder = industry.services.toSorted((a, b) => Number(touches(b, activities)) - Number(touches(a, activities)))
  // Of the trades without a pack, the one that is named goes before the others, whose ideas must fit better.
  const ofTrade = industry.trade === '' ? inOrder.filter((idea) => touches(idea, trade)) : inOrder
  const others = inOrder.filter((idea) => !ofTrade.includes(idea))
  const nearest = (name: string) => {
    const own = best(ofTrade, name, 1)
    return own.ideas.length > 0 ? own : best(others, name, ofTrade.length > 0 ? 2 : 1)
  }
  const best = (ideas: readonly ServiceIdea[], name: string, least: number) => {
    const score = Math.max(least, ...ideas.map((idea) => closeness(idea, name)))
    return { name, score, ideas: ideas.filter((idea) => closeness(idea, name) === score) }
  }
  const assigned = new Map<string, ServiceIdea>()
  const taken = new Set<ServiceIdea>()
  for (const { name, ideas } of services.map(nearest).toSorted((a, b) => b.score - a.score)) {
    const idea = ideas.find((one) => !taken.has(one))
    if (idea) assigned.set(name, idea)
    if (idea) taken.add(idea)
  }
  return { inOrder, touches, assigned }
}

type Known = { beginning: string; weight: number }

/** The stems an idea is known by; a word of its own name counts twice, unless all of the trade or several of its ideas go by it. */
function wordsKnownBy({ stems, name }: ServiceIdea, { trade, subject, services }: TradeProfile): Known[] {
  const ofTrade = wordsOf(`${trade} ${subject}`)
  const tells = (word: string) =>
    !common.test(word) &&
    !ofTrade.some((own) => own.startsWith(word)) &&
    services.filter((other) => wordsOf(other.name).some((part) => part.startsWith(word))).length === 1
  const named = wordsOf(name)
    .filter((word) => !small.test(word))
    .map((word) => word.replace(/s$/, ''))
  return [
    ...named.filter(tells).map((beginning) => ({ beginning, weight: 2 })),
    ...stems.split(' ').map((beginning) => ({ beginning, weight: 1 })),
  ]
}

function nearness(known: readonly Known[], text: string): number {
  const weightOf = (word: string) =>
    known.find(({ beginning, weight }) =>
      weight === 2 && beginning.length < 4 ? word.replace(/s$/, '') === beginning : word.startsWith(beginning),
    )?.weight ?? 0
  return wordsOf(text).reduce((sum, word) => sum + weightOf(word), 0)
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase()
  // 'E-bikes' are ebikes too.
  return [
    ...words.split(/[^\p{L}\p{N}]+/u),
    ...(words.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []).map((word) => word.replaceAll('-', '')),
  ].filter((word) => word !== '')
}
