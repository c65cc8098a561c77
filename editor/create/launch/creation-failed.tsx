import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { FailureCode } from '#api/api-error.ts'
import { messageFor, stillIntact } from '#ui/errors/error-texts.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import classes from './creation-failed.module.css'
import { failureAction } from './failure-action.ts'

/** A failed creation. Keeps the answers, so one click retries. */
export function CreationFailed({ code, onRetry }: { code: FailureCode; onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const first = failureAction(code)
  return (
    <div className={classes.failed} role="alert">
      <div className={classes.words}>
        <h2 ref={heading} className={classes.title} tabIndex={-1}>
          {messageFor('creation_failed')}
        </h2>
        <p>
          {code === 'creation_failed' ? messageFor('unknown') : messageFor(code)} {stillIntact.answers}
        </p>
        <div className={classes.actions}>
          {first && (
            <Button component="a" href={first.href} size="md">
              {first.label}
            </Button>
          )}
          <Button size="md" variant={first ? 'default' : 'filled'} data-click="retry" onClick={onRetry}>
            Retry
          </Button>
          <Button component="a" href={pages.support} variant="default" size="md" data-click="go-to-support">
            Go to Support
          </Button>
        </div>
      </div>
    </div>
  )
}
