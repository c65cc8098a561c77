import { atom } from 'jotai'
import type { Draft } from '#worker/drafts/schema.ts'

/** The open website, for code that must not depend on the designer. */
export type OpenDocument = {
  draftId: string
  /** Applies a draft that the server returned. */
  receive: (draft: Draft) => void
  /** Whether this window made the announced save or already has a later one. */
  isKnown: (announced: { revision: number }) => Promise<boolean>
  refresh: () => Promise<void>
  close: () => void
  /** Closes it and deletes the copy of its unsaved work. */
  discard: () => void
}

export const openDocumentAtom = atom<OpenDocument | null>(null)
