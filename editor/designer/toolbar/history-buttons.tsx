import { ActionIcon, Popover, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconHistory } from '@tabler/icons-react'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { documentChanges } from '#renderer/document/compare/changes.ts'
import { sameWebsite } from '#renderer/document/compare/same-website.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { IconAction } from '#ui/icon-action.tsx'
import { moveFocus } from '#ui/window/focus-soon.ts'
import { stepName } from '#ui/words/change-words.ts'
import { forgetJumpAtom, goToAtom, lastJumpAtom, redoAtom, undoAtom } from '../document/history.ts'
import { storedDraftAtom, timelineAtom } from '../document/session.ts'
import { longestHistory, states, type Timeline } from '../document/timeline.ts'
import historyListClasses from './history-list.module.css'
import classes from './toolbar.module.css'
import { useShortcutWords } from './use-shortcuts.ts'

// As texts, which stay the same while someone types on.
const nextStepsAtom = atom((get) => {
  const timeline = get(timelineAtom)
  return timeline ? nextSteps(timeline) : { undo: undefined, redo: undefined }
})
const nextUndoAtom = atom((get) => get(nextStepsAtom).undo)
const nextRedoAtom = atom((get) => get(nextStepsAtom).redo)

/** Undo, redo and the list of all steps. */
export function HistoryButtons() {
  const nextUndo = useAtomValue(nextUndoAtom)
  const nextRedo = useAtomValue(nextRedoAtom)
  const undo = useSetAtom(undoAtom)
  const redo = useSetAtom(redoAtom)
  const keys = useShortcutWords()
  return (
    <div className={classes.history}>
      <IconAction
        label="Undo"
        click="undo"
        title={`Undo${nextUndo ? `: ${nextUndo}` : ''} (${keys.undo})`}
        onClick={nextUndo ? undo : undefined}
      >
        <IconArrowBackUp size={18} />
      </IconAction>
      <IconAction
        label="Redo"
        click="redo"
        title={`Redo${nextRedo ? `: ${nextRedo}` : ''} (${keys.redo})`}
        onClick={nextRedo ? redo : undefined}
      >
        <IconArrowForwardUp size={18} />
      </IconAction>
      <HistoryList />
      <AnnounceJump />
    </div>
  )
}

const words = { undone: 'Undone', redone: 'Redone', chosen: 'Changed' }

/** Announces what undo, redo or a choice in the list changed, to people who cannot see it. */
function AnnounceJump() {
  const jump = useAtomValue(lastJumpAtom)
  const forget = useSetAtom(forgetJumpAtom)
  useEffect(() => forget, [forget])
  return (
    <VisuallyHidden role="status">
      {jump && (
        // A new element each time, so that screen readers repeat the same words.
        <span key={jump.at}>
          {words[jump.kind]}: {jump.name ?? stepName(jump.changes)}
        </span>
      )}
    </VisuallyHidden>
  )
}

/** A button, and behind it every step since the website was opened. Choosing one goes there. */
function HistoryList() {
  const [opened, setOpened] = useState(false)
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={300}
      shadow="md"
      radius="md"
      trapFocus
      returnFocus
      withinPortal={false}
      floatingStrategy="fixed"
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label="History"
          title="History"
          onClick={() => setOpened((open) => !open)}
        >
          <IconHistory size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={historyListClasses.dropdown} aria-label="History">
        {opened && <Steps />}
      </Popover.Dropdown>
    </Popover>
  )
}

function Steps() {
  const timeline = useAtomValue(timelineAtom)
  const stored = useAtomValue(storedDraftAtom)?.websiteSettings
  const goTo = useSetAtom(goToAtom)
  const steps = useMemo(() => (timeline ? historySteps(timeline, stored) : []), [timeline, stored])
  return (
    <>
      <h2 className={historyListClasses.heading}>History</h2>
      <ol className={historyListClasses.steps} reversed onKeyDown={moveFocus}>
        {steps.map(({ index, name, place, saved }) => (
          <li key={index}>
            <UnstyledButton
              className={historyListClasses.step}
              data-place={place}
              aria-current={place === 'present' ? 'step' : undefined}
              data-autofocus={place === 'present' || undefined}
              tabIndex={place === 'present' ? 0 : -1}
              onClick={() => goTo(index)}
            >
              <span className={historyListClasses.name}>{name}</span>
              {place === 'undone' && <span className={historyListClasses.note}>Undone</span>}
              {saved && <span className={historyListClasses.note}>Saved</span>}
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </>
  )
}

type HistoryStep = {
  /** The state it led to, counted from the oldest. */
  index: number
  name: string
  place: 'done' | 'present' | 'undone'
  /** Whether its result is the stored state. */
  saved: boolean
}

/** The steps of a history, the newest first; the last one is where it begins. */
export function historySteps(timeline: Timeline<WebsiteSettings>, stored: WebsiteSettings | undefined): HistoryStep[] {
  const all = states(timeline)
  const now = timeline.past.length
  const saved = all.findLastIndex((state) => stored && sameWebsite(state, stored))
  return all
    .map((state, index): HistoryStep => {
      const before = all[index - 1]
      const place = index === now ? 'present' : index < now ? 'done' : 'undone'
      return {
        index,
        name: before ? nameOf(timeline, before, state) : beginning(timeline),
        place,
        saved: index === saved,
      }
    })
    .toReversed()
}

/** What the next undo would take back, and the next redo bring again. */
export function nextSteps(timeline: Timeline<WebsiteSettings>) {
  const { past, present, future } = timeline
  const [before, after] = [past.at(-1), future[0]]
  return { undo: before && nameOf(timeline, before, present), redo: after && nameOf(timeline, present, after) }
}

const nameOf = ({ names }: Timeline<WebsiteSettings>, before: WebsiteSettings, after: WebsiteSettings) =>
  names?.get(after) ?? stepName(documentChanges(before, after))

const beginning = ({ past }: Timeline<WebsiteSettings>) =>
  past.length < longestHistory ? 'When you opened the editor' : 'Oldest step'
