import { forOwner, forSignedIn, forVerifiedOwner } from '../expectations.ts'
import type { Rows } from '../row.ts'

/** What visitors sent to a person's websites, and how many visited. What is named in a list and another's is left alone. */
export const messageRows: Rows = {
  'GET /api/messages': forSignedIn(),
  'GET /api/messages/unread': forSignedIn(),
  'GET /api/messages/export': forSignedIn(),
  'PATCH /api/messages': {
    ...forSignedIn(),
    body: ({ of }) => ({ ids: [of.messageId], read: true, folder: 'archive' }),
  },
  'POST /api/messages/delete': { ...forSignedIn(), body: ({ of }) => ({ ids: [of.messageId] }) },
  'GET /api/messages/:messageId': forOwner(),
  'GET /api/messages/:messageId/calendar': forOwner(),
  'POST /api/messages/:messageId/replies': {
    ...forVerifiedOwner(),
    body: () => ({ id: crypto.randomUUID(), text: 'I can come on Monday.' }),
  },
  'POST /api/messages/:messageId/forget-sender': forOwner(),
  'GET /api/drafts/:draftId/inbox-settings': forOwner(),
  'PUT /api/drafts/:draftId/inbox-settings': {
    ...forOwner(),
    body: () => ({ notify: 'never', timeZone: 'Europe/Vienna', keepMonths: 3 }),
  },
  'GET /api/drafts/:draftId/visits': forOwner(),
}
