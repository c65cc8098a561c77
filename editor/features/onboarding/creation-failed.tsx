import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import type { FailureCode } from '../../api/api-error.ts'
import { messageFor, unharmed } from '../../messages.ts'
import classes from './creation-failed.module.css'

const title = 'There was a problem creating your website'

/** The website could not be made. What was answered is kept, so that trying again is one click. */
export function CreationFailed({ code, onRetry }: { code: FailureCode; onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const full = code === 'website_limit_reached'
  return (
    <div className={classes.failed} role="alert">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>
        {code === 'creation_failed' ? messageFor('unknown') : messageFor(code)} {unharmed.answers}
      </p>
      <div className={classes.actions}>
        {full && (
          <Button component="a" href={pages.websites} size="md">
            Your websites
          </Button>
        )}
        <Button size="md" variant={full ? 'default' : 'filled'} data-click="retry" onClick={onRetry}>
          Retry
        </Button>
        <Button component="a" href={pages.support} variant="default" size="md" data-click="go-to-support">
          Go to Support
        </Button>
      </div>
    </div>
  )
}
