import { IconCheck } from '@tabler/icons-react'
import type { PropsWithChildren } from 'react'
import classes from './pick-button.module.css'
import type { Picked, TabProps } from './picked.ts'

type PickButtonProps = Pick<TabProps, 'onPick' | 'onTake'> & {
  label: string
  isPicked: boolean
  /** What is picked; made when it is. */
  picture: () => Picked
  /** Width ÷ height. */
  ratio?: number
  /** A placeholder until the picture has loaded. */
  color?: string | undefined
}

/** A picture to be picked, drawn by its children. A click picks it, two take it. */
export function PickButton(props: PropsWithChildren<PickButtonProps>) {
  const { label, isPicked, picture, ratio = 1, color, onPick, onTake, children } = props
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={label}
      aria-pressed={isPicked}
      style={{ aspectRatio: ratio, background: color }}
      onClick={() => onPick(picture())}
      onDoubleClick={() => onTake(picture())}
    >
      {children}
      <span className={classes.check} aria-hidden>
        <IconCheck size={14} stroke={3} />
      </span>
    </button>
  )
}
