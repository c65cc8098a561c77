import { Modal } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import classes from './dialog.module.css'
import { Window, WindowFoot } from './window.tsx'

type DialogProps = Omit<ComponentProps<typeof Window>, 'kind' | 'height' | 'tools' | 'closeLabel'> & {
  /** Footer buttons, the main one last. */
  actions?: ReactNode
}

/** A modal message or question. Screen readers announce its text when it opens. */
export function Dialog({ actions, children, size = 460, ...window }: DialogProps) {
  return (
    <Window kind="dialog" size={size} {...window}>
      <Modal.Body className={classes.body}>{children}</Modal.Body>
      {actions && <WindowFoot className={classes.actions}>{actions}</WindowFoot>}
    </Window>
  )
}
