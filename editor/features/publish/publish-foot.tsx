import { Button, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import type { FailureCode } from '../../api/api-error.ts'
import classes from './publish.module.css'
import { PublishProblem } from './publish-problem.tsx'
import { ReturnNotice } from './when/return-notice.tsx'
import type { When } from './when/use-when.ts'
import whenClasses from './when/when.module.css'
import { atOnce, buttonWords, choiceWords } from './when/when-choice.ts'
import { WhenForm } from './when/when-form.tsx'

type PublishFootProps = {
  when: When
  /** What is under way; undefined while nothing is. */
  progress: string | undefined
  problem: FailureCode | null
  /** Whether the rest of the form lets it be published. */
  isReady: boolean
  /** Whether it would move to another web address. */
  moves: boolean
}

/** When it goes online, and the button that does it. */
export function PublishFoot({ when, progress, problem, isReady, moves }: PublishFootProps) {
  const [opened, setOpened] = useState(false)
  const { choice, now, clock, waitingReturn } = when
  const movesLater = moves && choice.at !== null
  return (
    <>
      {opened && <WhenForm id="when" {...when} onChange={when.choose} />}
      {waitingReturn && choice.backAt === null && (
        <ReturnNotice waiting={waitingReturn} ends={when.endsReturn} onChange={when.setEndsReturn} />
      )}
      {movesLater && (
        <p className={classes.problem} role="status">
          A website that is online moves to another web address at once, not later. Change its web address first.
        </p>
      )}
      {problem && problem !== 'handle_in_use' && <PublishProblem code={problem} />}
      <div className={classes.actions}>
        {progress ? (
          <span role="status">{progress}</span>
        ) : (
          <UnstyledButton
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
