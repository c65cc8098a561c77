import { fontsPath } from '../renderer/fonts/font-rules.ts'

const immutable = 'public, max-age=31536000, immutable'

/**
 * A website's headers in the `_headers` format of Cloudflare Pages and Netlify. The page's own stand for every address, since
 * the page for wrong ones is served anywhere; what is named by its content may be kept for a year.
 */
export function headersFile(page: Record<string, string>): string {
  const rules = {
    '/*': page,
    '/art/*': { 'Cache-Control': immutable },
    [`${fontsPath}*`]: { 'Cache-Control': immutable },
  }
  return Object.entries(rules)
    .map(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')
}
