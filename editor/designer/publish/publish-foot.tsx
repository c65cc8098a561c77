import { Button, SegmentedControl, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconClock } from '@tabler/icons-react'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { failureCode } from '#api/api-error.ts'
import { type Clock, onWhenWords } from '#ui/words/when-words.ts'
import type { Schedule } from '#worker/publishing/schema.ts'
import { photosAtom } from '../opening/photos-state.ts'
import classes from './publish.module.css'
import { PublishProblem } from './publish-problem.tsx'
import type { When } from './when/use-when.ts'
import whenClasses from './when/when.module.css'
import { buttonWords, choiceWords, publishNow } from './when/when-choice.ts'
import { WhenForm } from './when/when-form.tsx'

type PublishFootProps = {
  when: When
  /** The current step. Undefined while idle. */
  progress: string | undefined
  error: Error | null
  /** Whether the rest of the form is valid. */
  isReady: boolean
  /** Whether publishing also changes the address. */
  moves: boolean
  choosing: boolean
  onChoosing: (choosing: boolean) => void
}

/** The schedule and the Publish button. */
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
          sentence={choiceSentence(schedule, now, clock)}
          ends={when.ends.includes(schedule.kind)}
          onChange={(end) => when.setEnd(schedule.kind, end)}
        />
      ))}
      <PhotosNote />
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
              {/* The button shows when the period ends. */}
              {!opened && choiceWords(choice.at === null ? publishNow : choice, now, clock)}
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

/** Upload state of photos from the wizard. A toast would cover the panel. */
function PhotosNote() {
  const photos = useAtomValue(photosAtom)
  if (!photos) return null
  const { message, again } = photos
  return (
    <p className={classes.photos} role="status">
      {message}{' '}
      {again && (
        <UnstyledButton className={classes.again} onClick={again}>
          Try again
        </UnstyledButton>
      )}
    </p>
  )
}

const answers = [
  { value: 'keep', label: 'Keep' },
  { value: 'cancel', label: 'Cancel it' },
]

type ScheduleChoiceProps = { schedule: Schedule; sentence: string; ends: boolean; onChange: (ends: boolean) => void }

/** Warns that a scheduled version will replace this one. Offers to keep or cancel the schedule. */
function ScheduleChoice({ schedule, sentence, ends, onChange }: ScheduleChoiceProps) {
  const id = `schedule-choice-${schedule.kind}`
  return (
    <div className={whenClasses.return}>
      <p id={id}>{sentence}</p>
      <SegmentedControl
        size="xs"
        aria-labelledby={id}
        data={answers}
        value={ends ? 'cancel' : 'keep'}
        onChange={(value) => onChange(value === 'cancel')}
      />
    </div>
  )
}

/** Explains what happens to a version that is published while another one is scheduled. */
export function choiceSentence({ kind, at, release }: Schedule, now: number, clock?: Clock): string {
  const when = onWhenWords(at, now, clock)
  const sentence =
    kind === 'publish'
      ? `${when} version ${release} replaces what you publish now.`
      : `${when} the website goes back to version ${release}.`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
