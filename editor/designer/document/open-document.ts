import { atom } from 'jotai'
import type { Draft } from '#worker/drafts/schema.ts'

/** The website open in the designer, for parts of the app that work without the designer. */
export type OpenDocument = {
  draftId: string
  /** Takes a draft that the server returned. */
  receive: (draft: Draft) => void
  /** Whether this window made an announced save, or knows of a later one. */
  isKnown: (announced: { revision: number }) => Promise<boolean>
  /** Reads the draft again. */
  refresh: () => Promise<void>
  /** Closes it. */
  close: () => void
  /** Closes it and deletes the copy of its unsaved work. */
  discard: () => void
}

export const openDocumentAtom = atom<OpenDocument | null>(null)
