import { sha256 } from '../../../renderer/page/security-headers.ts'
import type { SiteFile } from '../../../renderer/render-site.ts'

export type PreviewFile = SiteFile & { headers: Record<string, string> }

// Below the cookie notice, above the rest of the page, and never in the way: clicks pass through it.
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

/** The page with a line in its corner that says what it is and until when, and with a policy that lets the line be drawn. */
export async function withPreviewNote(page: PreviewFile, endsAt: Date): Promise<PreviewFile> {
  const policy = page.headers['Content-Security-Policy'] ?? ''
  const end = page.body.lastIndexOf('</body>')
  return {
    ...page,
    body: page.body.slice(0, end) + note(endsAt) + page.body.slice(end),
    headers: {
      ...page.headers,
      'Content-Security-Policy': policy.replace('style-src ', `style-src '${await sha256(css)}' `),
    },
  }
}

const note = (endsAt: Date) =>
  `<style>${css}</style><aside id="PreviewNote" lang="en" dir="ltr" aria-label="Private preview">Private preview, ends <time datetime="${endsAt.toISOString()}">${date.format(endsAt)}</time></aside>`
