import { Hono } from 'hono'
import { bearerToken, session } from '../../contract/sign-in.ts'
import { signOutEverywhere } from '../../services/account/sign-out-everywhere.ts'
import { issueBearer } from '../../services/sign-in/bearer.ts'
import { describePerson } from '../../services/sign-in/describe-person.ts'
import { findSession } from '../../services/sign-in/find-session.ts'
import { signOut } from '../../services/sign-in/sign-out.ts'
import { describe } from '../describe.ts'
import type { SignedInEnv } from '../environment.ts'
import { signedIn } from '../middleware/signed-in.ts'

export const sessionRoutes = new Hono<SignedInEnv>()
  .get('/', describe({ summary: 'Who is signed in', answers: { 200: session } }), async (c) => {
    const person = await findSession(c.get('services'), c.req.raw.headers)
    for (const cookie of person?.setCookies ?? []) c.header('Set-Cookie', cookie, { append: true })
    return c.json({ user: person ? await describePerson(c.get('services'), person.user.uid) : null }, 200)
  })
  .post('/sign-out', describe({ summary: 'Sign out', answers: { 200: session } }), async (c) => {
    for (const cookie of await signOut(c.get('services'), c.req.raw.headers)) {
      c.header('Set-Cookie', cookie, { append: true })
    }
    return c.json({ user: null }, 200)
  })
  .post(
    '/sign-out-everywhere',
    describe({ summary: 'Sign out in every browser', answers: { 200: session }, errors: ['not_signed_in'] }),
    signedIn,
    async (c) => {
      await signOutEverywhere(c.get('services'), c.get('person'))
      for (const cookie of await signOut(c.get('services'), c.req.raw.headers)) {
        c.header('Set-Cookie', cookie, { append: true })
      }
      return c.json({ user: null }, 200)
    },
  )
  .post(
    '/token',
    describe({
      summary: 'A bearer token for five minutes',
      description: 'For the calls that want one. It is kept in memory only.',
      answers: { 200: bearerToken },
      errors: ['not_signed_in'],
    }),
    signedIn,
    async (c) => c.json(await issueBearer(c.get('services'), c.get('person')), 200),
  )
