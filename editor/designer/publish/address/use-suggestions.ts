import { useQuery } from '@tanstack/react-query'
import { api, responseBody } from '#api/client.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import type { Draft } from '#worker/drafts/schema.ts'
import { ownHandles, suggestedHandles } from './suggested-handles.ts'

const maxOffered = 3
const oneWord = /^[\p{L}\p{M}'’-]+$/u

/** Available alternatives to a handle, each checked with the server. Empty while the handle is undefined. */
export function useSuggestions(handle: string | undefined, draftId: string, document: WebsiteSettings) {
  const { business, businessName } = document
  const { data, isFetching } = useQuery({
    queryKey: ['handles', 'like', handle, draftId, business, businessName],
    enabled: handle !== undefined,
    staleTime: 60_000,
    queryFn: async () => {
      // Loads all trades, so only import it on demand.
      const { tradeFor } = await import('#templates/match-trade.ts')
      const { placeName } = await import('#templates/compose/place-name.ts')
      // Customers use the same word for the trade as the owner.
      const words = [business.trade.name, tradeFor({ activities: business.activities, name: businessName }).trade]
      const about = {
        town: placeName(business.location),
        trade: words.find((word) => oneWord.test(word.trim())) ?? '',
        own: ownHandles(document),
      }
      return freeOf(suggestedHandles(handle ?? '', about), draftId)
    },
  })
  return { suggestions: handle === undefined ? [] : (data ?? []), looking: isFetching }
}

/** Available handles from the business's name and profiles, before the first publish. */
export function useOwnHandles(handle: string, { draftId, handle: published }: Draft, document: WebsiteSettings) {
  const own = published === null ? ownHandles(document) : []
  const { data = [] } = useQuery({
    queryKey: ['handles', 'own', draftId, own],
    enabled: own.length > 1,
    staleTime: 60_000,
    queryFn: () => freeOf(own, draftId),
  })
  return data.filter((other) => other !== handle).slice(0, 2)
}

const maxChecked = 6

async function freeOf(handles: readonly string[], draftId: string): Promise<string[]> {
  const checked = handles
    .slice(0, maxChecked)
    .map((handle) => responseBody(api.handles[':handle'].$get({ param: { handle }, query: { draftId } })))
  const answers = await Promise.all(checked)
  return answers
    .filter(({ status }) => status === 'available')
    .map(({ handle }) => handle)
    .slice(0, maxOffered)
}
