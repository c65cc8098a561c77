import { IconInbox, type TablerIcon } from '@tabler/icons-react'
import type { PropsWithChildren, ReactNode } from 'react'
import classes from './empty-notice.module.css'

type EmptyNoticeProps = PropsWithChildren<{ title: string; action?: ReactNode; Icon?: TablerIcon; level?: 'h1' | 'h2' }>

/** Where there is nothing: why, and what to do about it. */
export function EmptyNotice({ title, action, Icon = IconInbox, level: Heading = 'h2', children }: EmptyNoticeProps) {
  return (
    <div className={classes.notice}>
      <span className={classes.sign} aria-hidden>
        <Icon size={28} stroke={1.5} />
      </span>
      <Heading className={classes.title}>{title}</Heading>
      <p>{children}</p>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
