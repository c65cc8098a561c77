import { Button } from '@mantine/core'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { signInPath } from '../../state/sign-in-path.ts'
import classes from './launch-step.module.css'
import { previousStepAtom } from './wizard-state.ts'

/** What somebody who has not signed in can do with a finished website. */
export function Finished() {
  const back = useSetAtom(previousStepAtom)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className={classes.words}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          Your website is ready
        </h2>
        <p>It’s saved in this browser for now. Sign in to keep, edit and publish it.</p>
      </div>
      <div className={classes.actions}>
        <Button variant="default" size="md" data-click="back" onClick={() => back()}>
          Back
        </Button>
        <Button
          component="a"
          href={signInPath({ pathname: pages.create, search: '' })}
          size="md"
          data-click="sign-in-to-keep"
        >
          Sign in to keep it
        </Button>
      </div>
    </div>
  )
}
