import * as z from 'zod'
import { parseDocument } from '../../renderer/document/versions.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'

/**
 * A copy of unsaved work in the tab's own storage, so that a reload or a crash loses nothing. One per draft; it is an
 * offer to the person, never loaded by itself.
 */
export type UnsavedCopy = { revision: number; websiteSettings: WebsiteSettings }

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const unsavedCopyPrefix = 'websiteSettings:'
const keyOf = (draftId: string) => `${unsavedCopyPrefix}${draftId}`
const stored = z.object({ revision: z.number().int(), websiteSettings: z.unknown() })

export function keepUnsavedCopy(shelf: Shelf, draftId: string, copy: UnsavedCopy) {
  try {
    shelf.setItem(keyOf(draftId), JSON.stringify(copy))
  } catch {
    // Storage that is full or forbidden takes nothing away from the work on the screen.
  }
}

/** The copy of a draft, or undefined when there is none or it cannot be read any more. */
export function findUnsavedCopy(shelf: Shelf, draftId: string): UnsavedCopy | undefined {
  try {
    const { revision, websiteSettings } = stored.parse(JSON.parse(shelf.getItem(keyOf(draftId)) ?? 'null'))
    return { revision, websiteSettings: parseDocument(websiteSettings) }
  } catch {
    return undefined
  }
}

export function dropUnsavedCopy(shelf: Shelf, draftId: string) {
  try {
    shelf.removeItem(keyOf(draftId))
  } catch {
    // As above.
  }
}
