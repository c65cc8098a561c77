import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './message-bar.module.css'

/** Something to do with the open message. Its name shows where there is room; the key that does the same, when pointed at. */
export function BarAction(props: { name: string; shortcut?: string; icon: ReactNode; onClick: () => void }) {
  const { name, shortcut, icon, onClick } = props
  return (
    <Button
      className={classes.action}
      variant="subtle"
      color="gray"
      size="sm"
      leftSection={icon}
      title={shortcut ? `${name} (${shortcut})` : name}
      aria-keyshortcuts={shortcut}
      onClick={onClick}
    >
      <span className={classes.name}>{name}</span>
    </Button>
  )
}
