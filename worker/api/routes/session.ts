import { Hono } from 'hono'
import { session } from '../../contract/sign-in.ts'
import { findSession } from '../../services/sign-in/find-session.ts'
import { signOut } from '../../services/sign-in/sign-out.ts'
import { describe } from '../describe.ts'
import type { ApiEnv } from '../environment.ts'

export const sessionRoutes = new Hono<ApiEnv>()
  .get('/', describe({ summary: 'Who is signed in', answers: { 200: session } }), async (c) => {
    const person = await findSession(c.get('services'), c.req.raw.headers)
    for (const cookie of person?.setCookies ?? []) c.header('Set-Cookie', cookie, { append: true })
    return c.json({ user: person?.user ?? null }, 200)
  })
  .post('/sign-out', describe({ summary: 'Sign out', answers: { 200: session } }), async (c) => {
    for (const cookie of await signOut(c.get('services'), c.req.raw.headers)) {
      c.header('Set-Cookie', cookie, { append: true })
    }
    return c.json({ user: null }, 200)
  })
