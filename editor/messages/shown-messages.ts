import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { MessageList, MessageSummary } from '#worker/messages/schema.ts'
import { type MessageFilter, messageListsKey, messageQuery, unreadQuery } from './queries.ts'

/** A changed message. `to` is null if it was deleted, `from` is null if it was restored. */
export type ShownChange = { from: MessageSummary; to: MessageSummary | null } | { from: null; to: MessageSummary }

type Pages = InfiniteData<MessageList>

/** Applies changes to all caches optimistically. Returns a function that reverts them independently of later changes. */
export function showChanges(queries: QueryClient, changes: readonly ShownChange[]): () => void {
  const back = changes.flatMap(({ from, to }): ShownChange[] => (from ? [{ from: to, to: from }] : []))
  const lists = queries.getQueriesData<Pages>({ queryKey: messageListsKey })
  const undo = lists.flatMap(([queryKey, pages]) => {
    const filter = queryKey[2] as MessageFilter
    if (!pages) return []
    const present = new Set(changes.map(idOf).filter((id) => has(pages, id)))
    const show = (steps: readonly ShownChange[], comes: (step: ShownChange) => boolean) =>
      queries.setQueryData<Pages>(queryKey, (shown) => shown && changed(shown, filter, steps, comes))
    show(changes, ({ from, to }) => to !== null && from?.folder !== to.folder && belongsInList(to, filter))
    return () => show(back, (step) => present.has(idOf(step)))
  })
  updateOutsideLists(queries, changes)
  return () => {
    for (const each of undo) each()
    updateOutsideLists(queries, back)
  }
}

const idOf = ({ from, to }: ShownChange) => (to ?? from)?.id ?? ''

/** Updates the open message and the unread count. */
function updateOutsideLists(queries: QueryClient, changes: readonly ShownChange[]) {
  for (const { to } of changes) {
    if (to) queries.setQueryData(messageQuery(to.id).queryKey, (known) => known && { ...known, ...placeOf(to) })
  }
  queries.setQueryData(unreadQuery.queryKey, (known) => {
    if (!known) return known
    const next = { unread: known.unread, byWebsite: { ...known.byWebsite } }
    for (const { from, to } of changes) {
      const draftId = (to ?? from)?.draftId ?? ''
      const more = Number(isUnread(to)) - Number(isUnread(from))
      next.unread = Math.max(0, next.unread + more)
      next.byWebsite[draftId] = Math.max(0, (next.byWebsite[draftId] ?? 0) + more)
    }
    return next
  })
}

const placeOf = ({ folder, readAt }: MessageSummary) => ({ folder, readAt })

const isUnread = (message: MessageSummary | null) => message?.folder === 'inbox' && message.readAt === null

const has = ({ pages }: Pages, id: string) => pages.some(({ messages }) => messages.some((each) => each.id === id))

/** Applies changes to a list. `comes`: whether a message that is new to the folder belongs in the list. */
function changed(
  data: Pages,
  filter: MessageFilter,
  changes: readonly ShownChange[],
  comes: (change: ShownChange) => boolean,
): Pages {
  let next = data
  for (const change of changes) {
    const { from, to } = change
    const stays = to?.folder === filter.folder
    if (has(next, idOf(change))) {
      next = { ...next, pages: next.pages.map((page) => replaced(page, idOf(change), stays ? to : null)) }
    } else if (to && stays && comes(change)) {
      next = inserted(next, to)
    } else {
      continue
    }
    next = counted(next, from?.folder, to?.folder)
  }
  return next
}

/** Whether the message belongs in this folder's list. Only the server can evaluate a search. */
const belongsInList = (message: MessageSummary, { draftId, search, unread }: MessageFilter) =>
  search === '' && (!draftId || draftId === message.draftId) && (!unread || message.readAt === null)

const replaced = (page: MessageList, id: string, message: MessageSummary | null): MessageList => ({
  ...page,
  messages: page.messages.flatMap((each) => (each.id === id ? (message ?? []) : each)),
})

/** Inserts the message by time, unless its page hasn't been loaded. */
function inserted({ pages, ...rest }: Pages, message: MessageSummary): Pages {
  const at = pages.findIndex((page, index) => {
    const oldest = page.messages.at(-1)
    return (oldest && oldest.createdAt <= message.createdAt) || (index === pages.length - 1 && page.next === null)
  })
  const put = (page: MessageList): MessageList => ({
    ...page,
    messages: [...page.messages, message].toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)),
  })
  return { ...rest, pages: pages.map((page, index) => (index === at ? put(page) : page)) }
}

function counted(
  { pages, ...rest }: Pages,
  from: MessageSummary['folder'] | undefined,
  to: MessageSummary['folder'] | undefined,
): Pages {
  if (from === to) return { pages, ...rest }
  const count = (page: MessageList): MessageList => {
    // Only the first page has counts.
    if (!page.counts) return page
    const counts = { ...page.counts }
    if (from) counts[from] = Math.max(0, counts[from] - 1)
    if (to) counts[to] += 1
    return { ...page, counts }
  }
  return { ...rest, pages: pages.map(count) }
}
