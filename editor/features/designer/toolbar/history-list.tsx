import { ActionIcon, Popover, UnstyledButton } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { storedDraftAtom, timelineAtom } from '../../../state/draft.ts'
import { goToAtom } from '../../../state/travel.ts'
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

/** One tab stop for the list; the arrow keys lead through it. */
function moveFocus(event: KeyboardEvent<HTMLOListElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: buttons.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  buttons[to]?.focus()
}
