import { Hono } from 'hono'
import { eventsAnswer, eventsBody } from '../../contract/analytics-events.ts'
import { recordEvents } from '../../services/analytics/record-events.ts'
import { describe } from '../describe.ts'
import type { ApiEnv } from '../environment.ts'
import { jsonBody } from '../validate.ts'

/** What happens on the product's own pages, counted by the product itself. */
export const eventRoutes = new Hono<ApiEnv>().post(
  '/',
  describe({
    summary: 'Count what happened on a page',
    description:
      'One event or a few. No cookie, address or browser is kept; with Sec-GPC: 1 or DNT: 1 nothing at all. Responds with the operator’s other measuring tools, for people who allow them.',
    answers: { 200: eventsAnswer },
    errors: ['invalid_request', 'too_large', 'unsupported_media_type'],
  }),
  jsonBody(eventsBody),
  (c) => {
    const events = c.req.valid('json')
    const all = Array.isArray(events) ? events : [events]
    return c.json({ measurement: recordEvents(c.get('services'), all, c.req.raw.headers) }, 200)
  },
)
