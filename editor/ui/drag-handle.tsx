import { KeyboardSensor, PointerSensor } from '@dnd-kit/react'
import { UnstyledButton } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import classes from './drag-handle.module.css'

type DragHandleProps = Pick<ComponentProps<'button'>, 'ref' | 'onPointerDown'> & {
  /** What is dragged by it. */
  name: string
}

/** The handle of a row, always in sight: faint where a mouse can also drag the row, large where a finger drags. */
export function DragHandle({ name, ...props }: DragHandleProps) {
  return (
    <UnstyledButton className={classes.handle} aria-label={`Drag: ${name}`} {...props}>
      <IconGripVertical size={16} aria-hidden />
    </UnstyledButton>
  )
}

const { activationConstraints: usual } = PointerSensor.defaults

/**
 * How a row of a list is dragged: by its handle at once, and anywhere else on it with a mouse that moves or a finger that rests. A
 * click on it stays a click, and a swipe scrolls.
 */
export const rowSensors = [
  PointerSensor.configure({
    activatorElements: ({ handle, element }) => [handle, element],
    activationConstraints: (event, source) => {
      const isOnHandle = event.target instanceof Node && source.handle?.contains(event.target)
      if (isOnHandle) return undefined
      return typeof usual === 'function' ? usual(event, source) : usual
    },
    // Neither what is typed in nor what opens a menu. The row itself is a button, which is no reason not to drag it.
    preventActivation: ({ target }) =>
      target instanceof Element && target.closest('input, textarea, select, [aria-haspopup]') !== null,
  }),
  KeyboardSensor,
]
