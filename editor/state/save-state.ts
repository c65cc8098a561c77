import { atom } from 'jotai'
import type { Draft } from '../../worker/contract/drafts.ts'
import type { ErrorCode } from '../../worker/contract/errors.ts'

/** Where saving stands. Whether anything is unsaved is another question: see unsavedAtom. */
export type SaveState =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'failed'; code: ErrorCode | 'network' }
  /** The draft was changed elsewhere since this screen read it: `current` is what is stored now. */
  | { status: 'conflict'; current: Draft }

export const saveStateAtom = atom<SaveState>({ status: 'idle' })
