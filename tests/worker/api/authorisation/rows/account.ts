import { newId } from '../../../../../worker/platform/crypto/hash.ts'
import { forReauthenticated, forSignedIn } from '../expectations.ts'
import { password } from '../person.ts'
import type { Rows } from '../row.ts'

const act = 'change-email'
const passwordWanted = { ...forSignedIn('403 reauthentication_required'), body: () => ({ act }) }
const token = () => ({ token: 'a-token-that-nobody-was-mailed' })

/** The caller's account, the only one that the route can name. */
export const accountRows: Rows = {
  'GET /api/account': forSignedIn(),
  'GET /api/account/export': forSignedIn(),
  'DELETE /api/account': { ...forReauthenticated('204'), act: 'delete-account' },
  'POST /api/account/verification': { ...forSignedIn('409 already_verified'), unverified: '200' },
  'POST /api/account/verification/confirm': { ...forSignedIn('410 mail_link_expired'), body: token },
  'POST /api/account/email': {
    ...forReauthenticated(),
    unverified: '403 email_unverified',
    act,
    body: () => ({ email: `${newId()}@example.com` }),
  },
  'POST /api/account/email/correction': {
    ...forSignedIn('409 already_verified'),
    unverified: '200',
    body: () => ({ email: `${newId()}@example.com` }),
  },
  'POST /api/account/email/review': { ...forSignedIn('410 mail_link_expired'), body: token },
  'POST /api/account/email/confirm': { ...forSignedIn('410 mail_link_expired'), body: token },
  'POST /api/account/password': {
    ...forReauthenticated(),
    act: 'change-password',
    body: () => ({ password: 'another that is long enough' }),
  },
  'POST /api/account/reauthentication/password': { ...forSignedIn(), body: () => ({ act, password }) },
  // Everybody here has a password, and no other way: that one is asked for.
  'POST /api/account/reauthentication/social': passwordWanted,
  'POST /api/account/reauthentication/code': passwordWanted,
  'POST /api/account/reauthentication/code/verify': {
    ...forSignedIn(),
    body: () => ({ act, session: 'made-up', code: '123456' }),
  },
}
