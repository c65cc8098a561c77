import type { Draft } from '../../worker/drafts/schema.ts'

/** Where a website's publishing stands, in the words that the designer and the list of websites share. */
export function publishedState({
  handle,
  modifiedAt,
  lastPublishedAt,
}: Pick<Draft, 'handle' | 'modifiedAt' | 'lastPublishedAt'>): string {
  if (!handle || !lastPublishedAt) return 'Draft - Not Published'
  return modifiedAt > lastPublishedAt ? 'Published, with unpublished changes' : 'Published'
}
