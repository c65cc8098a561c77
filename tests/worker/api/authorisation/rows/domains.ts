import { forOwner, forVerifiedOwner } from '../expectations.ts'
import type { Rows } from '../row.ts'
import { bearer } from './bearer.ts'

/** Custom domains of a website, and of a person. */
export const domainRows: Rows = {
  'GET /api/drafts/:draftId/domains': forOwner(),
  'POST /api/drafts/:draftId/domains': {
    ...forVerifiedOwner(),
    body: ({ of }) => ({ domainName: `c-${of.handle.slice(2)}.custom.localhost` }),
  },
  'PUT /api/drafts/:draftId/handle-host': { ...forVerifiedOwner(), body: () => ({ redirects: false }) },
  'GET /api/domains/:domainName/report': forOwner(),
  'POST /api/domains/:domainName/check': forOwner(),
  'POST /api/domains/:domainName/disconnect': forOwner(),
  'PUT /api/domains/:domainName/preferred': forVerifiedOwner(),
  'DELETE /api/domains/:domainName': forOwner('204'),
  'POST /api/entri/email-service/send-disconnect-email': {
    ...forOwner(),
    headers: bearer,
    body: ({ of }) => ({ domain: of.domainName, companyName: 'Ada’s Plumbing' }),
  },
}
