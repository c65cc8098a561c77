import { useEffect, useState } from 'react'
import { knownService } from '#templates/known-services.ts'
import type { KnownService } from '#templates/trade.ts'

/** The usual services of a trade, as its country calls them; none until the trades are loaded. */
export function useTradeServices(trade: string, country = ''): readonly KnownService[] {
  const [known, setKnown] = useState<{ trade: string; services: readonly KnownService[] }>()

  useEffect(() => {
    if (trade === '') return
    let isWanted = true
    const load = async () => {
      const [{ trades }, { tradeInSpellingOf }] = await Promise.all([
        import('#templates/trade-list.ts'),
        import('#templates/spelling.ts'),
      ])
      const found = trades.find(({ slug }) => slug === trade)
      return found ? tradeInSpellingOf(country, found).services : []
    }
    load()
      // One can do without.
      .catch(() => [])
      .then((services) => isWanted && setKnown({ trade, services }))
    return () => {
      isWanted = false
    }
  }, [trade, country])

  return known?.trade === trade ? known.services : []
}

/** The usual unit of a service's price: 'per room'. Blank if it is for the whole service or the trades aren't loaded. */
export function useUsualUnit(name: string, trade: string, country: string): string {
  const services = useTradeServices(name === '' ? '' : trade, country)
  return knownService({ services }, name)?.unit ?? ''
}
