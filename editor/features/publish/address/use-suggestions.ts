import { useQuery } from '@tanstack/react-query'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { answerOf, api } from '../../../api/client.ts'
import { suggestedHandles } from './suggested-handles.ts'

const offered = 3

/** Free web addresses like the one named, each asked about before it is offered. None while it is undefined. */
export function useSuggestions(
  handle: string | undefined,
  draftId: string,
  { business, businessName }: WebsiteSettings,
) {
  const { data, isFetching } = useQuery({
    queryKey: ['handles', 'like', handle, draftId, business, businessName],
    enabled: handle !== undefined,
    staleTime: 60_000,
    queryFn: async () => {
      // Brings every trade along: loaded only where an owner needs it.
      const { tradeFor } = await import('../../../../templates/match-trade.ts')
      const { placeName } = await import('../../../../templates/compose/place-name.ts')
      const about = {
        town: placeName(business.location),
        trade: tradeFor({ activities: business.activities, name: businessName }).trade,
      }
      const asked = suggestedHandles(handle ?? '', about).map((suggestion) =>
        answerOf(api.handles[':handle'].$get({ param: { handle: suggestion }, query: { draftId } })),
      )
      const answers = await Promise.all(asked)
      return answers
        .filter(({ status }) => status === 'available')
        .map((answer) => answer.handle)
        .slice(0, offered)
    },
  })
  return { suggestions: handle === undefined ? [] : (data ?? []), looking: isFetching }
}
