import { Hono } from 'hono'
import { ownedDraft, type SignedInEnv } from '../accounts/sessions/signed-in.ts'
import { describe } from '../platform/http/route.ts'
import { downloadWebsite } from './download-website.ts'

/** Taking a website away, and bringing it back. */
export const downloadRoutes = new Hono<SignedInEnv>().get(
  '/:draftId/download',
  describe({
    summary: 'A website as files',
    description: 'A ZIP file with the pages for any static host, the pictures and the document.',
    answers: { 200: null },
    errors: ['not_signed_in', 'not_found'],
  }),
  ownedDraft,
  async (c) => {
    const { fileName, body } = await downloadWebsite(c.get('services'), c.get('draft'))
    return c.body(body, 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${fileName}"`,
    })
  },
)
