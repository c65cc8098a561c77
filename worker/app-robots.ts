import { pages } from './contract/routes-table.ts'
import type { Env } from './env.ts'

/** What nobody links to from outside. The editor's other pages are linked to and say `noindex`, which robots have to be let read. */
const closed = [pages.designer, pages.websites, pages.account, pages.mailbox]

/** `/robots.txt` of the app's host: what robots may read, and where the list of public websites is. */
export function serveRobots({ method }: Request, { APP_ORIGIN }: Env): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }
  return new Response(method === 'HEAD' ? null : robotsText(APP_ORIGIN), { headers })
}

/** A handle may begin like a page of the app: only the page itself, what lies below it and its queries are closed. */
const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...closed.flatMap((page) => [`Disallow: ${page}$`, `Disallow: ${page}/`, `Disallow: ${page}?`]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
