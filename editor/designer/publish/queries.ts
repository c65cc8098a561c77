import { queryOptions } from '@tanstack/react-query'
import { answerOf, api, releaseApi } from '#api/client.ts'
import type { Standing } from '#worker/drafts/schema.ts'
import type { Release, ReleaseList, Schedule } from '#worker/publishing/schema.ts'

/** What begins the keys of all that publishing changes of a draft beside the draft itself; without one, of all drafts. */
export const releasesKey = (draftId?: string) => ['drafts', 'releases', ...(draftId ? [draftId] : [])]

/** A website's releases, the newest first, and what is set for a time. */
export const releasesQuery = (draftId: string) =>
  queryOptions({
    queryKey: [...releasesKey(draftId), 'list'],
    queryFn: (): Promise<ReleaseList> => answerOf(releaseApi[':draftId'].releases.$get({ param: { draftId } })),
    staleTime: 30_000,
  })

/** What keeps a website from being published. */
export const standingQuery = (draftId: string) =>
  queryOptions({
    queryKey: [...releasesKey(draftId), 'standing'],
    queryFn: (): Promise<Standing> => answerOf(api.drafts[':draftId'].standing.$get({ param: { draftId } })),
    staleTime: 30_000,
  })

/** What visitors see of a draft now; null while it is not published. */
export const liveReleaseQuery = (draftId: string) =>
  queryOptions({
    queryKey: [...releasesKey(draftId), 'live'],
    queryFn: async () => (await answerOf(api.drafts[':draftId'].release.$get({ param: { draftId } }))).release,
    staleTime: 0,
  })

/** One release, to look at. It never changes. */
export const releaseQuery = (draftId: string, number: number) =>
  queryOptions({
    queryKey: ['drafts', 'one-release', draftId, number],
    queryFn: (): Promise<Release> =>
      answerOf(releaseApi[':draftId'].releases[':number'].$get({ param: { draftId, number: String(number) } })),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What waits for its time, the earliest first. What was given up waits for the owner, and comes before all. */
export const waiting = ({ schedules }: ReleaseList): Schedule[] =>
  schedules.toSorted((a, b) => Number(b.failure !== null) - Number(a.failure !== null) || a.at.localeCompare(b.at))
