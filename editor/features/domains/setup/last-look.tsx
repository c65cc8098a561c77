import { Button, Loader } from '@mantine/core'
import { IconCircleCheck, IconRefresh } from '@tabler/icons-react'
import type { Checks } from '../use-checks.ts'
import setup from './setup.module.css'

type LastLookProps = {
  /** When the DNS was asked. */
  checkedAt: string
  /** Whether it said all that it should. */
  isRight: boolean
  checks: Checks
}

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' })

/** When the DNS was looked at last, and the way to have that done now. */
export function LastLook({ checkedAt, isRight, checks: { isLooking, goesOn, lookNow } }: LastLookProps) {
  return (
    <div className={setup.look}>
      <h3>DNS settings</h3>
      <p>
        {isRight && (
          <span className={setup.allRight} role="status">
            <IconCircleCheck size={16} aria-hidden /> All records are correct. Leave them as they are.
          </span>
        )}
        <span>
          Last checked at <time dateTime={checkedAt}>{clock.format(Date.parse(checkedAt))}</time>
          {goesOn && '. We check every few seconds.'}
        </span>
      </p>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={isLooking ? <Loader size={14} aria-hidden /> : <IconRefresh size={14} aria-hidden />}
        onClick={lookNow}
      >
        Check now
      </Button>
    </div>
  )
}
