import type { WebsiteSettings } from '../../document/website-settings.ts'
import { llmsText, pageMarkdown, readPage } from '../markdown/page-markdown.ts'

type TextFile = { body: string; contentType: string }

/**
 * What search engines and assistants read beside the page. A site that its owner keeps out of them has nothing more than
 * the files that keep them out.
 */
export function foundFiles(document: WebsiteSettings, origin: string): Record<string, TextFile> {
  const indexed = document.settings.searchIndexing
  const files = {
    'robots.txt': { body: indexed ? openRobots(origin) : closedRobots, contentType: 'text/plain; charset=utf-8' },
  }
  if (!indexed) return files
  const reading = readPage(document, origin)
  return {
    ...files,
    'sitemap.xml': { body: sitemap(origin), contentType: 'application/xml' },
    'llms.txt': { body: llmsText(reading), contentType: 'text/plain; charset=utf-8' },
    'index.md': { body: pageMarkdown(reading), contentType: 'text/markdown; charset=utf-8' },
  }
}

const openRobots = (origin: string) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`

/**
 * Keeps everything closed but the page itself: a search engine that may not read the page never sees its `noindex`, and
 * lists the bare address as soon as anybody links to it.
 */
const closedRobots = 'User-agent: *\nAllow: /$\nDisallow: /\n'

function sitemap(origin: string): string {
  const page = `<url><loc>${origin}/</loc></url>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${page}</urlset>\n`
}
