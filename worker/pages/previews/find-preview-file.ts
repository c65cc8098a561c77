import { parseDocument } from '../../../renderer/document/versions.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { sha256 } from '../../../renderer/page/security-headers.ts'
import type { SiteFile } from '../../../renderer/render-site.ts'
import { findPreviewRow } from '../../drafts/rows.ts'
import { findPreviewPicture } from '../../pictures/picture-rows.ts'
import { previewLabel, siteOrigin } from '../../platform/addresses/hosts.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { hashOf } from '../../platform/crypto/hash.ts'
import { everyHome } from '../../platform/db/homes.ts'
import { isPage, renderBelowPath } from '../page-below-a-path.ts'

/**
 * A file of a preview link's draft, rendered from its saved state as publishing would: its pages, and its drawings at 'art/…'. Undefined
 * for other paths, and likewise for a link that is unknown, expired or ended, or whose draft is gone.
 */
export async function findPreviewFile(
  ctx: ServiceContext,
  { token, file: path }: { token: string; file: string },
): Promise<PreviewFile | undefined> {
  const { row } = (await findLinkedDraft(ctx, token)) ?? {}
  if (!row) return undefined
  const at = ctx.now().getTime()
  const place = {
    // Announcements and holiday hours change at midnight, and midnight in any time zone is at a quarter of an hour.
    key: `${token} ${row.revision} ${Math.floor(at / quarterHour)}`,
    origin: siteOrigin(ctx.env, previewLabel),
    home: `/${token}`,
  }
  const { files, headers } = await renderBelowPath(place, () => {
    const draft = parseDocument(JSON.parse(row.websiteSettings))
    return { document: unobserved(draft), told: draft, at }
  })
  const found = files.get(path)
  if (!found) return undefined
  const file = { ...found, body: found.body.replace(pictures, `/${token}$&`) }
  return isPage(file) ? withPreviewNote({ ...file, headers }, row.expiresAt) : { ...file, headers: {} }
}

const quarterHour = 15 * 60_000

/** The preview host serves pictures only below a link's own path. */
const pictures = /\/media\/(?=[0-9a-f]{64}\/)/g

/** Whether a preview link shows this picture: it must belong to the person whose draft the link shows. */
export async function previewShowsPicture(
  ctx: ServiceContext,
  { token, hash }: { token: string; hash: string },
): Promise<boolean> {
  const found = await findLinkedDraft(ctx, token)
  if (!found) return false
  return (await findPreviewPicture(found.there.db, { draftId: found.row.draftId, hash })) !== undefined
}

/** A link doesn't say whose it is, so every home is asked in turn. */
async function findLinkedDraft(ctx: ServiceContext, token: string) {
  const id = await hashOf(token)
  for (const there of everyHome(ctx)) {
    const row = await findPreviewRow(there.db, { id, at: ctx.now() })
    if (row) return { there, row }
  }
  return undefined
}

/** Turns off visit counting and everything for search engines. */
const unobserved = (document: WebsiteSettings): WebsiteSettings => ({
  ...document,
  settings: { ...document.settings, analyticsId: '', searchIndexing: false },
})

type PreviewFile = SiteFile & { headers: Record<string, string> }

// Below the cookie notice and above the page. Clicks pass through it.
const css = `#PreviewNote{all:initial;position:fixed;inset-block-end:12px;inset-inline-start:12px;z-index:29;
max-width:calc(100vw - 24px);box-sizing:border-box;padding:8px 14px;border-radius:999px;pointer-events:none;
font:500 13px/1.4 system-ui,-apple-system,"Segoe UI",sans-serif;color:#fff;background:#1a1a1de6;
box-shadow:0 0 0 1px #ffffff40,0 4px 16px #0000004d}@media print{#PreviewNote{display:none}}`

const date = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
})

/** Adds a line in the page's corner that says what the preview is and when it expires, and a policy that allows its style. */
async function withPreviewNote(page: PreviewFile, endsAt: Date): Promise<PreviewFile> {
  const policy = page.headers['Content-Security-Policy'] ?? ''
  const end = page.body.lastIndexOf('</body>')
  return {
    ...page,
    body: page.body.slice(0, end) + note(endsAt) + page.body.slice(end),
    headers: {
      ...page.headers,
      'Content-Security-Policy': policy.replace('style-src ', `style-src 'sha256-${await sha256(css)}' `),
    },
  }
}

const note = (endsAt: Date) =>
  `<style>${css}</style><aside id="PreviewNote" lang="en" dir="ltr" aria-label="Private preview">Private preview, ends <time datetime="${endsAt.toISOString()}">${date.format(endsAt)}</time></aside>`
