import type { TablerIcon } from '@tabler/icons-react'
import type { PropsWithChildren, ReactNode } from 'react'
import { Drawing, type DrawingName } from './drawing.tsx'
import classes from './empty-state.module.css'

type EmptyStateProps = PropsWithChildren<{
  title: string
  level?: 'h2' | 'h3'
  action?: ReactNode
}> &
  ({ drawing: DrawingName; Icon?: never } | { Icon: TablerIcon; drawing?: never })

/** An empty state: the reason and the next step. Places that start empty have drawings, places that became empty have icons. */
export function EmptyState({ title, level: Title = 'h2', action, drawing, Icon, children }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      {drawing ? (
        <Drawing name={drawing} />
      ) : (
        <span className={classes.sign} aria-hidden>
          <Icon size={28} stroke={1.5} />
        </span>
      )}
      <Title className={classes.title}>{title}</Title>
      <p className={classes.sentence}>{children}</p>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
