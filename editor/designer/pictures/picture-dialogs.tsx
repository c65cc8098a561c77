import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { toast } from '#ui/toasts/toast.tsx'
import { cropWantedAtom, pictureWantedAtom } from './picture-wanted.ts'
import { isUnderWay, summaryWords } from './uploads/upload.ts'
import { clearUploadsAtom, uploadsAtom } from './uploads/upload-queue.ts'
// What it uses of Mantine beyond the styles of every page, in the order in which they build on each other.
import '@mantine/core/styles/Skeleton.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import '@mantine/core/styles/Tabs.layer.css'
import { late, useLatched } from '#ui/window/late.tsx'
import { PictureDialog } from './picture-dialog.tsx'

const CropDialog = late(() => import('./crop/crop-dialog.tsx').then((file) => file.CropDialog))

/** The dialogs to choose and crop pictures, and their background work. Opened by atoms. */
export function PictureDialogs() {
  const everCut = useLatched(useAtomValue(cropWantedAtom) !== null)
  return (
    <>
      <PictureDialog />
      {everCut && <CropDialog />}
      <UploadsWatch />
    </>
  )
}

/** During uploads: asks before the person leaves the page, and reports the result to a person who works elsewhere. */
function UploadsWatch() {
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
