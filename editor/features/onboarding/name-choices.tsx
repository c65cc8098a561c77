import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { namesAtOnce } from '../../../worker/creation/suggestions/schema.ts'
import classes from './name-choices.module.css'

type NameChoicesProps = {
  /** All that were suggested, the newest last. */
  names: readonly string[]
  waiting: boolean
  /** Why there are no more. */
  problem: ReactNode
  onChoose: (name: string) => void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 2, ArrowUp: -2, ArrowRight: 1, ArrowLeft: -1 }

/** Names to choose from: a click or Enter takes one, the arrows go about them. New ones come under those already there. */
export function NameChoices({ names, waiting, problem, onChoose }: NameChoicesProps) {
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
