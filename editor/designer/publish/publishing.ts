import { atom } from 'jotai'
import type { Draft } from '#worker/drafts/schema.ts'

// What the designer opens and does not know.

/** Whether the publish panel is open. */
export const publishOpenAtom = atom(false)

/** What was just put online, while its owner is told: by a whole screen the first time and whenever they want to share it. */
export type Published = { url: string; isMoment: boolean; scheduleStays?: boolean | undefined }
export const publishedAtom = atom<Published | null>(null)

/** The version history, while it is open; `number` is the version to begin at, where one was asked for. */
export const versionsOpenAtom = atom<{ number?: number } | null>(null)

/** Whether another web address is being chosen. */
export const changeAddressOpenAtom = atom(false)

/** How many mistakes the checklist before publishing would show now; undefined until it is known. */
export const findingCountAtom = atom<number>()

/** Where a website's publishing stands, in the words that the designer and the list of websites share. */
export function publishedState({
  handle,
  modifiedAt,
  lastPublishedAt,
}: Pick<Draft, 'handle' | 'modifiedAt' | 'lastPublishedAt'>): string {
  if (!handle || !lastPublishedAt) return 'Draft - Not Published'
  return modifiedAt > lastPublishedAt ? 'Published, with unpublished changes' : 'Published'
}
