import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unreadQuery } from '../../state/messages.ts'

/** Tells those who do not see the list that something came. */
export function Arrivals() {
  const unread = useQuery(unreadQuery).data?.unread
  const [said, setSaid] = useState<{ unread: number | undefined; words: string }>({ unread, words: '' })
  if (unread !== said.unread) setSaid({ unread, words: arrivalWords(said.unread, unread) ?? said.words })
  return <VisuallyHidden role="status">{said.words}</VisuallyHidden>
}

/** The announcement when the unread number grows; nothing else is announced. */
export function arrivalWords(before: number | undefined, now: number | undefined): string | undefined {
  if (before === undefined || now === undefined || now <= before) return undefined
  return `${now - before === 1 ? 'A new message' : `${now - before} new messages`}. ${now} unread.`
}
