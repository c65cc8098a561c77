import { Button } from '@mantine/core'
import { useAtomValue, useSetAtom } from 'jotai'
import { type PropsWithChildren, type ReactNode, useEffect, useRef } from 'react'
import { pages } from '#worker/platform/addresses/paths.ts'
import classes from './step-frame.module.css'
import { previousStepAtom, stepAtom } from './wizard-state.ts'

type StepFrameProps = PropsWithChildren<{
  heading: string
  lead?: string
  onNext: () => void
  nextLabel?: string
  /** Content beside the questions on wide screens. */
  aside?: ReactNode
  /** Between Back and Next. */
  note: ReactNode
  noteStays?: boolean
  /** Above the buttons on small screens. */
  summary?: ReactNode
}>

/** The heading gets the focus. */
export function StepFrame({
  heading,
  lead,
  onNext,
  nextLabel = 'Next',
  aside,
  note,
  noteStays,
  summary,
  children,
}: StepFrameProps) {
  const title = useRef<HTMLHeadingElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another heading is another step, which takes the focus.
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [heading])

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <div className={classes.content} data-beside={aside ? true : undefined}>
        <div>
          <div className={classes.intro}>
            <h2 ref={title} className={classes.title} tabIndex={-1}>
              {heading}
            </h2>
            {lead && <p>{lead}</p>}
          </div>
          {children}
        </div>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
      <StepFoot note={note} noteStays={noteStays} summary={summary}>
        <Button type="submit" size="md" data-click={nextLabel === 'Next' ? 'next' : 'create-site'}>
          {nextLabel}
        </Button>
      </StepFoot>
    </form>
  )
}

type StepFootProps = PropsWithChildren<{
  note: ReactNode
  summary?: ReactNode
  /** Show the note on phones too, above the buttons. */
  noteStays?: boolean | undefined
}>

export function StepFoot({ note, summary, noteStays, children }: StepFootProps) {
  const back = useSetAtom(previousStepAtom)
  const isFirst = useAtomValue(stepAtom) === 'About'
  return (
    <div className={classes.foot}>
      {summary}
      <div className={classes.row}>
        {isFirst ? (
          <Button component="a" href={pages.home} variant="default" size="md" data-click="back">
            Back
          </Button>
        ) : (
          <Button variant="default" size="md" data-click="back" onClick={() => back()}>
            Back
          </Button>
        )}
        <div className={classes.note} data-stays={noteStays || undefined}>
          {note}
        </div>
        <div className={classes.next}>{children}</div>
      </div>
    </div>
  )
}
