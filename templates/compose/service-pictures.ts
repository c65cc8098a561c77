import type { OfferedService } from '../../renderer/document/business.ts'
import type { Picture, ServiceIdea, TradeProfile } from '../trade.ts'

/** Words in the names of so many services that they tell none from another. */
const common =
  /^(repair|install|servic|care|clean|lesson|work|treatment|help|session|return|new|food|meal|home|house|sunday)/
const small = /^(?:a|an|and|at|by|for|in|it|of|on|or|the|to|what|your)$/

/**
 * The picture that a listed trade has of each of a business's services, by the service's id: each picture once, for the service that it
 * fits best. A service that the trade does not know has none.
 */
export function servicePictures(trade: TradeProfile, services: readonly OfferedService[]): Map<string, Picture> {
  if (trade.slug === '') return new Map()
  const known = trade.services.map((idea) => ({ idea, words: wordsKnownBy(idea, trade) }))
  const fits = services
    .flatMap(({ id, name }) => known.map(({ idea, words }) => ({ id, idea, score: nearness(words, name) })))
    .filter(({ score, idea }) => score > 0 && idea.picture[0] !== '')
    .toSorted((a, b) => b.score - a.score)
  const pictures = new Map<string, Picture>()
  const taken = new Set<ServiceIdea>()
  for (const { id, idea } of fits) {
    if (pictures.has(id) || taken.has(idea)) continue
    pictures.set(id, idea.picture)
    taken.add(idea)
  }
  return pictures
}

type Known = { beginning: string; weight: number }

/** The stems of an idea. A word of its name counts twice, unless the trade or several ideas share the word. */
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
    ...stems
      .split(' ')
      .filter((stem) => stem !== '')
      .map((beginning) => ({ beginning, weight: 1 })),
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
