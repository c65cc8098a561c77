import { useQuery } from '@tanstack/react-query'
import { answerOf, api } from '#api/client.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { isValidHandle, normalizeHandle } from '#renderer/document/values/handle.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'

const offered = 3
const shortestEnding = '-studio'.length

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
      const { tradeFor } = await import('#templates/match-trade.ts')
      const { placeName } = await import('#templates/compose/place-name.ts')
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

/** Other web addresses like one that is in use: with the town, the trade, both. The likeliest first; whether they are free is not known. */
export function suggestedHandles(handle: string, about: { town: string; trade: string }): string[] {
  const [town, trade] = [wordOf(about.town), wordOf(about.trade)]
  const endings = [town, trade, trade && town ? `${trade}-${town}` : '', 'online', 'studio']
  const suggested = endings
    .filter((ending) => ending !== '' && !handle.endsWith(ending))
    .map((ending) => withEnding(handle, ending))
  return [...new Set(suggested)].filter((suggestion) => suggestion !== handle && isValidHandle(suggestion))
}

const wordOf = (text: string) => normalizeHandle(text.trim().replace(/\s+/g, '-')).replace(/^-+|-+$/g, '')

/** Adds an ending to a web address. Shortens the address to fit, preferably at a hyphen. Returns a blank string without room. */
function withEnding(handle: string, ending: string): string {
  const room = limits.handle - ending.length - 1
  if (room < limits.handleMin) return ''
  if (handle.length <= room) return `${handle}-${ending}`
  // One more than there is room for: a hyphen there ends a whole word.
  const words = handle.lastIndexOf('-', room)
  const isLongWord = handle.length + shortestEnding > limits.handle
  if (words < limits.handleMin && !isLongWord) return ''
  return `${handle.slice(0, words >= limits.handleMin ? words : room).replace(/-+$/, '')}-${ending}`
}
