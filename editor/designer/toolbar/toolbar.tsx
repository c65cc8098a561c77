import { Button, VisuallyHidden } from '@mantine/core'
import { useAtomValue } from 'jotai'
import type { DraftListItem } from '../../../worker/drafts/schema.ts'
import { DeviceSwitch } from '../../ui/device-switch.tsx'
import classes from '../designer.module.css'
import { saveStateAtom } from '../document/session.ts'
import { useSaveWithNotice } from '../saving/use-save-with-notice.ts'
import { HelpLink } from './help-link.tsx'
import { HistoryButtons } from './history-buttons.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { PreviewButtons } from './preview-buttons.tsx'
import { PublishButton } from './publish-button.tsx'
import { SaveStatus } from './save-status.tsx'
import toolbarClasses from './toolbar.module.css'
import { WebsiteMenu } from './website-menu.tsx'

export function Toolbar({ drafts }: { drafts: DraftListItem[] }) {
  const state = useAtomValue(saveStateAtom)
  const save = useSaveWithNotice()
  return (
    <header className={classes.toolbar}>
      <div className={toolbarClasses.identity}>
        <VisuallyHidden component="h1">Your website</VisuallyHidden>
        <WebsiteMenu drafts={drafts} />
        <SaveStatus onRetry={save} />
      </div>
      <ModeSwitch />
      <div className={toolbarClasses.tools}>
        <HistoryButtons />
        <div className={toolbarClasses.looking}>
          <div className={toolbarClasses.devices}>
            <DeviceSwitch />
          </div>
          <PreviewButtons />
          <HelpLink />
        </div>
        <Button
          variant="default"
          size="xs"
          data-click="save-draft"
          loading={state.status === 'saving' && !state.quietly}
          onClick={save}
        >
          Save Draft
        </Button>
        <PublishButton />
      </div>
    </header>
  )
}
