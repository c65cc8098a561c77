import { Button } from '@mantine/core'
import { useAtomValue, useSetAtom } from 'jotai'
import { canRetry, isUnderWay, summaryWords } from './upload.ts'
import { clearUploadsAtom, retryUploadAtom, uploadsAtom } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'
import classes from './uploads.module.css'

const look = { variant: 'subtle', color: 'gray', size: 'compact-sm' } as const

/** Current uploads with overall progress. After they end, only failures remain listed. */
export function UploadList({ draftId }: { draftId: string }) {
  const clear = useSetAtom(clearUploadsAtom)
  const retry = useSetAtom(retryUploadAtom)
  const uploads = useAtomValue(uploadsAtom).filter((upload) => upload.draftId === draftId)
  const underWay = uploads.some(isUnderWay)
  const failed = uploads.filter(({ state }) => state.status === 'failed')
  const others = uploads.filter(({ state }) => underWay && state.status !== 'failed')
  const listed = [...failed, ...others]
  const again = uploads.filter(canRetry)
  const retryAll = () => {
    for (const { id } of again) retry(id)
  }
  return (
    <section className={classes.uploads} aria-label="Uploads" data-empty={uploads.length === 0 || undefined}>
      {listed.length > 0 && (
        <ul className={classes.rows}>
          {listed.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      <div className={classes.summary}>
        <p role="status">{summaryWords(uploads)}</p>
        {!underWay && again.length > 1 && (
          <Button {...look} onClick={retryAll}>
            Try all again
          </Button>
        )}
        {uploads.length > 0 && !underWay && (
          <Button {...look} onClick={() => clear('ended')}>
            Clear
          </Button>
        )}
      </div>
    </section>
  )
}
