import { atom } from 'jotai'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import type { Draft } from '../../worker/drafts/schema.ts'
import type { ErrorCode } from '../../worker/platform/http/errors.ts'
import type { UnsavedCopy } from '../designer/document/unsaved-copies.ts'

/** Two versions of a draft that do not know of each other, until the person has chosen. */
export type Conflict = {
  status: 'conflict'
  /** The stored draft. */
  current: Draft
  mine: WebsiteSettings
  /** What both were made from, if it is known. */
  base: WebsiteSettings | null
  /** The recovered copy that `mine` comes from, unless it is the open document. */
  copy?: UnsavedCopy
}

/** Where saving stands. Whether anything is unsaved is another question: see unsavedAtom. */
export type SaveState =
  /** `savedAt`, in milliseconds since 1970, once this window has saved. `quietly`: by autosave, not by Save Draft. */
  | { status: 'idle'; savedAt?: number; quietly?: boolean }
  | { status: 'saving'; quietly?: boolean }
  | { status: 'failed'; code: ErrorCode | 'network' }
  | Conflict

export const saveStateAtom = atom<SaveState>({ status: 'idle' })
