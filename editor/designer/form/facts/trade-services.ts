import { useEffect, useMemo, useState } from 'react'
import { knownService } from '#templates/known-services.ts'
import type { KnownService } from '#templates/trade.ts'

type Trades = { servicesOf: (trade: string, country: string) => readonly KnownService[] }

let trades: Trades | undefined

async function loadTrades(): Promise<Trades> {
  const [list, { tradeInSpellingOf }] = await Promise.all([
    import('#templates/trade-list.ts'),
    import('#templates/spelling.ts'),
  ])
  trades = {
    servicesOf: (trade, country) => {
      const found = list.trades.find(({ slug }) => slug === trade)
      return found ? tradeInSpellingOf(country, found).services : noServices
    },
  }
  return trades
}

const noServices: readonly KnownService[] = []

/** The trade's usual services, with their names in the country. Empty until loaded. `isSoon` preloads them before the trade is known. */
export function useTradeServices(trade: string, country = '', isSoon = false): readonly KnownService[] {
  const [known, setKnown] = useState(trades)

  useEffect(() => {
    if (known || (trade === '' && !isSoon)) return
    let isWanted = true
    loadTrades()
      .then((loaded) => isWanted && setKnown(loaded))
      // The form also works without them.
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [known, trade, isSoon])

  return useMemo(
    () => (trade === '' ? noServices : (known?.servicesOf(trade, country) ?? noServices)),
    [known, trade, country],
  )
}

/** The usual unit of a service's price, such as 'per room'. Blank if priced as a whole or not loaded. */
export function useUsualUnit(name: string, trade: string, country: string): string {
  const services = useTradeServices(name === '' ? '' : trade, country)
  return knownService({ services }, name)?.unit ?? ''
}
