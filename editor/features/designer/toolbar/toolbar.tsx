import { Button, SegmentedControl, VisuallyHidden } from '@mantine/core'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { DraftListItem } from '../../../../worker/contract/drafts.ts'
import { unsavedAtom } from '../../../state/draft.ts'
import { publishOpenAtom } from '../../../state/publishing.ts'
import { saveStateAtom } from '../../../state/save-state.ts'
import { type DesignerMode, designerModeAtom, designerModes } from '../../../state/selection.ts'
import classes from '../designer.module.css'
import { useSaveWithNotice } from '../saving/use-save-with-notice.ts'
import { DeviceSwitch } from './device-switch.tsx'
import { HistoryButtons } from './history-buttons.tsx'
import { SaveStatus } from './save-status.tsx'
import toolbarClasses from './toolbar.module.css'
import { WebsiteMenu } from './website-menu.tsx'

export function Toolbar({ drafts }: { drafts: DraftListItem[] }) {
  const [mode, setMode] = useAtom(designerModeAtom)
  const unsaved = useAtomValue(unsavedAtom)
  const saving = useAtomValue(saveStateAtom).status === 'saving'
  const openPublish = useSetAtom(publishOpenAtom)
  const save = useSaveWithNotice()
  return (
    <header className={classes.toolbar}>
      <div className={toolbarClasses.identity}>
        <VisuallyHidden component="h1">Your website</VisuallyHidden>
        <WebsiteMenu drafts={drafts} />
        <SaveStatus onRetry={save} />
      </div>
      <SegmentedControl
        withItemsBorders={false}
        className={toolbarClasses.modes}
        aria-label="What to edit"
        size="xs"
        data={[...designerModes]}
        value={mode}
        onChange={(value) => setMode(value as DesignerMode)}
      />
      <div className={toolbarClasses.tools}>
        <HistoryButtons />
        <DeviceSwitch />
        <Button
          variant="default"
          size="xs"
          loading={saving}
          aria-disabled={!unsaved || undefined}
          data-disabled={!unsaved || undefined}
          onClick={unsaved ? save : undefined}
        >
          Save Draft
        </Button>
        <Button size="xs" onClick={() => openPublish(true)}>
          Publish
        </Button>
      </div>
    </header>
  )
}
