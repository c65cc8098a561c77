import { forOwner, forVerifiedOwner } from '../expectations.ts'
import { ifMatch, type Rows } from '../row.ts'

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

/** What a website showed, shows and will show. */
export const releaseRows: Rows = {
  'GET /api/drafts/:draftId/releases': forOwner(),
  'GET /api/drafts/:draftId/releases/:number': forOwner(),
  'POST /api/drafts/:draftId/releases/:number/roll-back': forVerifiedOwner(),
  'PUT /api/drafts/:draftId/handle': {
    ...forVerifiedOwner(),
    body: ({ of }) => ({ handle: `m-${of.handle.slice(2)}` }),
  },
  'POST /api/drafts/:draftId/unpublish': forOwner(),
  'POST /api/drafts/:draftId/schedules': {
    ...forVerifiedOwner(),
    headers: ifMatch,
    body: ({ of }) => ({ handle: of.handle, at: inAnHour() }),
  },
  'PATCH /api/drafts/:draftId/schedules/:kind': {
    ...forVerifiedOwner(),
    body: () => ({ at: inAnHour() }),
  },
  'DELETE /api/drafts/:draftId/schedules/:kind': forOwner('204'),
}
