import { ActionIcon, Popover, UnstyledButton } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { moveFocus } from '../../ui/move-focus.ts'
import { goToAtom } from '../document/history.ts'
import { storedDraftAtom, timelineAtom } from '../document/session.ts'
import classes from './history-list.module.css'
import { historySteps } from './history-steps.ts'

/** A button, and behind it every step since the website was opened. Choosing one goes there. */
export function HistoryList() {
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
      <Popover.Dropdown className={classes.dropdown} aria-label="History">
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
      <h2 className={classes.heading}>History</h2>
      <ol className={classes.steps} reversed onKeyDown={moveFocus}>
        {steps.map(({ index, name, place, saved }) => (
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
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </>
  )
}
