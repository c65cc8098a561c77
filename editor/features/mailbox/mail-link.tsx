import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { IconAction } from '../../ui/icon-action.tsx'
import classes from './mailbox-screen.module.css'

/** A mail's link: opened in this browser, or copied for another one. */
export function MailLink({ link }: { link: string }) {
  const { copy, copied } = useClipboard({ timeout: 1500 })
  return (
    <div className={classes.link}>
      <IconAction label={copied ? 'Copied' : 'Copy link'} onClick={() => copy(link)}>
        {copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
      </IconAction>
      <Button component="a" href={link} target="_blank" rel="noreferrer" variant="default">
        Open link
      </Button>
    </div>
  )
}
