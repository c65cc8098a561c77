import { useQueryClient } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pages } from '../../../worker/contract/routes-table.ts'
import { answerOf, api } from '../../api/client.ts'
import { sessionQuery } from '../../state/session.ts'
import { pathAfterSignIn } from '../../state/sign-in-path.ts'
import { forgetInTab } from '../../state/tab-storage.ts'
import { RouteWait } from '../../ui/route-wait.tsx'
import { claimedDraftAtom } from './sign-in-state.ts'

/** Nothing to ask, or no more: on to the designer with the website that waited in this browser, else to where they came from. */
export function AlreadySignedIn() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const queries = useQueryClient()
  const [claimed, setClaimed] = useAtom(claimedDraftAtom)
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const leave = async () => {
      const draftId = claimed === undefined ? await claimWaiting() : claimed
      // The designer must not meet the answer of before.
      if (claimed !== undefined) await queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
      setClaimed(undefined)
      navigate(draftId ? `${pages.designer}?websiteId=${draftId}` : pathAfterSignIn(search), { replace: true })
    }
    leave()
  }, [claimed, navigate, queries, search, setClaimed])

  return <RouteWait />
}

/** The draft that a waiting creation becomes; null when none waits or it cannot be kept. */
async function claimWaiting(): Promise<string | null> {
  try {
    const { draftId } = await answerOf(api.creations.current.claim.$post())
    forgetInTab('wizard')
    return draftId
  } catch {
    return null
  }
}
