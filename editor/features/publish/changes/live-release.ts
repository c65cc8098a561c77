import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../../api/client.ts'

/** What visitors see of a draft now; null while it is not published. */
export const liveReleaseQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['drafts', 'release', draftId],
    queryFn: async () => (await answerOf(api.drafts[':draftId'].release.$get({ param: { draftId } }))).release,
    staleTime: 0,
  })
