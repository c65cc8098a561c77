import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, responseBody } from '#api/client.ts'
import type { InboxSettings } from '#worker/messages/schema.ts'

/** How the owner is notified of messages, and how long they are stored. */
export const inboxSettingsQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['inbox-settings', draftId],
    queryFn: () => responseBody(api.drafts[':draftId']['inbox-settings'].$get({ param: { draftId } })),
    staleTime: 60_000,
  })

/** The business email that receives answers to the owner's replies. Undefined if they go to the account's email. */
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
 * Reports the browser's time zone once for each website without settings, because visitor days and the daily email use it. Fails silently,
 * since the next visit retries.
 */
export function useOwnTimeZone(draftIds: readonly string[]) {
  const queries = useQueryClient()
  const all = draftIds.join(' ')
  useEffect(() => {
    for (const draftId of all.split(' ').filter(Boolean)) void reportTimeZone(queries, draftId)
  }, [queries, all])
}

/** Reports the time zone for one website. Default: the browser's. */
export async function reportTimeZone(queries: QueryClient, draftId: string, timeZone = ownTimeZone()) {
  try {
    const { settings, chosen } = await queries.fetchQuery(inboxSettingsQuery(draftId))
    if (!chosen) await storeSettings(queries, { draftId, settings: { ...settings, timeZone } })
  } catch {
    // UTC applies until then.
  }
}

/** The browser's time zone: 'Europe/Vienna'. */
export const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

async function storeSettings(queries: QueryClient, { draftId, settings }: SettingsOfWebsite) {
  const stored = await responseBody(
    api.drafts[':draftId']['inbox-settings'].$put({ param: { draftId }, json: settings }),
  )
  queries.setQueryData(inboxSettingsQuery(draftId).queryKey, stored)
  return stored
}
