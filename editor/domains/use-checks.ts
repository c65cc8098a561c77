import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { failureCode } from '#api/api-error.ts'

import { checkDomain, domainsKey, domainsQuery, updateDomain } from './queries.ts'

export type Checks = {
  /** Whether a check is running, and whether another is scheduled. */
  isChecking: boolean
  willRepeat: boolean
  checkNow: () => void
}

/** Checks domains and their DNS repeatedly while mounted and the page is visible. */
export function useChecks(draftId: string, domainNames: readonly string[]): Checks {
  const queries = useQueryClient()
  const [openedAt] = useState(Date.now)
  const [turn, setTurn] = useState(0)
  const [isChecking, setChecking] = useState(false)
  const names = domainNames.join()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let ended = false
    let busy = false
    const look = async () => {
      if (busy || ended) return
      clearTimeout(timer)
      busy = true
      setChecking(true)
      let failed = false
      for (const domainName of names.split(',').filter(Boolean)) {
        try {
          const domain = await checkDomain(domainName)
          if (!ended) updateDomain(queries, draftId, domain)
        } catch (error) {
          failed = true
          if (failureCode(error) === 'not_found') {
            void queries.invalidateQueries({ queryKey: domainsQuery(draftId).queryKey })
          }
        }
      }
      await queries.invalidateQueries({ queryKey: [...domainsKey, 'report'] })
      busy = false
      if (ended) return
      setChecking(false)
      // Hidden pages wait until they are visible.
      if (names !== '' && !document.hidden) {
        timer = setTimeout(look, pauseBeforeCheck({ openFor: Date.now() - openedAt, failed }))
      }
    }
    const seen = () => !document.hidden && names !== '' && void look()
    if (names !== '' || turn > 0) void look()
    document.addEventListener('visibilitychange', seen)
    addEventListener('online', seen)
    return () => {
      ended = true
      clearTimeout(timer)
      setChecking(false)
      document.removeEventListener('visibilitychange', seen)
      removeEventListener('online', seen)
    }
  }, [queries, draftId, names, openedAt, turn])

  return { isChecking, willRepeat: names !== '', checkNow: () => setTurn((before) => before + 1) }
}

/** Milliseconds between checks, at first and later. */
const intervalsMs = { first: 5_000, later: 30_000 }
const frequentChecksMs = 10 * 60_000

/** `openFor`: milliseconds since the first check. A failure lengthens the interval. */
export const pauseBeforeCheck = ({ openFor, failed }: { openFor: number; failed: boolean }): number =>
  failed || openFor >= frequentChecksMs ? intervalsMs.later : intervalsMs.first
