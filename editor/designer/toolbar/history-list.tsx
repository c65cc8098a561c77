import { Popover, UnstyledButton } from '@mantine/core'
import { useAtomValue, useSetAtom } from 'jotai'
import { cloneElement, useMemo } from 'react'
import { useOpenedAtOnce } from '#ui/window/button-menu.tsx'
import { moveFocus } from '#ui/window/focus-soon.ts'
import type { MenuButton } from '#ui/window/lazy-menu.tsx'
import { goToAtom } from '../document/history.ts'
import { storedDraftAtom, timelineAtom } from '../document/session.ts'
import { versionsOpenAtom } from '../publish/publishing.ts'
import classes from './history-list.module.css'
import { historySteps } from './history-steps.ts'

/** Every step since the website was opened. Choosing a step jumps to it. */
export function HistoryList({ button }: { button: MenuButton }) {
  const { ref, opened, onChange } = useOpenedAtOnce()
  return (
    <Popover
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      width={300}
      shadow="md"
      radius="md"
      trapFocus
      returnFocus
      withinPortal={false}
      floatingStrategy="fixed"
    >
      <Popover.Target>{cloneElement(button, { ref, onClick: () => onChange(!opened) })}</Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label="History">
        {opened && (
          <>
            <Steps />
            <PublishedVersions onOpen={() => onChange(false)} />
          </>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** Opens the published versions, which aren't part of these steps. */
function PublishedVersions({ onOpen }: { onOpen: () => void }) {
  const isPublished = useAtomValue(storedDraftAtom)?.lastPublishedAt != null
  const open = useSetAtom(versionsOpenAtom)
  if (!isPublished) return null
  const see = () => {
    onOpen()
    open({})
  }
  return (
    <UnstyledButton className={classes.versions} onClick={see}>
      Published versions
    </UnstyledButton>
  )
}

function Steps() {
  const timeline = useAtomValue(timelineAtom)
  const stored = useAtomValue(storedDraftAtom)?.websiteSettings
  const goTo = useSetAtom(goToAtom)
  const steps = useMemo(() => (timeline ? historySteps(timeline, stored) : []), [timeline, stored])
  return (
    <>
      <h2 className={classes.heading}>History</h2>
      <ol className={classes.steps} reversed onKeyDown={moveFocus}>
        {steps.map(({ index, name, place, at, saved }) => (
          <li key={index}>
            <UnstyledButton
              className={classes.step}
              data-place={place}
              aria-current={place === 'present' ? 'step' : undefined}
              data-autofocus={place === 'present' || undefined}
              tabIndex={place === 'present' ? 0 : -1}
              onClick={() => goTo(index)}
            >
              <span className={classes.name}>{name}</span>
              {place === 'undone' && <span className={classes.note}>Undone</span>}
              {saved && <span className={classes.note}>Saved</span>}
              {at !== undefined && <time className={classes.note}>{clock.format(at)}</time>}
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </>
  )
}
