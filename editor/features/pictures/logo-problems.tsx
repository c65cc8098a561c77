import { Button } from '@mantine/core'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { FailureCode } from '../../api/api-error.ts'
import { messageFor, problems } from '../../messages.ts'
import { type PictureWanted, pictureWantedAtom } from '../../state/picture-wanted.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { withSupportLink } from '../../ui/with-support-link.tsx'
import { canRetry, type Upload, uploadName } from './uploads/upload.ts'
import { uploadsAtom } from './uploads/upload-queue.ts'

type InvalidFile = { name: string; code: FailureCode }

/** Says it aloud when the file of a logo could not be uploaded: a logo is mostly one file, and nobody reads a list for it. */
export function LogoProblems() {
  const [invalid, setInvalid] = useState<InvalidFile>()
  const [opened, setOpened] = useState(false)
  useFailedLogos((upload, code) => {
    if (canRetry(upload)) return toast(problems.logoUpload)
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
