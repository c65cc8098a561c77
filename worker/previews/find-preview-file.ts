import { parseDocument } from '../../renderer/document/versions.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { findPreviewRow } from '../drafts/rows.ts'
import { isPage, renderBelowPath } from '../pages/page-below-a-path.ts'
import { findPreviewPicture } from '../pictures/picture-rows.ts'
import { previewLabel, siteOrigin } from '../platform/addresses/hosts.ts'
import type { ServiceContext } from '../platform/context.ts'
import { hashOf } from '../platform/crypto/hash.ts'
import { assess } from '../publishing/review-publication.ts'
import { announceLeaving, outsideAddresses } from './leaving.ts'
import { type PreviewFile, withPreviewNote } from './preview-note.ts'

/**
 * A file of a preview link's draft, rendered as publishing would: its pages and its icon. Undefined for other paths, for an unknown or
 * expired link, and if the draft is gone or looks like phishing.
 */
export async function findPreviewFile(
  ctx: ServiceContext,
  { token, file: path }: { token: string; file: string },
): Promise<PreviewFile | undefined> {
  const row = await findLinkedDraft(ctx, token)
  if (!row) return undefined
  const { files, headers } = await renderPreview(ctx, { token, row })
  const found = files.get(path)
  if (!found) return undefined
  const file = { ...found, body: found.body.replace(pictures, `/${token}$&`) }
  if (!isPage(file)) return { ...file, headers: {} }
  if (assess(parseDocument(JSON.parse(row.websiteSettings)), row.review).isSuspicious) return undefined
  const url = `${siteOrigin(ctx.env, previewLabel)}/${token}/`
  const page = { ...file, headers, body: row.lastPublishedAt ? file.body : announceLeaving(file.body, { token }) }
  return withPreviewNote(page, { url, endsAt: row.expiresAt, appOrigin: ctx.env.APP_ORIGIN })
}

/** Whether a page of a preview that works links to an address on another host. */
export async function previewLinksTo(
  ctx: ServiceContext,
  { token, address }: { token: string; address: string },
): Promise<boolean> {
  const row = await findLinkedDraft(ctx, token)
  if (!row) return false
  const { files } = await renderPreview(ctx, { token, row })
  return [...files.values()].some((file) => isPage(file) && outsideAddresses(file.body).includes(address))
}

type LinkedDraft = NonNullable<Awaited<ReturnType<typeof findPreviewRow>>>

function renderPreview(ctx: ServiceContext, { token, row }: { token: string; row: LinkedDraft }) {
  const at = ctx.now().getTime()
  const place = {
    // Announcements and holiday hours change at midnight, and midnight in any time zone is at a quarter of an hour.
    key: `${token} ${row.revision} ${Math.floor(at / quarterHour)}`,
    origin: siteOrigin(ctx.env, previewLabel),
    home: `/${token}`,
  }
  return renderBelowPath(place, () => {
    const draft = parseDocument(JSON.parse(row.websiteSettings))
    return { document: unobserved(draft), told: draft, at }
  })
}

const quarterHour = 15 * 60_000

/** The preview host serves pictures only below a link's own path. */
const pictures = /\/media\/(?=[0-9a-f]{64}\/)/g

/** Whether a preview link shows this picture: it must belong to the person whose draft the link shows. */
export async function previewShowsPicture(
  ctx: ServiceContext,
  { token, hash }: { token: string; hash: string },
): Promise<boolean> {
  const row = await findLinkedDraft(ctx, token)
  if (!row) return false
  return (await findPreviewPicture(ctx.db, { draftId: row.draftId, hash })) !== undefined
}

const findLinkedDraft = async ({ db, now }: ServiceContext, token: string) =>
  findPreviewRow(db, { id: await hashOf(token), at: now() })

/** Turns off visit counting and everything for search engines. */
const unobserved = (document: WebsiteSettings): WebsiteSettings => ({
  ...document,
  settings: { ...document.settings, analyticsId: '', searchIndexing: false },
})
