import { Button } from '@mantine/core'
import { useAtomValue } from 'jotai'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { api, responseBody } from '#api/client.ts'
import { parseWebAddress } from '#renderer/document/values/parse-web-address.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { problems, stillIntact } from '#ui/errors/error-texts.ts'
import { Dialog } from '#ui/window/dialog.tsx'
import { namesAtOnce } from '#worker/creation/suggestions/schema.ts'
import { answersAtom, businessAtom } from '../wizard-state.ts'
import { ActivitiesField } from './activities-field.tsx'
import classes from './business-name-creator.module.css'

type BusinessNameCreatorProps = {
  opened: boolean
  /** Returns the focus to the button that opened the dialog. */
  returnFocus: boolean
  onClose: () => void
  onChoose: (name: string) => void
  /** Called after the closing transition. */
  onClosed: () => void
}

/** Suggests business names from the description, twelve at a time. Edits the same description as the wizard. */
export function BusinessNameCreator({ onChoose, ...dialog }: BusinessNameCreatorProps) {
  return (
    <Dialog {...dialog} title="Business Name Creator" size={560}>
      <Creator onChoose={onChoose} />
    </Dialog>
  )
}

function Creator({ onChoose }: Pick<BusinessNameCreatorProps, 'onChoose'>) {
  const { names, waiting, problem, ask, canAsk } = useNames()
  const [startsFilled] = useState(canAsk)
  const first = useRef(startsFilled)
  useEffect(() => {
    if (first.current) void ask()
    first.current = false
  }, [ask])
  const started = names.length > 0 || waiting || problem !== undefined

  return (
    <form
      className={classes.creator}
      onSubmit={(event) => {
        event.preventDefault()
        // In React's tree this form is inside the step's form, and its submit event would bubble there.
        event.stopPropagation()
        void ask()
      }}
    >
      <ActivitiesField rows={2} autoFocus={!startsFilled} />
      {started && <NameChoices names={names} waiting={waiting} problem={problem} onChoose={onChoose} />}
      <div className={classes.foot}>
        <Button
          type="submit"
          data-click="suggest-names"
          variant={started ? 'default' : 'filled'}
          disabled={!canAsk}
          loading={waiting}
        >
          {problem ? 'Try again' : started ? 'More names' : 'Suggest names'}
        </Button>
      </div>
    </form>
  )
}

/** The server's limit on names to exclude. */
const maxTakenNames = 300

function useNames() {
  const business = useAtomValue(businessAtom)
  const link = parseWebAddress(useAtomValue(answersAtom).link) ?? ''
  const [names, setNames] = useState<readonly string[]>([])
  const [waiting, setWaiting] = useState(false)
  const [problem, setProblem] = useState<ReactNode>()
  const canAsk = business.businessActivities !== ''

  const ask = useCallback(async () => {
    if (!canAsk) return
    setWaiting(true)
    setProblem(undefined)
    try {
      const businessRequest = { ...business, link, taken: names.slice(-maxTakenNames) }
      const more = await responseBody(api.suggestions.names.$post({ json: businessRequest }))
      setNames((known) => [...known, ...more.names])
    } catch (error) {
      setProblem(navigator.onLine ? <ErrorText error={error} /> : `${problems.offline} ${stillIntact.typed}`)
    }
    setWaiting(false)
  }, [business, link, canAsk, names])

  return { names, waiting, problem, ask, canAsk }
}

type NameChoicesProps = {
  names: readonly string[]
  waiting: boolean
  /** An error after which no more names can be loaded. */
  problem: ReactNode
  onChoose: (name: string) => void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 2, ArrowUp: -2, ArrowRight: 1, ArrowLeft: -1 }

/** A list of names: a click or Enter chooses one, and arrow keys move the focus. New names are appended. */
function NameChoices({ names, waiting, problem, onChoose }: NameChoicesProps) {
  const list = useRef<HTMLFieldSetElement>(null)
  const newest = names.length - namesAtOnce

  useEffect(() => {
    if (newest < 0) return
    const first = list.current?.querySelectorAll('button')[newest]
    first?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: newest > 0 ? 'start' : 'nearest' })
  }, [newest])

  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const columns = getComputedStyle(event.currentTarget).gridTemplateColumns.split(' ').length
    const by = columns === 1 ? Math.sign(steps[event.key] ?? 0) : (steps[event.key] ?? 0)
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : at + by
    if (to === at || at < 0) return
    event.preventDefault()
    buttons[to]?.focus()
  }

  return (
    <div className={classes.area}>
      <fieldset ref={list} className={classes.names} aria-label="Suggested names" onKeyDown={onKeyDown}>
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            className={classes.name}
            data-click="choose-name"
            tabIndex={index === Math.max(newest, 0) ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {name}
          </button>
        ))}
        {waiting &&
          Array.from({ length: namesAtOnce }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            <span key={index} className={classes.awaited} aria-hidden />
          ))}
      </fieldset>
      <p role="status" className={problem ? classes.problem : classes.spoken}>
        {problem ?? (waiting ? 'Thinking of names' : `${namesAtOnce} names suggested`)}
      </p>
    </div>
  )
}
