import { atom } from 'jotai'
import { copyKeeperAtom } from '../designer/document/recovery.ts'
import type { UnsavedCopy } from '../designer/document/unsaved-copies.ts'
import { copyShelf } from './copy-shelf.ts'

/** Copies of unsaved work on the open draft that were left behind, newest first. */
export const offeredCopiesAtom = atom<readonly UnsavedCopy[]>([])

/** Ends an offer: the copy was restored, or is not wanted. The open version has its own copy before this one is deleted. */
export const dropOfferAtom = atom(null, (get, set, copy: UnsavedCopy) => {
  set(offeredCopiesAtom, (offered) => offered.filter((other) => other !== copy))
  get(copyKeeperAtom)?.flush()
  void copyShelf.remove([copy])
})
