import type { Context } from 'hono'
import type { ApiEnv } from '../../platform/context.ts'
import { describePerson } from '../describe.ts'
import type { Session } from '../schema.ts'
import { bearsSession } from './session-cookie.ts'
import { findSession } from './sessions.ts'

/** Responds with who is signed in. The editor requests this first on every page. */
export async function answerWho<E extends ApiEnv>(c: Context<E>) {
  const { headers } = c.req.raw
  if (!bearsSession(c.env, headers)) return c.json<Session>({ user: null }, 200)
  const person = await findSession(c.get('services'), headers)
  for (const cookie of person?.setCookies ?? []) c.header('Set-Cookie', cookie, { append: true })
  return c.json<Session>({ user: person ? await describePerson(c.get('services'), person.user.uid) : null }, 200)
}
