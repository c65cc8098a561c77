import { VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { ReactNode } from 'react'
import classes from './fields.module.css'

/** From this share of the limit on, the characters left are shown. */
const near = 0.8
/** In milliseconds without a keystroke, after which a screen reader hears the remaining number. */
const pause = 1000

/** Shows beside an input's label how many characters are left, once that matters. Takes no extra room. */
export function Counted({ length, max, children }: { length: number; max: number; children: ReactNode }) {
  const left = Math.max(max - length, 0)
  const matters = length >= max * near
  return (
    <div className={classes.counted}>
      {children}
      <span className={classes.counter} aria-hidden>
        {matters ? left : ''}
      </span>
      {matters && <Spoken left={left} few={Math.min(10, max * 0.1)} />}
    </div>
  )
}

/** For those who cannot see the number: once typing pauses, and only when little is left. */
function Spoken({ left, few }: { left: number; few: number }) {
  const [settled] = useDebouncedValue(left, pause)
  return <VisuallyHidden role="status">{settled <= few ? charactersLeft(settled) : ''}</VisuallyHidden>
}

export const charactersLeft = (left: number) =>
  left === 0 ? 'No characters left' : `${left} ${left === 1 ? 'character' : 'characters'} left`
