import { queryOptions } from '@tanstack/react-query'
import { api, releaseApi, responseBody } from '#api/client.ts'
import type { PublishingBlocks } from '#worker/drafts/schema.ts'
import type { Release, ReleaseList, Schedule } from '#worker/publishing/schema.ts'

/** Query key of everything that publishing changes, except the draft. Without an id, for all drafts. */
export const releasesKey = (draftId?: string) => ['drafts', 'releases', ...(draftId ? [draftId] : [])]

/** A website's releases, newest first, and its schedules. */
export const releasesQuery = (draftId: string) =>
  queryOptions({
    queryKey: [...releasesKey(draftId), 'list'],
    queryFn: (): Promise<ReleaseList> => responseBody(releaseApi[':draftId'].releases.$get({ param: { draftId } })),
    staleTime: 30_000,
  })

/** Why a website can't be published. */
export const publishBlockQuery = (draftId: string) =>
  queryOptions({
    queryKey: [...releasesKey(draftId), 'standing'],
    queryFn: (): Promise<PublishingBlocks> =>
      responseBody(api.drafts[':draftId'].standing.$get({ param: { draftId } })),
    staleTime: 30_000,
  })

/** The live version of a draft. Null while offline. */
export const liveReleaseQuery = (draftId: string) =>
  queryOptions({
    queryKey: [...releasesKey(draftId), 'live'],
    queryFn: async () => (await responseBody(api.drafts[':draftId'].release.$get({ param: { draftId } }))).release,
    staleTime: 0,
  })

/** One release. Immutable. */
export const releaseQuery = (draftId: string, number: number) =>
  queryOptions({
    queryKey: ['drafts', 'one-release', draftId, number],
    queryFn: (): Promise<Release> =>
      responseBody(releaseApi[':draftId'].releases[':number'].$get({ param: { draftId, number: String(number) } })),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Schedules by time. Failed schedules come first, since they need the owner's attention. */
export const pendingSchedules = ({ schedules }: ReleaseList): Schedule[] =>
  schedules.toSorted((a, b) => Number(b.failure !== null) - Number(a.failure !== null) || a.at.localeCompare(b.at))
