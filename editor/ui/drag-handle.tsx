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
