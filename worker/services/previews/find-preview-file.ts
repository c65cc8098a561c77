import { parseDocument } from '../../../renderer/document/versions.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { previewLabel } from '../../contract/sites-labels.ts'
import { findPreviewPicture } from '../../storage/pictures/picture-rows.ts'
import { findPreviewRow } from '../../storage/preview-rows.ts'
import type { ServiceContext } from '../context.ts'
import { isPage, pageBelowAPath } from '../page-below-a-path.ts'
import { siteOrigin } from '../publishing/site-address.ts'
import { type PreviewFile, withPreviewNote } from './preview-note.ts'
import { readPreviewPass } from './preview-token.ts'

/**
 * A file of the draft that a preview link is for, as it is saved now and as publishing would render it: its pages, its
 * drawings at 'art/…'. Undefined for every other path, and without a difference for a link that is forged, has expired, was
 * ended, or whose draft is gone.
 */
export async function findPreviewFile(
  ctx: ServiceContext,
  { token, file: path }: { token: string; file: string },
): Promise<PreviewFile | undefined> {
  const pass = await readPreviewPass(ctx, token)
  const row = pass && (await findPreviewRow(ctx.db, pass))
  if (!row) return undefined
  const place = {
    key: `${token} ${row.revision}`,
    origin: siteOrigin(ctx.env, previewLabel),
    home: `/${token}`,
  }
  const { files, headers } = await pageBelowAPath(place, () => {
    const draft = parseDocument(JSON.parse(row.websiteSettings))
    return { document: unobserved(draft), told: draft }
  })
  const found = files.get(path)
  if (!found) return undefined
  const file = { ...found, body: found.body.replace(pictures, `/${token}$&`) }
  return isPage(file) ? withPreviewNote({ ...file, headers }, pass.expiresAt) : { ...file, headers: {} }
}

/** The host has pictures below a link's own path only. */
const pictures = /\/media\/(?=[0-9a-f]{64}\/)/g

/** Whether a preview link shows the pictures of the one whose draft it shows, this one among them. */
export async function previewShowsPicture(
  ctx: ServiceContext,
  { token, hash }: { token: string; hash: string },
): Promise<boolean> {
  const pass = await readPreviewPass(ctx, token)
  return pass !== undefined && (await findPreviewPicture(ctx.db, { ...pass, hash })) !== undefined
}

/** Nothing counts who looks at a draft, and nothing in it speaks to search engines. */
const unobserved = (document: WebsiteSettings): WebsiteSettings => ({
  ...document,
  settings: { ...document.settings, analyticsId: '', searchIndexing: false },
})
