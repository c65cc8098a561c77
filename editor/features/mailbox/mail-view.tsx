import { SegmentedControl, useComputedColorScheme } from '@mantine/core'
import { useState } from 'react'
import type { MailboxMail } from '../../../worker/adapters/email/schema.ts'
import { MailFrame } from './mail-frame.tsx'
import classes from './mailbox-screen.module.css'

const views = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'text', label: 'Text' },
] as const
type View = (typeof views)[number]['value']

/** The whole mail, as readers show it in either scheme, and as its text. */
export function MailView({ mail }: { mail: MailboxMail }) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  const [view, setView] = useState<View>(scheme)
  return (
    <div className={classes.view}>
      <SegmentedControl
        size="xs"
        withItemsBorders={false}
        aria-label="Shown as"
        data={[...views]}
        value={view}
        onChange={setView}
      />
      {view === 'text' ? <pre>{mail.text}</pre> : <MailFrame html={mail.html} title={mail.subject} scheme={view} />}
    </div>
  )
}
