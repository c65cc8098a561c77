import { ActionIcon, Button, SegmentedControl, VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle, IconClock, IconDeviceFloppy, IconHelp, IconMaximize, IconShare2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'
import { report } from '#editor/shell/measuring/report.ts'
import { IconAction } from '#ui/icon-action.tsx'
import { DeviceSwitch } from '#ui/site/device-switch.tsx'
import { NightSwitch } from '#ui/site/night-switch.tsx'
import { useIdleTurn } from '#ui/use-idle-turn.ts'
import { useSmallScreen } from '#ui/use-small-screen.ts'
import { scheduleWords } from '#ui/words/when-words.ts'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import classes from '../designer.module.css'
import { documentPart } from '../document/parts.ts'
import { useSaveWithNotice } from '../document/saving/conflict-dialog.tsx'
import {
  type DesignerMode,
  designerModeAtom,
  designerModes,
  panelOpenAtom,
  selectSectionAtom,
} from '../document/selection.ts'
import { saveStateAtom, storedDraftAtom } from '../document/session.ts'
import { useOwnersClock } from '../form/facts/business-clock.ts'
import { fullScreenPreviewAtom, previewLinkOpenAtom } from '../preview/queries.ts'
import { findingCountAtom, publishOpenAtom } from '../publish/publishing.ts'
import { releasesQuery, waiting } from '../publish/queries.ts'
import { HistoryButtons } from './history-buttons.tsx'
import { SaveStatus } from './save-status.tsx'
import toolbarClasses from './toolbar.module.css'
import { WebsiteMenu } from './website-menu.tsx'

const darkModeAtom = documentPart(({ theme }) => theme.darkMode)

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
          <NightSwitch darkMode={useAtomValue(darkModeAtom) ?? undefined} />
          <PreviewButtons />
          <HelpLink />
        </div>
        <Button
          variant="default"
          size="xs"
          className={toolbarClasses.save}
          aria-label="Save Draft"
          data-click="save-draft"
          loading={state.status === 'saving' && !state.quietly}
          onClick={save}
        >
          <span className={toolbarClasses.saveWords}>Save Draft</span>
          <IconDeviceFloppy size={18} aria-hidden />
        </Button>
        <PublishButton />
      </div>
    </header>
  )
}

/** The site alone on the whole screen, and a private link to show it to somebody. */
function PreviewButtons() {
  const openPreview = useSetAtom(fullScreenPreviewAtom)
  const openLink = useSetAtom(previewLinkOpenAtom)
  return (
    <>
      <IconAction label="Full-screen preview" click="preview" onClick={() => openPreview(true)}>
        <IconMaximize size={18} />
      </IconAction>
      <IconAction label="Share a private preview" click="share-preview" onClick={() => openLink(true)}>
        <IconShare2 size={18} />
      </IconAction>
    </>
  )
}

/** Opens the help pages in a new tab, so that the editor stays open. */
function HelpLink() {
  return (
    <ActionIcon
      component="a"
      href={pages.support}
      target="_blank"
      rel="noreferrer"
      variant="subtle"
      color="gray"
      aria-label="Help"
      title="Help"
      data-click="help"
    >
      <IconHelp size={18} />
    </ActionIcon>
  )
}

/** The editing mode. On a phone it is at the bottom, and a choice opens the panel over the page. */
function ModeSwitch() {
  const [mode, setMode] = useAtom(designerModeAtom)
  const [open, openPanel] = useAtom(panelOpenAtom)
  const select = useSetAtom(selectSectionAtom)
  const small = useSmallScreen()
  // The selected mode opens the panel too, and "Sections" leads from a section's form back to the list.
  const choose = ({ target }: MouseEvent) => {
    const name = target instanceof HTMLElement ? target.closest('label')?.textContent : undefined
    if (mode === 'Sections' && name === mode && (open || !small)) select(null)
    openPanel(true)
  }
  return (
    <div className={toolbarClasses.modes}>
      <SegmentedControl
        withItemsBorders={false}
        aria-label="What to edit"
        size="xs"
        fullWidth
        data={[...designerModes]}
        value={mode}
        onChange={(value) => {
          setMode(value as DesignerMode)
          report({ name: 'click', area: 'designer', target: `mode-${value.toLowerCase()}`, path: pages.designer })
        }}
        onClick={choose}
      />
    </div>
  )
}

/** Opens the publish panel. A badge counts what to fix first; a clock shows that a version is scheduled. */
function PublishButton() {
  const count = useAtomValue(findingCountAtom)
  const open = useSetAtom(publishOpenAtom)
  const schedules = useWaiting()
  const clock = useOwnersClock()
  const toLookAt = count ? [`${count} ${count === 1 ? 'thing' : 'things'} to fix before publishing`] : []
  const Sign = schedules.some(({ failure }) => failure !== null) ? IconAlertTriangle : IconClock
  return (
    <Button
      size="xs"
      className={toolbarClasses.publish}
      data-click="publish"
      title={
        [...schedules.map((schedule) => scheduleWords(schedule, undefined, clock)), ...toLookAt].join('\n') || undefined
      }
      leftSection={schedules.length > 0 ? <Sign size={14} aria-hidden /> : undefined}
      rightSection={
        count ? (
          <span className={toolbarClasses.count} aria-hidden>
            {count} to fix
          </span>
        ) : undefined
      }
      onClick={() => open(true)}
    >
      Publish
    </Button>
  )
}

/** Scheduled versions. Loaded when the browser is idle. */
function useWaiting() {
  const draftId = useAtomValue(storedDraftAtom)?.draftId ?? ''
  const idle = useIdleTurn(2)
  const { data } = useQuery({ ...releasesQuery(draftId), enabled: idle && draftId !== '' })
  return data ? waiting(data) : []
}
