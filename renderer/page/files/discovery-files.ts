import { catalogPath, markdownPath } from '../../document/machine-paths.ts'
import type { WebsiteSettings } from '../../document/website-settings.ts'
import { llmsText, pageMarkdown, readPage } from '../markdown/page-markdown.ts'
import { sentForm } from '../sent-form.ts'
import { apiCatalog } from './api-catalog.ts'

type TextFile = { body: string; contentType: string }
type SiteAddresses = { origin: string; formEndpoint?: string | null | undefined; assistants?: string | undefined }

/** Files for search engines and assistants. Unlisted websites only get the files that keep them out. */
export function discoveryFiles(
  document: WebsiteSettings,
  { origin, formEndpoint, assistants }: SiteAddresses,
): Record<string, TextFile> {
  const indexed = document.settings.searchIndexing
  const files = {
    'robots.txt': { body: indexed ? openRobots(origin) : closedRobots, contentType: 'text/plain; charset=utf-8' },
  }
  if (!indexed) return files
  const reading = readPage(document, origin)
  return {
    ...files,
    'sitemap.xml': { body: sitemap(origin), contentType: 'application/xml' },
    'llms.txt': { body: llmsText(reading, assistants), contentType: 'text/plain; charset=utf-8' },
    [markdownPath.slice(1)]: { body: pageMarkdown(reading), contentType: 'text/markdown; charset=utf-8' },
    [catalogPath.slice(1)]: apiCatalog(origin, { form: sentForm(document, origin, formEndpoint), assistants }),
  }
}

/** Content signals (contentsignals.org): answers may quote indexed websites, but nobody has agreed to training. */
function contentSignal(indexed: boolean): string {
  const found = indexed ? 'yes' : 'no'
  return `Content-Signal: search=${found}, ai-input=${found}, ai-train=no`
}

const openRobots = (origin: string) =>
  `User-agent: *\n${contentSignal(true)}\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`

/**
 * Only allows the page itself. A search engine that can't read the page never sees its `noindex`, and lists the bare URL as soon as anyone
 * links to the page.
 */
const closedRobots = `User-agent: *\n${contentSignal(false)}\nAllow: /$\nDisallow: /\n`

function sitemap(origin: string): string {
  const page = `<url><loc>${origin}/</loc></url>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${page}</urlset>\n`
}
