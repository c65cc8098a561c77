import { Button } from '@mantine/core'
import { useAtomValue, useSetAtom } from 'jotai'
import { isUnderWay } from './upload.ts'
import { clearUploadsAtom, uploadsAtom } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'
import { summaryWords } from './upload-words.ts'
import classes from './uploads.module.css'

/**
 * The files on their way to a website's pictures, and how all of them stand. At the end those that failed are left on it: the
 * others are seen among the pictures.
 */
export function UploadList({ draftId }: { draftId: string }) {
  const clear = useSetAtom(clearUploadsAtom)
  const uploads = useAtomValue(uploadsAtom).filter((upload) => upload.draftId === draftId)
  const underWay = uploads.some(isUnderWay)
  const listed = uploads.filter(({ state }) => underWay || state.status === 'failed')
  return (
    <section className={classes.uploads} aria-label="Uploads" data-empty={uploads.length === 0 || undefined}>
      <div className={classes.summary}>
        <p role="status">{summaryWords(uploads)}</p>
        {uploads.length > 0 && !underWay && (
          <Button variant="subtle" color="gray" size="compact-sm" onClick={() => clear('ended')}>
            Clear
          </Button>
        )}
      </div>
      {listed.length > 0 && (
        <ul className={classes.rows}>
          {listed.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  )
}
