import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { failureCode } from '#api/api-error.ts'
import { releaseApi, responseBody } from '#api/client.ts'
import { domainsKey } from '#editor/domains/queries.ts'
import { draftQuery, ifMatch, useApplyDraft } from '#editor/websites/drafts.ts'
import { useRefetchSession } from '#session/verification.ts'
import type { Draft, ScheduleKind } from '#worker/drafts/schema.ts'
import type { Scheduled } from '#worker/publishing/schema.ts'
import { openDocumentAtom } from '../document/open-document.ts'
import { releasesKey } from './queries.ts'

const website = releaseApi[':draftId']

type Times = {
  /** When to publish. Default: now. */
  at?: string
  /** When to restore the current version. */
  revertAt?: string
}

export const scheduleDraft = ({
  draftId,
  revision,
  ...json
}: Times & Pick<Draft, 'draftId' | 'revision'> & { handle: string }): Promise<Scheduled> =>
  responseBody(website.schedules.$post({ param: { draftId }, json }, ifMatch(revision)))

/** Publishes an earlier release again. The draft stays unchanged. */
export const useRollBack = () =>
  useReleaseChange(async ({ draftId, number }: { draftId: string; number: number }) =>
    responseBody(website.releases[':number']['roll-back'].$post({ param: { draftId, number: String(number) } })),
  )

/** Moves the live version to another handle. Doesn't publish changes. */
export const useChangeHandle = () =>
  useReleaseChange(async ({ draftId, handle }: { draftId: string; handle: string }) =>
    responseBody(website.handle.$put({ param: { draftId }, json: { handle } })),
  )

/** Takes a website offline. Succeeds if it is offline already. */
export const useTakeOffline = () =>
  useReleaseChange(async ({ draftId }: { draftId: string }): Promise<{ draft?: Draft }> => {
    try {
      return await responseBody(website.unpublish.$post({ param: { draftId }, json: {} }))
    } catch (error) {
      if (failureCode(error) === 'not_published') return {}
      throw error
    }
  })

export async function endSchedule({
  draftId,
  kind,
}: {
  draftId: string
  kind: ScheduleKind
}): Promise<{ draft?: Draft }> {
  await responseBody(website.schedules[':kind'].$delete({ param: { draftId, kind } }))
  return {}
}
export const useEndSchedule = () => useReleaseChange(endSchedule)

export const useMoveSchedule = () =>
  useReleaseChange(
    async ({ draftId, kind, at }: { draftId: string; kind: ScheduleKind; at: string }): Promise<{ draft?: Draft }> => {
      await responseBody(website.schedules[':kind'].$patch({ param: { draftId, kind }, json: { at } }))
      return {}
    },
  )

/** Updates all caches after a release change. Resolves once the lists have been refetched. */
export function useShowRelease() {
  const queries = useQueryClient()
  const keep = useApplyDraft()
  return ({ draftId, draft }: { draftId: string; draft?: Draft | undefined }) => {
    void queries.invalidateQueries({ queryKey: domainsKey })
    return Promise.all([draft && keep(draft), queries.invalidateQueries({ queryKey: releasesKey(draftId) })])
  }
}

/** A mutation of releases or schedules. Fails with an ApiError. */
function useReleaseChange<Order extends { draftId: string }, Done extends { draft?: Draft }>(
  change: (order: Order) => Promise<Done>,
) {
  const queries = useQueryClient()
  const store = useStore()
  const show = useShowRelease()
  const refetchSession = useRefetchSession()
  return useMutation({
    mutationFn: change,
    // Fails immediately when offline.
    networkMode: 'always',
    onSuccess: ({ draft }, { draftId }) => show({ draftId, draft }),
    onError: (error, { draftId }) => {
      const code = failureCode(error)
      // The email is no longer verified, so refetch the session and let the screen ask for verification.
      if (code === 'email_unverified') void refetchSession()
      // It was changed elsewhere, and the live message hasn't arrived yet.
      if (code === 'not_published' || code === 'not_found') {
        void queries.invalidateQueries({ queryKey: releasesKey(draftId) })
        void queries.invalidateQueries({ queryKey: draftQuery(draftId).queryKey })
        const open = store.get(openDocumentAtom)
        if (open?.draftId === draftId) void open.refresh()
      }
    },
  })
}
