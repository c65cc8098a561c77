import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { toast } from '#ui/toasts/toast.tsx'
import { cropRequestAtom, pictureRequestAtom } from './picture-request.ts'
import { isUnderWay, summaryWords } from './uploads/upload.ts'
import { clearUploadsAtom, uploadsAtom } from './uploads/upload-queue.ts'
// Mantine styles these dialogs need on top of the global ones. Order matters: later files build on earlier ones.
import '@mantine/core/styles/Skeleton.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import '@mantine/core/styles/Tabs.layer.css'
import { lazyComponent, useLatched } from '#ui/window/lazy.tsx'
import { PictureDialog } from './picture-dialog.tsx'

const CropDialog = lazyComponent(() => import('./crop/crop-dialog.tsx').then((file) => file.CropDialog))

/** The dialogs that choose and crop pictures, and background uploads. Opened by atoms. */
export function PictureDialogs() {
  const everCut = useLatched(useAtomValue(cropRequestAtom) !== null)
  return (
    <>
      <PictureDialog />
      {everCut && <CropDialog />}
      <UploadsWatch />
    </>
  )
}

/** During uploads, warns before leaving the page, and reports the result in a toast if the dialog is closed. */
function UploadsWatch() {
  const uploads = useAtomValue(uploadsAtom)
  const isOpen = useAtomValue(pictureRequestAtom) !== null
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
    // Failed uploads stay listed for a retry.
    if (!isOpen && !underWay && uploads.some(({ state }) => state.status === 'done')) clear('done')
  }, [underWay, isOpen, uploads, clear])
  return null
}
