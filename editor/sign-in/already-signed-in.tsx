import { useQueryClient } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api, responseBody } from '#api/client.ts'
import { forgetCreationBegun, wasCreationBegun } from '#session/creation-begun.ts'
import { sessionQuery } from '#session/session.ts'
import { pathAfterSignIn } from '#session/sign-in-path.ts'
import { readTab, removeFromTab, storeInTab } from '#session/tab-storage.ts'
import { RouteWait } from '#ui/bars/route-wait.tsx'
import { designerPath, pages } from '#worker/platform/addresses/paths.ts'
import { claimedDraftAtom } from './sign-in-state.ts'

/** Redirects a signed-in person to the designer with this browser's website, or to the page that they came from. */
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
      const { draftId, isRunning } = await claimedWebsite(claimed)
      const next = pathAfterSignIn(search)
      // Back in the designer also opens this page, so open the website list instead of the empty wizard.
      const isBack = claimed === undefined && next === pages.create && readTab('wizardDone') !== null
      const path = draftId ? designerPath(draftId) : isBack ? pages.websites : next
      if (draftId) storeInTab('wizardDone', draftId)
      // People who continue with the wizard keep their answers.
      if (draftId || (claimed !== undefined && !isRunning && path !== pages.create)) removeFromTab('wizard')
      // The designer must not use the cached session.
      if (claimed !== undefined) await queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
      setClaimed(undefined)
      navigate(isRunning ? pages.create : path, { replace: true })
    }
    leave()
  }, [claimed, navigate, queries, search, setClaimed])

  return <RouteWait />
}

type ClaimResult = { draftId: string | null; isRunning: boolean }
const noWebsite: ClaimResult = { draftId: null, isRunning: false }

/** This browser's website, once the person owns it. `claimed`: the draft that the sign-in returned. */
async function claimedWebsite(claimed: string | null | undefined): Promise<ClaimResult> {
  const draft = claimed ? { draftId: claimed, isRunning: false } : undefined
  // Signing in claims a finished website, but not one that is still being created.
  if (!draft && claimed === null && !wasCreationBegun()) return noWebsite
  const outcome = draft ?? (await claimWaiting())
  if (outcome.draftId) forgetCreationBegun()
  return outcome
}

/** Claims this browser's creation. Returns its draft, or that it is still running. Empty if there is none or it can't be claimed. */
async function claimWaiting(): Promise<ClaimResult> {
  try {
    const { draftId, status } = await responseBody(api.creations.current.claim.$post())
    return { draftId, isRunning: status === 'running' }
  } catch {
    return noWebsite
  }
}
