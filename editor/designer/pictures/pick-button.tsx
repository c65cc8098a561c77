import { IconCheck } from '@tabler/icons-react'
import type { MouseEvent, PropsWithChildren } from 'react'
import classes from './pick-button.module.css'
import type { Picked, TabProps } from './picked.ts'

type PickButtonProps = Pick<TabProps, 'onTake'> & {
  label: string
  isPicked: boolean
  onPick: (picture: Picked, event: MouseEvent) => void
  /** Evaluated when the picture is picked. */
  picture: () => Picked
  /** Width ÷ height. */
  ratio?: number
  /** Background until the picture loads. */
  color?: string | undefined
  /** -1 in a roving tab index. */
  tabIndex?: 0 | -1
}

/** A selectable picture. A click picks it, a double click takes it. */
export function PickButton(props: PropsWithChildren<PickButtonProps>) {
  const { label, isPicked, picture, ratio = 1, color, tabIndex, onPick, onTake, children } = props
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={label}
      aria-pressed={isPicked}
      tabIndex={tabIndex}
      style={{ aspectRatio: ratio, background: color }}
      onClick={(event) => onPick(picture(), event)}
      onDoubleClick={() => onTake(picture())}
    >
      {children}
      <span className={classes.check} aria-hidden>
        <IconCheck size={14} stroke={3} />
      </span>
    </button>
  )
}
