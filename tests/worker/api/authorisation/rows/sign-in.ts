import { newId } from '../../../../../worker/platform/crypto/hash.ts'
import { forAll, forSignedIn } from '../expectations.ts'
import type { Rows } from '../row.ts'
import { bearer } from './bearer.ts'

const email = () => `${newId()}@example.com`
const token = 'a-token-that-nobody-was-mailed'
const password = 'one that nobody was ever given'

/** Ways in, which are for everybody, and who is signed in. */
export const signInRows: Rows = {
  'GET /api/session': forAll(),
  'POST /api/session/sign-out': forAll(),
  'POST /api/session/sign-out-everywhere': forSignedIn(),
  'POST /api/session/token': forSignedIn(),
  'GET /api/login/ways': forAll(),
  'POST /api/login/otp/generate': { ...forAll(), body: () => ({ email: email() }) },
  'POST /api/login/otp/verify': { ...forAll(), body: () => ({ session: 'made-up', code: '123456' }) },
  'POST /api/login/link/': { ...forAll(), body: () => ({ email: email() }) },
  'POST /api/login/link/verify': { ...forAll(), body: () => ({ token }) },
  'POST /api/login/password': { ...forAll('403 wrong_password'), body: ({ of }) => ({ email: of.email, password }) },
  'POST /api/login/sign-up': { ...forAll('201'), body: () => ({ email: email(), password }) },
  'POST /api/login/reset': { ...forAll(), body: ({ of }) => ({ email: of.email }) },
  'POST /api/login/reset/confirm': { ...forAll('410 mail_link_expired'), body: () => ({ token, password }) },
  'POST /api/login/register': { ...forSignedIn('201'), headers: bearer },
  // Without a social provider; with one, social.test.ts.
  'POST /api/login/social': { ...forAll('503 social_unavailable'), body: () => ({}) },
  'GET /api/login/social/callback': { ...forAll('302'), query: '?code=made-up&state=made-up' },
}
