import { expect, it } from 'vitest'
import { isTradeNamed } from '../../../templates/match-trade.ts'
import { openServices } from '../../../templates/suggestions/named-services.ts'
import { trades } from '../../../templates/trade-list.ts'

const offeredIn = (slug: string, description: string, read: readonly string[]) =>
  openServices(trades.find((trade) => trade.slug === slug)?.services ?? [], {
    isNamed: isTradeNamed(slug, { activities: description }),
    read,
    listed: read,
    refused: [],
    description,
  })

it('a trade is recognized by its own name, not by words shared with other trades', () => {
  expect(isTradeNamed('plumber', { activities: 'Plumber in Leeds' })).toBe(true)
  expect(isTradeNamed('plumber', { activities: 'Fair prices', name: 'Hartley Plumbing' })).toBe(true)
  expect(isTradeNamed('plumber', { activities: 'Septic tanks and drains. Leaks fixed.' })).toBe(false)
})

it('a guessed trade leads to no service suggestions', () => {
  const septic = 'Septic tanks pumped. Drains and risers.'
  expect(offeredIn('plumber', septic, ['Septic tanks pumped', 'Drains', 'Risers'])).toEqual([])
  expect(offeredIn('plumber', 'Plumber', [])).not.toEqual([])
})

it('an owner who describes work of a trade is offered the trade’s other services', () =>
  expect(offeredIn('plumber', 'I fix leaks and drains', ['Leaks', 'Unblocking drains'])).not.toEqual([]))
