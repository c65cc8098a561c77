import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { type PropsWithChildren, useLayoutEffect, useRef } from 'react'
import classes from './business.module.css'

type GroupRowProps = PropsWithChildren<{
  id: string
  title: string
  /** Blank where nothing is known. */
  summary: string
  open: boolean
  /** Whether it asks for one thing alone, which its title names. */
  alone: boolean
  onToggle: () => void
}>

/** A group of facts: its row says what is known, and opens its form in place. */
export function GroupRow({ id, title, summary, open, alone, onToggle, children }: GroupRowProps) {
  const head = useRef<HTMLHeadingElement>(null)
  // The group that closes above may be so tall that this one would leave the window.
  useLayoutEffect(() => {
    if (open) head.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return (
    <li className={classes.group} data-open={open || undefined}>
      <h4 ref={head} className={classes.head}>
        <UnstyledButton id={id} className={classes.opener} aria-expanded={open} onClick={onToggle}>
          <IconChevronRight size={14} className={classes.chevron} aria-hidden />
          <span className={classes.words}>
            <span className={classes.title}>{title}</span>
            {!open && <span className={classes.summary}>{summary || 'Nothing yet'}</span>}
          </span>
        </UnstyledButton>
      </h4>
      {open && (
        <div className={classes.body} data-alone={alone || undefined}>
          {children}
        </div>
      )}
    </li>
  )
}
