import { Hono } from 'hono'
import { inboxSettings, inboxSettingsAnswer } from '../../contract/messages.ts'
import { getInboxSettings, setInboxSettings } from '../../services/inbox/settings.ts'
import { describe } from '../describe.ts'
import type { SignedInEnv } from '../environment.ts'
import { signedIn } from '../middleware/signed-in.ts'
import { jsonBody } from '../validate.ts'

/** How a website's owner gets notified of messages, and how long they are kept. */
export const inboxSettingsRoutes = new Hono<SignedInEnv>()
  .get(
    '/:draftId/inbox-settings',
    describe({
      summary: 'How a website’s owner gets notified of messages',
      answers: { 200: inboxSettingsAnswer },
      errors: ['not_signed_in', 'not_found'],
    }),
    signedIn,
    async (c) => {
      const which = { userId: c.get('person').user.uid, draftId: c.req.param('draftId') }
      return c.json(await getInboxSettings(c.get('services'), which), 200)
    },
  )
  .put(
    '/:draftId/inbox-settings',
    describe({
      summary: 'Set it',
      answers: { 200: inboxSettingsAnswer },
      errors: ['invalid_request', 'not_signed_in', 'not_found'],
    }),
    signedIn,
    jsonBody(inboxSettings),
    async (c) => {
      const which = { userId: c.get('person').user.uid, draftId: c.req.param('draftId') }
      return c.json(await setInboxSettings(c.get('services'), { ...which, settings: c.req.valid('json') }), 200)
    },
  )
