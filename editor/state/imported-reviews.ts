import { queryOptions } from '@tanstack/react-query'
import type { ImportedReviews } from '../../worker/contract/imports.ts'
import { answerOf, api } from '../api/client.ts'

/** The reviews that the page quotes that a website was imported from. They never change. */
export const importedReviewsQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['drafts', 'imported-reviews', draftId],
    queryFn: (): Promise<ImportedReviews> =>
      answerOf(api.drafts[':draftId']['imported-reviews'].$get({ param: { draftId } })),
    staleTime: Number.POSITIVE_INFINITY,
  })
