import type { TradeProfile } from './trade.ts'
import { trades } from './trade-list.ts'
import { unlisted } from './unlisted/unlisted.ts'

/** Below this a match is a coincidence. */
const enough = 2.9
/** A name says less than a description: 'The Boiler Room' may be a bar. */
const nameShare = 0.6

/** What counts for the trade by whose page somebody came: more than a word in passing, less than a trade's own name. */
const hintWeight = 4

export type TradeSignals = {
  /** The owner's description of the business. */
  activities: string
  /** The business name. */
  name?: string | undefined
  /** The slug of a trade that is likely before the owner says anything. An unknown slug counts for nothing. */
  hint?: string | undefined
}

/** The trade that the owner's words point to most strongly, or `unlisted`. */
export function tradeFor({ activities, name = '', hint = '' }: TradeSignals): TradeProfile {
  let best = unlisted
  let bestScore = Math.max(enough, scoreOf(unlisted, activities) + nameShare * scoreOf(unlisted, name))
  for (const trade of trades) {
    const hinted = trade.slug !== '' && trade.slug === hint ? hintWeight : 0
    const score = scoreOf(trade, activities) + nameShare * scoreOf(trade, name) + hinted
    if (score > bestScore) {
      best = trade
      bestScore = score
    }
  }
  return best
}

function scoreOf({ matches }: TradeProfile, text: string): number {
  const words = plain(text)
  return Object.entries(matches).reduce((sum, [term, weight]) => sum + (patternOf(term).test(words) ? weight : 0), 0)
}

/** Lowercase, without accents and with one space between words. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
}

const patterns = new Map<string, RegExp>()

function patternOf(term: string): RegExp {
  const known = patterns.get(term)
  if (known) return known
  const pattern = new RegExp(`(?:^| )${term.replaceAll('*', '\\p{L}*')}(?: |$)`, 'u')
  patterns.set(term, pattern)
  return pattern
}
