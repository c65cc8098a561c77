import { Button, SegmentedControl, VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle, IconChevronLeft, IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { report } from '#editor/shell/measuring/report.ts'
import { useIdleTurn } from '#ui/use-idle-turn.ts'
import { useSmallScreen } from '#ui/use-small-screen.ts'
import { scheduleWords } from '#ui/words/when-words.ts'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import { AskButton } from '../ask/ask-button.tsx'
import { AddPhotosButton } from '../canvas/add-photos-button.tsx'
import classes from '../designer.module.css'
import { saveDraftAtom } from '../document/save.ts'
import {
  type DesignerMode,
  designerModeAtom,
  designerModes,
  panelOpenAtom,
  selectSectionAtom,
} from '../document/selection.ts'
import { saveStateAtom, storedDraftAtom, unsavedAtom } from '../document/session.ts'
import { useOwnersClock } from '../form/facts/business-clock.ts'
import { FindButton } from '../palette/find-button.tsx'
import { findingCountAtom, publishOpenAtom } from '../publish/publishing.ts'
import { pendingSchedules, releasesQuery } from '../publish/queries.ts'
import { HistoryButtons } from './history-buttons.tsx'
import { SaveStatus } from './save-status.tsx'
import toolbarClasses from './toolbar.module.css'
import { ViewTools } from './view-tools.tsx'
import { WebsiteMenu } from './website-menu.tsx'

export function Toolbar({ drafts }: { drafts: DraftListItem[] }) {
  const state = useAtomValue(saveStateAtom)
  const unsaved = useAtomValue(unsavedAtom)
  const save = useSetAtom(saveDraftAtom)
  return (
    <header className={classes.toolbar}>
      <div className={toolbarClasses.identity}>
        <VisuallyHidden component="h1">Your website</VisuallyHidden>
        <Link className={toolbarClasses.back} to={pages.websites} aria-label="Websites" title="Websites">
          <IconChevronLeft size={18} aria-hidden />
          <span>Websites</span>
        </Link>
        <div className={toolbarClasses.about}>
          <WebsiteMenu drafts={drafts} />
          <SaveStatus onRetry={save} />
        </div>
      </div>
      <ModeSwitch />
      <div className={toolbarClasses.tools}>
        <div className={toolbarClasses.hand}>
          <HistoryButtons />
          <ViewTools />
        </div>
        <Button
          variant={unsaved ? 'default' : 'subtle'}
          color="gray"
          size="xs"
          className={toolbarClasses.save}
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

/** The editing mode. On phones, it is at the bottom and opens the panel over the page. */
function ModeSwitch() {
  const [mode, setMode] = useAtom(designerModeAtom)
  const [open, openPanel] = useAtom(panelOpenAtom)
  const select = useSetAtom(selectSectionAtom)
  const small = useSmallScreen()
  // Choosing the current mode also opens the panel. "Sections" returns from a form to the list.
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
        size="sm"
        fullWidth
        data={[...designerModes]}
        value={mode}
        onChange={(value) => {
          setMode(value as DesignerMode)
          report({ name: 'click', area: 'designer', target: `mode-${value.toLowerCase()}`, path: pages.designer })
        }}
        onClick={choose}
      />
      {small && <AddPhotosButton />}
      <FindButton />
      <AskButton />
    </div>
  )
}

/** Opens the publish panel. A badge counts what to fix, and a clock indicates a schedule. */
function PublishButton() {
  const count = useAtomValue(findingCountAtom)
  const open = useSetAtom(publishOpenAtom)
  const schedules = useSchedules()
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
      onClick={() => open(true)}
    >
      Publish
      {count ? (
        <span className={toolbarClasses.count} aria-hidden>
          {count}
        </span>
      ) : null}
    </Button>
  )
}

function useSchedules() {
  const draftId = useAtomValue(storedDraftAtom)?.draftId ?? ''
  const idle = useIdleTurn(2)
  const { data } = useQuery({ ...releasesQuery(draftId), enabled: idle && draftId !== '' })
  return data ? pendingSchedules(data) : []
}
