import type { WebsiteSettings } from '../document/website-settings.ts'
import { llmsText, pageMarkdown } from './markdown/page-markdown.ts'

type TextFile = { body: string; contentType: string }

/**
 * What search engines and assistants read beside the page. A site that its owner keeps out of them has nothing more than
 * the files that say so.
 */
export function foundFiles(document: WebsiteSettings, origin: string): Record<string, TextFile> {
  const indexed = document.settings.searchIndexing
  const files = {
    'robots.txt': { body: robots(indexed, origin), contentType: 'text/plain; charset=utf-8' },
    'sitemap.xml': { body: sitemap(indexed, origin), contentType: 'application/xml' },
  }
  if (!indexed) return files
  return {
    ...files,
    'llms.txt': { body: llmsText(document, origin), contentType: 'text/plain; charset=utf-8' },
    'index.md': { body: pageMarkdown(document, origin), contentType: 'text/markdown; charset=utf-8' },
  }
}

function robots(indexed: boolean, origin: string): string {
  return indexed ? `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n` : 'User-agent: *\nDisallow: /\n'
}

function sitemap(indexed: boolean, origin: string): string {
  const page = indexed ? `<url><loc>${origin}/</loc></url>` : ''
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${page}</urlset>\n`
}
