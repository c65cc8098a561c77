import { Button, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconClock } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { failureCode } from '../../api/api-error.ts'
import classes from './publish.module.css'
import { PublishProblem } from './publish-problem.tsx'
import { ScheduleChoice } from './when/schedule-choice.tsx'
import type { When } from './when/use-when.ts'
import whenClasses from './when/when.module.css'
import { atOnce, buttonWords, choiceWords } from './when/when-choice.ts'
import { WhenForm } from './when/when-form.tsx'

type PublishFootProps = {
  when: When
  /** What is under way; undefined while nothing is. */
  progress: string | undefined
  /** Why the last attempt failed. */
  error: Error | null
  /** Whether the rest of the form lets it be published. */
  isReady: boolean
  /** Whether it would move to another web address. */
  moves: boolean
  /** Whether the form of the time is open. */
  choosing: boolean
  onChoosing: (choosing: boolean) => void
}

/** When it goes online, and the button that does it. */
export function PublishFoot({ when, progress, error, isReady, moves, ...form }: PublishFootProps) {
  const { choosing: opened, onChoosing: setOpened } = form
  const { choice, now, clock, replacing } = when
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!opened) return
    const closeForm = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      setOpened(false)
      toggle.current?.focus()
    }
    window.addEventListener('keydown', closeForm)
    return () => window.removeEventListener('keydown', closeForm)
  }, [opened, setOpened])
  const movesLater = moves && choice.at !== null
  return (
    <>
      {opened && <WhenForm id="when" {...when} onChange={when.choose} />}
      {replacing.map((schedule) => (
        <ScheduleChoice
          key={schedule.kind}
          schedule={schedule}
          ends={when.ends.includes(schedule.kind)}
          onChange={(end) => when.setEnd(schedule.kind, end)}
        />
      ))}
      {movesLater && (
        <p className={classes.problem} role="status">
          You can’t schedule an address change. Change the address first, then schedule.
        </p>
      )}
      {error !== null && failureCode(error) !== 'handle_in_use' && <PublishProblem error={error} />}
      <div className={classes.actions}>
        {progress ? (
          <span role="status">{progress}</span>
        ) : (
          <UnstyledButton
            ref={toggle}
            className={whenClasses.toggle}
            aria-expanded={opened}
            aria-controls={opened ? 'when' : undefined}
            onClick={() => setOpened(!opened)}
          >
            <IconClock size={16} aria-hidden />
            <span>
              {opened ? 'When' : <span className={whenClasses.label}>When: </span>}
              {/* Until when, the button says. */}
              {!opened && choiceWords(choice.at === null ? atOnce : choice, now, clock)}
            </span>
            <IconChevronDown size={14} aria-hidden />
          </UnstyledButton>
        )}
        <Button
          className={classes.main}
          type="submit"
          data-click="publish-now"
          loading={progress !== undefined}
          disabled={!isReady || !when.isPossible || movesLater}
        >
          {buttonWords(choice, now, clock)}
        </Button>
      </div>
    </>
  )
}
