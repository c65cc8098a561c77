import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { messageListQuery, messagesOf, unreadQuery } from '#editor/messages/queries.ts'
import { listedDraftQuery } from '#editor/websites/drafts.ts'
import { queryProblem } from '#session/query-problem.ts'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { needsOf } from './needs.ts'
import { weekQuery } from './queries.ts'

/** How many websites are shown and checked, most recently edited first. */
const maxShown = 3
const inbox = messageListQuery({ folder: 'inbox', search: '', unread: false })

/** All of the week page's data. Loads as a whole, to avoid layout shift. */
export function useWeek(websites: DraftListItem[]) {
  const shown = websites.slice(0, maxShown)
  const week = useQuery(weekQuery)
  const unread = useQuery(unreadQuery)
  const list = useInfiniteQuery(inbox)
  const findings = useQuery(findingsQuery(shown))
  // Findings are optional: the page works without them.
  const isLookedOver = !findings.isPending || findings.fetchStatus === 'paused'
  const failed = [week, unread, list].find((query) => query.data === undefined && queryProblem(query))
  const problem = failed && { error: queryProblem(failed), retry: () => void failed.refetch() }
  if (!week.data || !unread.data || !list.data || !isLookedOver) return { problem }
  const { oldestUnread, domains, schedules } = week.data
  const facts = { oldestUnread, domains, schedules, unread: unread.data.unread, findings: findings.data ?? new Map() }
  return {
    problem: undefined,
    week: week.data,
    messages: messagesOf(list.data.pages),
    shown,
    needs: needsOf({ websites, ...facts }),
  }
}

/** Checklist findings for saved websites. */
const findingsQuery = (websites: readonly DraftListItem[]) =>
  queryOptions({
    queryKey: ['findings', websites.map(({ draftId, revision }) => [draftId, revision])],
    queryFn: async ({ client }) => {
      const [{ findingsOf }, ...drafts] = await Promise.all([
        import('#editor/designer/publish/checklist/checklist.ts'),
        ...websites.map((website) => client.fetchQuery(listedDraftQuery(website))),
      ])
      return new Map(drafts.map(({ draftId, websiteSettings }) => [draftId, findingsOf(websiteSettings)]))
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
