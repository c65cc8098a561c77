import { Button } from '@mantine/core'
import { useAtomValue, useSetAtom } from 'jotai'
import { type PropsWithChildren, type ReactNode, useEffect, useRef } from 'react'
import { pages } from '#worker/platform/addresses/paths.ts'
import classes from './step-frame.module.css'
import { previousStepAtom, stepAtom } from './wizard-state.ts'

type StepFrameProps = PropsWithChildren<{
  heading: string
  lead?: string
  /** Enter, or the button. */
  onNext: () => void
  nextLabel?: string
  /** Whether the questions take all the room there is. */
  wide?: boolean
  /** Whether there is a column for a panel beside the questions. */
  hasPanel?: boolean
  /** What stands beside the questions, or over them where there is no room: a picture of the site. */
  aside?: ReactNode
}>

/** What every step has: a heading that takes the focus when the step comes up, the questions, and Back and Next. */
export function StepFrame({
  heading,
  lead,
  onNext,
  nextLabel = 'Next',
  wide,
  hasPanel,
  aside,
  children,
}: StepFrameProps) {
  const back = useSetAtom(previousStepAtom)
  const first = useAtomValue(stepAtom) === 'About'
  const title = useRef<HTMLHeadingElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another heading is another step, which takes the focus.
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [heading])

  return (
    <form
      className={classes.form}
      data-beside={aside ? true : undefined}
      data-wide={wide}
      data-panel={hasPanel}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      {aside && <div className={classes.aside}>{aside}</div>}
      <div className={classes.content}>
        <div className={classes.intro}>
          <h2 ref={title} tabIndex={-1}>
            {heading}
          </h2>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </div>
      <div className={classes.foot}>
        {first ? (
          <Button component="a" href={pages.home} variant="default" size="md" data-click="back">
            Back
          </Button>
        ) : (
          <Button variant="default" size="md" data-click="back" onClick={() => back()}>
            Back
          </Button>
        )}
        <Button type="submit" size="md" data-click={nextLabel === 'Next' ? 'next' : 'create-site'}>
          {nextLabel}
        </Button>
      </div>
    </form>
  )
}
