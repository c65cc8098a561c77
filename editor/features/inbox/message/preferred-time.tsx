import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { api } from '../../../api/client.ts'
import { preferredTimeWords } from '../message-words.ts'
import classes from './message-view.module.css'

/** When a visitor would like to come, or to be called on. */
export function PreferredTime({ id, time }: { id: string; time: string }) {
  const { pathname } = api.messages[':messageId'].calendar.$url({ param: { messageId: id } })
  return (
    <div className={classes.wish}>
      <p>
        <span className={classes.label}>Preferred time</span>
        <br />
        <time className={classes.time} dateTime={time}>
          {preferredTimeWords(time)}
        </time>
      </p>
      <Button
        component="a"
        href={pathname}
        download="preferred-time.ics"
        variant="default"
        size="sm"
        leftSection={<IconCalendarPlus size={16} aria-hidden />}
      >
        Add to calendar
      </Button>
    </div>
  )
}
