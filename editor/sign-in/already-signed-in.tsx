import { useQueryClient } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { answerOf, api } from '#api/client.ts'
import { forgetCreationBegun, wasCreationBegun } from '#session/creation-begun.ts'
import { sessionQuery } from '#session/session.ts'
import { pathAfterSignIn } from '#session/sign-in-path.ts'
import { forgetInTab, keepInTab, readTab } from '#session/tab-storage.ts'
import { RouteWait } from '#ui/bars/route-wait.tsx'
import { pages } from '#worker/platform/addresses/paths.ts'
import { claimedDraftAtom } from './sign-in-state.ts'

/** Sends a signed-in person on: to the designer with the website that this browser held, or to the page that they came from. */
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
      const { draftId, isRunning } = await found(claimed)
      const next = pathAfterSignIn(search)
      // The designer's Back button leads here too, so an empty wizard is left out.
      const isBack = claimed === undefined && next === pages.create && readTab('wizardDone') !== null
      const path = draftId ? `${pages.designer}?websiteId=${draftId}` : isBack ? pages.websites : next
      if (draftId) keepInTab('wizardDone', draftId)
      // A person who continues the wizard finds their answers there.
      if (draftId || (claimed !== undefined && !isRunning && path !== pages.create)) forgetInTab('wizard')
      // The designer must not see the cached answer.
      if (claimed !== undefined) await queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
      setClaimed(undefined)
      navigate(isRunning ? pages.create : path, { replace: true })
    }
    leave()
  }, [claimed, navigate, queries, search, setClaimed])

  return <RouteWait />
}

type Found = { draftId: string | null; isRunning: boolean }
const nothing: Found = { draftId: null, isRunning: false }

/** The website in this browser, once this person owns it. `claimed`: the draft that the sign-in returned. */
async function found(claimed: string | null | undefined): Promise<Found> {
  const draft = claimed ? { draftId: claimed, isRunning: false } : undefined
  // The sign-in has already claimed a finished website, but not one that is still being created.
  if (!draft && claimed === null && !wasCreationBegun()) return nothing
  const outcome = draft ?? (await claimWaiting())
  if (outcome.draftId) forgetCreationBegun()
  return outcome
}

/** The draft of the creation in this browser, or whether it is still running. Empty without one, or when it cannot be claimed. */
async function claimWaiting(): Promise<Found> {
  try {
    const { draftId, status } = await answerOf(api.creations.current.claim.$post())
    return { draftId, isRunning: status === 'running' }
  } catch {
    return nothing
  }
}
