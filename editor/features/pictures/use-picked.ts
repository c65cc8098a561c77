import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { storedHashes } from '../../../renderer/document/without-picture.ts'
import type { LibraryPicture } from '../../../worker/pictures/schema.ts'
import type { PictureWanted } from '../../state/picture-wanted.ts'
import { picturesQuery } from '../../state/pictures.ts'
import { ownPicked, type Picked, stillThere, withPick } from './picked.ts'
import { uploadsAtom } from './uploads/upload-queue.ts'

const none: readonly LibraryPicture[] = []

/** What is picked in the dialog: at first the picture that is there now, then what was clicked on or has been uploaded since. */
export function usePicked({ most, current }: PictureWanted, draftId: string) {
  const { data: library } = useQuery(picturesQuery(draftId))
  const pictures = library?.pictures ?? none
  const [chosen, setChosen] = useState<readonly Picked[]>()
  const pick = useCallback((picture: Picked) => setChosen((before) => withPick(before ?? [], picture, most)), [most])
  usePickUploaded(draftId, pick)

  const picked = useMemo(
    () => stillThere(chosen ?? (most === 1 && current ? ownOf(pictures, current.urls) : []), pictures),
    [chosen, most, current, pictures],
  )
  return { picked, pick }
}

/** The website's picture that the addresses are of. */
function ownOf(pictures: readonly LibraryPicture[], urls: LibraryPicture['image']['urls']): readonly Picked[] {
  const hashes = storedHashes({ urls })
  const own = pictures.find(({ image }) => [...storedHashes({ urls: image.urls })].some((hash) => hashes.has(hash)))
  return own ? [ownPicked(own)] : []
}

/** Picks what was added while the dialog is open, as soon as it is there. */
function usePickUploaded(draftId: string, pick: (picture: Picked) => void) {
  const uploads = useAtomValue(uploadsAtom)
  const openedAt = useRef(Date.now())
  const seen = useRef(new Set<string>())
  useEffect(() => {
    for (const { id, state, addedAt, draftId: of } of uploads) {
      if (state.status !== 'done' || of !== draftId || addedAt < openedAt.current || seen.current.has(id)) continue
      seen.current.add(id)
      pick(ownPicked(state.picture))
    }
  }, [uploads, draftId, pick])
}
