import type { InboxSettings } from '../../../../worker/contract/messages.ts'

export const notifyWords: Record<InboxSettings['notify'], { label: string; description: string }> = {
  'at-once': { label: 'At once', description: 'One e-mail for each message. You can answer it directly.' },
  daily: { label: 'Once a day', description: 'At eight in the morning, what came since. Nothing on days without any.' },
  never: { label: 'Never', description: 'You look in here by yourself.' },
}

export const keepWords = (months: InboxSettings['keepMonths']): string =>
  months === null ? 'Until I delete them' : `${months} months`

/** What the choice deletes, said before it does. */
export const whatGoes = (months: InboxSettings['keepMonths']): string =>
  months === null
    ? 'Nothing is deleted automatically, except spam after 30 days.'
    : `Messages older than ${months} months are deleted for good, with your replies to them, in every folder. Those that are that old already are deleted within the hour. Spam is deleted after 30 days.`
