import { Button } from '@mantine/core'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Draft } from '../../../worker/drafts/schema.ts'
import { ago } from '../../ui/ago.ts'
import { bringTogetherAtom, showNewerAtom } from '../document/conflicts.ts'
import { unsavedAtom } from '../document/session.ts'
import classes from './unsaved-notices.module.css'

/** Says that the website was saved elsewhere while something here would be lost by showing it. */
export function NewerNotice({ draft }: { draft: Draft }) {
  const unsaved = useAtomValue(unsavedAtom)
  const bringTogether = useSetAtom(bringTogetherAtom)
  const show = useSetAtom(showNewerAtom)
  return (
    <div className={classes.note}>
      <span>
        Saved in another window {ago(draft.modifiedAt)}.{unsaved && ' Your unsaved changes are still here.'}
      </span>
      <Button size="xs" onClick={unsaved ? bringTogether : show}>
        {unsaved ? 'Compare and merge' : 'Load latest'}
      </Button>
    </div>
  )
}
