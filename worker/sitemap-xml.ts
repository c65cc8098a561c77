const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** `modifiedAt` in milliseconds, where it is known. */
export type Place = { url: string; modifiedAt?: number }

/** Pages, as the sitemap protocol writes them: at least one and at most 50,000. */
export const urlSet = (places: readonly Place[]): string => list('urlset', 'url', places)

/** Sitemaps that are on the same host as this list of them. */
export const sitemapIndex = (places: readonly Place[]): string => list('sitemapindex', 'sitemap', places)

function list(name: string, entry: string, places: readonly Place[]): string {
  const entries = places.map(({ url, modifiedAt }) => {
    const lastmod = modifiedAt === undefined ? '' : `<lastmod>${new Date(modifiedAt).toISOString()}</lastmod>`
    return `<${entry}><loc>${escaped(url)}</loc>${lastmod}</${entry}>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${xmlns}">\n${entries.join('\n')}\n</${name}>\n`
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '')
