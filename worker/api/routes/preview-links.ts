import { Hono } from 'hono'
import { previewLink, previewLinkBody } from '../../contract/drafts.ts'
import { createPreviewLink } from '../../services/previews/create-link.ts'
import { endPreviewLinks } from '../../services/previews/end-links.ts'
import { describe } from '../describe.ts'
import type { SignedInEnv } from '../environment.ts'
import { signedIn } from '../middleware/signed-in.ts'
import { jsonBody } from '../validate.ts'

/** Private links to a draft. */
export const previewLinkRoutes = new Hono<SignedInEnv>()
  .post(
    '/:draftId/preview-links',
    describe({
      summary: 'Make a private link to a draft',
      description: 'Anyone with the link sees the currently saved draft, until the link expires or its owner ends it.',
      answers: { 201: previewLink },
      errors: ['invalid_request', 'not_signed_in', 'not_found'],
    }),
    signedIn,
    jsonBody(previewLinkBody),
    async (c) => {
      const which = { userId: c.get('person').user.uid, draftId: c.req.param('draftId') }
      return c.json(await createPreviewLink(c.get('services'), { ...which, ...c.req.valid('json') }), 201)
    },
  )
  .delete(
    '/:draftId/preview-links',
    describe({
      summary: 'End every private link to a draft',
      answers: { 204: null },
      errors: ['not_signed_in', 'not_found'],
    }),
    signedIn,
    async (c) => {
      const which = { userId: c.get('person').user.uid, draftId: c.req.param('draftId') }
      await endPreviewLinks(c.get('services'), which)
      return c.body(null, 204)
    },
  )
