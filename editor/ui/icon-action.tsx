import { ActionIcon } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './icon-action.module.css'

/** An icon button. Without `onClick`, it is disabled but can keep the focus. */
export function IconAction(props: {
  id?: string
  label: string
  /** Tooltip, if it should say more than the label. */
  title?: string
  /** The click's analytics name. */
  click?: string
  onClick?: () => void
  children: ReactNode
}) {
  const { id, label, title, click, onClick, children } = props
  return (
    <ActionIcon
      id={id}
      className={classes.action}
      variant="subtle"
      color="gray"
      aria-label={label}
      title={title ?? label}
      data-click={click}
      aria-disabled={!onClick || undefined}
      data-disabled={!onClick || undefined}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  )
}
