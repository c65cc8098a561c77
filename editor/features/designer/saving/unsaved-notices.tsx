import { Button } from '@mantine/core'
import { useAtomValue } from 'jotai'
import { newerElsewhereAtom } from './newer-elsewhere.ts'
import classes from './unsaved-notices.module.css'
import { useUnsavedCopy } from './use-unsaved-copy.ts'

/** Over the foot of the canvas: work that a reload left behind, and saves made elsewhere. */
export function UnsavedNotices({ draftId }: { draftId: string }) {
  const newer = useAtomValue(newerElsewhereAtom)
  const { offer, restore, discard } = useUnsavedCopy(draftId)
  return (
    <div className={classes.notices} role="status">
      {offer && (
        <div className={classes.note}>
          <span>Unsaved changes from before are still here.</span>
          <Button size="xs" variant="subtle" color="gray" onClick={discard}>
            Discard
          </Button>
          <Button size="xs" onClick={restore}>
            Restore unsaved changes
          </Button>
        </div>
      )}
      {newer && (
        <div className={classes.note}>
          <span>Saved in another window meanwhile. When you save, you choose which version stays.</span>
        </div>
      )}
    </div>
  )
}
