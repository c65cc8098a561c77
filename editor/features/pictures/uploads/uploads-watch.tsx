import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { pictureWantedAtom } from '../../../state/picture-wanted.ts'
import { toast } from '../../../ui/toast.ts'
import { isUnderWay } from './upload.ts'
import { clearUploadsAtom, uploadsAtom } from './upload-queue.ts'
import { summaryWords } from './upload-words.ts'

/** During uploads: asks before the person leaves the page, and reports the result to a person who works elsewhere. */
export function UploadsWatch() {
  const uploads = useAtomValue(uploadsAtom)
  const isOpen = useAtomValue(pictureWantedAtom) !== null
  const clear = useSetAtom(clearUploadsAtom)
  const underWay = uploads.some(isUnderWay)
  const wasUnderWay = useRef(underWay)

  useEffect(() => {
    if (!underWay) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [underWay])

  useEffect(() => {
    const ended = wasUnderWay.current && !underWay
    wasUnderWay.current = underWay
    if (ended && !isOpen && uploads.length > 0) toast(summaryWords(uploads))
    // What failed stays on the list, to be tried again.
    if (!isOpen && !underWay && uploads.some(({ state }) => state.status === 'done')) clear('done')
  }, [underWay, isOpen, uploads, clear])
  return null
}
