import { atom } from 'jotai'
import type { Draft } from '#worker/drafts/schema.ts'

// State of features that the designer opens without importing them.

export const publishOpenAtom = atom(false)

/** The publish being confirmed. `isFullScreen`: for the first publish and for sharing. */
export type Published = { url: string; isFullScreen: boolean; scheduleStays?: boolean | undefined }
export const publishedAtom = atom<Published | null>(null)

/** The open version history. `number` selects a version. */
export const versionsOpenAtom = atom<{ number?: number } | null>(null)

export const changeAddressOpenAtom = atom(false)

/** Number of findings to fix. Undefined until known. */
export const findingCountAtom = atom<number>()

/** The publishing status, as worded in the designer and in the website list. */
export function publishedState({
  handle,
  modifiedAt,
  lastPublishedAt,
}: Pick<Draft, 'handle' | 'modifiedAt' | 'lastPublishedAt'>): string {
  if (!handle || !lastPublishedAt) return 'Draft - Not Published'
  return modifiedAt > lastPublishedAt ? 'Published, with unpublished changes' : 'Published'
}
