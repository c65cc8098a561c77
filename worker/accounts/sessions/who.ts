import type { Context } from 'hono'
import type { ApiEnv } from '../../platform/context.ts'
import type { Session } from '../schema.ts'
import { bearsSession } from './session-cookie.ts'

/**
 * Answers who is signed in. The editor asks this first on every page. New visitors have no session, so nothing else of the accounts loads
 * for them.
 */
export async function answerWho<E extends ApiEnv>(c: Context<E>) {
  const { headers } = c.req.raw
  if (!bearsSession(c.env, headers)) return c.json<Session>({ user: null }, 200)
  const [{ findSession }, { describePerson }] = await Promise.all([import('./sessions.ts'), import('../describe.ts')])
  const person = await findSession(c.get('services'), headers)
  for (const cookie of person?.setCookies ?? []) c.header('Set-Cookie', cookie, { append: true })
  return c.json<Session>({ user: person ? await describePerson(c.get('services'), person.user.uid) : null }, 200)
}
