import { useQueryClient } from '@tanstack/react-query'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { answerOf, api } from '../../api/client.ts'
import { forgetCreationBegun, wasCreationBegun } from '../../state/creation-begun.ts'
import { emailOfferAtom, nextDraft } from '../../state/email-offer.ts'
import { sessionQuery } from '../../state/session.ts'
import { pathAfterSignIn } from '../../state/sign-in-path.ts'
import { forgetInTab, keepInTab, readTab } from '../../state/tab-storage.ts'
import { RouteWait } from '../../ui/route-wait.tsx'
import { claimedDraftAtom } from './sign-in-state.ts'

/** Nothing to ask, or no more: on to the designer with the website that waited in this browser, else to where they came from. */
export function AlreadySignedIn() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const queries = useQueryClient()
  const [claimed, setClaimed] = useAtom(claimedDraftAtom)
  const offerEmail = useSetAtom(emailOfferAtom)
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const leave = async () => {
      const { draftId, isRunning } = await found(claimed)
      const next = pathAfterSignIn(search)
      // Back from the designer leads here too: an empty wizard is nothing to go back to.
      const isBack = claimed === undefined && next === pages.create && readTab('wizardDone') !== null
      const path = draftId ? `${pages.designer}?websiteId=${draftId}` : isBack ? pages.websites : next
      if (draftId) keepInTab('wizardDone', draftId)
      // A person who continues the wizard finds their answers there.
      if (draftId || (claimed !== undefined && !isRunning && path !== pages.create)) forgetInTab('wizard')
      // The designer must not meet the answer of before.
      if (claimed !== undefined) await queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
      if (claimed !== undefined && (draftId || isRunning)) offerEmail(draftId ?? nextDraft)
      setClaimed(undefined)
      navigate(isRunning ? pages.create : path, { replace: true })
    }
    leave()
  }, [claimed, navigate, offerEmail, queries, search, setClaimed])

  return <RouteWait />
}

type Found = { draftId: string | null; isRunning: boolean }
const nothing: Found = { draftId: null, isRunning: false }

/** The website that waits in this browser, once it is this person's. `claimed`: what signing in has made of it. */
async function found(claimed: string | null | undefined): Promise<Found> {
  const draft = claimed ? { draftId: claimed, isRunning: false } : undefined
  // Signing in has claimed what there was; only one that is still being made it says nothing of.
  if (!draft && claimed === null && !wasCreationBegun()) return nothing
  const outcome = draft ?? (await claimWaiting())
  if (outcome.draftId) forgetCreationBegun()
  return outcome
}

/** The draft that a waiting creation becomes, or that it is still being made; nothing when none waits or it cannot be kept. */
async function claimWaiting(): Promise<Found> {
  try {
    const { draftId, status } = await answerOf(api.creations.current.claim.$post())
    return { draftId, isRunning: status === 'running' }
  } catch {
    return nothing
  }
}
