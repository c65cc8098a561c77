import { Button } from '@mantine/core'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { FailureCode } from '#api/api-error.ts'
import { withSupportLink } from '#ui/errors/error-text.tsx'
import { messageFor, problems } from '#ui/errors/error-texts.ts'
import { toast } from '#ui/toasts/toast.tsx'
import { Dialog } from '#ui/window/dialog.tsx'
import { cropWantedAtom, type PictureWanted, pictureWantedAtom } from './picture-wanted.ts'
import { canRetry, isUnderWay, summaryWords, type Upload, uploadName } from './uploads/upload.ts'
import { cancelUploadAtom, clearUploadsAtom, uploadsAtom } from './uploads/upload-queue.ts'
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
      <LogoProblems />
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

type InvalidFile = { name: string; code: FailureCode }

/** Says it aloud when the file of a logo could not be uploaded: a logo is mostly one file, and nobody reads a list for it. */
function LogoProblems() {
  const [invalid, setInvalid] = useState<InvalidFile>()
  const [opened, setOpened] = useState(false)
  const cancel = useSetAtom(cancelUploadAtom)
  useFailedLogos((upload, code) => {
    if (canRetry(upload)) return toast(problems.logoUpload)
    // Shown here, so the list of uploads leaves it out.
    cancel(upload.id)
    setInvalid({ name: uploadName(upload), code })
    setOpened(true)
  })
  return (
    <Dialog
      opened={opened}
      title={problems.logoFile}
      onClose={() => setOpened(false)}
      actions={
        <Button data-autofocus onClick={() => setOpened(false)}>
          OK
        </Button>
      }
    >
      {invalid && (
        <p>
          {invalid.name}: {withSupportLink(messageFor(invalid.code))}
        </p>
      )}
    </Dialog>
  )
}

/** Calls once for each failure of a file that was added while a logo is wanted. */
function useFailedLogos(onFailed: (upload: Upload, code: FailureCode) => void) {
  const uploads = useAtomValue(uploadsAtom)
  const since = useLogoWantedSince(useAtomValue(pictureWantedAtom))
  const told = useRef(new Set<string>())
  const tell = useRef(onFailed)
  tell.current = onFailed

  useEffect(() => {
    if (since === undefined) return
    for (const upload of uploads) {
      const { id, state, addedAt } = upload
      if (state.status !== 'failed') told.current.delete(id)
      else if (addedAt >= since && !told.current.has(id)) {
        told.current.add(id)
        tell.current(upload, state.code)
      }
    }
  }, [uploads, since])
}

/** Since when a logo is wanted, in milliseconds since 1970; undefined while none is. */
function useLogoWantedSince(wanted: PictureWanted | null): number | undefined {
  const known = useRef<{ wanted: PictureWanted | null; since: number }>(null)
  if (known.current?.wanted !== wanted) known.current = { wanted, since: Date.now() }
  return wanted?.kind === 'logo' ? known.current?.since : undefined
}
