import type { DraftListItem } from '#worker/drafts/schema.ts'

type Listed = Pick<DraftListItem, 'draftId' | 'publishedHandle'>

/**
 * The website to open: the one that `websiteId` names by its id or its web address, without that the first of the list. `listed` is
 * undefined when the list does not have it; it may be there all the same, since the list may be older.
 */
export function selectedWebsite<Item extends Listed>(drafts: readonly Item[], websiteId: string | null) {
  const asked = websiteId || drafts[0]?.draftId || ''
  return { asked, listed: drafts.find((item) => item.draftId === asked || item.publishedHandle === asked) }
}
