import { VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { ReactNode } from 'react'
import classes from './fields.module.css'

/** Share of the limit at which the count appears. */
const warningShare = 0.8
/** Milliseconds without typing before screen readers hear the count. */
const announceDelayMs = 1000

/** Shows the remaining characters beside an input's label once few are left. Takes no space. */
export function Counted({ length, max, children }: { length: number; max: number; children: ReactNode }) {
  const left = Math.max(max - length, 0)
  const matters = length >= max * warningShare
  return (
    <div className={classes.counted}>
      {children}
      <span className={classes.counter} aria-hidden>
        {matters ? left : ''}
      </span>
      {matters && <Announcement left={left} few={Math.min(10, max * 0.1)} />}
    </div>
  )
}

/** Announces the count to screen readers after a pause, once few characters are left. */
function Announcement({ left, few }: { left: number; few: number }) {
  const [settled] = useDebouncedValue(left, announceDelayMs)
  return <VisuallyHidden role="status">{settled <= few ? charactersLeft(settled) : ''}</VisuallyHidden>
}

export const charactersLeft = (left: number) =>
  left === 0 ? 'No characters left' : `${left} ${left === 1 ? 'character' : 'characters'} left`
