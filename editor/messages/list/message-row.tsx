import { Checkbox, VisuallyHidden } from '@mantine/core'
import { IconCalendarEvent, IconCornerUpLeft, IconPhoto } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { exactWords } from '#ui/words/when-words.ts'
import type { MessageSummary } from '#worker/messages/schema.ts'
import { addressOf, fromList, type InboxView } from '../inbox-view.ts'
import { excerptOf, rowTime, senderOf, shortTimeWords } from '../message-words.ts'
import { messageQuery } from '../queries.ts'
import classes from './message-row.module.css'

/** Id of the row that gets focus when its message closes. */
export const rowId = (id: string) => `message-${id}`

type MessageRowProps = {
  message: MessageSummary
  place: InboxView
  /** In milliseconds since 1970. */
  now: number
  /** Whether to show which website it came from. */
  isMultiple: boolean
  isTicked: boolean
  onTick: (on: boolean) => void
}

/** A message in a list. The whole row opens it, except the checkbox. */
export function MessageRow({ message, place, now, isMultiple, isTicked, onTick }: MessageRowProps) {
  const { id, createdAt, preferredTime, photoCount, replied, businessName } = message
  const queries = useQueryClient()
  const isUnread = message.readAt === null
  const sender = senderOf(message)
  return (
    <li
      className={classes.row}
      data-unread={isUnread || undefined}
      data-open={id === place.message || undefined}
      onPointerEnter={() => void queries.prefetchQuery(messageQuery(id))}
    >
      <Checkbox
        className={classes.tick}
        size="sm"
        aria-label={`Select the message from ${sender}`}
        checked={isTicked}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      <div className={classes.words}>
        <div className={classes.top}>
          <Link
            id={rowId(id)}
            className={classes.open}
            to={{ search: String(addressOf({ ...place, message: id })) }}
            replace={place.message !== undefined}
            state={fromList}
            aria-current={id === place.message || undefined}
          >
            {isUnread && <VisuallyHidden>Unread: </VisuallyHidden>}
            {sender}
          </Link>
          <time className={classes.time} dateTime={createdAt} title={exactWords(createdAt)}>
            {rowTime(createdAt, now)}
          </time>
        </div>
        <p className={classes.excerpt}>{excerptOf(message)}</p>
        {(preferredTime || photoCount > 0 || replied || isMultiple) && (
          <p className={classes.signs}>
            {preferredTime && (
              <span className={classes.wish}>
                <IconCalendarEvent size={14} aria-label="Preferred time:" role="img" /> {shortTimeWords(preferredTime)}
              </span>
            )}
            {photoCount > 0 && (
              <span className={classes.sign}>
                <IconPhoto size={14} aria-hidden /> {photoCount === 1 ? '1 photo' : `${photoCount} photos`}
              </span>
            )}
            {replied && (
              <span className={classes.sign}>
                <IconCornerUpLeft size={14} aria-hidden /> Replied
              </span>
            )}
            {isMultiple && <span className={classes.website}>{businessName}</span>}
          </p>
        )}
      </div>
    </li>
  )
}
