import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { failureCode } from '#api/api-error.ts'
import { answerOf, releaseApi } from '#api/client.ts'
import { domainsKey } from '#editor/domains/queries.ts'
import { draftQuery, ifMatch, useKeepDraft } from '#editor/websites/drafts.ts'
import { useAskWhoIsThere } from '#session/verification.ts'
import type { Draft, ScheduleKind } from '#worker/drafts/schema.ts'
import type { Scheduled } from '#worker/publishing/schema.ts'
import { openDocumentAtom } from '../document/open-document.ts'
import { releasesKey } from './queries.ts'

const website = releaseApi[':draftId']

type Times = {
  /** When it goes online; left out, at once. */
  at?: string
  /** When what is online now comes back. */
  revertAt?: string
}

/** Schedules the stored draft. */
export const scheduleDraft = ({
  draftId,
  revision,
  ...json
}: Times & Pick<Draft, 'draftId' | 'revision'> & { handle: string }): Promise<Scheduled> =>
  answerOf(website.schedules.$post({ param: { draftId }, json }, ifMatch(revision)))

/** Puts an earlier release online again. The draft stays as it is. */
export const useRollBack = () =>
  useReleaseChange(async ({ draftId, number }: { draftId: string; number: number }) =>
    answerOf(website.releases[':number']['roll-back'].$post({ param: { draftId, number: String(number) } })),
  )

/** Moves the online version to another web address. Unpublished changes stay unpublished. */
export const useChangeHandle = () =>
  useReleaseChange(async ({ draftId, handle }: { draftId: string; handle: string }) =>
    answerOf(website.handle.$put({ param: { draftId }, json: { handle } })),
  )

/** Takes a website offline. One that is offline already is as good as taken. */
export const useTakeOffline = () =>
  useReleaseChange(async ({ draftId }: { draftId: string }): Promise<{ draft?: Draft }> => {
    try {
      return await answerOf(website.unpublish.$post({ param: { draftId }, json: {} }))
    } catch (error) {
      if (failureCode(error) === 'not_published') return {}
      throw error
    }
  })

/** Takes back what was set for a time. */
export async function endSchedule({
  draftId,
  kind,
}: {
  draftId: string
  kind: ScheduleKind
}): Promise<{ draft?: Draft }> {
  await answerOf(website.schedules[':kind'].$delete({ param: { draftId, kind } }))
  return {}
}
export const useEndSchedule = () => useReleaseChange(endSchedule)

/** Moves a scheduled version to another time. */
export const useMoveSchedule = () =>
  useReleaseChange(
    async ({ draftId, kind, at }: { draftId: string; kind: ScheduleKind; at: string }): Promise<{ draft?: Draft }> => {
      await answerOf(website.schedules[':kind'].$patch({ param: { draftId, kind }, json: { at } }))
      return {}
    },
  )

/** Shows everywhere in this page what a change of what is online brought. Resolves when the lists show it too. */
export function useShowRelease() {
  const queries = useQueryClient()
  const keep = useKeepDraft()
  return ({ draftId, draft }: { draftId: string; draft?: Draft | undefined }) => {
    void queries.invalidateQueries({ queryKey: domainsKey })
    return Promise.all([draft && keep(draft), queries.invalidateQueries({ queryKey: releasesKey(draftId) })])
  }
}

/** A change of what is online or will be. Fails with an ApiError. */
function useReleaseChange<Order extends { draftId: string }, Done extends { draft?: Draft }>(
  change: (order: Order) => Promise<Done>,
) {
  const queries = useQueryClient()
  const store = useStore()
  const show = useShowRelease()
  const askWhoIsThere = useAskWhoIsThere()
  return useMutation({
    mutationFn: change,
    // Offline, fail at once with a message.
    networkMode: 'always',
    onSuccess: ({ draft }, { draftId }) => show({ draftId, draft }),
    onError: (error, { draftId }) => {
      const code = failureCode(error)
      // The email is no longer verified: refetch the session so that the screen asks for verification.
      if (code === 'email_unverified') void askWhoIsThere()
      // Another tab or device changed it, and this page has no live message yet.
      if (code === 'not_published' || code === 'not_found') {
        void queries.invalidateQueries({ queryKey: releasesKey(draftId) })
        void queries.invalidateQueries({ queryKey: draftQuery(draftId).queryKey })
        const open = store.get(openDocumentAtom)
        if (open?.draftId === draftId) void open.refresh()
      }
    },
  })
}
