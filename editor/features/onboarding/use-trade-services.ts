import { useEffect, useState } from 'react'

/** What a business of a trade usually offers; undefined until that has come. Comes late: the words of all trades are large. */
export function useTradeServices(industry: string): readonly string[] | undefined {
  const [known, setKnown] = useState<{ industry: string; services: readonly string[] }>()

  useEffect(() => {
    if (industry === '') return
    let isWanted = true
    import('./trade-services.ts')
      .then(({ servicesOf }) => servicesOf(industry))
      // One can do without.
      .catch(() => [])
      .then((services) => isWanted && setKnown({ industry, services }))
    return () => {
      isWanted = false
    }
  }, [industry])

  return known?.industry === industry ? known.services : undefined
}
