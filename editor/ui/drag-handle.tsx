import { UnstyledButton } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import classes from './drag-handle.module.css'

type DragHandleProps = Pick<ComponentProps<'button'>, 'ref' | 'onPointerDown'> & {
  /** What is dragged by it. */
  name: string
}

/** Where a row is taken hold of. Seen when the row is pointed at, and always where nothing can point. */
export function DragHandle({ name, ...props }: DragHandleProps) {
  return (
    <UnstyledButton className={classes.handle} aria-label={`Drag: ${name}`} {...props}>
      <IconGripVertical size={14} aria-hidden />
    </UnstyledButton>
  )
}
