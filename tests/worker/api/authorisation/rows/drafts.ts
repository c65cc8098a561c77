import { smallDocument } from '../../../../harness/workers/sites/documents.ts'
import { forOwner, forSignedIn, forVerifiedOwner } from '../expectations.ts'
import { ifMatch, type Rows } from '../row.ts'

const document = () => ({ websiteSettings: smallDocument('Saved again') })
const [section] = smallDocument().sections

/** A person's websites. */
export const draftRows: Rows = {
  'GET /api/drafts': forSignedIn(),
  'POST /api/drafts': { ...forSignedIn('201'), body: document },
  'GET /api/drafts/:draftId': forOwner(),
  'PUT /api/drafts/:draftId': { ...forOwner(), headers: ifMatch, body: document },
  'DELETE /api/drafts/:draftId': forOwner('204'),
  'POST /api/drafts/:draftId/duplicate': forOwner('201'),
  'GET /api/drafts/:draftId/release': forOwner(),
  'POST /api/drafts/:draftId/publish': {
    ...forVerifiedOwner(),
    headers: ifMatch,
    body: ({ of }) => ({ handle: `p-${of.handle.slice(2)}` }),
  },
  'GET /api/drafts/:draftId/preview-links': forOwner(),
  'POST /api/drafts/:draftId/preview-links': { ...forOwner('201'), body: () => ({ days: 7 }) },
  'DELETE /api/drafts/:draftId/preview-links': forOwner('204'),
  // What can be asked for, which is the same for every draft.
  'GET /api/drafts/:draftId/rewrites': forSignedIn(),
  // There is no model in these tests to write.
  'POST /api/drafts/:draftId/rewrites': {
    ...forOwner('503 writer_unavailable'),
    body: () => ({ section, way: 'rewrite' }),
  },
}
