import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigation } from 'react-router'
import type { FailureCode } from '#api/api-error.ts'
import { sessionQuery } from '#session/session.ts'
import { messageFor, stillIntact } from '#ui/errors/error-texts.ts'
import { DeviceSwitch } from '#ui/site/device-switch.tsx'
import type { ImportOutcome } from '#worker/creation/run/phases.ts'
import { StepFoot } from '../step-frame.tsx'
import { failureAction, signInToKeep } from './failure-action.ts'
import { FootNotice, FootWords, ImportNotice } from './foot-parts.tsx'
import classes from './ready-foot.module.css'

type ReadyFootProps = {
  imported: ImportOutcome | null | undefined
  /** Creates the website from this tab's answers. Only set if another tab has created a newer website. */
  onMakeAgain: (() => void) | undefined
  /** Why the website couldn't be added to the person's account. */
  problem: FailureCode | undefined
  onRetry: () => void
}

export function ReadyFoot({ imported, onMakeAgain, problem, onRetry }: ReadyFootProps) {
  return (
    <StepFoot
      noteStays
      note={<FootWords title="Your website is ready">Only you can see it until you publish.</FootWords>}
      summary={
        problem ? (
          <FootNotice isAlert>
            {messageFor(problem)} {stillIntact.website}
          </FootNotice>
        ) : onMakeAgain ? (
          <FootNotice isAlert>
            This is the one you made last, in another tab.{' '}
            <button type="button" onClick={onMakeAgain}>
              Use the answers in this tab
            </button>
          </FootNotice>
        ) : (
          <ImportNotice imported={imported} />
        )
      }
    >
      <div className={classes.actions}>
        <div className={classes.devices}>
          <DeviceSwitch />
        </div>
        <Action problem={problem} onRetry={onRetry} />
      </div>
    </StepFoot>
  )
}

function Action({ problem, onRetry }: Pick<ReadyFootProps, 'problem' | 'onRetry'>) {
  const queries = useQueryClient()
  const isLeaving = useNavigation().state !== 'idle'
  const first = problem && failureAction(problem)
  if (first) {
    return (
      <Button component="a" href={first.href} size="md">
        {first.label}
      </Button>
    )
  }
  return problem ? (
    <Button size="md" data-click="retry" onClick={onRetry}>
      Retry
    </Button>
  ) : (
    <Button
      component={Link}
      to={signInToKeep}
      size="md"
      loading={isLeaving}
      data-click="sign-in-to-keep"
      // The person may have signed in in another tab.
      onClick={() => void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })}
    >
      Keep this website
    </Button>
  )
}
