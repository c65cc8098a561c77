import { Hono } from 'hono'
import { callerIn, ownedDraft, type SignedInEnv, signedIn } from '../accounts/sessions/signed-in.ts'
import { readBytes } from '../platform/http/read-body.ts'
import { describe } from '../platform/http/route.ts'
import { countAttempt } from '../platform/limits/count-attempt.ts'
import { importedWebsite, maxDownloadBytes } from './schema.ts'

/** Taking a website away, and bringing it back. */
export const downloadRoutes = new Hono<SignedInEnv>()
  .get(
    '/:draftId/download',
    describe({
      summary: 'Download a website as files',
      description: 'A ZIP file with the pages for any static host, the pictures and the document.',
      answers: { 200: null },
      errors: ['not_signed_in', 'not_found'],
    }),
    ownedDraft,
    async (c) => {
      const { downloadWebsite } = await import('./download-website.ts')
      const { fileName, body } = await downloadWebsite(c.get('services'), c.get('draft'))
      return c.body(body, 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${fileName}"`,
      })
    },
  )
  .post(
    '/import',
    describe({
      summary: 'Import a downloaded website as a draft',
      description: 'The body is a ZIP file of at most 40 MB. Creates no draft if a picture can’t be stored.',
      answers: { 201: importedWebsite },
      errors: [
        'not_signed_in',
        'email_unverified',
        'website_limit_reached',
        'picture_limit_reached',
        'upload_limit_reached',
        'upload_failed',
        'import_not_a_zip',
        'import_unsafe',
        'import_damaged',
        'import_not_a_website',
        'import_wrong_version',
        'import_too_large',
      ],
    }),
    signedIn,
    async (c) => {
      const { userId, services } = c.var
      await countAttempt(services, 'imports of an account', userId)
      const { body, headers } = c.req.raw
      const archive = body ? await readBytes(body, headers, maxDownloadBytes, 'import_too_large') : new Uint8Array()
      const { importWebsite } = await import('./import-website.ts')
      return c.json(await importWebsite(services, { userId, caller: await callerIn(c), archive }), 201)
    },
  )
