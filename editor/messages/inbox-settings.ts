import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { answerOf, api } from '#api/client.ts'
import type { InboxSettings } from '#worker/messages/schema.ts'

/** How a website's owner gets notified of messages, and how long they are kept. */
export const inboxSettingsQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['inbox-settings', draftId],
    queryFn: () => answerOf(api.drafts[':draftId']['inbox-settings'].$get({ param: { draftId } })),
    staleTime: 60_000,
  })

/** The published website's address if answers to its owner's replies go there; undefined if they go to the account's. */
export function useReplyAddress(draftId: string): string | undefined {
  const { data } = useQuery(inboxSettingsQuery(draftId))
  return data?.settings.replyTo === 'website' ? (data.websiteEmail ?? undefined) : undefined
}

type SettingsOfWebsite = { draftId: string; settings: InboxSettings }

export function useSetInboxSettings() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (order: SettingsOfWebsite) => storeSettings(queries, order),
    networkMode: 'always',
  })
}

/**
 * Reports the owner's time zone once, for each website without settings: days of visitor numbers and the hour
 * of the daily mail are counted in it. It asks nobody and fails silently: the next visit tries again.
 */
export function useOwnTimeZone(draftIds: readonly string[]) {
  const queries = useQueryClient()
  const all = draftIds.join(' ')
  useEffect(() => {
    for (const draftId of all.split(' ').filter(Boolean)) void tellTimeZone(queries, draftId)
  }, [queries, all])
}

/** The same for one website. `timeZone`: the browser's where it is left out. */
export async function tellTimeZone(queries: QueryClient, draftId: string, timeZone = ownTimeZone()) {
  try {
    const { settings, chosen } = await queries.fetchQuery(inboxSettingsQuery(draftId))
    if (!chosen) await storeSettings(queries, { draftId, settings: { ...settings, timeZone } })
  } catch {
    // Until then the days are those of Greenwich.
  }
}

/** Where the browser says that it is: 'Europe/Vienna'. */
export const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

async function storeSettings(queries: QueryClient, { draftId, settings }: SettingsOfWebsite) {
  const stored = await answerOf(api.drafts[':draftId']['inbox-settings'].$put({ param: { draftId }, json: settings }))
  queries.setQueryData(inboxSettingsQuery(draftId).queryKey, stored)
  return stored
}
