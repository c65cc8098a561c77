import { Hono } from 'hono'
import * as z from 'zod'
import { describe } from '../describe.ts'
import type { ApiEnv } from '../environment.ts'

export const healthRoutes = new Hono<ApiEnv>().get(
  '/',
  describe({ summary: 'Whether the API answers', answers: { 200: z.object({ status: z.literal('ok') }) } }),
  (c) => c.json({ status: 'ok' } as const, 200),
)
