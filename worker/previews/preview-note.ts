import { html } from 'hono/html'
import { sha256 } from '../../renderer/page/security-headers.ts'
import type { SiteFile } from '../../renderer/render-site.ts'
import { pages } from '../platform/addresses/paths.ts'

export type PreviewFile = SiteFile & { headers: Record<string, string> }

// Below the cookie notice and above the page. Clicks beside its link pass through it.
const css = `#PreviewNote,#PreviewNote a{all:initial;font:500 13px/1.4 system-ui,-apple-system,"Segoe UI",sans-serif;color:#fff}
#PreviewNote{position:fixed;inset-block-end:12px;inset-inline-start:12px;z-index:29;max-width:calc(100vw - 24px);
box-sizing:border-box;padding:8px 14px;border-radius:20px;pointer-events:none;background:#1a1a1de6;
box-shadow:0 0 0 1px #ffffff40,0 4px 16px #0000004d}
#PreviewNote a{position:relative;text-decoration:underline;text-underline-offset:2px;white-space:nowrap;
cursor:pointer;pointer-events:auto}
#PreviewNote a::after{content:"";position:absolute;inset:-14px -8px}
#PreviewNote a:focus-visible{outline:2px solid #fff;outline-offset:3px}@media print{#PreviewNote{display:none}}`

const date = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
})

type Note = { url: string; endsAt: Date; appOrigin: string }

/** Adds a note with the expiry and a link to report the page, and a policy that allows its style. */
export async function withPreviewNote(page: PreviewFile, note: Note): Promise<PreviewFile> {
  const policy = page.headers['Content-Security-Policy'] ?? ''
  const end = page.body.lastIndexOf('</body>')
  return {
    ...page,
    body: page.body.slice(0, end) + noteHtml(note) + page.body.slice(end),
    headers: {
      ...page.headers,
      'Content-Security-Policy': policy.replace('style-src ', `style-src 'sha256-${await sha256(css)}' `),
    },
  }
}

const noteHtml = ({ url, endsAt, appOrigin }: Note) => {
  const report = `${appOrigin}${pages.report}?${new URLSearchParams({ website: url })}`
  return `<style>${css}</style>${html`<aside id="PreviewNote" lang="en" dir="ltr" aria-label="Private preview">Private preview, ends <time datetime="${endsAt.toISOString()}">${date.format(endsAt)}</time> · <a href="${report}" rel="nofollow">Report this page</a></aside>`}`
}
