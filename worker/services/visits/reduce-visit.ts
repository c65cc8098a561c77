import { type CountedVisit, withoutParts } from '../../contract/counted-visit.ts'
import type { SeenVisit } from '../../contract/visits.ts'
import { isBot } from '../analytics/unmeasured.ts'
import { addressNetwork } from '../visitor-address.ts'
import { deviceOf } from './device-of.ts'
import { sourceOf } from './source-of.ts'

/** The counted parts of a visit; undefined for a bot, or a client without a user agent. The rest is dropped. */
export function reduceVisit(seen: SeenVisit, now: number): CountedVisit | undefined {
  const { kind, address, userAgent, country, untracked } = seen
  if (userAgent === '' || isBot(userAgent)) return undefined
  // A clock elsewhere may be ahead.
  const at = Math.min(seen.at, now)
  if (kind !== 'view') return { kind, at, ...withoutParts }
  return {
    kind,
    at,
    source: sourceOf(seen),
    country: /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : 'other',
    device: deviceOf(userAgent),
    visitor: untracked ? null : `${addressNetwork(address)}\n${userAgent}`,
  }
}
