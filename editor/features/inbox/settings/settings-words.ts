import type { InboxSettings } from '../../../../worker/messages/schema.ts'

export const notifyWords: Record<InboxSettings['notify'], { label: string; description: string }> = {
  'at-once': { label: 'Right away', description: 'One email for each message. You can reply to it directly.' },
  daily: { label: 'Once a day', description: 'A summary at 8 a.m., when there are new messages.' },
  never: { label: 'Never', description: 'Check the inbox yourself.' },
}

export const keepWords = (months: InboxSettings['keepMonths']): string =>
  months === null ? 'Until I delete them' : `${months} months`

/** What the choice deletes, said before it does. */
export const whatGoes = (months: InboxSettings['keepMonths']): string =>
  months === null
    ? 'Nothing is deleted automatically, except spam after 30 days.'
    : `We permanently delete messages older than ${months} months, and your replies, from every folder. Messages that old already go within the hour. Spam is deleted after 30 days.`
