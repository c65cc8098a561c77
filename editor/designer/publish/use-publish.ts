import { useMutation } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useState } from 'react'
import { ApiError, failureCode } from '#api/api-error.ts'
import { publishDraft } from '#editor/websites/drafts.ts'
import { useRefetchSession } from '#session/verification.ts'
import { type ScheduleKind, staleRevision } from '#worker/drafts/schema.ts'
import type { Schedule } from '#worker/publishing/schema.ts'
import { useDrawnPictures } from '../cards/use-drawn.ts'
import { adoptDraftAtom } from '../document/conflicts.ts'
import { receiveDraftAtom } from '../document/live.ts'
import { saveFirstAtom } from '../document/save.ts'
import { unsavedAtom, unstoredAtom } from '../document/session.ts'
import { typedHandleAtom } from './address/handle-state.ts'
import { endSchedule, scheduleDraft, useShowRelease } from './release-changes.ts'

export type PublishOrder = {
  handle: string
  /** When to publish. Default: now. */
  at?: string
  /** When to restore the current version. */
  revertAt?: string
  /** Schedules to cancel after publishing. */
  ends?: ScheduleKind[]
}

export type PublishOutcome = {
  /** The website's URL. Null if scheduled. */
  url: string | null
  /** All schedules, and the kinds that this publish set. */
  schedules: Schedule[]
  set: ScheduleKind[]
  isFirst: boolean
  scheduleStays?: boolean
}

/**
 * Redraws the icon and link preview, saves, then publishes or schedules the draft. Fails with an ApiError. `step`: the
 * current step.
 */
export function usePublish() {
  const store = useStore()
  const draw = useDrawnPictures()
  const show = useShowRelease()
  const refetchSession = useRefetchSession()
  const [step, setStep] = useState<'drawing' | 'saving' | 'publishing' | 'scheduling'>('publishing')
  const mutation = useMutation({
    // Fails immediately when offline.
    networkMode: 'always',
    mutationFn: async ({ ends = [], ...order }: PublishOrder): Promise<PublishOutcome> => {
      await draw(() => setStep('drawing'))
      if (store.get(unstoredAtom)) setStep('saving')
      const stored = await store.set(saveFirstAtom)
      setStep(order.at === undefined ? 'publishing' : 'scheduling')
      const { draftId, revision, lastPublishedAt } = stored
      const done = await publishOrSchedule({ draftId, revision, ...order })
      await store.set(receiveDraftAtom, done.draft)
      store.set(typedHandleAtom, null)
      const endings = await Promise.allSettled(ends.map((kind) => endSchedule({ draftId, kind })))
      const scheduleStays = endings.some(({ status }) => status === 'rejected')
      const shown = show({ draftId, draft: done.draft })
      // The message lists schedules, so refetch them after canceling.
      if (ends.length > 0) await shown.catch(() => undefined)
      const set = done.schedules.filter(({ kind }) => order[timeOf[kind]] !== undefined).map(({ kind }) => kind)
      const isFirst = lastPublishedAt === null
      return { url: done.url, isFirst, schedules: done.schedules, set, ...(scheduleStays && { scheduleStays }) }
    },
    onError: (error) => {
      // The email is no longer verified, so refetch the session and let the panel ask for verification.
      if (failureCode(error) === 'email_unverified') void refetchSession()
      // The website was saved elsewhere and nothing is unsaved here. Load that version, so that a retry publishes what is on screen.
      const details = error instanceof ApiError && error.code === 'stale_revision' ? error.details : undefined
      const { data } = staleRevision.safeParse(details)
      if (data && !store.get(unsavedAtom)) store.set(adoptDraftAtom, data.current)
    },
  })
  return { ...mutation, step }
}

const timeOf = { publish: 'at', revert: 'revertAt' } as const satisfies Record<ScheduleKind, keyof PublishOrder>

async function publishOrSchedule(order: { draftId: string; revision: number } & PublishOrder) {
  if (order.at === undefined && order.revertAt === undefined) {
    const { draft, url } = await publishDraft(order)
    return { draft, url, schedules: [] }
  }
  const { draft, published, schedules } = await scheduleDraft(order)
  return { draft, url: published?.url ?? null, schedules }
}
