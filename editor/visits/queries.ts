import { queryOptions } from '@tanstack/react-query'
import { api, responseBody } from '#api/client.ts'
import type { VisitReport, visitPeriods } from '#worker/visits/schema.ts'

export type VisitPeriod = (typeof visitPeriods)[number]
export type Visits = { counted: boolean; report: VisitReport }

/** A website's visitor numbers for the last `days` days. Polls until the first visitor. */
export const visitsQuery = (draftId: string, days: VisitPeriod) =>
  queryOptions({
    queryKey: ['visits', draftId, days],
    queryFn: (): Promise<Visits> =>
      responseBody(api.drafts[':draftId'].visits.$get({ param: { draftId }, query: { days: `${days}` } })),
    staleTime: 5_000,
    refetchInterval: ({ state }) => (state.data?.report.since === null ? 5_000 : 30_000),
    // While another period loads, keep the numbers, but not another website's.
    placeholderData: (former: Visits | undefined, query) => (query?.queryKey[1] === draftId ? former : undefined),
  })
